import { EXERCISES } from "@lockstep/content/training/index.ts";
import { expect, it } from "vitest";
import { LEVELS, LOCATIONS } from "./exercise.ts";
import type { Exercise } from "./exercise.ts";
import { serves, type Movement } from "./movements.ts";
import type { TrainingGroup } from "./muscles.ts";
import { planWeek } from "./plan-week.ts";
import type { PlannedDay, TrainingChoices } from "./plan.ts";
import { effectiveSets, weeklyRange } from "./volume.ts";

// What a week does for the groups that were ticked, whatever its seed: out of the whole catalogue.

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));
const SEEDS = Array.from({ length: 3 }, (_, seed) => seed);

type Asked = Pick<TrainingChoices, "muscleGroups" | "durationMinutes" | "daysPerWeek"> & Partial<TrainingChoices>;

/** Every week for what's asked: each seed at each level, in each place. */
function weeks(asked: Asked): readonly { readonly of: string; readonly days: readonly PlannedDay[] }[] {
  return LEVELS.flatMap((skillLevel) =>
    LOCATIONS.flatMap((location) =>
      SEEDS.map((seed) => {
        const choices = { skillLevel, location, seed, ...asked };
        const result = planWeek(choices, EXERCISES);
        if (!result.ok) throw new Error(result.refusal.message);
        return { of: `${choices.skillLevel} ${choices.location} ${seed}`, days: result.plan.days };
      }),
    ),
  );
}

const exercisesOf = ({ exercises }: PlannedDay): readonly Exercise[] =>
  exercises.flatMap(({ exerciseId }) => byId.get(exerciseId) ?? []);
const count = (days: readonly PlannedDay[], movement: Movement): number =>
  days.flatMap(exercisesOf).filter((exercise) => serves(exercise, movement)).length;

it.each<Asked>([
  { muscleGroups: ["Chest", "Back", "Legs"], durationMinutes: 45, daysPerWeek: 3, location: "gym" },
  { muscleGroups: ["Legs", "Core"], durationMinutes: 30, daysPerWeek: 2 },
])("legs have no more calf raises than work for the hamstrings: %j", (asked) => {
  for (const { of, days } of weeks(asked)) {
    const hamstrings = days.flatMap(exercisesOf).filter(({ targets }) => targets.includes("hamstrings"));
    expect(hamstrings.length, `week: ${of}`).toBeGreaterThanOrEqual(count(days, "calf-raise"));
  }
});

it("five days of someone new have work for the rear of the shoulders", () => {
  for (const { of, days } of weeks({ muscleGroups: ["Full-Body"], durationMinutes: 45, daysPerWeek: 5, skillLevel: "beginner" }))
    expect(count(days, "rear-raise"), `week: ${of}`).toBeGreaterThan(0);
});

it("the full-body day of five has a push and a pull, whatever planks the days beside it have", () => {
  const asked = { muscleGroups: ["Chest", "Arms"], durationMinutes: 60, daysPerWeek: 5, goal: "lose-weight" } as const;
  for (const { of, days } of weeks(asked)) {
    const fullBody = days.filter(({ focus }) => focus === "Full-Body");
    expect(count(fullBody, "chest-press") + count(fullBody, "overhead-press"), `push: ${of}`).toBeGreaterThan(0);
    expect(count(fullBody, "row") + count(fullBody, "pulldown"), `pull: ${of}`).toBeGreaterThan(0);
  }
});

it("each of three half hours for two groups trains both", () => {
  const muscleGroups: readonly TrainingGroup[] = ["Legs", "Core"];
  for (const { of, days } of weeks({ muscleGroups, durationMinutes: 30, daysPerWeek: 3 }))
    for (const day of days.filter(({ exercises }) => exercises.length > 0))
      for (const group of muscleGroups)
        expect(
          exercisesOf(day).some((exercise) => exercise.group === group),
          `${of}: ${day.day}, ${group}`,
        ).toBe(true);
});

it("arms that are ticked beside Full-Body have more exercises of their own than Full-Body alone gives them", () => {
  const arms = (muscleGroups: readonly TrainingGroup[]): number =>
    weeks({ muscleGroups, durationMinutes: 45, daysPerWeek: 3 })
      .flatMap(({ days }) => days.flatMap(exercisesOf))
      .filter(({ group }) => group === "Arms").length;
  expect(arms(["Arms", "Full-Body"])).toBeGreaterThan(1.25 * arms(["Full-Body"]));
});

it("what a chosen muscle is short of takes the place of what it has enough of", () => {
  const asked = { muscleGroups: ["Back", "Arms", "Core"], durationMinutes: 30, daysPerWeek: 3, location: "home" } as const;
  for (const { of, days } of weeks({
    ...asked,
    skillLevel: "intermediate",
    avoid: ["knee"],
    equipment: ["band", "kettlebell"],
  })) {
    const { shoulders } = effectiveSets(days.flatMap(({ exercises }) => exercises));
    expect(shoulders, `week: ${of}`).toBeGreaterThanOrEqual(weeklyRange("intermediate", "shoulders").lower);
  }
});
