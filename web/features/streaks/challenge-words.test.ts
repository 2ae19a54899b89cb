import { describe, expect, test } from "vitest";
import { alreadyText, daysLeft, participantsText, reachedText, stepsOf } from "./challenge-words.ts";

describe("a challenge in words", () => {
  test("small goals have a step for each, large ones ten; none is filled beyond its end", () => {
    expect(stepsOf({ goal: 4, progress: 3 })).toEqual({ total: 4, done: 3 });
    expect(stepsOf({ goal: 90, progress: 45 })).toEqual({ total: 10, done: 5 });
    expect(stepsOf({ goal: 3, progress: 9 })).toEqual({ total: 3, done: 3 });
  });

  test("the last day is one day left", () => {
    expect(daysLeft("2026-03-08", "2026-03-02")).toBe(7);
    expect(daysLeft("2026-03-08", "2026-03-08")).toBe(1);
    expect(daysLeft("2026-03-08", "2026-03-09")).toBe(0);
  });

  test("says what was done before joining", () => {
    const goal = 60;
    expect(alreadyText({ progress: 0, goal })).toBeNull();
    expect(alreadyText({ progress: 1, goal })).toBe("1 of 60 done.");
    expect(alreadyText({ progress: 60, goal })).toBe("You've already done it: join and it counts.");
  });

  test("a shared one shows the group's number, or your own part if you may not see the group's", () => {
    const minutes = { goal: 1500, unit: "minutes", progress: 20, groupProgress: null };
    expect(reachedText({ ...minutes, isShared: false })).toBe("20 of 1,500 minutes");
    expect(reachedText({ ...minutes, isShared: true, groupProgress: 1200 })).toBe("1,200 of 1,500 minutes");
    expect(reachedText({ ...minutes, isShared: true })).toBe("You added 20 minutes");
  });

  test("people are counted in words", () => {
    expect([0, 1, 1200].map(participantsText)).toEqual([null, "1 taking part", "1,200 taking part"]);
  });
});
