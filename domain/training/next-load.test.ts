import { expect, test } from "vitest";
import { nextLoad } from "./next-load.ts";

const SQUAT = { compound: true, pattern: "squat", loadModel: "total", needs: ["barbell"] } as const;
const BENCH = { compound: true, pattern: "horizontal-push", loadModel: "total", needs: ["barbell"] } as const;
const DUMBBELL = { compound: true, pattern: "horizontal-push", loadModel: "per-hand", needs: ["dumbbell"] } as const;

test.each([
  ["a squat of 120 kg", { exercise: SQUAT, kg: 120 }, { kg: 125, reps: 8, isBigStep: false }],
  ["a squat of 67.5 kg, where 5 kg is over 5%", { exercise: SQUAT, kg: 67.5 }, { kg: 70, reps: 8, isBigStep: false }],
  ["a squat of 40 kg, where 2.5 kg is over 5%", { exercise: SQUAT, kg: 40 }, { kg: 42.5, reps: 10, isBigStep: true }],
  [
    "a squat of 40 kg whose log has steps of 1.25 kg",
    { exercise: SQUAT, kg: 40, logged: [37.5, 38.75, 40] },
    { kg: 41.25, reps: 8, isBigStep: false },
  ],
  ["a bench press of 50 kg", { exercise: BENCH, kg: 50 }, { kg: 52.5, reps: 8, isBigStep: false }],
  ["dumbbells of 10 kg", { exercise: DUMBBELL, kg: 10 }, { kg: 12.5, reps: 10, isBigStep: true }],
  [
    "dumbbells of 10 kg whose log has steps of 2 kg",
    { exercise: DUMBBELL, kg: 10, logged: [8, 10] },
    { kg: 12, reps: 10, isBigStep: true },
  ],
  [
    "a bench press of 50 kg with nothing smaller than 5 kg plates, whatever a gym's log has",
    { exercise: { ...BENCH, plateStepKg: 10 }, kg: 50, logged: [47.5, 50] },
    { kg: 60, reps: 10, isBigStep: true },
  ],
  [
    "a squat of 200 kg with nothing smaller than 2.5 kg plates",
    { exercise: { ...SQUAT, plateStepKg: 5 }, kg: 200 },
    { kg: 205, reps: 8, isBigStep: false },
  ],
])("after %s", (_name, lift, next) => {
  expect(nextLoad({ ...lift, repsMax: 8, units: "kg" })).toEqual(next);
});

test("steps in pounds", () => {
  const pounds = (value: number): number => value * 0.45359237;
  const next = (lb: number): number =>
    Math.round(nextLoad({ exercise: SQUAT, kg: pounds(lb), repsMax: 8, units: "lb" }).kg / 0.45359237);
  expect([next(225), next(135), next(95)]).toEqual([235, 140, 100]);
});
