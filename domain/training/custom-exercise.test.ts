import { describe, expect, it } from "vitest";
import { isCustomExerciseId } from "./custom-exercise-id.ts";
import { exerciseOfCustom, usualLoadModel, type CustomExercise } from "./custom-exercise.ts";
import { EQUIPMENT, PATTERNS } from "./exercise.ts";
import { loadSteps } from "./next-load.ts";
import { MUSCLES } from "./muscles.ts";

const custom: CustomExercise = {
  id: "0b7c5f7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b",
  name: "Belt squat",
  targets: ["quadriceps"],
  synergists: ["glutes"],
  needs: ["machine", "bench"],
  loadModel: "total",
  isHold: false,
};

describe("an exercise that a person made", () => {
  it("is read like one of the catalogue", () => {
    expect(exerciseOfCustom(custom)).toMatchObject({
      group: "Legs",
      pattern: "squat",
      compound: true,
      equipment: "Machine, bench",
      dose: { sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null },
    });
    expect(exerciseOfCustom({ ...custom, synergists: [], isHold: true })).toMatchObject({
      pattern: "knee-extension",
      compound: false,
      dose: { holdSeconds: 30 },
    });
    expect(exerciseOfCustom({ ...custom, targets: [], needs: [] })).toMatchObject({
      group: "Full-Body",
      equipment: "Body weight",
    });
  });

  it.each(MUSCLES)("has a pattern and steps of weight for %s", (muscle) => {
    for (const synergists of [[], ["forearms"] as const]) {
      const exercise = exerciseOfCustom({ ...custom, targets: [muscle], synergists });
      expect(PATTERNS).toContain(exercise.pattern);
      expect(loadSteps(exercise, "kg").length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["dumbbell", "per-hand"],
    ["cable", "stack"],
    ["barbell", "total"],
    ["dip-bars", "added"],
    ["band", "none"],
    ["mat", "body-weight"],
  ])("%s usually means %s", (piece, model) => {
    expect(usualLoadModel(EQUIPMENT.filter((each) => each === piece))).toBe(model);
  });

  it("is recognized by its id", () => {
    expect(["g-barbell-bench-press", custom.id, custom.id.toUpperCase(), "h-", ""].map(isCustomExerciseId)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});
