import type { Plan, putLighterWeek as route } from "@lockstep/contract/training.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, daysBetween, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { weeksWhenLighter } from "@lockstep/domain/training/block.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { putBlockWeeks } from "./block-store.ts";
import { presentWithTargets } from "./plan-targets.ts";
import { blockOf, todayOf } from "./present-plan.ts";
import { trainingPlans } from "./training-plans.ts";

/** So late a device's choice may arrive, days. */
const LATE_DAYS = 14;

/** Makes a week the lighter one of a plan's block, which ends with it, or takes that back. The same again changes nothing. */
export async function putLighterWeek(
  platform: Platform,
  actor: Actor,
  { id, monday, isLighter }: RouteFields<typeof route>,
): Promise<Plan> {
  const row = await platform.write(async (tx, record) => {
    await trainingPlans.store.lock(tx, actor.userId);
    const plan = await trainingPlans.getOwn(tx, actor, id);
    const day = parseCalendarDay(monday);
    const ago = day === null ? LATE_DAYS : daysBetween(day, todayOf(plan, platform.now()));
    const weeks = day === null ? null : weeksWhenLighter(blockOf(plan), day);
    if (day === null || day !== mondayOf(day) || weeks === null || ago < -1 || ago >= LATE_DAYS)
      throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "monday", message: "That isn't a week of this block." }] });
    const { startsOn, weeks: standing } = blockOf(plan);
    const isSet = plan.blockWeeks !== null && addDays(day, -7 * (standing - 1)) === startsOn;
    if (isLighter === isSet) return plan;
    await putBlockWeeks(tx, id, isLighter ? weeks : null);
    await trainingPlans.recordChange(record, actor, id);
    return { ...plan, blockWeeks: isLighter ? weeks : null };
  });
  return presentWithTargets(platform, actor, row);
}
