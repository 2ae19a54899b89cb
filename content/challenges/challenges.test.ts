import { addDays, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import {
  challengesOfGroup,
  challengesOfWeek,
  describeChallenge,
  goalOfChallenge,
  ownGoal,
} from "@lockstep/domain/streaks/challenge.ts";
import { describe, expect, test } from "vitest";
import { CHALLENGES, findChallengeKind } from "./index.ts";

const monday = parseCalendarDay("2026-03-02") ?? ("" as CalendarDay);
const weeks = Array.from({ length: 52 }, (_, index) => addDays(monday, 7 * index));
const GROUP = "5d1f8f0e-6f0c-4a36-9d2b-0f3a5a1c7e11";
const idsOf = (week: CalendarDay): string[] => challengesOfWeek(week, CHALLENGES).map(({ kind }) => kind.id);

describe("kinds of challenges", () => {
  test("there are at least twelve, each with its own id and goals that rise with the level", () => {
    expect(CHALLENGES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(CHALLENGES.map(({ id }) => id)).size).toBe(CHALLENGES.length);
    expect(new Set(CHALLENGES.map(({ name }) => name)).size).toBe(CHALLENGES.length);
    for (const { goals, description } of CHALLENGES) {
      expect(goals.beginner).toBeGreaterThan(0);
      expect(goals.intermediate).toBeGreaterThanOrEqual(goals.beginner);
      expect(goals.advanced).toBeGreaterThanOrEqual(goals.intermediate);
      expect(description).toContain("{goal}");
    }
  });

  test("days of a week ask for no more than a week has, and leave a day off", () => {
    const byDays = CHALLENGES.filter(({ fact }) => fact.endsWith("Days"));
    expect(byDays.length).toBeGreaterThan(0);
    for (const { goals } of byDays) expect(goals.advanced).toBeLessThanOrEqual(6);
  });

  test("a sentence says its goal; without a level it's the beginner's", () => {
    const kind = findChallengeKind("training-days");
    if (kind === undefined) throw new Error("There is no such kind.");
    expect(describeChallenge(kind, ownGoal(kind, "advanced"))).toBe("Train on 4 days this week.");
    expect(ownGoal(kind, null)).toBe(2);
  });
});

describe("a week's challenges", () => {
  test("are five different ones with training, food and something more; the same week has the same", () => {
    for (const week of weeks) {
      const chosen = challengesOfWeek(week, CHALLENGES).map(({ kind }) => kind);
      expect(new Set(chosen).size).toBe(5);
      expect(chosen.filter(({ area }) => area === "training")).toHaveLength(2);
      expect(chosen.filter(({ area }) => area === "food")).toHaveLength(2);
      expect(idsOf(week)).toEqual(chosen.map(({ id }) => id));
    }
  });

  test("change on Monday, and every kind comes up within a quarter of a year", () => {
    for (const week of weeks) expect(idsOf(week)).not.toEqual(idsOf(addDays(week, 7)));
    for (let start = 0; start + 13 <= weeks.length; start += 1) {
      const seen = new Set(weeks.slice(start, start + 13).flatMap(idsOf));
      expect(seen.size).toBe(CHALLENGES.length);
    }
  });

  test("a group has two more, one for each and one for all, that the open ones don't have", () => {
    for (const week of weeks) {
      const chosen = challengesOfGroup(week, GROUP, CHALLENGES);
      expect(chosen.map(({ isShared }) => isShared)).toEqual([false, true]);
      const ids = chosen.map(({ kind }) => kind.id);
      expect(new Set([...ids, ...idsOf(week)]).size).toBe(7);
    }
  });

  test("a shared goal grows with the members and stays in reach of large groups", () => {
    const shared = challengesOfGroup(monday, GROUP, CHALLENGES).find(({ isShared }) => isShared);
    if (shared === undefined) throw new Error("The group has no shared challenge.");
    const each = shared.kind.sharedGoalEach ?? 0;
    expect([1, 2, 10, 5000].map((members) => goalOfChallenge(shared, members) / each)).toEqual([2, 2, 10, 40]);
  });
});
