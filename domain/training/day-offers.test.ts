import fc from "fast-check";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "../../scripts/test-sample.ts";
import { offersFor, type DayOffer } from "./day-offers.ts";
import { editWeek, type PlanEdit } from "./edit.ts";
import { LEVELS, LOCATIONS } from "./exercise.ts";
import { GOALS } from "./goal.ts";
import { GYM_CHOICES } from "./gym-choices.fixture.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import { isLift, isPower } from "./movements.ts";
import { DAYS_PER_WEEK, DURATIONS, type PlannedDay, type TrainingChoices, type TrainingPlan } from "./plan.ts";
import { planWeek } from "./plan-week.ts";
import { PLANNED_SUPERSETS } from "./superset-edits.ts";
import { suitEachOther } from "./supersets.ts";
import { secondsOfDay, wholeMinutes } from "./timing.ts";

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));

const wizard: fc.Arbitrary<TrainingChoices> = fc.record({
  muscleGroups: fc.uniqueArray(fc.constantFrom(...TRAINING_GROUPS), { minLength: 1 }),
  durationMinutes: fc.constantFrom(...DURATIONS),
  daysPerWeek: fc.constantFrom(...DAYS_PER_WEEK),
  skillLevel: fc.constantFrom(...LEVELS),
  location: fc.constantFrom(...LOCATIONS),
  goal: fc.option(fc.constantFrom(...GOALS)),
  seed: fc.integer({ min: 0, max: 1000 }),
});

function made(choices: TrainingChoices): TrainingPlan {
  const result = planWeek(choices, EXERCISES);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.plan;
}

function edited(plan: TrainingPlan, edit: PlanEdit, choices: TrainingChoices): TrainingPlan {
  const result = editWeek(plan, edit, choices, EXERCISES);
  if (!result.ok) throw new Error(`${JSON.stringify(edit)}: ${result.message}`);
  return result.plan;
}

const trained = (plan: TrainingPlan): PlannedDay => {
  const day = plan.days.find(({ isRest }) => !isRest);
  if (day === undefined) throw new Error("No training day");
  return day;
};
const dayOf = (plan: TrainingPlan, name: string): PlannedDay | undefined => plan.days.find(({ day }) => day === name);
const exerciseOf = (id: string) => {
  const exercise = byId.get(id);
  if (exercise === undefined) throw new Error(`No ${id}`);
  return exercise;
};

/** A week with so many exercises more on its first training day, the last of them, and what's offered there. */
function crowded(choices: TrainingChoices, more: number, pickFrom: number) {
  let plan = made(choices);
  const { day } = trained(plan);
  const open = EXERCISES.filter(({ location, kind }) => location === choices.location && kind === "strength");
  let keep: string | null = null;
  for (let count = 0; count < more; count += 1) {
    const held = new Set(dayOf(plan, day)?.exercises.map(({ exerciseId }) => exerciseId));
    const left = open.filter(({ id }) => !held.has(id));
    const next = left[(pickFrom + count * 37) % left.length];
    if (next === undefined) break;
    plan = edited(plan, { type: "add-exercise", day, exerciseId: next.id }, choices);
    keep = next.id;
  }
  const shown = dayOf(plan, day);
  if (shown === undefined) throw new Error("No day");
  return { plan, day: shown, keep, offers: offersFor({ days: plan.days, day, choices, byId, keep }) };
}

const mainOf = (day: PlannedDay): string | undefined =>
  (day.exercises.find(({ exerciseId }) => isLift(exerciseOf(exerciseId)) && !isPower(exerciseOf(exerciseId))) ?? day.exercises[0])
    ?.exerciseId;

describe("offersFor", () => {
  it("promises what the change then does, for any crowded day", () => {
    fc.assert(
      fc.property(wizard, fc.integer({ min: 1, max: 4 }), fc.nat(500), (choices, more, pickFrom) => {
        const { plan, day, keep, offers } = crowded(choices, more, pickFrom);
        const [now, limit] = [wholeMinutes(secondsOfDay(day)), choices.durationMinutes];
        if (now <= limit) {
          expect(offers).toEqual([]);
          return;
        }
        if (day.exercises.some(({ exerciseId, sets }) => exerciseId !== mainOf(day) && sets > 2)) expect(offers).not.toEqual([]);
        expect(offers.length).toBeLessThanOrEqual(3);
        expect(offers.map(({ overMinutes }) => overMinutes > 0)).toEqual(
          offers.map(({ overMinutes }) => overMinutes > 0).toSorted((a, b) => Number(a) - Number(b)),
        );
        for (const offer of offers) {
          const after = edited(plan, offer.edit, choices);
          const then = dayOf(after, day.day);
          if (then === undefined) throw new Error("No day");
          const minutes = wholeMinutes(secondsOfDay(then));
          expect([offer.savesMinutes, offer.overMinutes]).toEqual([now - minutes, Math.max(0, minutes - limit)]);
          expect(offer.savesMinutes).toBeGreaterThan(0);
          expectModest(day, then, keep);
          expect(after.days.filter((other) => other.day !== day.day)).toEqual(plan.days.filter((other) => other.day !== day.day));
        }
      }),
      propertyRuns(300, 40),
    );
  });

  /** Keeps the main lift and what was just put in; no exercise loses more than it may, and nothing comes in. */
  function expectModest(before: PlannedDay, after: PlannedDay, keep: string | null): void {
    const idsOf = ({ exercises }: PlannedDay) => exercises.map(({ exerciseId }) => exerciseId);
    expect(idsOf(after)).toEqual(expect.arrayContaining([mainOf(before), keep]));
    expect(idsOf(before).length - idsOf(after).length).toBeLessThanOrEqual(1);
    for (const planned of after.exercises) {
      const was = before.exercises.find(({ exerciseId }) => exerciseId === planned.exerciseId);
      if (was === undefined) throw new Error(`${planned.name} came in`);
      const { repsMin, repsMax, holdSeconds, restSeconds } = was;
      expect(planned).toMatchObject({ repsMin, repsMax, holdSeconds, restSeconds });
      expect(planned.sets).toBeLessThanOrEqual(was.sets);
      if (planned.sets < was.sets) expect(planned.sets).toBeGreaterThanOrEqual(2);
      if (planned.exerciseId === mainOf(before)) expect(planned.sets).toBeGreaterThanOrEqual(Math.min(4, was.sets));
      if (planned.superset === null || planned.superset === was.superset) continue;
      const partner = after.exercises.find((other) => other !== planned && other.superset === planned.superset);
      expect(planned.superset).toBeLessThanOrEqual(PLANNED_SUPERSETS);
      expect(suitEachOther(exerciseOf(planned.exerciseId), exerciseOf(partner?.exerciseId ?? ""))).toBe(true);
    }
  }

  const choices: TrainingChoices = { ...GYM_CHOICES, durationMinutes: 45, daysPerWeek: 3 };

  it("offers fewer sets, a superset and one exercise less, in words that a coach would say", () => {
    const { offers } = crowded(choices, 2, 5);
    const messages = offers.map(({ message }) => message);
    expect(messages).toEqual([
      expect.stringMatching(/^(?:Do \d sets of [A-Z]|Do [A-Z].* as a superset$|Drop [A-Z])/u),
      expect.any(String),
      expect.any(String),
    ] as unknown[]);
    expect(new Set(offers.map(({ edit }) => edit.type)).size).toBe(3);
  });

  it("first takes sets off an exercise that has more of them than any plan gives", () => {
    const plan = made(choices);
    const { day, exercises } = trained(plan);
    const [main] = exercises;
    const long = edited(plan, { type: "set-sets", day, exerciseId: main?.exerciseId ?? "", sets: 9 }, choices);
    const sets = offersFor({ days: long.days, day, choices, byId })
      .map(({ edit }) => edit)
      .find(({ type }) => type.startsWith("set-"));
    expect(sets).toMatchObject({ type: "set-sets", exerciseId: main?.exerciseId });
  });

  it("has nothing to offer for a rest day, an unknown exercise, and a day of a single exercise that's at its fewest sets", () => {
    const plan = made(choices);
    const { day, exercises } = trained(plan);
    const offered = (days: TrainingPlan["days"]): readonly DayOffer[] => offersFor({ days, day, choices, byId });
    const only = exercises.slice(0, 1).map((each) => ({ ...each, sets: 3, restSeconds: 180, repsMin: 100, repsMax: 100 }));
    const onlyDay = plan.days.map((each) => (each.day === day ? { ...each, exercises: only } : each));
    expect(offersFor({ days: plan.days, day: "Tuesday", choices, byId })).toEqual([]);
    expect(offered(onlyDay.map((each) => ({ ...each, exercises: each.exercises.map((one) => ({ ...one, sets: 4 })) })))).toEqual(
      [],
    );
    const unknown = plan.days.map((each) => ({
      ...each,
      exercises: each.exercises.map((one) => ({ ...one, exerciseId: "g-made-up", sets: 10 })),
    }));
    expect(offered(unknown)).toEqual([]);
  });

  it("drops balance work before chosen work", () => {
    const arms: TrainingChoices = { ...choices, muscleGroups: ["Chest"], daysPerWeek: 2 };
    const plan = made(arms);
    const day = plan.days.find(({ exercises }) => exercises.some(({ role }) => role === "balance"));
    if (day === undefined) throw new Error("No balance work");
    const [main] = day.exercises;
    const long = edited(plan, { type: "set-sets", day: day.day, exerciseId: main?.exerciseId ?? "", sets: 6 }, arms);
    const drop = offersFor({ days: long.days, day: day.day, choices: arms, byId }).find(
      ({ edit }) => edit.type === "remove-exercise",
    );
    const dropped = drop?.edit.type === "remove-exercise" ? drop.edit.exerciseId : "";
    expect(day.exercises.find(({ exerciseId }) => exerciseId === dropped)?.role).not.toBe("chosen");
  });
});
