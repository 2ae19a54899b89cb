import { Completion, PlanPreview } from "@lockstep/contract/training.ts";
import type { PlannedExercise } from "@lockstep/contract/training.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { expect, test } from "vitest";
import { isCompletions, isFavorites, isGuestPlan } from "./guest-shape.ts";

const row: PlannedExercise = {
  exerciseId: "g-row",
  name: "Row",
  muscleGroup: "Upper Body",
  group: "Back",
  targetMuscles: ["Lats"],
  synergistMuscles: ["Biceps"],
  targets: ["lats"],
  synergists: ["biceps"],
  equipment: "Barbell",
  sets: 3,
  reps: "8-12",
  repsMin: 8,
  repsMax: 12,
  holdSeconds: null,
  perSide: false,
  restSeconds: 90,
  workSeconds: 400.5,
  kind: "strength",
  superset: null,
  role: "chosen",
  reason: "It trains the back.",
  progression: "One repetition more.",
  substitutes: [{ exerciseId: "g-pull", name: "Pull" }],
};
const step = { exerciseId: "g-row", name: "Row", seconds: 30, cue: "Slowly" };
const plan: PlanPreview = {
  name: "My week",
  choices: {
    muscleGroups: ["Back"],
    durationMinutes: 30,
    daysPerWeek: 3,
    skillLevel: "beginner",
    location: "gym",
    avoid: ["knee"],
    equipment: ["dumbbell"],
    seed: 7,
  },
  days: WEEKDAYS.map((day) => ({
    day,
    focus: "Back",
    isRest: false,
    workMinutes: 7.5,
    warmUp: [step],
    coolDown: [step],
    exercises: [row],
  })),
  notes: [],
};
const completion: Completion = {
  id: "0190b7a8-8f00-7cc3-9d5f-0a1b2c3d4e5f",
  date: "2026-11-20",
  exerciseId: "g-row",
  exerciseName: "Row",
  planId: null,
  minutes: 6.5,
  sets: [{ weightKg: 42.5, reps: 8, seconds: null }],
  completedAt: "2026-11-20T08:00:00.000Z",
};
const id = completion.id;

/** The value with each of its parts, one after the other, replaced. */
function* spoiled(value: unknown, wrong: unknown): Generator {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const withPart = (other: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    yield withPart(wrong);
    for (const other of spoiled(part, wrong)) yield withPart(other);
  }
}

const WRONG = [undefined, null, {}, [], "nonsense", 1.5, true];

test("what the pages keep reads as kept", () => {
  expect(isGuestPlan({ id, plan })).toBe(true);
  expect(isCompletions([completion])).toBe(true);
  expect(isCompletions([])).toBe(true);
  expect(isFavorites(["g-row"])).toBe(true);
});

test.each([null, undefined, "text", {}, { id: "1", plan }, { id }])("%j is nothing that was kept", (value) => {
  expect(isGuestPlan(value)).toBe(false);
  expect(isCompletions(value)).toBe(false);
  expect(isFavorites(value)).toBe(false);
});

test.each([...WRONG, 5000])("with any part spoiled to %j, a plan is told as by the contract", (wrong) => {
  for (const other of spoiled(plan, wrong))
    expect({ other, kept: isGuestPlan({ id, plan: other }) }).toEqual({ other, kept: PlanPreview.safeParse(other).success });
});

test.each([
  [undefined, true],
  [{ startsOn: "2026-11-16", before: null }, true],
  [{ startsOn: "2026-12-21", before: { startsOn: "2026-11-16", plan } }, true],
  [null, false],
  [{}, false],
  [{ startsOn: "2026-11-17", before: null }, false],
  [{ startsOn: "2026-13-40", before: null }, false],
  [{ startsOn: "2026-11-16", before: { startsOn: "2026-10-12" } }, false],
])("a plan with the block %j is kept: %j", (block, isKept) => {
  expect(isGuestPlan({ id, plan, block })).toBe(isKept);
});

test.each(WRONG)("with any part spoiled to %j, a completion is told as by the contract", (wrong) => {
  for (const other of spoiled(completion, wrong))
    expect({ other, kept: isCompletions([other]) }).toEqual({ other, kept: Completion.safeParse(other).success });
});
