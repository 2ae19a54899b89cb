import fc from "fast-check";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { expect, it } from "vitest";
import { WEEKDAYS, type Weekday } from "../calendar/weekdays.ts";
import { propertyRuns } from "../../scripts/test-sample.ts";
import { editWeek, type PlanEdit } from "./edit.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "./exercise.ts";
import { GOALS } from "./goal.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import { COMPACT_EXERCISE, DAYS_PER_WEEK, DURATIONS } from "./plan.ts";
import type { CompactExercise, PlannedDay, PlannedExercise, TrainingChoices, TrainingPlan } from "./plan.ts";
import { planWeek } from "./plan-week.ts";
import { pick } from "../plans/field.ts";

const wishes: fc.Arbitrary<TrainingChoices> = fc.record({
  muscleGroups: fc.uniqueArray(fc.constantFrom(...TRAINING_GROUPS), { minLength: 1 }),
  durationMinutes: fc.constantFrom(...DURATIONS),
  daysPerWeek: fc.constantFrom(...DAYS_PER_WEEK),
  skillLevel: fc.constantFrom(...LEVELS),
  location: fc.constantFrom(...LOCATIONS),
  goal: fc.option(fc.constantFrom(...GOALS)),
  avoid: fc.uniqueArray(fc.constantFrom(...AVOIDANCES), { maxLength: 2 }),
  equipment: fc.uniqueArray(fc.constantFrom(...HOME_EQUIPMENT), { maxLength: 5 }),
  seed: fc.integer({ min: 0, max: 1000 }),
});

/** What a change is made of: any of the day's exercises, any of the catalogue's, a number. */
interface Draw {
  readonly day: Weekday;
  readonly one: PlannedExercise;
  readonly other: PlannedExercise;
  readonly foreign: string;
  readonly number: number;
}

/** One change of each kind, and the exercises that it is about. */
const KINDS: Readonly<Record<Exclude<PlanEdit["type"], "move-day" | "change-focus" | "restore-day">, (draw: Draw) => PlanEdit>> =
  {
    "swap-exercise": ({ day, one, foreign }) => ({
      type: "swap-exercise",
      day,
      exerciseId: one.exerciseId,
      withExerciseId: one.substitutes[0]?.exerciseId ?? foreign,
    }),
    "add-exercise": ({ day, foreign }) => ({ type: "add-exercise", day, exerciseId: foreign }),
    "remove-exercise": ({ day, one }) => ({ type: "remove-exercise", day, exerciseId: one.exerciseId }),
    "set-sets": ({ day, one, number }) => ({ type: "set-sets", day, exerciseId: one.exerciseId, sets: number }),
    "set-day-sets": ({ day, one, other, number }) => ({
      type: "set-day-sets",
      day,
      exercises: [one, other].map(({ exerciseId }) => ({ exerciseId, sets: number })),
    }),
    "move-exercise": ({ day, one, number }) => ({ type: "move-exercise", day, exerciseId: one.exerciseId, toIndex: number }),
    "set-dose": ({ day, one, number }) => ({
      type: "set-dose",
      day,
      ...pick(one, ["exerciseId", "repsMin", "repsMax", "holdSeconds"]),
      sets: number,
      restSeconds: 60,
    }),
    "pair-exercises": ({ day, one, other }) => ({
      type: "pair-exercises",
      day,
      exerciseId: one.exerciseId,
      withExerciseId: other.exerciseId,
    }),
    "unpair-exercises": ({ day, one }) => ({ type: "unpair-exercises", day, exerciseId: one.exerciseId }),
  };

const toDose = (planned: PlannedExercise): CompactExercise =>
  pick(planned, Object.keys(COMPACT_EXERCISE) as (keyof CompactExercise)[]);

/** The exercises that a change names, before and after it. */
function named(edit: PlanEdit): readonly string[] {
  if (edit.type === "set-day-sets") return edit.exercises.map(({ exerciseId }) => exerciseId);
  const own = "exerciseId" in edit ? [edit.exerciseId] : [];
  return "withExerciseId" in edit ? [...own, edit.withExerciseId] : own;
}

/** The others of a day in their order, with their doses; a superset counts where its partner isn't one of those that the change names. */
function others({ exercises }: PlannedDay, edit: PlanEdit): readonly CompactExercise[] {
  const touched = new Set(named(edit));
  return exercises
    .filter(({ exerciseId }) => !touched.has(exerciseId))
    .map((planned) => {
      const isPartner = exercises.some(
        ({ exerciseId, superset }) => touched.has(exerciseId) && superset !== null && superset === planned.superset,
      );
      return { ...toDose(planned), superset: isPartner ? null : planned.superset };
    });
}

function made(choices: TrainingChoices): TrainingPlan | null {
  const result = planWeek(choices, EXERCISES);
  return result.ok ? result.plan : null;
}

it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])("%s changes nothing but what it names", (kind) => {
  let changes = 0;
  fc.assert(
    fc.property(wishes, fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10 }), (choices, a, b, c, number) => {
      const plan = made(choices);
      const day = plan?.days.filter(({ isRest }) => !isRest)[a % choices.daysPerWeek];
      const one = day?.exercises[b % day.exercises.length];
      const other = day?.exercises[c % day.exercises.length];
      const foreign = EXERCISES[c % EXERCISES.length]?.id ?? "";
      if (plan === null || day === undefined || one === undefined || other === undefined) return;
      const edit = KINDS[kind]({ day: day.day, one, other, foreign, number });
      const result = editWeek(plan, edit, choices, EXERCISES);
      if (!result.ok) return;
      changes += 1;
      const after = result.plan.days.find((each) => each.day === day.day);
      if (after === undefined) throw new Error("The day is gone");
      expect(others(after, edit)).toEqual(others(day, edit));
      expect(result.plan.days.filter((each) => each.day !== day.day)).toEqual(plan.days.filter((each) => each.day !== day.day));
      expect(result.plan.name).toBe(plan.name);
    }),
    propertyRuns(300, 25),
  );
  expect(changes).toBeGreaterThan(5);
});

it("another focus, a day brought back and days that change places leave all other days alone", () => {
  fc.assert(
    fc.property(wishes, fc.nat(), fc.nat(6), fc.constantFrom(...TRAINING_GROUPS), (choices, a, b, group) => {
      const plan = made(choices);
      const day = plan?.days.filter(({ isRest }) => !isRest)[a % choices.daysPerWeek];
      const to = WEEKDAYS[b] ?? "Monday";
      if (plan === null || day === undefined) return;
      const edits: readonly (readonly [PlanEdit, readonly Weekday[]])[] = [
        [{ type: "change-focus", day: day.day, groups: [group] }, [day.day]],
        [{ type: "restore-day", ...day, exercises: day.exercises.toReversed() }, [day.day]],
        [{ type: "move-day", from: day.day, to }, [day.day, to]],
      ];
      for (const [edit, touched] of edits) {
        const result = editWeek(plan, edit, choices, EXERCISES);
        if (!result.ok) continue;
        const rest = (week: TrainingPlan) => week.days.filter((each) => !touched.includes(each.day));
        expect(rest(result.plan)).toEqual(rest(plan));
        if (edit.type === "move-day") expect(result.plan.days.find((each) => each.day === to)).toEqual({ ...day, day: to });
      }
    }),
    propertyRuns(150, 15),
  );
});

it("an exercise that is added and removed again leaves the day as it was", () => {
  fc.assert(
    fc.property(wishes, fc.nat(), fc.nat(), (choices, a, c) => {
      const plan = made(choices);
      const day = plan?.days.filter(({ isRest }) => !isRest)[a % choices.daysPerWeek];
      const exerciseId = EXERCISES[c % EXERCISES.length]?.id ?? "";
      if (plan === null || day === undefined) return;
      const added = editWeek(plan, { type: "add-exercise", day: day.day, exerciseId }, choices, EXERCISES);
      if (!added.ok) return;
      const back = editWeek(added.plan, { type: "remove-exercise", day: day.day, exerciseId }, choices, EXERCISES);
      // A day that got another name on the way keeps it.
      const unnamed = (days: TrainingPlan["days"]) => days.map((each) => ({ ...each, focus: null }));
      expect(back.ok && unnamed(back.plan.days)).toEqual(unnamed(plan.days));
    }),
    propertyRuns(300, 25),
  );
});
