import type { Completion, PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { describe, expect, it } from "vitest";
import { calendarDayIn, weekOf } from "../../../plans/today.ts";
import { dateToMark, lastTime, recordWeek } from "./week-record.ts";

const week = weekOf(calendarDayIn("UTC", new Date("2026-11-18T12:00:00Z")));

function exercise(exerciseId: string, sets = 3): PlannedExercise {
  return {
    exerciseId,
    name: exerciseId,
    muscleGroup: "Upper Body",
    group: "Chest",
    targetMuscles: [],
    synergistMuscles: [],
    targets: [],
    synergists: [],
    equipment: "",
    sets,
    reps: "8-12",
    repsMin: 8,
    repsMax: 12,
    holdSeconds: null,
    perSide: false,
    restSeconds: 60,
    workSeconds: 300,
    kind: "strength",
    superset: null,
    role: "chosen",
    reason: "",
    progression: "",
    substitutes: [],
  };
}
function days(plan: Record<number, string[]>): PlannedDay[] {
  return WEEKDAYS.map((day, index) => ({
    day,
    focus: "",
    isRest: !plan[index],
    workMinutes: 0,
    warmUp: [],
    coolDown: [],
    exercises: (plan[index] ?? []).map((id) => exercise(id)),
  }));
}
function done(exerciseId: string, date: string, sets = 0): Completion {
  return {
    id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f111",
    date,
    exerciseId,
    exerciseName: exerciseId,
    planId: null,
    minutes: 5,
    sets: Array.from({ length: sets }, () => ({ weightKg: 50, reps: 8 })),
    completedAt: "2026-11-18T10:00:00Z",
  };
}

describe("recordWeek", () => {
  it("counts an exercise for its own day, and the sets that were written down", () => {
    const record = recordWeek(
      days({ 0: ["g-a", "g-b"], 3: ["g-a"] }),
      week,
      [done("g-a", "2026-11-16", 2), done("g-b", "2026-11-16")],
      null,
    );
    expect(record[0]).toMatchObject({ doneSets: 5, totalSets: 6, isDone: true });
    expect(record[3]).toMatchObject({ doneSets: 0, isDone: false });
  });
  it("lets training ahead fill the day it was planned for", () => {
    const record = recordWeek(days({ 0: ["g-a"], 4: ["g-b"] }), week, [done("g-b", "2026-11-18")], null);
    expect(record[4]?.isDone).toBe(true);
    expect(record[2]?.extra).toEqual([]);
  });
  it("fills an earlier day when none is ahead, and keeps the rest as extra", () => {
    const record = recordWeek(days({ 0: ["g-a"] }), week, [done("g-a", "2026-11-17"), done("g-x", "2026-11-17")], null);
    expect(record[0]?.isDone).toBe(true);
    expect(record[1]?.extra.map((each) => each.exerciseId)).toEqual(["g-x"]);
  });
  it("lets what another plan had on its day stay there, and a day to come stay open", () => {
    const before = [done("g-a", "2026-11-16", 2)];
    const record = recordWeek(days({ 3: ["g-a"] }), week, before, "3d5a4b56-5c4e-4d2a-8a37-0e4a54a0f333");
    expect(record[3]).toMatchObject({ doneSets: 0, isDone: false });
    expect(record[0]?.extra).toEqual(before);
  });
  it("never calls a rest day done, and ignores other weeks", () => {
    const record = recordWeek(days({ 0: ["g-a"] }), week, [done("g-a", "2026-11-09")], null);
    expect(record.some((day) => day.isDone)).toBe(false);
  });
});

it("marks a day ahead for today", () => {
  const today = week[2] ?? calendarDayIn("UTC", new Date(0));
  expect(dateToMark(0, week, today)).toBe("2026-11-16");
  expect(dateToMark(2, week, today)).toBe("2026-11-18");
  expect(dateToMark(5, week, today)).toBe("2026-11-18");
});

it("finds the last time with sets", () => {
  const all = [
    done("g-a", "2026-11-02", 3),
    done("g-a", "2026-11-09", 3),
    done("g-a", "2026-11-16"),
    done("g-a", "2026-11-18", 3),
  ];
  expect(lastTime(all, "g-a", "2026-11-18")?.date).toBe("2026-11-09");
  expect(lastTime(all, "g-b", "2026-11-18")).toBeNull();
});
