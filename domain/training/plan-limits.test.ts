import { describe, expect, it } from "vitest";
import { EQUIPMENT, HOME_EQUIPMENT } from "./exercise.ts";
import type { Exercise } from "./exercise.ts";
import type { TrainingChoices } from "./plan.ts";
import { feltLimits, limitsOn } from "./plan-limits.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest", "Back"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "home",
};

describe("feltLimits", () => {
  it("names a list only where it takes much away", () => {
    expect(feltLimits({ ...choices, avoid: ["neck"] }, TABLE_CATALOGUE)).toEqual([]);
    expect(feltLimits({ ...choices, muscleGroups: ["Chest"], avoid: ["wrist"] }, TABLE_CATALOGUE)).toEqual(["what you avoid"]);
    const chest = TABLE_CATALOGUE.map((exercise) =>
      exercise.group === "Chest" ? { ...exercise, needs: [EQUIPMENT[0]] } : exercise,
    );
    const wish: TrainingChoices = { ...choices, muscleGroups: ["Chest"], equipment: ["band"] };
    expect(feltLimits(wish, chest)).toEqual(["your equipment"]);
    expect(feltLimits({ ...wish, equipment: HOME_EQUIPMENT }, chest)).toEqual([]);
    expect(feltLimits({ ...wish, location: "gym" }, chest)).toEqual([]);
  });
});

describe("limitsOn", () => {
  const squat = (change: Partial<Exercise>): readonly Exercise[] =>
    TABLE_CATALOGUE.filter(({ id }) => id === "h-squat").map((exercise) => ({ ...exercise, loads: [], ...change }));

  it.each<[string, Partial<Exercise>, readonly string[]]>([
    ["what's avoided", { loads: ["knee"] }, ["what you avoid"]],
    ["equipment", { needs: ["barbell"] }, ["your equipment"]],
    ["the level", { level: "advanced" }, ["your level"]],
    ["two that aren't enough alone", { loads: ["knee"], needs: ["barbell"] }, []],
  ])("finds that a movement is left out for %s", (_, change, limits) => {
    expect(limitsOn(["squat"], { ...choices, avoid: ["knee"] }, squat(change))).toEqual(limits);
  });
});
