import type { TodaySession } from "@lockstep/contract/today.ts";
import { weekdayIndex, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { blockWeekOn, isNextBlockDue, weekOn } from "@lockstep/domain/training/block.ts";
import { blockLine, LIGHTER_WEEK_REASON } from "@lockstep/domain/training/block-words.ts";
import { dayMuscles } from "@lockstep/domain/training/day-muscles.ts";
import type { PlannedDay } from "@lockstep/domain/training/plan.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findExercise } from "./catalogue.ts";
import { blockOf } from "./present-plan.ts";
import { trainingPlans } from "./training-plans.ts";

/** The current plan around a day: each day's session in short, and what its block asks for. Null without a plan. */
export async function findPlannedDays(
  db: Db,
  userId: string,
  dates: readonly CalendarDay[],
): Promise<{ readonly sessions: readonly TodaySession[]; readonly blockTip: string | null } | null> {
  const plan = await trainingPlans.store.findCurrent(db, userId);
  const [today] = dates;
  if (plan === null || today === undefined) return null;
  const block = blockOf(plan);
  const sessions = dates.flatMap((date) => {
    const day = weekOn(plan.days, block, date).days[weekdayIndex(date)];
    return day === undefined ? [] : [presentSession(plan.id, day)];
  });
  const at = blockWeekOn(block, today);
  const isDue = isNextBlockDue(block, plan.days, today);
  const isLighter = weekOn(plan.days, block, today).at.phase === "lighter";
  const over = at.phase === "over" ? `${blockLine(at, plan.choices)}. ` : "";
  return { sessions, blockTip: isDue ? `${over}It's time to choose your next block.` : isLighter ? LIGHTER_WEEK_REASON : null };
}

function presentSession(planId: string, day: PlannedDay): TodaySession {
  const first = day.exercises[0];
  const cover = first === undefined ? undefined : findExercise(first.exerciseId);
  return {
    planId,
    day: day.day,
    focus: day.focus,
    isRest: day.isRest,
    minutes: day.workMinutes,
    muscles: [...dayMuscles(day)],
    exercises: day.exercises.map(
      ({ exerciseId, name, superset, workSeconds, sets, repsMin, repsMax, holdSeconds, restSeconds }) => ({
        exerciseId,
        name,
        superset,
        workSeconds,
        sets,
        repsMin,
        repsMax,
        holdSeconds,
        restSeconds,
      }),
    ),
    cover:
      cover === undefined
        ? null
        : {
            movement: cover.demonstration.movement,
            variant: cover.demonstration.variant,
            targets: [...cover.targets],
            synergists: [...cover.synergists],
          },
  };
}
