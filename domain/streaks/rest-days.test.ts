import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, parseCalendarDay, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { newMilestones, nextMilestone, STREAK_MILESTONES } from "./milestones.ts";
import { restDayRule, withRestDays } from "./rest-days.ts";
import type { RestDays } from "./rest-days.ts";

const first = parseCalendarDay("2026-01-01") ?? ("" as CalendarDay);
const weekdaySet = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 5 });

describe("rest days over time", () => {
  test("without a plan Thursday and Sunday are days of rest", () => {
    const isRest = restDayRule([]);
    const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
    expect(new Set(week.filter(isRest).map(weekdayIndex))).toEqual(new Set([3, 6]));
  });

  test("a plan changes no day before the one it changes on", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), weekdaySet), { minLength: 1, maxLength: 6 }),
        weekdaySet,
        (changes, next) => {
          let today = first;
          let history: readonly RestDays[] = [];
          for (const [days, weekdays] of changes) {
            today = addDays(today, days);
            history = withRestDays(history, today, weekdays);
          }
          const later = addDays(today, 3);
          const before = restDayRule(history);
          const after = restDayRule(withRestDays(history, later, next));
          for (let day = first; day < later; day = addDays(day, 1)) expect(after(day)).toBe(before(day));
          for (let day = later; day < addDays(later, 9); day = addDays(day, 1))
            expect(after(day)).toBe(next.includes(weekdayIndex(day)));
        },
      ),
    );
  });

  test("saying the same twice writes nothing twice; the last word of a day holds", () => {
    const once = withRestDays([], first, [2, 5]);
    expect(withRestDays(once, addDays(first, 2), [5, 2])).toBe(once);
    expect(withRestDays(once, first, [1])).toEqual([{ since: first, weekdays: [1] }]);
  });
});

describe("milestones", () => {
  test("each is new once, however far the streak jumps", () => {
    expect(newMilestones(2, [])).toEqual([]);
    expect(newMilestones(8, [])).toEqual([3, 7]);
    expect(newMilestones(8, [3, 7])).toEqual([]);
    expect(newMilestones(400, [])).toEqual(STREAK_MILESTONES);
  });

  test("the next one is the first above", () => {
    expect([0, 3, 29, 364, 365].map(nextMilestone)).toEqual([3, 7, 30, 365, null]);
  });
});
