import { describe, expect, it } from "vitest";
import { exerciseSeconds, minimumCompoundRest, restRoom, setWorkSeconds } from "./timing.ts";

describe("setWorkSeconds", () => {
  it.each([
    ["10 repetitions", { repetitions: 10, holdSeconds: null, perSide: false }, 90],
    ["1 repetition", { repetitions: 1, holdSeconds: null, perSide: false }, 27],
    ["10 a side", { repetitions: 10, holdSeconds: null, perSide: true }, 180],
    ["a hold of 30 s", { repetitions: 1, holdSeconds: 30, perSide: false }, 50],
    ["a hold of 20 s a side", { repetitions: 1, holdSeconds: 20, perSide: true }, 80],
  ])("%s", (_, set, seconds) => {
    expect(setWorkSeconds(set)).toBe(seconds);
  });
});

describe("exerciseSeconds", () => {
  const set = { repetitions: 10, holdSeconds: null, perSide: false };
  it.each([
    ["3 sets", 3, 60, false, 450],
    ["4 sets", 4, 60, false, 600],
    ["3 sets in a superset", 3, 60, true, 337],
  ] as const)("%s", (_, sets, rest, paired, seconds) => {
    expect(exerciseSeconds(sets, set, rest, paired)).toBe(seconds);
  });
});

it.each([
  [15, 60],
  [30, 75],
  [45, 90],
  [60, 90],
] as const)("compounds rest at least so long at %i minutes: %i s", (minutes, seconds) => {
  expect(minimumCompoundRest(minutes)).toBe(seconds);
});

describe("restRoom", () => {
  const dose = { sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds: 60 } as const;
  it("lifts a compound's usual rest to the least of the minutes", () => {
    expect(restRoom(dose, true, 60)).toEqual({ least: 90, usual: 90, most: 180 });
  });
  it("lets isolation shrink to 30 s", () => {
    expect(restRoom(dose, false, 60)).toEqual({ least: 30, usual: 60, most: 180 });
  });
  it("never shows more than 180 s", () => {
    expect(restRoom({ ...dose, restSeconds: 240 }, true, 60).usual).toBe(180);
  });
});
