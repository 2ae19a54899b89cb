import * as fc from "fast-check";
import { GOALS } from "@lockstep/domain/training/goal.ts";
import { GYM_CHOICES } from "@lockstep/domain/training/gym-choices.fixture.ts";
import { HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS } from "@lockstep/domain/training/plan.ts";
import type { TrainingChoices, TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { isEligible } from "@lockstep/domain/training/candidates.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { mainLiftsOf, varyWeek } from "@lockstep/domain/training/vary-week.ts";
import { weekFaults } from "@lockstep/domain/training/week-faults.ts";
import { expect, test } from "vitest";
import { propertyRuns } from "../../scripts/test-sample.ts";
import { EXERCISES } from "./index.ts";

const FREE = EXERCISES.filter(({ tier }) => tier === "free");
const BY_ID = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

const choicesOf = fc.record({
  muscleGroups: fc.uniqueArray(fc.constantFrom(...TRAINING_GROUPS), { minLength: 1 }),
  durationMinutes: fc.constantFrom(...DURATIONS),
  daysPerWeek: fc.constantFrom(...DAYS_PER_WEEK),
  skillLevel: fc.constantFrom(...LEVELS),
  location: fc.constantFrom(...LOCATIONS),
  equipment: fc.constantFrom([], ["dumbbell", "bench"] as const, HOME_EQUIPMENT),
  goal: fc.option(fc.constantFrom(...GOALS)),
  seed: fc.nat(1000),
});

function madeOf(choices: TrainingChoices): TrainingPlan {
  const made = planWeek(choices, FREE);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.plan;
}

const vary = (plan: TrainingPlan, choices: TrainingChoices, seed = 1) =>
  varyWeek(plan, { choices, open: FREE, byId: BY_ID, seed });

test("a varied week keeps its days, main lifts, sets and rests, and breaks no rule that the week kept", () => {
  fc.assert(
    fc.property(choicesOf, fc.nat(1000), (choices, seed) => {
      const plan = madeOf(choices);
      const varied = vary(plan, choices, seed);
      if (varied === null) return;
      expect(vary(plan, choices, seed)).toEqual(varied);
      const mainLifts = mainLiftsOf(plan.days, BY_ID);
      for (const [at, before] of plan.days.entries()) {
        const after = varied.days[at];
        expect(after).toMatchObject({ day: before.day, focus: before.focus, isRest: before.isRest });
        expect(after?.exercises).toHaveLength(before.exercises.length);
        for (const [place, was] of before.exercises.entries()) {
          const is = after?.exercises[place];
          if (is === undefined) throw new Error("An exercise is gone.");
          expect([is.sets, is.restSeconds, is.superset, is.role]).toEqual([was.sets, was.restSeconds, was.superset, was.role]);
          if (mainLifts.has(was.exerciseId)) expect(is.exerciseId).toBe(was.exerciseId);
          if (is.exerciseId === was.exerciseId) continue;
          const [old, fresh] = [BY_ID.get(was.exerciseId), BY_ID.get(is.exerciseId)];
          if (old === undefined || fresh === undefined) throw new Error("An exercise isn't in the catalogue.");
          expect([fresh.pattern, fresh.targets[0], fresh.tier]).toEqual([old.pattern, old.targets[0], "free"]);
          expect(isEligible(fresh, choices)).toBe(true);
        }
      }
      const known = new Set(weekFaults(plan.days, choices, BY_ID));
      expect(weekFaults(varied.days, choices, BY_ID).filter((fault) => !known.has(fault))).toEqual([]);
    }),
    propertyRuns(60, 20),
  );
});

test("in a gym most accessories change, and the next block's are others again", () => {
  const plan = madeOf(GYM_CHOICES);
  const mainLifts = mainLiftsOf(plan.days, BY_ID);
  const accessories = (of: TrainingPlan) =>
    of.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)).filter((id) => !mainLifts.has(id));
  const varied = vary(plan, GYM_CHOICES);
  if (varied === null) throw new Error("Nothing changed.");
  const [before, after] = [accessories(plan), accessories(varied)];
  expect(after.filter((id, at) => id !== before[at]).length).toBeGreaterThan(before.length / 2);
  const again = vary(varied, GYM_CHOICES, 2);
  expect(again?.days).not.toEqual(varied.days);
});

test("without another exercise for any accessory there's nothing to vary", () => {
  const plan = madeOf(GYM_CHOICES);
  const used = new Set(plan.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
  const open = FREE.filter(({ id, kind }) => used.has(id) || kind !== "strength");
  expect(varyWeek(plan, { choices: GYM_CHOICES, open, byId: BY_ID, seed: 1 })).toBeNull();
});
