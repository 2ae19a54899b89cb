import type { Today, TodayDay, TodayMeal } from "@lockstep/contract/today.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { minutesOfTime } from "@lockstep/domain/nutrition/next-meal.ts";

/** The answer as the person's own day has it: on a device without a connection it may be days old. */
export interface ShownToday {
  readonly day: TodayDay;
  readonly tomorrow: TodayDay | null;
  /** Ids of what was completed today; empty when the answer is of an earlier day. */
  readonly done: readonly string[];
  /** The answer is of today. */
  readonly isCurrent: boolean;
}

/** Null when the answer doesn't reach the day anymore. A device whose clock is behind gets the answer's own day. */
export function chooseDay({ days, done }: Pick<Today, "days" | "done">, today: CalendarDay): ShownToday | null {
  const [first] = days;
  if (first === undefined) return null;
  const place = today < first.date ? 0 : days.findIndex(({ date }) => date === today);
  const day = days[place];
  if (day === undefined) return null;
  return { day, tomorrow: days[place + 1] ?? null, done: place === 0 ? done : [], isCurrent: place === 0 };
}

/** A meal to come, and whether it's today's. */
export interface ComingMeal {
  readonly meal: TodayMeal;
  readonly isToday: boolean;
}

/** So long after its time a meal that wasn't logged is still the next one, minutes. */
const STILL_NEXT_MINUTES = 45;

/** The next meal that wasn't logged: today's by the clock, else tomorrow's first; null where the plan has none. */
export function comingMeal({ day, tomorrow }: Pick<ShownToday, "day" | "tomorrow">, minutes: number): ComingMeal | null {
  const today = day.meals.find(({ time, isLogged }) => !isLogged && minutesOfTime(time) + STILL_NEXT_MINUTES > minutes);
  if (today !== undefined) return { meal: today, isToday: true };
  const next = tomorrow?.meals.find(({ isLogged }) => !isLogged);
  return next === undefined ? null : { meal: next, isToday: false };
}
