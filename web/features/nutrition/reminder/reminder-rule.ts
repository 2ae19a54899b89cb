import type { KeptMealPlan, LogEntry, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import { addDays, daysBetween } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { nextMeal } from "@lockstep/domain/nutrition/next-meal.ts";
import { planDayOn } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { wallClockIn } from "../../../plans/wall-clock.ts";

const DAY_MINUTES = 24 * 60;

/** A meal to come, on its day. */
export interface ComingMeal {
  /** Names the meal among those of all plans. */
  readonly key: string;
  readonly meal: Pick<PlannedMeal, "id" | "name" | "type" | "time">;
  readonly date: CalendarDay;
  /** 0 when it's now. */
  readonly minutesUntil: number;
  /** Within the quarter of an hour before it. */
  readonly isDue: boolean;
  readonly isToday: boolean;
}

/** Names a meal of a plan ({@link ComingMeal.key}) on a day, for what was dismissed or logged. */
export const keyOfMeal = (date: string, meal: string): string => `${date}|${meal}`;

/** The planned meals that were logged, by {@link keyOfMeal}. */
export function loggedMeals(entries: readonly Pick<LogEntry, "date" | "source">[]): Set<string> {
  return new Set(
    entries.flatMap(({ date, source }) => (source.type === "meal" ? [keyOfMeal(date, `${source.planId}-${source.mealId}`)] : [])),
  );
}

/**
 * The meal that comes next by the clock of a time zone (null: the device's): today's, or when all of them are past, tomorrow's first. Null when
 * the plan is over, and until the day before it begins.
 */
export function comingMeal(
  plan: { readonly id: string; readonly startsOn: CalendarDay; readonly days: KeptMealPlan["days"] },
  timeZone: string | null,
  now: Date,
): ComingMeal | null {
  const { day: today, minutes } = wallClockIn(timeZone, now);
  const beginsTomorrow = daysBetween(today, plan.startsOn) === 1;
  const day = beginsTomorrow ? 0 : planDayOn(plan.startsOn, plan.days.length, today);
  const next = day === null ? null : nextMeal(plan, { day, minutes });
  if (next === null) return null;
  const daysAhead = Math.floor((minutes + next.minutesUntil) / DAY_MINUTES);
  return {
    key: `${plan.id}-${next.meal.id}`,
    meal: next.meal,
    date: addDays(today, daysAhead),
    minutesUntil: next.minutesUntil,
    isDue: next.isDue,
    isToday: daysAhead === 0,
  };
}

/**
 * What to remind of: the coming meal once it is due; before that when the page has been open for a while (`settled`), unless something was
 * dismissed on this page already, which asks for quiet. A dismissed meal stays dismissed, and a logged one needs no reminder.
 */
export function reminderOf(
  coming: ComingMeal | null,
  state: {
    readonly dismissed: ReadonlySet<string>;
    readonly logged: ReadonlySet<string>;
    readonly settled: boolean;
    readonly quiet: boolean;
  },
): ComingMeal | null {
  if (coming === null) return null;
  const key = keyOfMeal(coming.date, coming.key);
  if (state.dismissed.has(key) || state.logged.has(key)) return null;
  return coming.isDue || (state.settled && !state.quiet) ? coming : null;
}

/** "Lunch in 12 minutes", "Lunch now", "Next: Dinner at 6:30 PM", "Tomorrow: Breakfast at 7:30 AM". */
export function reminderWords({ meal, minutesUntil, isDue, isToday }: ComingMeal): string {
  if (isDue && minutesUntil === 0) return `${meal.type} now`;
  if (isDue) return `${meal.type} in ${minutesUntil} ${minutesUntil === 1 ? "minute" : "minutes"}`;
  return `${isToday ? "Next" : "Tomorrow"}: ${meal.type} at ${clockTime(meal.time)}`;
}
