import type { Workout } from "@lockstep/contract/training.ts";
import { describe, expect, test } from "vitest";
import { withChange, WORKOUT_CHANGES, type WorkoutChange } from "./running-workout.ts";

const workoutId = "00000000-0000-4000-8000-000000000001";
const [squat, curl] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];
const head: Omit<Workout, "id" | "exercises"> = {
  date: "2026-11-25",
  startedAt: "2026-11-25T18:00:00.000Z",
  endedAt: null,
  isTimed: true,
  planId: null,
  day: "Wednesday",
  routineId: null,
  name: "Legs",
  note: "",
  bodyWeightKg: null,
};
const entry = (exerciseName: string, place: number) => ({
  exerciseId: `g-${exerciseName}`,
  exerciseName,
  place,
  superset: null,
  minutes: 6,
  dose: null,
});
const start: WorkoutChange = { type: "start", workoutId, fields: head };
const exercise = (entryId: string, name: string, place: number): WorkoutChange => ({
  type: "exercise",
  workoutId,
  entryId,
  fields: entry(name, place),
});
const set = (setId: string, fields: object): WorkoutChange => ({
  type: "set",
  workoutId,
  setId,
  fields: { exerciseEntryId: squat, ...fields },
});
const after = (...changes: readonly WorkoutChange[]): readonly Workout[] => changes.reduce(withChange, []);

describe("a workout on the device", () => {
  test("has its exercises and sets in their order, whatever was tapped first", () => {
    const [workout] = after(
      start,
      exercise(curl, "curl", 2),
      exercise(squat, "squat", 1),
      set("b", { weightKg: 60, reps: 5 }),
      set("w", { type: "warmup", weightKg: 20, reps: 10, place: 0.01 }),
      set("c", { weightKg: 60, reps: 4 }),
    );
    expect(workout?.exercises.map(({ exerciseName }) => exerciseName)).toEqual(["squat", "curl"]);
    expect(workout?.exercises[0]?.sets.map(({ id, place, type }) => [id, place, type])).toEqual([
      ["w", 0.01, "warmup"],
      ["b", 1, "work"],
      ["c", 2, "work"],
    ]);
  });

  test("keeps what a change doesn't name, and takes back and deletes single sets", () => {
    const steps = [
      start,
      exercise(squat, "squat", 1),
      set("a", { weightKg: 60, reps: 5, doneAt: head.startedAt }),
      set("a", { rir: 2 }),
    ];
    expect(after(...steps)[0]?.exercises[0]?.sets).toMatchObject([{ weightKg: 60, reps: 5, rir: 2, doneAt: head.startedAt }]);
    expect(after(...steps, set("a", { doneAt: null }))[0]?.exercises[0]?.sets).toMatchObject([{ reps: 5, doneAt: null }]);
    const gone: WorkoutChange = { type: "delete-set", workoutId, setId: "a", exerciseEntryId: squat };
    expect(after(...steps, gone)[0]?.exercises[0]?.sets).toEqual([]);
  });

  test("is laid over what the server has already without doubling anything", () => {
    const steps = [start, exercise(squat, "squat", 1), set("a", { weightKg: 60, reps: 5, doneAt: head.startedAt })];
    const there = after(...steps);
    expect(steps.reduce(withChange, there)).toEqual(there);
  });

  test("is over once it's finished or discarded", () => {
    expect(after(start, { type: "finish", workoutId, endedAt: head.startedAt })).toMatchObject([{ endedAt: head.startedAt }]);
    expect(after(start, { type: "discard", workoutId })).toEqual([]);
  });

  test("is edited afterwards, and what was deleted comes back as it was", () => {
    const whole = after(start, exercise(squat, "squat", 1), exercise(curl, "curl", 2), set("a", { weightKg: 60, reps: 5 }));
    const [workout] = whole;
    const [entry, other] = workout?.exercises ?? [];
    const [first] = entry?.sets ?? [];
    if (workout === undefined || entry === undefined || first === undefined) throw new Error("There's nothing to edit.");
    const edits: readonly (readonly [WorkoutChange, WorkoutChange])[] = [
      [
        { type: "discard", workoutId },
        { type: "restore", workoutId, workout },
      ],
      [
        { type: "delete-exercise", workoutId, entryId: squat, exerciseName: "squat" },
        { type: "restore-exercise", workoutId, entry },
      ],
      [
        { type: "delete-set", workoutId, setId: "a", exerciseEntryId: squat },
        { type: "restore-set", workoutId, set: first },
      ],
    ];
    for (const [gone, back] of edits) {
      expect(withChange(whole, gone)).not.toEqual(whole);
      expect(withChange(withChange(whole, gone), back)).toEqual(whole);
      expect(withChange(whole, back)).toEqual(whole);
    }
    expect(
      withChange(whole, { type: "delete-exercise", workoutId, entryId: squat, exerciseName: "squat" })[0]?.exercises,
    ).toEqual([other]);
    const moved = { date: "2026-11-24", note: "Early" };
    const startedAt = "2026-11-24T18:00:00.000Z";
    expect(withChange(whole, { type: "workout", workoutId, startedAt, fields: moved })[0]).toMatchObject({
      ...moved,
      startedAt,
      name: "Legs",
    });
  });

  test("sends only what was changed", () => {
    expect(WORKOUT_CHANGES.request(set("a", { rir: 2 }), "x")).toEqual({
      method: "PUT",
      path: `/api/workouts/${workoutId}/sets/a`,
      body: { exerciseEntryId: squat, rir: 2 },
    });
    expect(WORKOUT_CHANGES.request(start, "x")).toMatchObject({ method: "PUT", path: `/api/workouts/${workoutId}` });
    expect(WORKOUT_CHANGES.request(exercise(curl, "curl", 2), "x").body).toEqual({
      exerciseId: "g-curl",
      place: 2,
      superset: null,
      minutes: 6,
      dose: null,
    });
  });
});
