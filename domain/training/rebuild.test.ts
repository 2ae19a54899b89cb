import { describe, expect, it } from "vitest";
import { restDay } from "./planned-day.ts";
import { planWeek } from "./plan-week.ts";
import type { TrainingChoices } from "./plan.ts";
import { plannersNotes, rebuildPlan } from "./rebuild.ts";
import type { CompactDay, CompactExercise } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Legs"],
  durationMinutes: 30,
  daysPerWeek: 2,
  skillLevel: "beginner",
  location: "gym",
};

function dose(exerciseId: string, change: Partial<CompactExercise> = {}): CompactExercise {
  return {
    exerciseId,
    sets: 3,
    repsMin: 8,
    repsMax: 12,
    holdSeconds: null,
    restSeconds: 90,
    superset: null,
    role: "chosen",
    ...change,
  };
}

/** A week that trains on Monday only. */
const weekOf = (exercises: readonly CompactExercise[]): CompactDay[] =>
  WEEKDAYS.map((day, place) => (place === 0 ? { day, focus: "Lower Body", isRest: false, exercises } : restDay(place)));

describe("plannersNotes", () => {
  const wish: TrainingChoices = { ...choices, daysPerWeek: 7 };
  const made = planWeek(wish, TABLE_CATALOGUE);
  if (!made.ok) throw new Error(made.refusal.message);
  const { days, notes } = made.plan;

  it("are those of the planner for a week as it made it", () => {
    expect(notes.map(({ code }) => code)).toContain("LIGHT_DAY");
    expect(plannersNotes(wish, days, TABLE_CATALOGUE)).toEqual(notes);
  });

  it.each<[string, readonly CompactDay[]]>([
    ["an exercise fewer", days.map((day, place) => (place === 0 ? { ...day, exercises: day.exercises.slice(1) } : day))],
    ["the exercises in another order", days.map((day) => ({ ...day, exercises: day.exercises.toReversed() }))],
    ["other sets", days.map((day) => ({ ...day, exercises: day.exercises.map((each) => ({ ...each, sets: 5 })) }))],
    ["its days in other places", days.map((_, place) => ({ ...days[(place + 1) % 7]! }))],
  ])("are none for a week with %s", (_, changed) => {
    expect(plannersNotes(wish, changed, TABLE_CATALOGUE)).toBeNull();
  });

  it("are none where the planner refuses", () => {
    expect(plannersNotes(wish, days, [])).toBeNull();
  });
});

describe("rebuildPlan", () => {
  it("builds the planner's own week again, under what it was made to avoid", () => {
    const wish: TrainingChoices = { ...choices, avoid: ["knee", "lower-back"] };
    const made = planWeek(wish, TABLE_CATALOGUE);
    if (!made.ok) throw new Error(made.refusal.message);
    const rebuilt = rebuildPlan(wish, made.plan.days, TABLE_CATALOGUE);
    if (!rebuilt.ok) throw new Error(rebuilt.message);
    const ids = (days: readonly CompactDay[]) => days.map((day) => day.exercises.map((each) => each.exerciseId));
    expect(ids(rebuilt.plan.days)).toEqual(ids(made.plan.days));
  });

  it("says nothing of what the planner didn't find: who changed the week may have wanted it so", () => {
    const wish: TrainingChoices = { ...choices, muscleGroups: ["Chest", "Legs"], durationMinutes: 60 };
    const changed = rebuildPlan(wish, weekOf([dose("g-barbell-squat", { sets: 1 })]), TABLE_CATALOGUE);
    if (!changed.ok) throw new Error(changed.message);
    const codes = changed.plan.notes.map(({ code }) => code);
    for (const code of ["GROUP_LEFT_OUT", "SESSION_BELOW_TIME", "FILLED_WITH_MOBILITY"]) expect(codes).not.toContain(code);
    expect(codes).toContain("MUSCLE_BELOW_RANGE");
  });

  it("takes in an exercise above the level, as an edit by hand does", () => {
    expect(rebuildPlan(choices, weekOf([dose("g-barbell-squat")]), TABLE_CATALOGUE).ok).toBe(true);
  });

  it.each<[string, TrainingChoices, readonly CompactExercise[], string]>([
    [
      "what loads a thing to avoid",
      { ...choices, avoid: ["lower-back"] },
      [dose("g-barbell-squat")],
      "Monday: barbell squat doesn't suit what you avoid (lower back).",
    ],
    ["the other place", { ...choices, location: "home" }, [dose("g-barbell-squat")], "Monday: barbell squat is for the gym."],
    ["what the catalogue has not", choices, [dose("g-made-up")], "Monday: there is no exercise g-made-up."],
    ["one twice", choices, [dose("g-deadlift"), dose("g-deadlift")], "Monday: deadlift is listed twice."],
    ["a training day without any", choices, [], "Monday: a training day needs an exercise."],
  ])("refuses %s", (_name, wish, exercises, message) => {
    expect(rebuildPlan(wish, weekOf(exercises), TABLE_CATALOGUE)).toEqual({ ok: false, message });
  });
});
