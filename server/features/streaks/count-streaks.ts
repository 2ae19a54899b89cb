import { parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import { countStreak } from "@lockstep/domain/streaks/streak.ts";
import type { Db } from "../../platform/database/database.ts";
import { ownToday } from "../accounts/index.ts";
import { listLoggedDays } from "../nutrition/index.ts";
import { lockStreaksOf, saveStreak } from "./store.ts";

/**
 * Counts a person's food streaks anew from what is logged: `nutrition_logging` by days with an entry, `nutrition` by days kept to the plan.
 * Counted from the log itself, so an event that comes twice or late changes nothing.
 */
export async function countFoodStreaks(tx: Db, userId: string, now: Date): Promise<void> {
  await lockStreaksOf(tx, userId);
  const today = await ownToday(tx, userId, now);
  const days = await listLoggedDays(tx, userId);
  const kept = days.filter(({ mealsEaten, mealsPlanned }) => keptToPlan(mealsEaten, mealsPlanned));
  await saveStreak(tx, userId, "nutrition_logging", countStreak(days.map(toDay), today));
  await saveStreak(tx, userId, "nutrition", countStreak(kept.map(toDay), today));
}

function toDay({ date }: { readonly date: string }): CalendarDay {
  const day = parseCalendarDay(date);
  if (day === null) throw new Error(`${date} is not a calendar day.`);
  return day;
}
