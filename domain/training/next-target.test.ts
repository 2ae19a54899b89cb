import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEVELS, LOAD_MODELS } from "./exercise.ts";
import { nextSetKg, nextTarget, type DoneWorkSet, type TargetRequest } from "./next-target.ts";
import { targetLine } from "./target-line.ts";

const SQUAT = { compound: true, pattern: "squat", loadModel: "total", needs: ["barbell", "rack"] } as const;
const BENCH = { compound: true, pattern: "horizontal-push", loadModel: "total", needs: ["barbell", "bench"] } as const;
const CURL = { compound: false, pattern: "elbow-flexion", loadModel: "per-hand", needs: ["dumbbell"] } as const;
const PULL_UP = { compound: true, pattern: "vertical-pull", loadModel: "added", needs: ["pull-up-bar"] } as const;
const ASSISTED = { compound: true, pattern: "vertical-pull", loadModel: "assistance", needs: ["machine"] } as const;
const PUSH_UP = { compound: true, pattern: "horizontal-push", loadModel: "body-weight", needs: [] } as const;

const sets = (weightKg: number | null, reps: readonly number[], rir: number | null = null): readonly DoneWorkSet[] =>
  reps.map((each) => ({ weightKg, reps: each, seconds: null, rir }));
const holds = (...seconds: readonly number[]): readonly DoneWorkSet[] =>
  seconds.map((each) => ({ weightKg: null, reps: 1, seconds: each, rir: null }));

const request = (change: Partial<TargetRequest>): TargetRequest => ({
  exercise: BENCH,
  dose: { sets: 3, repsMin: 5, repsMax: 8, holdSeconds: null },
  level: "intermediate",
  reserve: null,
  isLighter: false,
  exposures: [],
  daysOff: 0,
  units: "kg",
  ...change,
});
const say = (change: Partial<TargetRequest>): string => targetLine(nextTarget(request(change)), change.units ?? "kg");
const curl = { exercise: CURL, dose: { sets: 3, repsMin: 10, repsMax: 15, holdSeconds: null } } as const;
const pushUp = { exercise: PUSH_UP, dose: { sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null } } as const;
const plank = { exercise: { ...PUSH_UP, compound: false }, dose: { sets: 3, repsMin: 1, repsMax: 1, holdSeconds: 30 } } as const;

test.each<[string, Partial<TargetRequest>, string]>([
  ["the first time", {}, "3 × 5: first time, so work up to a weight that leaves two or three reps in reserve."],
  [
    "a beginner's first time, at the repetitions that stay",
    { level: "beginner" },
    "3 × 8: first time, so work up to a weight that leaves two or three reps in reserve.",
  ],
  [
    "a beginner who stopped early three times",
    { level: "beginner", exposures: [sets(60, [8, 7, 6], 3), sets(60, [7, 7, 7], 2), sets(60, [7, 7, 7], 2)] },
    "3 × 8 at 60 kg: last time you got 6, so try this weight again.",
  ],
  ["all at the top", { exposures: [sets(60, [8, 8, 8], 2)] }, "3 × 5 at 62.5 kg: you got 8 on every set last time."],
  [
    "all at the top, a beginner",
    { level: "beginner", exposures: [sets(60, [8, 8, 8])] },
    "3 × 8 at 62.5 kg: you got 8 on every set last time.",
  ],
  [
    "a heavy squat at the top",
    { exercise: SQUAT, exposures: [sets(120, [8, 8, 9], 1)] },
    "3 × 5 at 125 kg: you got 8 on every set last time.",
  ],
  ["one set short of the top", { exposures: [sets(60, [8, 7, 6])] }, "3 × 7 at 60 kg: one more rep than last time."],
  ["the top with nothing left", { exposures: [sets(60, [8, 8, 8], 0)] }, "3 × 8 at 60 kg: last time took all you had."],
  [
    "only one of two sets",
    { dose: { ...request({}).dose, sets: 2 }, exposures: [sets(60, [8])] },
    "2 × 8 at 60 kg: do every set at this weight first.",
  ],
  ["only one of three sets", { exposures: [sets(60, [8])] }, "3 × 8 at 60 kg: do every set at this weight first."],
  [
    "a step that's over 5%",
    { ...curl, exposures: [sets(10, [15, 15, 15])] },
    "3 × 16 at 10 kg: the next weight is a big step, so get 17 on every set first.",
  ],
  [
    "the extended range done",
    { ...curl, exposures: [sets(10, [17, 17, 17])] },
    "3 × 10 at 11 kg: you got 17 on every set last time.",
  ],
  [
    "below the bottom once",
    { exposures: [sets(60, [5, 4, 4])] },
    "3 × 5 at 60 kg: last time you got 4, so try this weight again.",
  ],
  [
    "below the bottom twice",
    { exposures: [sets(60, [5, 4, 4]), sets(60, [4, 4, 4])] },
    "3 × 5 at 55 kg: under 5 reps twice at 60 kg, so 10% less.",
  ],
  [
    "below the bottom twice, as hard as was asked",
    { reserve: 2, exposures: [sets(60, [4, 4, 4], 2), sets(60, [5, 4, 4], 1)] },
    "3 × 5 at 55 kg: under 5 reps twice at 60 kg, so 10% less.",
  ],
  [
    "stopped early twice, with more left than was asked",
    { reserve: 2, exposures: [sets(60, [4, 4, 4], 3), sets(60, [4, 4, 4], 4)] },
    "3 × 5 at 60 kg: last time you got 4, so try this weight again.",
  ],
  [
    "a light weight, too heavy twice: one dumbbell down",
    {
      exercise: { ...BENCH, loadModel: "per-hand", needs: ["dumbbell"] },
      exposures: [sets(12.5, [4, 4, 4]), sets(12.5, [4, 4, 4])],
    },
    "3 × 5 at 10 kg: under 5 reps twice at 12.5 kg, so one step lighter.",
  ],
  [
    "the lightest there is, too heavy twice",
    { exposures: [sets(20, [4, 4, 4]), sets(20, [4, 4, 4])] },
    "3 × 5 at 20 kg: under 5 reps twice at 20 kg, and that's as light as it gets.",
  ],
  [
    "pull-ups with the smallest plate, too heavy twice",
    { exercise: PULL_UP, exposures: [sets(2.5, [4, 4, 4]), sets(2.5, [4, 4, 4])] },
    "3 × 5: under 5 reps twice at 2.5 kg, so without weight.",
  ],
  [
    "a time that nobody wrote a weight down",
    { exposures: [sets(null, [8, 8, 8]), sets(60, [6, 6, 6])] },
    "3 × 7 at 60 kg: one more rep than last time.",
  ],
  [
    "a set whose weight nobody wrote down",
    { exposures: [[...sets(60, [6]), ...sets(null, [6, 6])]] },
    "3 × 7 at 60 kg: one more rep than last time.",
  ],
  [
    "a curl with a barbell, which takes two plates",
    { ...curl, exercise: { ...CURL, loadModel: "total", needs: ["barbell"] }, exposures: [sets(30, [17, 17, 17])] },
    "3 × 10 at 32.5 kg: you got 17 on every set last time.",
  ],
  [
    "a beginner's third fail",
    { level: "beginner", exposures: [sets(60, [8, 7, 6]), sets(60, [8, 7, 6]), sets(60, [8, 6, 5])] },
    "3 × 8 at 55 kg: under 8 reps three times at 60 kg, so 10% less.",
  ],
  [
    "two weeks off",
    { daysOff: 16, exposures: [sets(60, [8, 8, 8], 2)] },
    "3 × 5 at 55 kg: 16 days off, so start again 10% lighter than 60 kg.",
  ],
  [
    "a month off",
    { daysOff: 40, exposures: [sets(100, [6, 6, 6])] },
    "3 × 5 at 80 kg: 40 days off, so start again 20% lighter than 100 kg.",
  ],
  [
    "a lighter week",
    { isLighter: true, exposures: [sets(100, [6, 6, 6])] },
    "3 × 6 at 80 kg: this week is lighter, about 80% of 100 kg.",
  ],
  [
    "far too easy",
    { reserve: 2, exposures: [sets(100, [6, 6, 6], 4)] },
    "3 × 6 at 105 kg: you had 4 reps left at 100 kg last time.",
  ],
  [
    "the first week after the hardest",
    { reserve: 3, exposures: [sets(100, [7, 7, 7], 1)] },
    "3 × 5 at 100 kg: this week leaves 3 reps in reserve, and last time left 1.",
  ],
  [
    "back after a break",
    { exposures: [sets(80, [5, 5, 5], 4), sets(100, [6, 6, 6])] },
    "3 × 5 at 82.5 kg: that went well, so go back toward your old weight.",
  ],
  [
    "back at the old weight",
    { exposures: [sets(98.75, [5, 5, 5]), sets(100, [6, 6, 6])] },
    "3 × 5 at 100 kg: that went well, so go back toward your old weight.",
  ],
  [
    "not back to what was too heavy",
    { exposures: [sets(55, [6, 6, 6]), sets(60, [4, 4, 4]), sets(60, [4, 4, 3])] },
    "3 × 7 at 55 kg: one more rep than last time.",
  ],
  [
    "an empty bar stays one",
    { daysOff: 30, exposures: [sets(20, [8, 8, 8])] },
    "3 × 5 at 20 kg: 30 days off, and 20 kg is as light as it gets.",
  ],
  [
    "less help is harder",
    { exercise: ASSISTED, exposures: [sets(40, [8, 8, 8])] },
    "3 × 5 at 37.5 kg: you got 8 on every set last time.",
  ],
  [
    "help after a break",
    { exercise: ASSISTED, daysOff: 20, exposures: [sets(40, [8, 8, 8])] },
    "3 × 5 at 45 kg: 20 days off, so start again with more assistance than 40 kg.",
  ],
  [
    "no help left to take off",
    { exercise: ASSISTED, exposures: [sets(1, [8, 8, 8])] },
    "3 × 5 at 0 kg: you got 8 on every set last time.",
  ],
  [
    "without help at last",
    { exercise: ASSISTED, exposures: [sets(0, [6, 6, 6]), sets(2.5, [8, 8, 8])] },
    "3 × 7 at 0 kg: one more rep than last time.",
  ],
  [
    "without help, after a month off",
    { exercise: ASSISTED, daysOff: 30, exposures: [sets(0, [6, 6, 6])] },
    "3 × 5 at 2.5 kg: 30 days off, so start again with more assistance than 0 kg.",
  ],
  ["pull-ups without a weight", { exercise: PULL_UP, exposures: [sets(null, [6, 6, 5])] }, "3 × 6: one more rep than last time."],
  ["pull-ups with one", { exercise: PULL_UP, exposures: [sets(20, [6, 6, 6])] }, "3 × 7 at 20 kg: one more rep than last time."],
  ["push-ups", { ...pushUp, exposures: [sets(null, [12, 12, 11])] }, "3 × 12: one more rep than last time."],
  [
    "push-ups that are easy",
    { ...pushUp, exposures: [sets(null, [16, 16, 16])] },
    "3 × 17: you got 16 on every set, so a harder variation is due.",
  ],
  [
    "many push-ups, after two weeks off",
    { ...pushUp, exposures: [sets(null, [30, 30, 30])], daysOff: 14 },
    "3 × 20: 14 days off, so start again with fewer reps.",
  ],
  ["a plank", { ...plank, exposures: [holds(30, 32, 30)] }, "3 × 35 s: you held 30 s on every set last time."],
  ["a plank cut short", { ...plank, exposures: [holds(30, 20, 15)] }, "3 × 30 s: last time you held 15 s."],
  [
    "a long plank",
    { ...plank, exposures: [holds(60, 60, 60)] },
    "3 × 60 s: a minute on every set, so a harder variation is due.",
  ],
])("%s", (_, change, line) => {
  expect(say(change)).toBe(line);
});

test("pounds stay pounds", () => {
  const pounds = (value: number): number => value * 0.45359237;
  expect(say({ units: "lb", exposures: [sets(pounds(135), [8, 8, 8])] })).toBe(
    "3 × 5 at 140 lb: you got 8 on every set last time.",
  );
  expect(say({ units: "lb", daysOff: 30, exposures: [sets(pounds(45), [8, 8, 8])] })).toContain(
    "at 45 lb: 30 days off, and 45 lb is",
  );
  expect(say({ units: "lb", daysOff: 14, exposures: [sets(pounds(135), [8, 8, 8])] })).toContain("at 120 lb");
});

describe("the next set", () => {
  test.each([
    ["as hard as asked", 100, 2, 2, 100],
    ["one off", 100, 1, 2, 100],
    ["two too easy", 100, 4, 2, 105],
    ["two too hard", 100, 0, 2, 95],
    ["nobody said", 100, null, 2, 100],
    ["light, by a step at least", 20, 4, 2, 22.5],
    ["the empty bar, too hard", 20, 0, 2, 20],
  ])("%s", (_, weightKg, rir, asked, kg) => {
    expect(nextSetKg({ weightKg, rir }, asked, { exercise: BENCH, units: "kg" })).toBe(kg);
  });

  test("help goes the other way", () => {
    expect(nextSetKg({ weightKg: 40, rir: 0 }, 2, { exercise: ASSISTED, units: "kg" })).toBe(42.5);
    expect(nextSetKg({ weightKg: 0, rir: 4 }, 2, { exercise: ASSISTED, units: "kg" })).toBe(0);
  });
});

/** Whatever someone logged. */
const anySet = fc.record({
  weightKg: fc.option(fc.integer({ min: 0, max: 480 }).map((n) => n * 1.25)),
  reps: fc.integer({ min: 1, max: 30 }),
  seconds: fc.option(fc.integer({ min: 1, max: 300 })),
  rir: fc.option(fc.integer({ min: 0, max: 5 })),
});
const anyRequest: fc.Arbitrary<TargetRequest> = fc.record({
  exercise: fc.record({
    compound: fc.boolean(),
    pattern: fc.constantFrom("squat", "horizontal-push", "vertical-pull", "elbow-flexion"),
    loadModel: fc.constantFrom(...LOAD_MODELS),
    needs: fc.constantFrom(["barbell" as const], ["dumbbell" as const], []),
  }),
  dose: fc.record({
    sets: fc.integer({ min: 2, max: 4 }),
    repsMin: fc.integer({ min: 3, max: 12 }),
    repsMax: fc.integer({ min: 15, max: 20 }),
    holdSeconds: fc.option(fc.integer({ min: 10, max: 60 })),
  }),
  level: fc.constantFrom(...LEVELS),
  reserve: fc.option(fc.integer({ min: 1, max: 3 })),
  isLighter: fc.boolean(),
  exposures: fc.array(fc.array(anySet, { minLength: 1, maxLength: 5 }), { maxLength: 4 }),
  daysOff: fc.integer({ min: 0, max: 60 }),
  units: fc.constantFrom("kg" as const, "lb" as const),
});

describe("whatever was logged", () => {
  test("a target has a weight that can be loaded, repetitions near its range, and one short reason", () => {
    fc.assert(
      fc.property(anyRequest, (each) => {
        const target = nextTarget(each);
        const { weightKg, reps, seconds, reason } = target;
        expect(weightKg === null || (Number.isFinite(weightKg) && weightKg >= 0)).toBe(true);
        expect(reps).toBeGreaterThanOrEqual(1);
        expect(reps).toBeLessThanOrEqual(Math.max(each.dose.repsMax + 2, 20));
        expect(seconds === null || (seconds >= 5 && Number.isInteger(seconds))).toBe(true);
        expect(target.sets).toBe(each.dose.sets);
        expect(reason.length).toBeLessThan(90);
        expect(reason).not.toMatch(/NaN|undefined|Infinity|\.$/);
      }),
    );
  });

  test("a weight never jumps: up by a step or 5%, down by no more than a fifth, and never up after a break or in a lighter week", () => {
    fc.assert(
      fc.property(anyRequest, (each) => {
        const { weightKg } = nextTarget(each);
        const last = each.exposures.find((done) => done.some((set) => (set.weightKg ?? 0) > 0)) ?? [];
        if (weightKg === null || last.length === 0 || each.exercise.loadModel === "assistance" || each.dose.holdSeconds !== null)
          return;
        const weights = last.map((set) => set.weightKg ?? 0);
        const [least, most] = [Math.min(...weights), Math.max(...weights)];
        expect(weightKg).toBeLessThanOrEqual(Math.max(most + 5.01, most * 1.05 + 2.6));
        expect(weightKg).toBeGreaterThanOrEqual(Math.min(least, least * 0.8 - 2.6));
        if (each.isLighter || each.daysOff >= 14) expect(weightKg).toBeLessThanOrEqual(most);
      }),
    );
  });

  test("the same log, the same target", () => {
    fc.assert(
      fc.property(anyRequest, (each) => {
        expect(nextTarget(each)).toEqual(nextTarget(structuredClone(each)));
      }),
    );
  });
});
