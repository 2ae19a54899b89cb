import type { Plan } from "@lockstep/contract/training.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { blockWeeks, weeksWhenLighter } from "@lockstep/domain/training/block.ts";
import { addWrite, refetching, writeKind } from "../../offline/write-kind.ts";
import type { WriteKind } from "../../offline/write-kind.ts";
import { trainingKeys } from "./training-keys.ts";

/** A week of a plan's block that's the lighter one from now on, or no longer. */
export interface LighterWeekChange {
  readonly planId: string;
  readonly monday: string;
  readonly isLighter: boolean;
}

export const LIGHTER_WEEKS = writeKind<WriteKind<LighterWeekChange>>({
  kind: "lighter-weeks",
  about: ({ planId }) => planId,
  request: ({ planId, monday, isLighter }) => ({
    method: "PUT",
    path: `/api/training/plans/${planId}/lighter-week`,
    body: { monday, isLighter },
  }),
  settle: refetching(trainingKeys.current),
});

/** A plan after a change, as the server will have it. */
export function withLighterWeek(plan: Plan, { planId, monday, isLighter }: LighterWeekChange): Plan {
  const day = parseCalendarDay(monday);
  // An answer that an older version stored has no block.
  if (plan.id !== planId || day === null || !("block" in plan)) return plan;
  const weeks = isLighter ? weeksWhenLighter(plan.block, day) : blockWeeks(plan.choices.skillLevel);
  return weeks === null ? plan : { ...plan, block: { ...plan.block, weeks }, lighterWeekReason: null };
}

/** Makes a week lighter, or not: shown at once, sent when there's a connection. */
export function changeLighterWeek(userId: string, change: LighterWeekChange): Promise<void> {
  return addWrite(LIGHTER_WEEKS, userId, change);
}
