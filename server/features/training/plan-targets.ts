import type { Plan } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays } from "@lockstep/domain/calendar/calendar.ts";
import { exerciseTarget, type TrainingPast } from "@lockstep/domain/training/exercise-target.ts";
import { lighterWeekReason } from "@lockstep/domain/training/fatigue.ts";
import { mayOfferLighterWeek, preferencesFor, withOwnPlates } from "@lockstep/domain/training/training-preferences.ts";
import type { Platform } from "../../platform/platform.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import { findProfile } from "../accounts/index.ts";
import { EXERCISES_BY_ID } from "./catalogue.ts";
import { presentPlan } from "./present-plan.ts";
import { readPreferences } from "./preferences/put-preferences.ts";
import type { TrainingPlanRow } from "./training-plans.ts";
import { listDoneSince } from "./workouts/completed-store.ts";

/** So far back targets look: a lift that rested for a year starts over. */
const DAYS_BACK = 364;

/** A kept plan for its owner, with what each exercise asks for today, and whether a lighter week is due: the rules that the training view follows too. */
export async function presentWithTargets({ db, now }: Platform, actor: Actor, row: TrainingPlanRow): Promise<Plan> {
  const plan = presentPlan(row, now());
  const [profile, preferences] = await Promise.all([findProfile(db, actor.userId), readPreferences(db, actor.userId)]);
  const today = dayIn(profile?.timeZone ?? "UTC", now());
  const before = plan.block.before?.days ?? [];
  const ids = new Set([...plan.days, ...before].flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
  const past: TrainingPast = {
    completions: await listDoneSince(db, actor.userId, addDays(today, -DAYS_BACK), [...ids]),
    block: plan.block,
    level: plan.choices.skillLevel,
    avoid: plan.choices.avoid,
    today,
    units: profile?.units ?? "kg",
  };
  const targeted = (days: Plan["days"]): Plan["days"] =>
    days.map((day) => ({
      ...day,
      exercises: day.exercises.map((planned) => {
        const exercise = EXERCISES_BY_ID.get(planned.exerciseId);
        if (exercise === undefined || exercise.kind !== "strength") return planned;
        if (!preferencesFor(preferences, exercise.id).suggestsWeights) return planned;
        const { weightKg, reps, seconds, rir, rule, reason } = exerciseTarget(
          withOwnPlates(exercise, preferences, past.units),
          planned,
          past,
        );
        return { ...planned, target: { weightKg, reps, seconds, rir, rule, reason } };
      }),
    }));
  const { block } = plan;
  return {
    ...plan,
    days: targeted(plan.days),
    block: block.before?.days ? { ...block, before: { ...block.before, days: targeted(block.before.days) } } : block,
    lighterWeekReason:
      plan.isCurrent && mayOfferLighterWeek(preferences, today)
        ? lighterWeekReason({ days: plan.days, exercises: EXERCISES_BY_ID }, past)
        : null,
  };
}
