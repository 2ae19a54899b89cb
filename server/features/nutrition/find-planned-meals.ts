import type { TodayMeal } from "@lockstep/contract/today.ts";
import { parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { isPlanOver, planDayOn } from "@lockstep/domain/nutrition/plan-calendar.ts";
import type { Db } from "../../platform/database/sql.ts";
import { mealPlans } from "./meal-plans.ts";
import { listLog } from "./store.ts";

/** The current meal plan's meals on some days, the first of them today; null without a plan. */
export async function findPlannedMeals(
  db: Db,
  userId: string,
  dates: readonly CalendarDay[],
): Promise<{ readonly isOver: boolean; readonly meals: readonly (readonly TodayMeal[])[] } | null> {
  const [today] = dates;
  const plan = await mealPlans.store.findCurrent(db, userId);
  const startsOn = plan === null ? null : parseCalendarDay(plan.startsOn);
  if (plan === null || startsOn === null || today === undefined) return null;
  const log = await listLog(db, userId, today, dates.at(-1) ?? today);
  const isLogged = (date: string, mealId: string): boolean =>
    log.some((entry) => {
      const { source } = entry;
      return entry.date === date && source.type === "meal" && source.planId === plan.id && source.mealId === mealId;
    });
  return {
    isOver: isPlanOver(startsOn, plan.days.length, today),
    meals: dates.map((date) => {
      const number = planDayOn(startsOn, plan.days.length, date);
      const day = number === null ? undefined : plan.days.find((each) => each.number === number);
      return (day?.meals ?? []).map(({ id, type, name, time }) => ({ id, type, name, time, isLogged: isLogged(date, id) }));
    }),
  };
}
