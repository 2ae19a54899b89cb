import { EXERCISES } from "@lockstep/content/training/index.ts";
import { expect, it } from "vitest";
import { LEVELS, LOCATIONS } from "./exercise.ts";
import type { Exercise } from "./exercise.ts";
import type { Goal } from "./goal.ts";
import { isLift, serves } from "./movements.ts";
import type { Movement } from "./movements.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import type { TrainingGroup } from "./muscles.ts";
import { planWeek } from "./plan-week.ts";
import type { TrainingChoices } from "./plan.ts";

// What sessions of a quarter and half an hour have room for, out of the whole catalogue.

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

function exercisesOf(choices: TrainingChoices): readonly Exercise[] {
  const result = planWeek(choices, EXERCISES);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan.days.flatMap(({ exercises }) => exercises.flatMap(({ exerciseId }) => byId.get(exerciseId) ?? []));
}

/** Which of some movements a week has. */
function done(choices: TrainingChoices, owed: readonly Movement[]): readonly Movement[] {
  const exercises = exercisesOf(choices);
  return owed.filter((movement) => exercises.some((exercise) => serves(exercise, movement)));
}

it.each<[Goal, readonly TrainingGroup[], readonly Movement[]]>([
  ["build-strength", ["Chest", "Legs", "Arms"], ["chest-press", "fly", "overhead-press", "triceps", "curl"]],
  ["endurance", ["Legs", "Arms"], ["overhead-press", "triceps", "curl"]],
])("a quarter of an hour for %s has room for a heavy lift and an isolation exercise", (goal, muscleGroups, owed) => {
  const days = { durationMinutes: 15, daysPerWeek: 6 } as const;
  expect(done({ ...days, goal, muscleGroups, skillLevel: "beginner", location: "gym" }, owed)).toEqual(owed);
});

it.each<[readonly TrainingGroup[], readonly Movement[]]>([
  [
    ["Chest", "Legs"],
    ["squat", "hinge", "calf-raise"],
  ],
  [
    ["Legs", "Arms"],
    ["squat", "hinge", "calf-raise", "curl", "triceps"],
  ],
  [
    ["Back", "Legs", "Arms"],
    ["squat", "hinge", "calf-raise", "curl", "triceps"],
  ],
])("three half hours to lose weight have what %j are made of before core work on each day", (muscleGroups, owed) => {
  const wish = { muscleGroups, durationMinutes: 30, daysPerWeek: 3, goal: "lose-weight" } as const;
  for (const skillLevel of LEVELS)
    for (const location of LOCATIONS)
      expect(done({ ...wish, skillLevel, location }, owed), `${skillLevel} ${location}`).toEqual(owed);
});

it("core that's ticked too keeps two of three half hours", () => {
  const wish = { muscleGroups: ["Legs", "Arms", "Core"], durationMinutes: 30, daysPerWeek: 3, goal: "lose-weight" } as const;
  for (const skillLevel of LEVELS)
    for (const location of LOCATIONS) {
      const core = exercisesOf({ ...wish, skillLevel, location }).filter(({ group }) => group === "Core");
      expect(core.length, `${skillLevel} ${location}`).toBeGreaterThan(1);
    }
});

it("six quarters of an hour in a gym teach a beginner the basics with free weights", () => {
  const wish = { durationMinutes: 15, daysPerWeek: 6, skillLevel: "beginner", location: "gym" } as const;
  for (let seed = 0; seed < 20; seed += 1) {
    const lifts = exercisesOf({ ...wish, muscleGroups: TRAINING_GROUPS, seed }).filter(isLift);
    const free = lifts.filter(({ needs }) => needs.some((need) => need === "barbell" || need === "dumbbell"));
    expect(free.length, `seed ${seed}`).toBeGreaterThan(1);
  }
});
