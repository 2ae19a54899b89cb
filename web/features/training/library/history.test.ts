import type { CompletedSet, Completion } from "@lockstep/contract/training.ts";
import { describe, expect, test } from "vitest";
import { historyOf } from "./history.ts";

function done(date: string, sets: CompletedSet[], exerciseId = "g-row"): Completion {
  return {
    id: "00000000-0000-4000-8000-000000000000",
    date,
    exerciseId,
    exerciseName: "Row",
    planId: null,
    minutes: 8,
    sets,
    completedAt: `${date}T10:00:00.000Z`,
  };
}

describe("the history of an exercise", () => {
  test("takes the heaviest set, then the most repetitions, and the first day it was done", () => {
    const history = historyOf(
      [
        done("2026-03-02", [{ weightKg: 60, reps: 8 }]),
        done("2026-03-09", [
          { weightKg: 60, reps: 10 },
          { weightKg: 55, reps: 15 },
        ]),
        done("2026-03-16", [{ weightKg: 60, reps: 10 }]),
        done("2026-03-16", [{ weightKg: 100, reps: 1 }], "g-squat"),
      ],
      "g-row",
      "total",
    );
    expect(history.best?.set).toEqual({ weightKg: 60, reps: 10 });
    expect(history.best?.date).toBe("2026-03-09");
    expect(history.best?.oneRepMaxKg).toBeCloseTo(80);
    expect(history.days.map((day) => day.date)).toEqual(["2026-03-16", "2026-03-09", "2026-03-02"]);
  });

  test("holds are compared by their seconds, body weight has no estimate", () => {
    const history = historyOf(
      [
        done("2026-03-02", [
          { weightKg: null, reps: 1, seconds: 30 },
          { weightKg: null, reps: 1, seconds: 45 },
        ]),
      ],
      "g-row",
      "total",
    );
    expect(history.best?.set.seconds).toBe(45);
    expect(history.best?.oneRepMaxKg).toBeNull();
  });

  test("where a machine helps, less help is the best set, and nothing is estimated from it", () => {
    const days = [done("2026-03-02", [{ weightKg: 40, reps: 8 }]), done("2026-03-09", [{ weightKg: 25, reps: 6 }])];
    const { best } = historyOf(days, "g-row", "assistance");
    expect(best).toEqual({ set: { weightKg: 25, reps: 6 }, date: "2026-03-09", oneRepMaxKg: null });
  });

  test("without sets there's no best one", () => {
    expect(historyOf([done("2026-03-02", [])], "g-row", "total").best).toBeNull();
  });
});
