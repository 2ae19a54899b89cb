import { describe, expect, test } from "vitest";
import { LOAD_MODELS } from "./exercise.ts";
import { heaviestKg, setIssues, weightRefused } from "./set-limits.ts";

describe("a set's numbers", () => {
  test.each([
    ["nothing said", {}, []],
    ["body weight", { weightKg: null, reps: 12 }, []],
    ["an empty bar", { weightKg: 20, reps: 1 }, []],
    ["the last reps that count", { weightKg: 0, reps: 999 }, []],
    ["no reps", { weightKg: 60, reps: 0 }, ["reps"]],
    ["a thousand reps", { weightKg: 60, reps: 1000 }, ["reps"]],
    ["half a rep", { weightKg: 60, reps: 7.5 }, ["reps"]],
    ["900 kg", { weightKg: 900, reps: 5 }, ["weightKg"]],
    ["less than nothing", { weightKg: -2.5, reps: 5 }, ["weightKg"]],
    ["no number at all", { weightKg: Number.NaN, reps: Number.NaN }, ["weightKg", "reps"]],
    ["a hold of no time", { weightKg: null, reps: 1, seconds: 0 }, ["seconds"]],
    ["a hold of three hours", { weightKg: null, reps: 1, seconds: 10_800 }, ["seconds"]],
  ])("%s", (_, set, fields) => {
    expect(setIssues(set, "total").map(({ field }) => field)).toEqual(fields);
  });

  test("a weight is as heavy as its equipment gets, and no exercise takes 900 kg", () => {
    expect(setIssues({ weightKg: 200, reps: 5 }, "total")).toEqual([]);
    expect(setIssues({ weightKg: 200, reps: 5 }, "per-hand")).toEqual([
      { field: "weightKg", message: "Enter a weight from 0 to 150 kg." },
    ]);
    for (const model of [...LOAD_MODELS, undefined]) expect(setIssues({ weightKg: 900 }, model)).toHaveLength(1);
    expect(heaviestKg(undefined)).toBe(Math.max(...LOAD_MODELS.map(heaviestKg)));
  });

  test("the sentence is in the person's units", () => {
    expect(weightRefused("total", "lb")).toBe("Enter a weight from 0 to 1,320 lb.");
    expect(setIssues({ weightKg: 900 }, "per-hand", "lb")[0]?.message).toBe("Enter a weight from 0 to 330 lb.");
  });
});
