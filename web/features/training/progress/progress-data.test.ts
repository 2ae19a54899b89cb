import type { Completion } from "@lockstep/contract/training.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { describe, expect, test } from "vitest";
import { averageSets, exampleProgress, hasProgress, placeInRange, progressOf, volumeLoad, WEEKS } from "./progress-data.ts";

function day(text: string): CalendarDay {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
}

const row = {
  kind: "strength",
  loadModel: "total",
  compound: true,
  pattern: "horizontal-pull",
  targets: ["lats"],
  synergists: ["biceps"],
  sets: 3,
} as const;
const exercises = new Map([["g-row", { ...row, targets: [...row.targets], synergists: [...row.synergists] }]]);

function done(date: string, sets: Completion["sets"]): Completion {
  return {
    id: "00000000-0000-4000-8000-000000000000",
    date,
    exerciseId: "g-row",
    exerciseName: "Row",
    planId: null,
    minutes: 10,
    sets,
    completedAt: `${date}T10:00:00.000Z`,
  };
}

describe("a guest's progress", () => {
  // A Wednesday.
  const today = day("2026-03-11");
  const progress = progressOf(
    [
      done("2026-03-02", [{ weightKg: 50, reps: 10 }]),
      done("2026-03-09", [
        { weightKg: 60, reps: 5 },
        { weightKg: 55, reps: 8 },
      ]),
      done("2026-03-10", []),
    ],
    today,
    (id) => exercises.get(id),
    null,
  );

  test("weeks end with this one and count days", () => {
    expect(progress.weeks).toHaveLength(WEEKS);
    expect(progress.thisWeek).toEqual({ monday: "2026-03-09", workouts: 2, minutes: 20 });
    expect(progress.weeks.at(-2)).toEqual({ monday: "2026-03-02", workouts: 1, minutes: 10 });
  });

  test("muscles of this week alone: logged sets, planned ones where none were written down, helpers half", () => {
    expect(progress.muscles).toEqual([
      { muscle: "lats", sets: 5 },
      { muscle: "biceps", sets: 2.5 },
    ]);
  });

  test("strength carries the name and the days", () => {
    expect(progress.strength[0]?.exerciseName).toBe("Row");
    expect(progress.strength[0]?.points.map((point) => point.weightKg)).toEqual([50, 60]);
  });

  test("nothing done is no progress", () => {
    expect(hasProgress(progress)).toBe(true);
    expect(hasProgress(progressOf([], today, () => undefined, null))).toBe(false);
    expect(hasProgress(exampleProgress(today, "lb"))).toBe(true);
    expect(progressOf([], today, () => undefined, null).hasCompleted).toBe(false);
  });

  test("what lies before the weeks shown is remembered: best sets, and that there was something", () => {
    const past = progressOf([done("2025-11-24", [{ weightKg: 100, reps: 6 }])], today, (id) => exercises.get(id), null);
    expect([past.hasCompleted, hasProgress(past)]).toEqual([true, false]);
    expect(past.strength).toMatchObject([{ best: { weightKg: 100, date: "2025-11-24" }, oneRepMaxKg: 120, points: [] }]);
  });
});

test("a muscle is fully lit from the sets at which it grows at that level, and never beyond", () => {
  const sets = { ...averageSets([]), chest: 20, biceps: 2 };
  expect(volumeLoad(sets, "beginner")).toEqual({ chest: 1, biceps: 0.5 });
  expect(volumeLoad(sets, "advanced").biceps).toBeCloseTo(1 / 3);
  expect([0, 5, 6, 14, 15].map((count) => placeInRange(count, { lower: 6, upper: 14 }))).toEqual([
    "none",
    "under",
    "in",
    "in",
    "over",
  ]);
});

test("an average is over all weeks, those without training too", () => {
  const week = (chest: number) => ({ monday: "2026-03-02", sets: { ...averageSets([]), chest } });
  expect(averageSets([week(8), week(0), week(10), week(6)]).chest).toBe(6);
});
