import { describe, expect, it } from "vitest";
import { planName, progressionFor, reasonFor } from "./explain.ts";
import type { Exercise } from "./exercise.ts";
import type { TrainingChoices } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest"],
  durationMinutes: 30,
  daysPerWeek: 3,
  skillLevel: "beginner",
  location: "home",
};

function named(id: string): Exercise {
  const exercise = TABLE_CATALOGUE.find((candidate) => candidate.id === id);
  if (exercise === undefined) throw new Error(`The table has no ${id}`);
  return exercise;
}

it("names a plan by groups, days and place", () => {
  expect(planName({ ...choices, muscleGroups: ["Chest", "Core"], location: "gym" })).toBe("Chest and Core, 3 days at the gym");
});

describe("reasonFor", () => {
  const tell = (id: string, role: "chosen" | "balance" | "light", opens = false): string =>
    reasonFor({ exercise: named(id), role, opens });

  it.each([
    ["h-incline-push-up", "chosen", false, "Pressing, for your chest."],
    ["h-incline-push-up", "chosen", true, "Main lift for your chest."],
    ["h-curl", "chosen", false, "Direct work for your biceps."],
    ["h-lateral-raise", "chosen", false, "Side shoulders, which presses hardly reach."],
    ["h-plank", "chosen", false, "Keeps your lower back from sagging."],
    ["h-door-row", "balance", false, "Balance work for your middle back."],
    ["h-door-row", "balance", true, "Balance work for your middle back."],
    ["h-crunch", "light", false, "Easy work for your abdominals, nowhere near tiring."],
    ["h-cat-cow", "light", true, "Mobility for your lower back."],
    ["h-brisk-march", "light", false, "Conditioning: gets your heart and lungs going."],
  ] as const)("says plainly why there's %s as %s work (opening: %s)", (id, role, opens, reason) => {
    expect(tell(id, role, opens)).toBe(reason);
  });
});

describe("progressionFor", () => {
  it.each([
    [
      "h-incline-push-up",
      "beginner",
      /until every set reaches 12 with clean form, then move to the harder version and go back to 8\.$/u,
    ],
    [
      "h-dumbbell-press",
      "intermediate",
      /until every set reaches 10 with a rep or two to spare, then add 2-5% and go back to 6\.$/u,
    ],
    ["h-palm-press", "beginner", /^Next week: hold 25 s/u],
    ["h-carry", "beginner", /^Next week: 35 s, if every set felt steady; from 45 s, switch to more weight\.$/u],
    ["h-march", "beginner", /^Next week: 45 s, .* from 55 s, switch to the harder version\.$/u],
    ["h-side-plank", "beginner", /^Next week: hold 25 s, .* stayed still; from 35 s, switch to the harder version\.$/u],
    ["h-cat-cow", "beginner", /a little deeper/u],
  ] as const)("%s for a %s", (id, level, text) => {
    const exercise = named(id);
    expect(progressionFor(exercise, exercise.dose, level)).toMatch(text);
  });

  it.each<[string, Partial<Exercise>, RegExp]>([
    [
      "a dumbbell carried at one side",
      { needs: ["dumbbell"], equipment: "One dumbbell" },
      /^Next week: 25 s, .* more weight\.$/u,
    ],
    ["a bag at one side", { equipment: "A packed bag with a handle" }, /^Next week: 25 s, .* more weight\.$/u],
    ["a hang from a bar", { needs: ["pull-up-bar"], equipment: "A pull-up bar" }, /^Next week: hold 25 s, .* harder version\.$/u],
  ])("adds weight to a timed set where there is some: %s", (_, change, text) => {
    const exercise = { ...named("h-side-plank"), ...change };
    expect(progressionFor(exercise, exercise.dose, "beginner")).toMatch(text);
  });
});
