import { describe, expect, it, test } from "vitest";
import { blockWeeks } from "./block.ts";
import { blockLine, effortWords, weekWords } from "./block-words.ts";
import { LEVELS } from "./exercise.ts";
import { lighterWeight } from "./lighter-week.ts";

const weeksOf = (level: (typeof LEVELS)[number]) => Array.from({ length: blockWeeks(level) - 1 }, (_, index) => index + 1);

describe("the effort in words", () => {
  it("asks beginners plainly, without a scale", () => {
    for (const week of weeksOf("beginner"))
      expect(effortWords(week, { skillLevel: "beginner" })).toMatch(/^stop when you could do (two|three) more$/);
  });

  it("says five more where someone leaves five", () => {
    expect(effortWords(4, { skillLevel: "beginner", avoid: ["pregnancy"] })).toBe("stop when you could do five more");
  });

  it("keeps two reps of squats and deadlifts where other lifts keep one", () => {
    expect(effortWords(2, { skillLevel: "advanced" })).toBe("leave about 2 reps in reserve");
    expect(effortWords(4, { skillLevel: "advanced" })).toBe("leave about 1 rep in reserve, 2 on squats and deadlifts");
  });

  it("ends with a lighter week", () => {
    for (const level of LEVELS) {
      const weeks = blockWeeks(level);
      expect(weekWords({ week: weeks, weeks }, { skillLevel: level })).toBe("lighter week");
      expect(weekWords({ week: weeks - 1, weeks }, { skillLevel: level })).not.toContain("lighter");
    }
  });
});

test.each([
  [{ week: 2, weeks: 5, phase: "hard" }, "Week 2 of 5 · leave about 2 reps in reserve"],
  [{ week: 5, weeks: 5, phase: "lighter" }, "Week 5 of 5 · lighter week"],
  [{ week: 1, weeks: 5, phase: "ahead" }, "Week 1 of 5 starts Monday"],
  [{ week: 5, weeks: 5, phase: "over" }, "All 5 weeks of this block are done"],
] as const)("%o is said in one line", (at, line) => {
  expect(blockLine(at, { skillLevel: "advanced" })).toBe(line);
});

test.each([
  [100, "kg", 80],
  [62.5, "kg", 50],
  [82.5, "kg", 65],
  [12, "kg", 10],
  [8, "kg", 6],
  [0, "kg", 0],
  [225, "lb", 180],
  [45, "lb", 35],
  [10, "lb", 8],
] as const)("about 80%% of %d %s is %d", (weight, units, lighter) => {
  expect(lighterWeight(weight, units)).toBe(lighter);
});
