import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, mondayOf, parseCalendarDay, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { blockStart, blockWeekOn, blockWeeks, isInLighterWeek, isNextBlockDue, nextBlockStart, weekOn } from "./block.ts";
import { LEVELS } from "./exercise.ts";
import { planWeek } from "./plan-week.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const day = (text: string): CalendarDay => {
  const read = parseCalendarDay(text);
  if (read === null) throw new Error(text);
  return read;
};

/** A week that trains on these weekdays, 0 is Monday. */
const week = (...training: number[]) => WEEKDAYS.map((_, place) => ({ isRest: !training.includes(place) }));

const BLOCK = { startsOn: "2026-11-02", weeks: 5 };

test.each([
  ["its first day", "2026-11-02", 1, "hard"],
  ["its first Sunday", "2026-11-08", 1, "hard"],
  ["the next Monday", "2026-11-09", 2, "hard"],
  ["the last hard day", "2026-11-29", 4, "hard"],
  ["the lighter week's first day", "2026-11-30", 5, "lighter"],
  ["the lighter week's last day", "2026-12-06", 5, "lighter"],
  ["the day after", "2026-12-07", 5, "over"],
  ["months later, in another year", "2027-04-01", 5, "over"],
  ["the day before", "2026-11-01", 1, "ahead"],
  ["the Monday before", "2026-10-26", 1, "ahead"],
  ["a clock set back by a month", "2026-10-01", 1, "hard"],
  ["a clock set back by decades", "1970-01-01", 1, "hard"],
])("on %s a block is where it should be", (_name, today, expected, phase) => {
  expect(blockWeekOn(BLOCK, day(today))).toEqual({ week: expected, weeks: 5, phase });
});

test.each([
  ["a leap day", "2028-02-28", "2028-03-06", 2],
  ["the end of a year", "2026-12-28", "2027-01-04", 2],
  ["summer time's end", "2026-10-19", "2026-10-26", 2],
])("a week is seven days over %s", (_name, startsOn, today, expected) => {
  expect(blockWeekOn({ startsOn, weeks: 5 }, day(today)).week).toBe(expected);
});

test("a block has four to six hard weeks and a lighter one, fewer the stronger someone is", () => {
  expect(LEVELS.map(blockWeeks)).toEqual([7, 6, 5]);
});

test("a block is never in a week before its first or after its last", () => {
  const days = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(days, days, fc.integer({ min: 5, max: 7 }), (start, away, weeks) => {
      const startsOn = mondayOf(addDays(day("2026-01-01"), start));
      const today = addDays(startsOn, away);
      const at = blockWeekOn({ startsOn, weeks }, today);
      expect(at.week).toBeGreaterThanOrEqual(1);
      expect(at.week).toBeLessThanOrEqual(weeks);
      expect(at.phase === "lighter").toBe(away >= 7 * (weeks - 1) && away < 7 * weeks);
      expect(at.phase === "over").toBe(away >= 7 * weeks);
      // All days of a week are in the same one.
      expect(blockWeekOn({ startsOn, weeks }, mondayOf(today)).week).toBe(at.week);
    }),
  );
});

describe("a new block", () => {
  it.each([
    ["Monday, a training day", "2026-11-16", week(0, 3), "2026-11-16"],
    ["the last training day", "2026-11-19", week(0, 3), "2026-11-16"],
    ["the day after the last training day", "2026-11-20", week(0, 3), "2026-11-23"],
    ["Sunday, a training day", "2026-11-22", week(6), "2026-11-16"],
    ["Sunday, a rest day", "2026-11-22", week(0, 1, 2, 3, 4, 5), "2026-11-23"],
    ["New Year's Eve", "2026-12-31", week(0, 1), "2027-01-04"],
  ])("that's made on %s begins on a Monday with training ahead", (_name, today, days, startsOn) => {
    expect(blockStart(days, day(today))).toBe(startsOn);
  });

  it("is chosen from the lighter week's last training day on, and begins after that week", () => {
    const days = week(0, 2, 4);
    const due = (today: string) => isNextBlockDue(BLOCK, days, day(today));
    expect(["2026-11-02", "2026-11-28", "2026-11-30", "2026-12-03"].map(due)).toEqual([false, false, false, false]);
    expect(["2026-12-04", "2026-12-06", "2026-12-07", "2027-06-01"].map(due)).toEqual([true, true, true, true]);
    expect(nextBlockStart(BLOCK, days, day("2026-12-04"))).toBe("2026-12-07");
    expect(nextBlockStart(BLOCK, days, day("2026-12-06"))).toBe("2026-12-07");
    // Chosen late, it begins with what's left of the week.
    expect(nextBlockStart(BLOCK, days, day("2026-12-09"))).toBe("2026-12-07");
    expect(nextBlockStart(BLOCK, days, day("2026-12-12"))).toBe("2026-12-14");
  });

  it("isn't due before the block has begun", () => {
    expect(isNextBlockDue(BLOCK, week(0), day("2026-11-01"))).toBe(false);
    expect(isNextBlockDue(BLOCK, week(0), day("2026-01-01"))).toBe(false);
  });
});

describe("the week that's trained", () => {
  const made = planWeek(
    { muscleGroups: ["Chest", "Back", "Legs"], durationMinutes: 45, daysPerWeek: 3, skillLevel: "advanced", location: "gym" },
    TABLE_CATALOGUE,
  );
  if (!made.ok) throw new Error(made.refusal.message);
  const { days } = made.plan;
  const setsOf = (trained: typeof days) => trained.flatMap(({ exercises }) => exercises.map(({ sets }) => sets));
  const first = { ...BLOCK, before: null };

  it("is the plan's in hard weeks and once the block is over", () => {
    for (const today of ["2026-10-30", "2026-11-02", "2026-11-29", "2026-12-07"])
      expect(weekOn(days, first, day(today)).days).toBe(days);
  });

  it("has two sets of the same exercises in the lighter week, and says how long they take", () => {
    const trained = weekOn(days, first, day("2026-12-01"));
    expect(trained.at).toEqual({ week: 5, weeks: 5, phase: "lighter" });
    expect(new Set(setsOf(trained.days))).toEqual(new Set([2]));
    for (const [place, lighter] of trained.days.entries()) {
      const usual = days[place];
      if (usual === undefined) throw new Error("A week has seven days.");
      expect(lighter.exercises.map(({ exerciseId, reps }) => [exerciseId, reps])).toEqual(
        usual.exercises.map(({ exerciseId, reps }) => [exerciseId, reps]),
      );
      expect(lighter.warmUp).toBe(usual.warmUp);
      if (usual.isRest) expect(lighter).toBe(usual);
      else expect(lighter.workMinutes).toBeLessThan(usual.workMinutes);
      for (const [at, { workSeconds }] of lighter.exercises.entries())
        expect(workSeconds).toBeLessThan(usual.exercises[at]?.workSeconds ?? 0);
    }
  });

  it("stays that of the block before until the next one begins", () => {
    const other = days.toReversed().map((each, place) => ({ ...each, day: WEEKDAYS[place] ?? "Monday" }));
    const next = { startsOn: "2026-12-07", weeks: 5, before: { ...BLOCK, days } };
    const before = weekOn(other, next, day("2026-12-05"));
    expect(before).toMatchObject({ at: { week: 5, phase: "lighter" }, nextStartsOn: "2026-12-07" });
    expect(setsOf(before.days)).toHaveLength(setsOf(days).length);
    expect(before.days[0]?.focus).toBe(days[0]?.focus);
    const begun = weekOn(other, next, day("2026-12-07"));
    expect(begun).toEqual({ days: other, at: { week: 1, weeks: 5, phase: "hard" }, nextStartsOn: null });
    // Once it has begun, the days of the one before aren't known anymore.
    expect(weekOn(other, { ...next, before: { ...BLOCK, days: null } }, day("2026-12-05")).days).toBe(other);
  });

  it("knows the lighter weeks of its block and of the one before", () => {
    const next = { startsOn: "2026-12-14", weeks: 5, before: { ...BLOCK, days: null } };
    const lighter = (date: string) => isInLighterWeek(next, date);
    expect(["2026-11-29", "2026-12-07", "2026-12-14", "2027-01-10", "2027-01-18"].some(lighter)).toBe(false);
    expect(["2026-11-30", "2026-12-06", "2027-01-11", "2027-01-17"].every(lighter)).toBe(true);
    expect(isInLighterWeek({ ...BLOCK, before: null }, "2026-10-01")).toBe(false);
  });

  it("is lighter on the same days for everyone whose block began with theirs", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (away) => {
        const today = addDays(day(BLOCK.startsOn), away);
        const isLight = weekOn(days, first, today).days !== days;
        expect(isLight).toBe(isInLighterWeek(first, today));
        expect(weekdayIndex(mondayOf(today))).toBe(0);
      }),
    );
  });
});
