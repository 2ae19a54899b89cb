import type { WorkoutExercise, WorkoutSet } from "@lockstep/contract/training-workouts.ts";
import { expect, test } from "vitest";
import { doneNames } from "./done-names.ts";

const AT = "2026-11-17T18:00:00.000Z";

function entry(exerciseName: string, doneAt: string | null, completedAt: string | null = null): WorkoutExercise {
  const nothing = { weightKg: null, reps: 8, seconds: null, metres: null, rir: null, side: null };
  const set: WorkoutSet = { id: "s", exerciseEntryId: "e", place: 1, type: "work", ...nothing, doneAt };
  const own = { superset: null, note: "", minutes: null, dose: null, completedAt, isSkipped: false };
  return { id: "e", exerciseId: "g-barbell-back-squat", exerciseName, place: 1, ...own, sets: [set] };
}

test.each([
  [[entry("Squat", AT), entry("Lunge", null), entry("Plank", null, AT)], "Squat, Plank"],
  [[entry("Squat", null), entry("Lunge", null)], "Squat, Lunge"],
  [[], "No exercises"],
])("what was done is named: %#", (exercises, words) => expect(doneNames(exercises)).toBe(words));
