import { describe, expect, it } from "vitest";
import { editWeek } from "./edit.ts";
import type { PlanEdit } from "./edit.ts";
import { isOwnDose, plannersDoses } from "./own-doses.ts";
import {
  DURATIONS,
  toCompactDay,
  type PlannedDay,
  type PlannedExercise,
  type TrainingChoices,
  type TrainingPlan,
} from "./plan.ts";
import { planWeek } from "./plan-week.ts";
import { sessionSeconds } from "./timing.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest", "Back", "Legs"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
};
const byId = new Map(TABLE_CATALOGUE.map((exercise) => [exercise.id, exercise]));

function made(wish: TrainingChoices): TrainingPlan {
  const result = planWeek(wish, TABLE_CATALOGUE);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

const plan = made(choices);
const monday = mondayOf(plan);
const [first, second, third] = monday.exercises.filter(({ holdSeconds, superset }) => holdSeconds === null && superset === null);
if (first === undefined || second === undefined || third === undefined) throw new Error("Monday needs three exercises");

function mondayOf({ days }: TrainingPlan): PlannedDay {
  const [day] = days;
  if (day === undefined || day.isRest) throw new Error("Monday trains");
  return day;
}

function edited(week: TrainingPlan, edit: PlanEdit): TrainingPlan {
  const result = editWeek(week, edit, choices, TABLE_CATALOGUE);
  if (!result.ok) throw new Error(result.message);
  return result.plan;
}
const idsOf = (week: TrainingPlan) => mondayOf(week).exercises.map(({ exerciseId }) => exerciseId);
const find = (week: TrainingPlan, id: string) => mondayOf(week).exercises.find(({ exerciseId }) => exerciseId === id);
const dose = (exercise: PlannedExercise, change: object = {}): PlanEdit => {
  const { exerciseId, sets, repsMin, repsMax, holdSeconds, restSeconds } = exercise;
  return { type: "set-dose", day: "Monday", exerciseId, sets, repsMin, repsMax, holdSeconds, restSeconds, ...change };
};
const pair = (one: PlannedExercise, other: PlannedExercise): PlanEdit => ({
  type: "pair-exercises",
  day: "Monday",
  exerciseId: one.exerciseId,
  withExerciseId: other.exerciseId,
});

describe("a custom dose", () => {
  it("is written as it's chosen, and the day's minutes follow", () => {
    const week = edited(plan, dose(first, { sets: 6, repsMin: 3, repsMax: 5, restSeconds: 180 }));
    expect(find(week, first.exerciseId)).toMatchObject({ sets: 6, repsMin: 3, repsMax: 5, restSeconds: 180, reps: "3-5" });
    expect(mondayOf(week).workMinutes).toBe(Math.ceil(sessionSeconds(mondayOf(week).exercises) / 60));
    expect(mondayOf(week).exercises.slice(1)).toEqual(monday.exercises.slice(1));
  });

  it("stays through what is changed beside it", () => {
    const own = edited(plan, dose(first, { repsMin: 3, repsMax: 4, sets: 10 }));
    const week = edited(own, { type: "remove-exercise", day: "Monday", exerciseId: third.exerciseId });
    expect(find(week, first.exerciseId)).toMatchObject({ repsMin: 3, repsMax: 4, sets: 10 });
  });

  it.each<[string, PlanEdit, RegExp]>([
    ["more reps at least than at most", dose(first, { repsMin: 9, repsMax: 8 }), /minimum above its maximum/],
    ["seconds for what isn't held", dose(first, { holdSeconds: 30 }), /done for reps/],
    ["an exercise of another day", { ...dose(first), exerciseId: "g-teleport" } as PlanEdit, /isn't in your library/],
  ])("can't be %s", (_, edit, message) => {
    expect(editWeek(plan, edit, choices, TABLE_CATALOGUE)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message) as string,
    });
  });
});

describe("a custom superset", () => {
  it("stands together, takes less time, and is split up again", () => {
    const week = edited(plan, pair(first, third));
    const at = idsOf(week).indexOf(first.exerciseId);
    expect(idsOf(week)[at + 1]).toBe(third.exerciseId);
    expect(find(week, first.exerciseId)?.superset).toBe(find(week, third.exerciseId)?.superset);
    expect(find(week, first.exerciseId)?.superset).toBeGreaterThan(6);
    expect(sessionSeconds(mondayOf(week).exercises)).toBeLessThan(sessionSeconds(monday.exercises));
    const apart = edited(week, { type: "unpair-exercises", day: "Monday", exerciseId: third.exerciseId });
    expect(mondayOf(apart).exercises.map(({ superset }) => superset)).not.toContain(find(week, first.exerciseId)?.superset);
    expect(mondayOf(apart).workMinutes).toBe(monday.workMinutes);
  });

  it("leaves the partner that one had before alone", () => {
    const week = edited(edited(plan, pair(first, second)), pair(second, third));
    expect(find(week, first.exerciseId)?.superset).toBeNull();
    expect(find(week, second.exerciseId)?.superset).toBe(find(week, third.exerciseId)?.superset);
  });

  it("takes two exercises of the day", () => {
    expect(editWeek(plan, pair(first, first), choices, TABLE_CATALOGUE)).toMatchObject({ ok: false });
  });
});

describe("without the membership", () => {
  const wishes = DURATIONS.flatMap((durationMinutes) =>
    (["home", "gym"] as const).map((location): TrainingChoices => ({ ...choices, durationMinutes, location, daysPerWeek: 7 })),
  );

  it.each(wishes)("every dose of the planner stays: $durationMinutes minutes, $location", (wish) => {
    for (const day of made(wish).days.map(toCompactDay)) {
      for (const planned of day.exercises) {
        const exercise = byId.get(planned.exerciseId);
        expect(exercise !== undefined && isOwnDose(exercise, planned)).toBe(false);
      }
      expect(plannersDoses(day, [], wish.durationMinutes, byId)).toEqual(day);
    }
  });

  it("own doses and supersets from outside give way, those that are saved stay", () => {
    const own = toCompactDay(mondayOf(edited(edited(plan, dose(first, { repsMin: 2, repsMax: 3 })), pair(second, third))));
    const planned = plannersDoses(own, [], 45, byId);
    const usual = planned.exercises.find(({ exerciseId }) => exerciseId === first.exerciseId);
    expect(usual?.repsMax).toBeGreaterThan(3);
    const exercise = byId.get(first.exerciseId);
    expect(exercise !== undefined && usual !== undefined && isOwnDose(exercise, usual)).toBe(false);
    expect(planned.exercises.every(({ superset }) => superset === null || superset <= 6)).toBe(true);
    expect(plannersDoses(own, own.exercises, 45, byId)).toEqual(own);
  });

  it("a superset under a planner's number is one only of two that don't compete", () => {
    const byName = (...ids: readonly string[]) => ids.map((id) => ({ ...toCompactDay(monday).exercises[0]!, exerciseId: id }));
    const numbered = (ids: readonly string[], superset: number) => ({
      ...toCompactDay(monday),
      exercises: byName(...ids).map((each) => ({ ...each, superset })),
    });
    const left = (ids: readonly string[], superset = 1) =>
      plannersDoses(numbered(ids, superset), [], 45, byId).exercises.map((each) => each.superset);
    expect(left(["g-curl", "g-press-down"])).toEqual([1, 1]);
    expect(left(["g-curl", "g-hammer-curl"])).toEqual([null, null]);
    expect(left(["g-curl", "g-press-down", "g-squat"])).toEqual([null, null, null]);
    expect(left(["g-curl"])).toEqual([null]);
    expect(left(["g-curl", "g-press-down"], 7)).toEqual([null, null]);
    // A pair of older weeks, which no new one has.
    expect(left(["g-squat", "g-leg-curl"])).toEqual([1, 1]);
  });

  it("a superset of an older week stays when one of its two is swapped", () => {
    const [squat, curl] = ["g-squat", "g-leg-curl"].map((exerciseId) => ({ ...first, exerciseId, superset: 1 }));
    if (squat === undefined || curl === undefined) throw new Error("Two exercises");
    const week = { ...plan, days: [{ ...monday, exercises: [squat, curl] }, ...plan.days.slice(1)] };
    const swap = { type: "swap-exercise", day: "Monday", exerciseId: "g-leg-curl", withExerciseId: "g-heel-slide" } as const;
    expect(mondayOf(edited(week, swap)).exercises.map(({ superset }) => superset)).toEqual([1, 1]);
  });
});
