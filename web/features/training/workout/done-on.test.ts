import { expect, test } from "vitest";
import type { CompletionChange } from "../completions.ts";
import { doneOn } from "./done-on.ts";
import type { WorkoutChange } from "./workout-changes.ts";

const [workoutId, squat, curl] = ["w", "a", "b"];
const head = {
  date: "2026-11-26",
  startedAt: "2026-11-26T18:00:00.000Z",
  endedAt: null,
  isTimed: true,
  planId: null,
  day: null,
  routineId: null,
  name: "Legs",
  note: "",
  bodyWeightKg: null,
};
const exercise = (entryId: string, name: string, place: number): WorkoutChange => ({
  type: "exercise",
  workoutId,
  entryId,
  fields: { exerciseId: `g-${name}`, exerciseName: name, place, superset: null, minutes: 6, dose: null, note: "" },
});
const CHANGES: readonly WorkoutChange[] = [
  { type: "start", workoutId, fields: head },
  exercise(squat, "squat", 1),
  exercise(curl, "curl", 2),
  { type: "set", workoutId, setId: "s", fields: { exerciseEntryId: squat, reps: 5, doneAt: "2026-11-26T18:05:00.000Z" } },
  { type: "finish", workoutId, endedAt: "2026-11-26T18:30:00.000Z" },
];

test("A workout that only the device has counts for its day, exercise by exercise", () => {
  expect(doneOn([], CHANGES, [], "2026-11-26")).toEqual(["g-squat"]);
  expect(doneOn([], CHANGES, [], "2026-11-27")).toEqual([]);
});

test("So does what was marked as completed on the plan's page, unless it was taken back", () => {
  const completion = { id: "c", date: "2026-11-26", exerciseId: "g-row" };
  const marked = { ...completion, completion: {} } as unknown as CompletionChange;
  expect(doneOn([], [], [marked, { ...completion, exerciseId: "g-dip", completion: null }], "2026-11-26")).toEqual(["g-row"]);
});
