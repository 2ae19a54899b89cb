import { expect, it } from "vitest";
import { eligibleExercises, makeCandidates } from "./candidates.ts";
import { VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { trainingDays } from "./split.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { weekFrame } from "./week-frame.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest"],
  durationMinutes: 45,
  daysPerWeek: 4,
  skillLevel: "advanced",
  location: "gym",
};

it.each<[string, readonly string[] | null, number]>([
  ["the range's lower bound, where there are exercises enough", null, 10],
  ["what one exercise gives, twice with four sets", ["g-palm-press"], 8],
  ["half of that, where it only helps", ["g-overhead-extension", "g-dip"], 4],
  ["nothing, where no exercise is left", ["g-curl"], 0],
])("a muscle is owed %s", (_, ids, owed) => {
  const eligible = eligibleExercises(choices, TABLE_CATALOGUE);
  const left = ids === null ? eligible : eligible.filter(({ id }) => ids.includes(id));
  const [first] = left;
  if (first === undefined) throw new Error("These choices leave no exercises");
  // A dip represents what trains the chest only as a synergist.
  const dip = { ...first, id: "g-dip", targets: ["triceps"] as const, synergists: ["chest"] as const };
  const candidates = makeCandidates(choices, ids?.includes("g-dip") === true ? [...left, dip] : left);
  const frame = weekFrame(choices, trainingDays(4, choices.muscleGroups), candidates);
  expect(frame.lowers[VOLUME_MUSCLES.indexOf("chest")]).toBe(owed);
});
