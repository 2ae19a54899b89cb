import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../calendar/calendar.ts";
import { estimateOneRepMaxKg } from "./one-rep-max.ts";
import { strengthLines, totalByWeek } from "./progress.ts";

const on = (date: string, exerciseId = "g-back-squat", sets: readonly { weightKg: number | null; reps: number }[] = []) => ({
  date: date as CalendarDay,
  exerciseId,
  minutes: 10,
  sets,
});

describe("estimateOneRepMaxKg", () => {
  it.each([
    [100, 1, 100],
    [100, 10, 133.333],
    [60, 5, 70],
  ])("%d kg x %d", (weight, reps, expected) => {
    expect(estimateOneRepMaxKg(weight, reps)).toBeCloseTo(expected, 2);
  });

  it.each([
    [100, 11],
    [100, 0],
    [0, 5],
  ])("says nothing about %d kg x %d", (weight, reps) => {
    expect(estimateOneRepMaxKg(weight, reps)).toBeNull();
  });
});

describe("totalByWeek", () => {
  it("counts days, not exercises, and keeps empty weeks", () => {
    const weeks = totalByWeek(
      [on("2026-11-16"), on("2026-11-16", "g-row"), on("2026-11-22"), on("2026-11-02")],
      "2026-11-20" as CalendarDay,
      3,
    );
    expect(weeks).toEqual([
      { monday: "2026-11-02", workouts: 1, minutes: 10 },
      { monday: "2026-11-09", workouts: 0, minutes: 0 },
      { monday: "2026-11-16", workouts: 2, minutes: 30 },
    ]);
  });
});

describe("strengthLines", () => {
  it("keeps the best set of each day and leaves body weight out", () => {
    const lines = strengthLines(
      [
        on("2026-11-16", "g-back-squat", [
          { weightKg: 80, reps: 5 },
          { weightKg: 80, reps: 8 },
          { weightKg: null, reps: 30 },
        ]),
        on("2026-11-10", "g-back-squat", [{ weightKg: 90, reps: 1 }]),
        on("2026-11-10", "h-push-up", [{ weightKg: null, reps: 20 }]),
      ],
      "2026-11-01" as CalendarDay,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.oneRepMaxKg).toBeCloseTo(101.333, 2);
    expect(lines[0]?.best).toEqual({ weightKg: 90, reps: 1, date: "2026-11-10" });
    expect(lines[0]?.points.map((point) => [point.date, point.weightKg, point.reps])).toEqual([
      ["2026-11-10", 90, 1],
      ["2026-11-16", 80, 8],
    ]);
  });

  it("never forgets a best set, however long ago; the line begins on the day asked for, and what is trained now comes first", () => {
    const lines = strengthLines(
      [
        on("2020-01-06", "g-back-squat", [{ weightKg: 100, reps: 6 }]),
        on("2020-01-08", "g-back-squat", [{ weightKg: 95, reps: 1 }]),
        on("2026-11-10", "g-row", [{ weightKg: 40, reps: 12 }]),
      ],
      "2026-09-01" as CalendarDay,
    );
    expect(lines).toEqual([
      {
        exerciseId: "g-row",
        best: { weightKg: 40, reps: 12, date: "2026-11-10" },
        oneRepMaxKg: null,
        points: [{ date: "2026-11-10", weightKg: 40, reps: 12, oneRepMaxKg: null }],
      },
      { exerciseId: "g-back-squat", best: { weightKg: 100, reps: 6, date: "2020-01-06" }, oneRepMaxKg: 120, points: [] },
    ]);
  });
});
