import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { isLift } from "./movements.ts";
import { planWeek } from "./plan-week.ts";
import { DURATIONS } from "./plan.ts";
import type { PlannedDay, TrainingChoices, TrainingPlan } from "./plan.ts";
import { TRAINING_GROUPS } from "./muscles.ts";

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));
const usual: TrainingChoices = {
  muscleGroups: ["Chest"],
  durationMinutes: 45,
  daysPerWeek: 6,
  skillLevel: "beginner",
  location: "gym",
};

function made(change: Partial<TrainingChoices>): TrainingPlan {
  const result = planWeek({ ...usual, ...change }, EXERCISES);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

const presses = ({ exercises }: PlannedDay): boolean =>
  exercises.some(({ exerciseId }) => {
    const exercise = byId.get(exerciseId);
    return exercise !== undefined && isLift(exercise) && exercise.pattern.endsWith("-push");
  });

/** Pairs of days in a row on which something is pressed, round the week. */
function pairsOf({ days }: TrainingPlan): number {
  return days.filter((day, at) => presses(day) && presses(days[(at + 1) % 7] ?? day)).length;
}

describe("six and seven days", () => {
  const parts = TRAINING_GROUPS.filter((group) => group !== "Full-Body");
  it.each([
    ...parts.map((one) => [[one]] as const),
    [["Chest", "Arms"]] as const,
    [["Chest", "Back"]] as const,
    [["Legs", "Core"]] as const,
  ])("a beginner with %j never presses two days in a row", (muscleGroups) => {
    for (const daysPerWeek of [6, 7] as const)
      for (const durationMinutes of DURATIONS.filter((minutes) => minutes > 15))
        expect(pairsOf(made({ muscleGroups, daysPerWeek, durationMinutes }))).toBe(0);
  });

  it("nor does anyone with the chest or the arms alone", () => {
    for (const muscleGroups of [["Chest"], ["Arms"], ["Chest", "Arms"]] as const)
      for (const skillLevel of ["intermediate", "advanced"] as const)
        expect(pairsOf(made({ muscleGroups, skillLevel, daysPerWeek: 7 }))).toBe(0);
  });

  it("what has a day off is named for what works on it", () => {
    const names = made({}).days.map(({ focus }) => focus);
    expect(names.filter((name) => name === "Chest focus")).toHaveLength(3);
    expect(names.filter((name) => name === "Balance for Chest")).toHaveLength(3);
  });

  it("a quarter of an hour is light enough to go on every day", () => {
    const names = made({ durationMinutes: 15 }).days.map(({ focus }) => focus);
    expect(names.filter((name) => name === "Chest focus").length).toBeGreaterThan(3);
  });
});

describe("before a group is said to be short", () => {
  // Calves wait for a leg curl.
  const isShort = (change: Partial<TrainingChoices>): boolean =>
    made(change).notes.some(({ code, message }) => code === "MUSCLE_BELOW_RANGE" && !message.includes("growth: calves."));

  it.each<[Partial<TrainingChoices>]>([
    [{ muscleGroups: ["Legs", "Arms"], daysPerWeek: 2, durationMinutes: 60, goal: "build-muscle", seed: 17 }],
    [
      {
        muscleGroups: ["Legs", "Core"],
        daysPerWeek: 3,
        durationMinutes: 60,
        goal: "endurance",
        skillLevel: "intermediate",
        seed: 17,
      },
    ],
    [{ muscleGroups: ["Arms", "Core"], daysPerWeek: 2, durationMinutes: 45, goal: "endurance", seed: 17 }],
    [
      {
        muscleGroups: ["Legs", "Arms", "Core", "Full-Body"],
        daysPerWeek: 4,
        durationMinutes: 60,
        goal: "build-muscle",
        skillLevel: "intermediate",
        seed: 17,
      },
    ],
  ])("%j has what balance had that nobody owes", (change) => {
    expect(isShort(change)).toBe(false);
  });
});
