import { describe, expect, it } from "vitest";
import { effectiveSets, MUSCLES_BY_SIZE, volumeShares, weeklyRange } from "./volume.ts";
import { VOLUME_MUSCLES } from "./muscles.ts";
import type { Muscle, VolumeMuscle } from "./muscles.ts";

describe("weeklyRange", () => {
  it.each<[VolumeMuscle, number, number, number, number]>([
    ["chest", 8, 12, 10, 20],
    ["back", 8, 15, 10, 22],
    ["quadriceps", 6, 12, 8, 18],
    ["hamstrings", 4, 10, 6, 14],
    ["glutes", 4, 10, 6, 16],
    ["shoulders", 6, 16, 8, 22],
    ["biceps", 4, 10, 6, 14],
    ["triceps", 4, 10, 6, 14],
    ["forearms", 4, 10, 6, 14],
    ["calves", 4, 10, 6, 14],
    ["abdominals", 4, 10, 6, 14],
    ["obliques", 4, 10, 6, 14],
    ["lower-back", 4, 10, 6, 14],
  ])("%s: %i-%i for beginners, %i-%i above", (muscle, low, high, trainedLow, trainedHigh) => {
    expect(weeklyRange("beginner", muscle)).toEqual({ lower: low, upper: high });
    expect(weeklyRange("intermediate", muscle)).toEqual({ lower: trainedLow, upper: trainedHigh });
    expect(weeklyRange("advanced", muscle)).toEqual({ lower: trainedLow, upper: trainedHigh });
  });

  it("never goes past junk volume", () => {
    for (const muscle of VOLUME_MUSCLES) expect(weeklyRange("advanced", muscle).upper).toBeLessThanOrEqual(22);
  });
});

describe("volumeShares", () => {
  const shares = (targets: readonly Muscle[], synergists: readonly Muscle[], kind: "strength" | "mobility" = "strength") =>
    Object.fromEntries(volumeShares({ kind, targets, synergists }).map(({ muscle, weight }) => [muscle, weight]));

  it.each<[string, readonly Muscle[], readonly Muscle[], Partial<Record<VolumeMuscle, number>>]>([
    ["a target is one set, a helper half", ["chest"], ["triceps", "shoulders"], { chest: 1, triceps: 0.5, shoulders: 0.5 }],
    ["the back is one muscle, counted once", ["lats"], ["middle-back", "traps", "biceps"], { back: 1, biceps: 0.5 }],
    ["two helpers of one muscle are half a set", ["biceps"], ["middle-back", "lats"], { biceps: 1, back: 0.5 }],
    ["the hip's small muscles count to the glutes", ["abductors"], ["adductors"], { glutes: 1 }],
    ["two targets are a set each", ["glutes", "hamstrings"], ["lower-back"], { glutes: 1, hamstrings: 1, "lower-back": 0.5 }],
  ])("%s", (_, targets, synergists, expected) => {
    expect(shares(targets, synergists)).toEqual(expected);
  });

  it("counts nothing for mobility", () => {
    expect(shares(["chest"], ["shoulders"], "mobility")).toEqual({});
  });
});

describe("effectiveSets", () => {
  it("adds sets times weight over exercises", () => {
    const sums = effectiveSets([
      { kind: "strength", targets: ["chest"], synergists: ["triceps"], sets: 4 },
      { kind: "strength", targets: ["triceps"], synergists: [], sets: 3 },
      { kind: "conditioning", targets: ["quadriceps"], synergists: [], sets: 3 },
    ]);
    expect(sums.chest).toBe(4);
    expect(sums.triceps).toBe(5);
    expect(sums.quadriceps).toBe(0);
  });
});

it("orders every volume muscle by size, once", () => {
  expect([...MUSCLES_BY_SIZE].sort()).toEqual([...VOLUME_MUSCLES].sort());
});
