import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOAD_MODELS } from "./exercise.ts";
import {
  bestsOf,
  estimateOf,
  newRecords,
  RECORD_REPS,
  shownOneRepMaxKg,
  volumeKg,
  withSession,
  type RecordedSet,
} from "./records.ts";
import { SET_TYPES } from "./set-limits.ts";
import { weightFor } from "./one-rep-max.ts";

const set = (weightKg: number | null, reps: number | null, more: Partial<RecordedSet> = {}): RecordedSet => ({
  type: "work",
  weightKg,
  reps,
  seconds: null,
  rir: null,
  ...more,
});
const session = (...sets: readonly RecordedSet[]) => ({ sets, bodyWeightKg: null });

describe("an estimate", () => {
  test.each([
    ["Epley", set(100, 5), "total", null, 116.67],
    ["with reps in reserve", set(100, 5, { rir: 2 }), "total", null, 123.33],
    ["one rep with none left is the weight", set(140, 1, { rir: 0 }), "total", null, 140],
    ["one rep with two left isn't", set(140, 1, { rir: 2 }), "total", null, 154],
    ["ten in all still says something", set(60, 8, { rir: 2 }), "total", null, 80],
    ["eleven doesn't", set(60, 8, { rir: 3 }), "total", null, null],
    ["a pull-up counts the body", set(20, 5), "added", 80, 116.67],
    ["without the body's weight it says nothing", set(20, 5), "added", null, null],
    ["assisted 40 kg is the body less 40 kg", set(40, 5), "assistance", 80, 46.67],
    ["a drop set", set(60, 8, { type: "drop" }), "total", null, null],
    ["a warm-up", set(60, 8, { type: "warmup" }), "total", null, null],
    ["a hold", set(20, 1, { seconds: 30 }), "total", null, null],
    ["a band", set(20, 8), "none", 80, null],
  ] as const)("%s", (_, each, loadModel, bodyWeightKg, kg) => {
    const estimate = estimateOf(each, loadModel, bodyWeightKg);
    if (kg === null) expect(estimate).toBeNull();
    else expect(estimate).toBeCloseTo(kg, 1);
  });

  test("turned around gives the weight again", () => {
    expect(weightFor(estimateOf(set(100, 5, { rir: 2 }), "total", null) ?? 0, 5, 2)).toBeCloseTo(100);
    expect(weightFor(140, 1, 0)).toBe(140);
  });

  test("what's shown is the median of three exposures", () => {
    const of = (...kgs: readonly number[]) =>
      shownOneRepMaxKg(
        kgs.map((kg) => session(set(kg, 1))),
        "total",
      );
    expect([of(), of(100), of(100, 140, 105), of(100, 102, 104, 200)]).toEqual([null, 100, 105, 102]);
  });
});

describe("bests", () => {
  test("at each number of repetitions, the heaviest with at least so many", () => {
    const bests = bestsOf([session(set(100, 5), set(80, 10)), session(set(110, 1), set(60, 30, { type: "warmup" }))], "total");
    expect(bests).toMatchObject({ weightAt: { 1: 110, 3: 100, 5: 100, 8: 80, 10: 80 }, mostReps: null });
    expect(bests.weightAt[12]).toBeUndefined();
  });

  test("assisted: less help is the record, and 40 kg of it is no 40 kg lift", () => {
    const bests = bestsOf([{ sets: [set(40, 8), set(55, 12)], bodyWeightKg: 80 }], "assistance");
    expect(bests.weightAt).toEqual({ 1: 40, 3: 40, 5: 40, 8: 40, 10: 55, 12: 55 });
    expect(bests.oneRepMaxKg).toBeCloseTo(40 * (1 + 8 / 30));
    expect(newRecords(bests, session(set(35, 8)), "assistance")).toMatchObject([
      { kind: "weight", atReps: 8, value: 35, before: 40 },
    ]);
    expect(newRecords(bests, session(set(60, 12)), "assistance")).toEqual([]);
  });

  test("the body alone: repetitions and seconds", () => {
    const pullUps = bestsOf([{ sets: [set(null, 9), set(10, 5)], bodyWeightKg: 80 }], "added");
    expect(pullUps).toMatchObject({ mostReps: 9, weightAt: { 1: 10, 3: 10, 5: 10 } });
    expect(bestsOf([session(set(null, 1, { seconds: 45 }))], "none")).toMatchObject({ longestSeconds: 45, mostReps: null });
  });

  test("new ones name the heaviest at its most repetitions, and the first session makes none", () => {
    const before = bestsOf([session(set(100, 5))], "total");
    expect(newRecords(before, session(set(105, 5)), "total").map(({ kind, atReps }) => [kind, atReps])).toEqual([
      ["weight", 5],
      ["one-rep-max", null],
    ]);
    expect(newRecords(before, session(set(110, 3), set(90, 8)), "total").map(({ atReps, before: was }) => [atReps, was])).toEqual(
      [
        [3, 100],
        [8, null],
        [null, before.oneRepMaxKg],
      ],
    );
    expect(newRecords(bestsOf([], "total"), session(set(100, 5)), "total")).toEqual([]);
    expect(newRecords(before, session(set(100, 5)), "total")).toEqual([]);
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
  const anyModel = fc.constantFrom(...LOAD_MODELS);

  test("never get worse, whatever comes, and fall with more repetitions", () => {
    fc.assert(
      fc.property(fc.array(anySession, { maxLength: 5 }), anySession, anyModel, (sessions, next, loadModel) => {
        const [before, after] = [bestsOf(sessions, loadModel), withSession(bestsOf(sessions, loadModel), next, loadModel)];
        const worth = (kg: number | undefined): number => (kg === undefined ? -Infinity : loadModel === "assistance" ? -kg : kg);
        for (const [at, reps] of RECORD_REPS.entries()) {
          expect(worth(after.weightAt[reps])).toBeGreaterThanOrEqual(worth(before.weightAt[reps]));
          const more = RECORD_REPS[at + 1];
          if (more !== undefined) expect(worth(after.weightAt[reps])).toBeGreaterThanOrEqual(worth(after.weightAt[more]));
        }
        expect(after.oneRepMaxKg ?? 0).toBeGreaterThanOrEqual(before.oneRepMaxKg ?? 0);
        for (const record of newRecords(before, next, loadModel)) expect(record.value).not.toBe(record.before);
      }),
    );
  });

  test("don't depend on the order of sessions", () => {
    fc.assert(
      fc.property(fc.array(anySession, { maxLength: 5 }), anyModel, (sessions, loadModel) => {
        expect(bestsOf(sessions.toReversed(), loadModel)).toEqual(bestsOf(sessions, loadModel));
      }),
    );
  });
});

test("volume counts both hands, the body where it's moved, and no warm-ups", () => {
  expect(volumeKg(session(set(100, 5), set(100, 5, { type: "warmup" }), set(80, 8, { type: "drop" })), "total")).toBe(1140);
  expect(volumeKg(session(set(20, 10)), "per-hand")).toBe(400);
  expect(volumeKg({ sets: [set(null, 10), set(10, 5)], bodyWeightKg: 80 }, "added")).toBe(1250);
  expect(volumeKg({ sets: [set(40, 10)], bodyWeightKg: 80 }, "assistance")).toBe(400);
  expect(volumeKg(session(set(null, 10), set(40, 1, { seconds: 30 })), "none")).toBe(0);
});
