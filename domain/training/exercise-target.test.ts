import { describe, expect, test } from "vitest";
import { parseCalendarDay, type CalendarDay } from "../calendar/calendar.ts";
import { exerciseTarget, timesDone, type DoneExercise, type TrainingPast } from "./exercise-target.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseCalendarDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
const squat = { id: "squat", compound: true, pattern: "squat", loadModel: "total", needs: ["barbell"] } as const;
const dose = { sets: 3, repsMin: 5, repsMax: 8, holdSeconds: null };
const done = (date: string, sets: DoneExercise["sets"], exerciseId = "squat"): DoneExercise => ({ exerciseId, date, sets });
const three = (weightKg: number, reps: number) => Array.from({ length: 3 }, () => ({ weightKg, reps }));
const past = (completions: readonly DoneExercise[], more: Partial<TrainingPast> = {}): TrainingPast => ({
  completions,
  block: null,
  level: "intermediate",
  today: day("2026-11-26"),
  units: "kg",
  ...more,
});

describe("what an exercise asks for today", () => {
  test.each([
    ["nothing known", [], { weightKg: null, rule: "find-weight" }],
    ["the top of the range", [done("2026-11-23", three(100, 8))], { weightKg: 105, reps: 5, rule: "more-weight" }],
    [
      "today's own sets change nothing",
      [done("2026-11-23", three(100, 8)), done("2026-11-26", three(120, 8))],
      { weightKg: 105 },
    ],
    [
      "a drop set says nothing",
      [done("2026-11-23", [...three(100, 8), { weightKg: 60, reps: 3, type: "drop" }])],
      { weightKg: 105 },
    ],
    [
      "sets to failure took all there was",
      [
        done(
          "2026-11-23",
          three(100, 8).map((set) => ({ ...set, type: "failure" as const })),
        ),
      ],
      { weightKg: 100, rule: "same-again" },
    ],
    ["three weeks off", [done("2026-11-05", three(100, 8))], { weightKg: 90, rule: "after-break" }],
    [
      "three weeks without it, but trained",
      [done("2026-11-05", three(100, 8)), done("2026-11-14", three(30, 8), "curl"), done("2026-11-22", three(30, 8), "curl")],
      { weightKg: 105 },
    ],
  ] as const)("%s", (_, completions, target) => {
    expect(exerciseTarget(squat, dose, past(completions))).toMatchObject(target);
  });

  test("a lighter week has two sets of about 80%, from the last hard week", () => {
    const block = { startsOn: "2026-11-09", weeks: 3, before: null };
    const completions = [done("2026-11-19", three(100, 8)), done("2026-11-24", three(80, 8))];
    expect(exerciseTarget(squat, dose, past(completions, { block }))).toMatchObject({
      sets: 2,
      weightKg: 80,
      rule: "lighter-week",
    });
  });

  test("a sore hip ends squats three reps early, in the hardest week too", () => {
    const block = { startsOn: "2026-11-02", weeks: 5, before: null };
    const reserveOf = (avoid: TrainingPast["avoid"]) =>
      exerciseTarget(squat, dose, past([done("2026-11-23", three(100, 6))], { level: "advanced", block, avoid })).rir;
    expect(reserveOf([])).toBe(2);
    expect(reserveOf(["hip"])).toBe(3);
  });

  test("times with only drop sets are none", () => {
    const completions = [done("2026-11-20", [{ weightKg: 60, reps: 8, type: "drop" }]), done("2026-11-18", three(100, 8))];
    expect(timesDone(past(completions), "squat").map(({ date }) => date)).toEqual(["2026-11-18"]);
  });
});
