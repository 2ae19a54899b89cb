import type { Macros } from "@lockstep/contract/nutrition.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, daysBetween, mondayOf, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { averageByWeek, totalByDay, type Eaten } from "@lockstep/domain/nutrition/eaten.ts";
import { scaleFigures, sumFigures } from "@lockstep/domain/nutrition/figures.ts";
import { sumTraces, targetsFor, type Targets, type Traces } from "@lockstep/domain/nutrition/macro-targets.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { hasEntitlement, requireEntitlement } from "../billing/index.ts";
import { mealPlans } from "./meal-plans.ts";
import { listLog, type LogRow } from "./store.ts";
import { findTargets } from "./target-store.ts";
import { tracesOfSource } from "./traces-of-source.ts";

const DAYS = 7;
/** Weeks that advanced tracking compares, this one included. */
const WEEKS = 8;

/** What the person ate against what they aim for, today, this week, and with advanced tracking in the weeks before. */
export async function getMacros(platform: Platform, actor: Actor): Promise<Macros> {
  await requireEntitlement(platform, actor, "macros");
  const { db, now } = platform;
  const isAdvanced = await hasEntitlement(platform, actor, "advancedMacros");
  const today = await ownToday(db, actor.userId, now());
  const monday = mondayOf(today);
  const rows = await listLog(db, actor.userId, addDays(monday, -7 * (WEEKS - 1)), addDays(monday, DAYS - 1));
  const eaten = rows.map(toEaten);
  const own = await findTargets(db, actor.userId);
  const plan = await mealPlans.store.findCurrent(db, actor.userId);
  const planned = plan === null ? null : scaleFigures(sumFigures(plan.days), 1 / plan.days.length);
  const tracesOn = (isIn: (date: CalendarDay) => boolean, days: number) =>
    isAdvanced
      ? sumTraces(
          eaten.filter(({ date }) => isIn(date)),
          days === 0 ? 0 : 1 / days,
        )
      : { sugars: null, sodium: null };
  const withTraces = (week: ReturnType<typeof averageByWeek>[number]) => ({
    ...week,
    ...tracesOn((date) => daysBetween(week.monday, date) >= 0 && daysBetween(week.monday, date) < DAYS, week.daysLogged),
  });
  const weeks = averageByWeek(eaten, today, WEEKS).map(withTraces);
  const thisWeek = weeks.at(-1);
  if (thisWeek === undefined) throw new Error("There's always this week.");
  return {
    today,
    isAdvanced,
    own: isAdvanced ? own : basic(own),
    targets: isAdvanced ? targetsFor(own, planned) : basic(targetsFor(own, planned)),
    days: totalByDay(eaten, addDays(monday, DAYS - 1), DAYS).map((day) => ({
      ...day,
      ...tracesOn((date) => date === day.date, 1),
    })),
    week: thisWeek,
    weeks: isAdvanced ? weeks : [],
  };
}

/** Targets that only advanced tracking has stay saved and out of sight. */
function basic(targets: Targets): Targets {
  return { ...targets, fibre: null, sugars: null, sodium: null };
}

function toEaten({ id, date, source, calories, protein, carbs, fat, fibre }: LogRow): Eaten & Traces {
  const day = parseCalendarDay(date);
  if (day === null) throw new Error(`Log entry ${id} has the date ${date}.`);
  return { date: day, calories, protein, carbs, fat, fibre, ...tracesOfSource(source) };
}
