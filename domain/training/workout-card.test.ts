import fc from "fast-check";
import { expect, test } from "vitest";
import type { RecordedSet } from "./records.ts";
import { CARD_DETAILS, routineOfCard, workoutCard, type CardSource } from "./workout-card.ts";

const set = (weightKg: number | null, reps: number | null, more: Partial<RecordedSet> = {}): RecordedSet => ({
  type: "work",
  weightKg,
  reps,
  seconds: null,
  rir: null,
  ...more,
});
const source = (more: Partial<CardSource> = {}): CardSource => ({
  exerciseId: "g-squat",
  name: "Squat",
  loadModel: "total",
  superset: null,
  sets: [set(40, 10, { type: "warmup" }), set(100, 5), set(100, 8), set(90, 10)],
  before: [{ sets: [set(95, 8)], bodyWeightKg: null }],
  ...more,
});

test("A card has each exercise's work sets, the best one, and what was a record", () => {
  const { exercises, records, volumeKg } = workoutCard([source()], CARD_DETAILS);
  expect(exercises).toEqual([
    {
      exerciseId: "g-squat",
      name: "Squat",
      loadModel: "total",
      superset: null,
      sets: 3,
      repsMin: 5,
      repsMax: 10,
      seconds: null,
      best: { weightKg: 100, reps: 8, seconds: null },
    },
  ]);
  expect(records).toContainEqual({ exerciseName: "Squat", kind: "weight", atReps: 8, value: 100, isAssisted: false });
  expect(volumeKg).toBe(100 * 5 + 100 * 8 + 90 * 10);
});

test("Less help is the better set, and a hold shows its seconds", () => {
  const assisted = source({ loadModel: "assistance", sets: [set(40, 8), set(20, 6)], before: [] });
  expect(workoutCard([assisted], ["weights"]).exercises[0]?.best?.weightKg).toBe(20);
  const hold = source({
    loadModel: "body-weight",
    sets: [set(null, 1, { seconds: 30 }), set(null, 1, { seconds: 45 })],
    before: [],
  });
  expect(workoutCard([hold], []).exercises[0]).toMatchObject({ repsMin: null, repsMax: null, seconds: 45, best: null });
});

test("Without the weights no number of a card says one", () => {
  const anySet = fc.record({
    type: fc.constantFrom("work" as const, "warmup" as const, "drop" as const),
    weightKg: fc.option(fc.constantFrom(777.25, 778.5, 779.75)),
    reps: fc.option(fc.integer({ min: 1, max: 30 })),
    seconds: fc.constant(null),
    rir: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(anySet, { maxLength: 5 }), fc.array(anySet, { maxLength: 5 }), (sets, earlier) => {
      const card = workoutCard([source({ sets, before: [{ sets: earlier, bodyWeightKg: null }] })], ["records", "duration"]);
      expect(JSON.stringify(card)).not.toMatch(/77[789]/);
      expect(card.records.every(({ kind }) => kind === "reps" || kind === "hold")).toBe(true);
      expect(card.volumeKg).toBeNull();
    }),
  );
});

test("What was only warmed up, or not done, isn't on the card", () => {
  expect(
    workoutCard([source({ sets: [set(40, 10, { type: "warmup" })] }), source({ sets: [] })], CARD_DETAILS).exercises,
  ).toEqual([]);
});

test("A routine of a card has its sets and repetitions, and none of the exercises that the author made", () => {
  const own = source({ exerciseId: "0b6f5a9e-4f0c-4f6e-9d53-7f3a0f6f2b11", name: "Towel Row", before: [] });
  const hold = source({
    exerciseId: "h-plank",
    name: "Plank",
    loadModel: "none",
    sets: [set(null, null, { seconds: 40 })],
    before: [],
  });
  const single = source({ exerciseId: "g-press", sets: [set(30, 5)], superset: 2, before: [] });
  const { exercises, leftOut } = routineOfCard(workoutCard([source(), own, hold, single], []).exercises);
  expect(leftOut).toEqual(["Towel Row"]);
  expect(exercises).toEqual([
    { exerciseId: "g-squat", superset: null, note: "", sets: 3, repsMin: 5, repsMax: 10, holdSeconds: null, restSeconds: null },
    { exerciseId: "h-plank", superset: null, note: "", sets: 1, repsMin: 1, repsMax: 1, holdSeconds: 40, restSeconds: null },
    { exerciseId: "g-press", superset: 2, note: "", sets: 1, repsMin: 5, repsMax: 7, holdSeconds: null, restSeconds: null },
  ]);
});
