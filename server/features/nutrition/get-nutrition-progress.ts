import type { RouteFields } from "@lockstep/contract/route.ts";
import type { getNutritionProgress as route, NutritionProgress } from "@lockstep/contract/nutrition.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { averageByWeek, totalByDay, type Eaten } from "@lockstep/domain/nutrition/eaten.ts";
import { scaleFigures, sumFigures } from "@lockstep/domain/nutrition/figures.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { mealPlans } from "./meal-plans.ts";
import { listLog, type LogRow } from "./store.ts";

const DAYS = 7;

/** What the person logged in the last weeks, added up. */
export async function getNutritionProgress(
  { db, now }: Platform,
  actor: Actor,
  { weeks }: RouteFields<typeof route>,
): Promise<NutritionProgress> {
  const today = await ownToday(db, actor.userId, now());
  const first = addDays(mondayOf(today), -7 * (weeks - 1));
  const from = addDays(today, 1 - DAYS);
  const rows = await listLog(db, actor.userId, from < first ? from : first, addDays(mondayOf(today), 6));
  const eaten = rows.map(toEaten);
  const plan = await mealPlans.store.findCurrent(db, actor.userId);
  return {
    today,
    target: plan === null ? null : scaleFigures(sumFigures(plan.days), 1 / plan.days.length),
    days: [...totalByDay(eaten, today, DAYS)],
    weeks: [...averageByWeek(eaten, today, weeks)],
  };
}

function toEaten({ id, date, calories, protein, carbs, fat, fibre }: LogRow): Eaten {
  const day = parseCalendarDay(date);
  if (day === null) throw new Error(`Log entry ${id} has the date ${date}.`);
  return { date: day, calories, protein, carbs, fat, fibre };
}
