import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { areTwins } from "./choose-exercise.ts";
import type { Exercise } from "./exercise.ts";
import { planWeek } from "./plan-week.ts";
import type { PlannedExercise, TrainingChoices } from "./plan.ts";

const usual: TrainingChoices = {
  muscleGroups: ["Back"],
  durationMinutes: 60,
  daysPerWeek: 6,
  skillLevel: "beginner",
  location: "home",
};

function conditioningOf(change: Partial<TrainingChoices>): readonly PlannedExercise[] {
  const made = planWeek({ ...usual, ...change }, EXERCISES);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.plan.days.flatMap(({ exercises }) => exercises.filter(({ kind }) => kind === "conditioning"));
}

const MARCH = "Brisk March in Place";
const minutesOf = (all: readonly PlannedExercise[]): number =>
  all.filter(({ name }) => name === MARCH).reduce((sum, { workSeconds }) => sum + workSeconds, 0) / 60;

describe("time that lifts don't fill", () => {
  it.each([[{}], [{ daysPerWeek: 7 as const }], [{ muscleGroups: ["Arms"] as const }], [{ avoid: ["jumping"] as const }]])(
    "holds no more than 50 minutes of marching a week: %j",
    (change) => {
      expect(minutesOf(conditioningOf(change))).toBeLessThanOrEqual(50);
    },
  );

  it("isn't the same all week, where there's something else", () => {
    const names = conditioningOf({ goal: "lose-weight" }).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names).size).toBeGreaterThan(1);
  });
});

describe("twins", () => {
  const named = (name: string): Exercise => {
    const found = EXERCISES.find((each) => each.name === name);
    if (found === undefined) throw new Error(`No ${name}`);
    return found;
  };
  it.each<[string, string, boolean]>([
    ["Knee Push-Up", "Incline Push-Up", true],
    ["Decline Push-Up", "Archer Push-Up", true],
    ["Incline Barbell Press", "Incline Dumbbell Press", true],
    ["Barbell Bench Press", "Incline Dumbbell Press", false],
    ["Barbell Bench Press", "Push-Up", false],
    ["Push-Up", "Pike Push-Up", false],
  ])("%s and %s: %s", (one, other, are) => {
    expect(areTwins(named(one), named(other))).toBe(are);
  });
});
