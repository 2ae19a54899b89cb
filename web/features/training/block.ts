import { blockStart, blockWeeks, weekOn } from "@lockstep/domain/training/block.ts";
import type { BlockOfPlan, TrainedWeek } from "@lockstep/domain/training/block.ts";
import type { PlanPreview } from "@lockstep/contract/training.ts";
import type { CalendarDay } from "../../plans/today.ts";
import type { ShownPlan } from "./use-plan.ts";

/** A guest's block, which the device keeps with the plan. */
export interface GuestBlock {
  /** The Monday of its first week. */
  readonly startsOn: string;
  /** The block before, with its week, since the next one was chosen; null in the first. */
  readonly before: { readonly startsOn: string; readonly plan: PlanPreview } | null;
}

/** The first block of a plan on this device. */
export function firstBlock({ days }: Pick<PlanPreview, "days">, today: CalendarDay): GuestBlock {
  return { startsOn: blockStart(days, today), before: null };
}

/** The block of a shown plan. Null for the sample week, and where an older version stored the plan or the answer without one. */
export function blockOf(shown: ShownPlan): BlockOfPlan | null {
  if (shown.kind === "sample") return null;
  if (shown.kind === "member") return "block" in shown.plan ? shown.plan.block : null;
  if (!shown.block) return null;
  const { startsOn, before } = shown.block;
  const weeks = blockWeeks(shown.plan.choices.skillLevel);
  return { startsOn, weeks, before: before && { startsOn: before.startsOn, weeks, days: before.plan.days } };
}

/** The week that's trained on a day; `at` is null where there's no block. */
export function trainedWeek(
  shown: ShownPlan,
  day: CalendarDay,
): Omit<TrainedWeek, "at"> & { readonly at: TrainedWeek["at"] | null } {
  const block = blockOf(shown);
  return block === null ? { days: shown.plan.days, at: null, nextStartsOn: null } : weekOn(shown.plan.days, block, day);
}
