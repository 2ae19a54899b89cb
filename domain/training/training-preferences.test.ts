import { expect, test } from "vitest";
import { POUND_KG } from "./pound-kg.ts";
import { USUAL_PREFERENCES, withOwnPlates } from "./training-preferences.ts";

const BENCH = { loadModel: "total", needs: ["barbell", "rack", "bench"] } as const;

test.each([
  ["who never said which plates they have", BENCH, {}, undefined],
  ["with 2.5 kg plates at the least", BENCH, { platesKg: [20, 10, 5, 2.5] }, 5],
  ["with pounds of plates", BENCH, { plateUnits: "lb", platesLb: [45, 25, 10] }, 20 * POUND_KG],
  ["whose kilograms count and pounds don't", BENCH, { platesKg: [10], platesLb: [2.5] }, 20],
  ["on an EZ bar", { loadModel: "total", needs: ["ez-bar"] }, { platesKg: [5] }, 10],
  ["with dumbbells", { loadModel: "per-hand", needs: ["dumbbell"] }, { platesKg: [5] }, undefined],
  ["on a leg press", { loadModel: "total", needs: ["machine"] }, { platesKg: [5] }, undefined],
] as const)("the steps of someone %s", (_who, lift, plates, step) => {
  expect(withOwnPlates(lift, { ...USUAL_PREFERENCES, ...plates }, "kg")).toEqual(
    step === undefined ? lift : { ...lift, plateStepKg: step },
  );
});
