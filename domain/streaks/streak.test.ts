import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, mondayOf, parseCalendarDay, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { countStreak, hasFreezeLeft } from "./streak.ts";
import type { StreakRules } from "./streak.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
// A Sunday.
const today = day("2026-03-01");
const ago = (...days: number[]) => days.map((count) => addDays(today, -count));
const FREEZES: StreakRules = { isRest: () => false, hasFreezes: true };
const restsOn = (...weekdays: number[]): StreakRules => ({
  isRest: (each) => weekdays.includes(weekdayIndex(each)),
  hasFreezes: false,
});

describe("a streak", () => {
  test.each([
    ["nothing yet", [], 0, 0],
    ["today only", [0], 1, 1],
    ["up to yesterday still stands", [1, 2, 3], 3, 3],
    ["broken the day before yesterday", [2, 3], 0, 2],
    ["over the end of a month", [0, 1, 2], 3, 3],
    ["a longer one earlier", [0, 5, 6, 7, 8], 1, 4],
    ["doubles count once, order does not matter", [2, 0, 1, 1], 3, 3],
    ["a day ahead of today carries it on", [-1, 0], 2, 2],
    ["a day ahead that does not touch the run leaves it standing", [-1, 1, 2, 3], 3, 3],
    ["a day ahead alone counts", [-1, 3, 4], 1, 2],
  ])("%s", (_name, days, current, longest) => {
    expect(countStreak(ago(...days), today)).toMatchObject({ current, longest });
  });

  test("names the last day", () => {
    expect(countStreak(ago(3, 1), today).lastDay).toBe("2026-02-28");
    expect(countStreak([], today).lastDay).toBeNull();
    expect(countStreak(ago(-1, 1, 2), today).lastDay).toBe("2026-02-28");
  });
});

describe("rest days", () => {
  test.each([
    ["one between two days adds nothing and ends nothing", [0, 2], [5], 2],
    ["yesterday's keeps what ended before it", [2, 3], [5], 2],
    ["two in a row", [0, 3], [4, 5], 2],
    ["training on one counts", [0, 1, 2], [5], 3],
    ["a missed day beside one breaks it", [0, 3], [5], 1],
  ])("%s", (_name, days, weekdays, current) => {
    // Today is a Sunday (6), yesterday a Saturday (5).
    expect(countStreak(ago(...days), today, restsOn(...weekdays)).current).toBe(current);
  });
});

describe("freezes", () => {
  test.each([
    ["keep one missed day, which adds nothing", [0, 2, 3], 3, ["2026-02-28"]],
    ["keep yesterday while today is open", [2, 3], 2, ["2026-02-28"]],
    ["keep no second one of the same week: the latest has it", [0, 2, 4, 5], 2, ["2026-02-28"]],
    ["keep one on Sunday and one on Monday: two weeks", [0, 1, 2, 3, 4, 5, 8], 7, ["2026-02-22", "2026-02-23"]],
    ["are not spent on a gap they cannot bridge", [0, 3, 4], 1, []],
    ["keep nothing of today and of days ahead", [-1, 1, 2], 2, []],
  ])("%s", (_name, days, current, frozen) => {
    expect(countStreak(ago(...days), today, FREEZES)).toMatchObject({ current, frozen });
  });

  test("a late log gives the freeze back", () => {
    expect(hasFreezeLeft(countStreak(ago(0, 2), today, FREEZES).frozen, today)).toBe(false);
    expect(hasFreezeLeft(countStreak(ago(0, 1, 2), today, FREEZES).frozen, today)).toBe(true);
  });
});

const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 });
const someRules = fc
  .record({ rest: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 5 }), hasFreezes: fc.boolean() })
  .map(({ rest, hasFreezes }): StreakRules => ({ isRest: restsOn(...rest).isRest, hasFreezes }));

test("what a stretch that broke had spent takes nothing from a later one", () => {
  const rules: StreakRules = { isRest: restsOn(0, 1, 2, 3).isRest, hasFreezes: true };
  const days = ago(1, 3, 8, 11);
  expect(countStreak(days, today, rules).longest).toBe(3);
  expect(countStreak(days, addDays(today, 1), rules).longest).toBe(3);
});

describe("of any days and rules", () => {
  test("the count depends on the days alone: order and repetition change nothing", () => {
    fc.assert(
      fc.property(someDays, someRules, (days, rules) => {
        expect(countStreak(ago(...days, ...days.toReversed()), today, rules)).toEqual(countStreak(ago(...days), today, rules));
      }),
    );
  });

  test("a run holds no more days than were done, and the longest is never below the current one", () => {
    fc.assert(
      fc.property(someDays, someRules, (days, rules) => {
        const { current, longest } = countStreak(ago(...days), today, rules);
        expect(longest).toBeLessThanOrEqual(days.length);
        expect(current).toBeLessThanOrEqual(longest);
      }),
    );
  });

  test("kindness only helps: rest days and freezes never shorten a streak", () => {
    fc.assert(
      fc.property(someDays, someRules, (days, rules) => {
        const bare = countStreak(ago(...days), today);
        const kind = countStreak(ago(...days), today, rules);
        expect(kind.current).toBeGreaterThanOrEqual(bare.current);
        expect(kind.longest).toBeGreaterThanOrEqual(bare.longest);
      }),
    );
  });

  test("a freeze keeps one missed day a week, before today, that's no rest day and wasn't done", () => {
    fc.assert(
      fc.property(someDays, someRules, (days, rules) => {
        const done = new Set(ago(...days));
        const { frozen } = countStreak(done, today, rules);
        expect(new Set(frozen.map(mondayOf)).size).toBe(frozen.length);
        for (const each of frozen) expect(each < today && !done.has(each) && !rules.isRest(each)).toBe(true);
        if (!rules.hasFreezes) expect(frozen).toEqual([]);
      }),
    );
  });

  test("never punishing: whatever day is logged later, the streak gets no shorter", () => {
    fc.assert(
      fc.property(someDays, someRules, fc.integer({ min: 0, max: 60 }), (days, rules, more) => {
        const before = countStreak(ago(...days), today, rules).current;
        expect(countStreak(ago(...days, more), today, rules).current).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test("the longest is that of any stretch that rests and a freeze a week keep, found by trying them all", () => {
    fc.assert(
      fc.property(someDays, someRules, (days, rules) => {
        const done = [...new Set(ago(...days))].toSorted();
        const keeps = (stretch: readonly CalendarDay[]): boolean => {
          const missed: CalendarDay[] = [];
          for (let each = stretch[0] ?? today; each < (stretch.at(-1) ?? today); each = addDays(each, 1))
            if (!stretch.includes(each) && !rules.isRest(each)) missed.push(each);
          return missed.length === 0 || (rules.hasFreezes && new Set(missed.map(mondayOf)).size === missed.length);
        };
        const stretches = done.flatMap((_, from) => done.slice(from).map((__, more) => done.slice(from, from + more + 1)));
        const longest = Math.max(0, ...stretches.filter(keeps).map(({ length }) => length));
        expect(countStreak(done, today, rules).longest).toBe(longest);
      }),
    );
  });

  test("the longest never shrinks by days going by", () => {
    fc.assert(
      fc.property(someDays, someRules, fc.integer({ min: 1, max: 20 }), (days, rules, later) => {
        const before = countStreak(ago(...days), today, rules);
        const after = countStreak(ago(...days), addDays(today, later), rules);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
        expect(after.current).toBeLessThanOrEqual(before.current);
      }),
    );
  });
});
