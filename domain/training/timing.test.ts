import { describe, expect, it } from "vitest";
import { exerciseSeconds, sessionSeconds, setWorkSeconds, supersetSeconds, workSecondsOf } from "./timing.ts";

const press = { sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null, perSide: false, restSeconds: 90, superset: null };
const plank = { ...press, repsMin: 1, repsMax: 1, holdSeconds: 30, restSeconds: 60 };

describe("setWorkSeconds", () => {
  it.each([
    ["8 to 12 repetitions", press, 55],
    ["5 to 8 repetitions", { ...press, repsMin: 5, repsMax: 8 }, 41],
    ["8 to 12 a side", { ...press, perSide: true }, 95],
    ["a hold of 30 s", plank, 45],
    ["a hold of 30 s a side", { ...plank, perSide: true }, 75],
  ])("%s", (_, set, seconds) => {
    expect(setWorkSeconds(set)).toBe(seconds);
  });
});

it("counts rests between sets only", () => {
  expect(exerciseSeconds(press)).toBe(3 * 55 + 2 * 90);
  expect(exerciseSeconds({ ...press, sets: 4 })).toBe(4 * 55 + 3 * 90);
});

describe("a superset", () => {
  it("takes what the slower of the two needs, or both and a minute", () => {
    expect(supersetSeconds(press, plank)).toBe(3 * (55 + 45 + 60));
    expect(supersetSeconds({ ...press, restSeconds: 150 }, plank)).toBe(3 * (55 + 150));
  });

  it("shares its time between its two, and is one station", () => {
    const pair = [
      { ...press, superset: 1 },
      { ...plank, superset: 1 },
    ];
    expect(workSecondsOf([...pair, press])).toEqual([240, 240, 345]);
    expect(sessionSeconds([...pair, press])).toBe(480 + 60 + 345);
    expect(sessionSeconds([press, press, press])).toBe(3 * 345 + 2 * 60);
    expect(sessionSeconds([])).toBe(0);
  });
});
