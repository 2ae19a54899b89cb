import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay } from "../calendar/calendar.ts";
import { LOAD_MODELS } from "./exercise.ts";
import { bestSetOf, recordsOfExercise, summarizeExercise, sumSessions, type DatedSession } from "./exercise-history.ts";
import { bestsOf, estimateOfSession, RECORD_REPS, volumeKg, type RecordedSet } from "./records.ts";
import { SET_TYPES } from "./set-limits.ts";

const set = (weightKg: number | null, reps: number | null, more: Partial<RecordedSet> = {}): RecordedSet => ({
  type: "work",
  weightKg,
  reps,
  seconds: null,
  rir: null,
  ...more,
});
const FIRST = "2026-01-05" as CalendarDay;
const on = (day: number, sets: readonly RecordedSet[], bodyWeightKg: number | null = null): DatedSession => ({
  date: addDays(FIRST, day),
  sets,
  bodyWeightKg,
});

describe("records of an exercise", () => {
  test("say the day they were first reached, and an equal later day takes none", () => {
    const sessions = [on(0, [set(100, 5)]), on(7, [set(100, 5), set(110, 1)]), on(14, [set(100, 5), set(90, 10)])];
    const records = recordsOfExercise(sessions, "total");
    expect(records.weightAt).toEqual([
      { reps: 1, weightKg: 110, date: addDays(FIRST, 7) },
      { reps: 3, weightKg: 100, date: FIRST },
      { reps: 5, weightKg: 100, date: FIRST },
      { reps: 8, weightKg: 90, date: addDays(FIRST, 14) },
      { reps: 10, weightKg: 90, date: addDays(FIRST, 14) },
    ]);
    expect(records.bestOneRepMax).toEqual({ kg: 120, date: addDays(FIRST, 14) });
    expect(records.bestVolume).toEqual({ kg: 1400, date: addDays(FIRST, 14) });
    expect(records.bestSet).toEqual({ weightKg: 110, reps: 1, seconds: null, date: addDays(FIRST, 7) });
  });

  test("assisted: the least help is the record, and 40 kg of help is no 40 kg", () => {
    const records = recordsOfExercise([on(0, [set(40, 8)], 80), on(7, [set(25, 6), set(60, 12)], 80)], "assistance");
    expect(records.bestSet).toMatchObject({ weightKg: 25, reps: 6 });
    expect(records.weightAt[2]).toEqual({ reps: 5, weightKg: 25, date: addDays(FIRST, 7) });
    expect(records.bestOneRepMax?.kg).toBeCloseTo(55 * (1 + 6 / 30));
    // The body less the help: 6 x 55 + 12 x 20.
    expect(records.bestVolume?.kg).toBe(570);
  });

  test("pull-ups: what's added, the body alone, and an estimate with the body once it's known", () => {
    const sessions = [on(0, [set(null, 9)]), on(7, [set(10, 5), set(null, 12)], 80)];
    const records = recordsOfExercise(sessions, "added");
    expect(records.mostReps).toEqual({ reps: 12, date: addDays(FIRST, 7) });
    expect(records.weightAt.map(({ reps, weightKg }) => [reps, weightKg])).toEqual([
      [1, 10],
      [3, 10],
      [5, 10],
    ]);
    expect(records.bestOneRepMax?.kg).toBeCloseTo(90 * (1 + 5 / 30));
    expect(sumSessions(sessions, "added").map(({ oneRepMaxKg }) => oneRepMaxKg === null)).toEqual([true, false]);
  });

  test.each([
    ["a warm-up", set(200, 5, { type: "warmup" }), 0],
    ["a drop set, but it's volume", set(200, 5, { type: "drop" }), 1000],
  ] as const)("%s is none", (_, each, volume) => {
    const records = recordsOfExercise([on(0, [each])], "total");
    expect(records).toMatchObject({ weightAt: [], mostReps: null, bestOneRepMax: null, bestSet: null });
    expect(records.bestVolume?.kg ?? 0).toBe(volume);
  });

  test("holds and bands have none of weight, and nothing is estimated of them", () => {
    expect(recordsOfExercise([on(0, [set(null, 1, { seconds: 60 })])], "none")).toMatchObject({
      weightAt: [],
      longestHold: { seconds: 60 },
      bestOneRepMax: null,
      bestVolume: null,
    });
    expect(recordsOfExercise([on(0, [set(20, 8)])], "none")).toMatchObject({
      weightAt: [],
      bestOneRepMax: null,
      bestVolume: null,
    });
    // A carry with weights: the heaviest, then the longest.
    const carries = [set(24, 1, { seconds: 60 }), set(32, 1, { seconds: 30 }), set(32, 1, { seconds: 40 })];
    expect(bestSetOf(carries, "per-hand")).toEqual({ weightKg: 32, reps: 1, seconds: 40 });
  });
});

test("the estimate that's shown is the median of the last three sessions that have one", () => {
  const kgs = [100, 140, 105, 102];
  const sessions = [...kgs.map((kg, at) => on(at, [set(kg, 1)])), on(9, [set(60, 15)])];
  expect(sumSessions(sessions, "total").map(({ shownOneRepMaxKg }) => shownOneRepMaxKg)).toEqual([100, 140, 105, 105, null]);
});

const anySession = fc.record({
  bodyWeightKg: fc.option(fc.integer({ min: 40, max: 150 })),
  sets: fc.array(
    fc.record({
      type: fc.constantFrom(...SET_TYPES),
      weightKg: fc.option(fc.integer({ min: 0, max: 300 })),
      reps: fc.option(fc.integer({ min: 0, max: 40 })),
      seconds: fc.option(fc.integer({ min: 1, max: 600 })),
      rir: fc.option(fc.integer({ min: 0, max: 5 })),
    }),
    { maxLength: 6 },
  ),
});
const sessionsOf = fc
  .array(anySession, { maxLength: 6 })
  .map((sessions) => sessions.map((session, at): DatedSession => ({ ...session, date: addDays(FIRST, at) })));
const anyModel = fc.constantFrom(...LOAD_MODELS);

describe("whatever was done", () => {
  test("values are the bests', and each was reached on its day and not before", () => {
    fc.assert(
      fc.property(sessionsOf, anyModel, (sessions, loadModel) => {
        const records = recordsOfExercise(sessions, loadModel);
        const bests = bestsOf(sessions, loadModel);
        const upTo = (day: CalendarDay, isIncluded: boolean) =>
          bestsOf(
            sessions.filter(({ date }) => (isIncluded ? date <= day : date < day)),
            loadModel,
          );
        const values = [
          ...RECORD_REPS.map((reps) => {
            const { weightKg, date } = records.weightAt.find((each) => each.reps === reps) ?? {};
            return { value: weightKg, date, of: (each: typeof bests) => each.weightAt[reps] };
          }),
          { value: records.mostReps?.reps, date: records.mostReps?.date, of: (each: typeof bests) => each.mostReps ?? undefined },
          {
            value: records.longestHold?.seconds,
            date: records.longestHold?.date,
            of: (each: typeof bests) => each.longestSeconds ?? undefined,
          },
          {
            value: records.bestOneRepMax?.kg,
            date: records.bestOneRepMax?.date,
            of: (each: typeof bests) => each.oneRepMaxKg ?? undefined,
          },
        ];
        for (const { value, date, of } of values) {
          expect(value).toBe(of(bests));
          if (date === undefined) continue;
          expect(of(upTo(date, true))).toBe(value);
          expect(of(upTo(date, false))).not.toBe(value);
        }
        const volumes = sessions.map((session) => volumeKg(session, loadModel));
        expect(records.bestVolume?.kg ?? 0).toBe(Math.max(0, ...volumes));
        const summary = summarizeExercise(sessions, loadModel);
        expect(summary?.totalVolumeKg ?? 0).toBeCloseTo(
          volumes.reduce((sum, kg) => sum + kg, 0),
          6,
        );
        expect(summary?.oneRepMaxKg ?? null).toBe(
          sumSessions(sessions, loadModel).findLast(({ shownOneRepMaxKg }) => shownOneRepMaxKg !== null)?.shownOneRepMaxKg ??
            null,
        );
      }),
    );
  });

  test("what's shown lies between the estimates of the last three, and is there with the session's own", () => {
    fc.assert(
      fc.property(sessionsOf, anyModel, (sessions, loadModel) => {
        const sums = sumSessions(sessions, loadModel);
        for (const [at, { oneRepMaxKg, shownOneRepMaxKg }] of sums.entries()) {
          expect(oneRepMaxKg).toBe(estimateOfSession(sessions[at] as DatedSession, loadModel));
          expect(shownOneRepMaxKg === null).toBe(oneRepMaxKg === null);
          const last = sums
            .slice(0, at + 1)
            .flatMap((each) => each.oneRepMaxKg ?? [])
            .slice(-3);
          if (shownOneRepMaxKg !== null) expect(last).toContain(shownOneRepMaxKg);
        }
      }),
    );
  });
});
