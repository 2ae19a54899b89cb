import type { Plan, PlanPreview } from "@lockstep/contract/training.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { blockWeekOn, blockWeeks, type BlockOfPlan } from "@lockstep/domain/training/block.ts";
import type * as domain from "@lockstep/domain/training/plan.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import type { TrainingPlanRow } from "./training-plans.ts";

type Week = Pick<domain.TrainingPlan, "days" | "notes"> & { readonly name: string; readonly choices: domain.TrainingChoices };

/** A week as the contract says it. */
export function presentWeek(week: Week): PlanPreview {
  return {
    name: week.name,
    choices: {
      ...week.choices,
      muscleGroups: [...week.choices.muscleGroups],
      avoid: [...(week.choices.avoid ?? [])],
      equipment: [...(week.choices.equipment ?? [])],
    },
    days: [...week.days],
    notes: week.notes.map((note) => ({ ...note })),
  };
}

/** The owner's own day at a moment. */
export function todayOf({ timeZone }: Pick<TrainingPlanRow, "timeZone">, now: Date): CalendarDay {
  return dayIn(timeZone ?? "UTC", now);
}

/** A plan's block. */
export function blockOf(row: TrainingPlanRow): BlockOfPlan {
  const { blockStartsOn, blockBefore } = row;
  const usual = blockWeeks(row.choices.skillLevel);
  return {
    startsOn: blockStartsOn,
    weeks: row.blockWeeks ?? usual,
    before: blockBefore && { startsOn: blockBefore.startsOn, weeks: blockBefore.weeks ?? usual, days: blockBefore.days },
  };
}

function presentBlock(row: TrainingPlanRow, now: Date): Plan["block"] {
  const { startsOn, weeks, before } = blockOf(row);
  const today = todayOf(row, now);
  const { week } = blockWeekOn({ startsOn, weeks }, today);
  // The days of the block before are trained until this one begins, and only sent until then.
  return {
    startsOn,
    weeks,
    week,
    before: before && { ...before, days: today < startsOn && before.days ? [...before.days] : null },
  };
}

/** A kept plan for its owner, at a moment. */
export function presentPlan(row: TrainingPlanRow, now: Date): Plan {
  return {
    ...presentWeek(row),
    block: presentBlock(row, now),
    id: row.id,
    version: row.version,
    isCurrent: row.isCurrent,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    shareToken: row.shareToken,
  };
}
