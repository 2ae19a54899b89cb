import { countAchievement, progressOf } from "@lockstep/domain/streaks/achievement.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ACHIEVEMENTS } from "./index.ts";

describe("achievements", () => {
  test("there are at least 24, each with an id, a name and its own description", () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(24);
    for (const field of ["id", "name", "description"] as const)
      expect(new Set(ACHIEVEMENTS.map((each) => each[field])).size).toBe(ACHIEVEMENTS.length);
    for (const { requirementCount, description } of ACHIEVEMENTS) {
      expect(requirementCount).toBeGreaterThan(0);
      expect(description).toMatch(/\.$/);
    }
  });

  test("progress is the fact, never above the requirement; facts that weren't asked say nothing", () => {
    for (const kind of ACHIEVEMENTS) {
      const { fact, requirementCount } = kind;
      expect(progressOf(kind, {})).toBeNull();
      expect(progressOf(kind, { [fact]: 0 })).toBe(0);
      expect(progressOf(kind, { [fact]: requirementCount - 1 })).toBe(requirementCount - 1);
      expect(progressOf(kind, { [fact]: requirementCount * 7 })).toBe(requirementCount);
    }
  });

  test("in whatever order counts come, a completed one stays completed and is new once", () => {
    const kind = ACHIEVEMENTS.find(({ id }) => id === "posts-10");
    if (kind === undefined) throw new Error("There is no such achievement.");
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 }), (counts) => {
        let state = countAchievement(kind, null, 0);
        let earned = 0;
        for (const posts of counts) {
          const next = countAchievement(kind, state, progressOf(kind, { posts }) ?? 0);
          if (next.completed && !state.completed) earned += 1;
          state = next;
        }
        expect(earned).toBe(counts.some((count) => count >= 10) ? 1 : 0);
        expect(state.completed).toBe(earned === 1);
        expect(state.progress).toBeLessThanOrEqual(10);
      }),
    );
  });
});
