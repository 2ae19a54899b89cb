import { mondayOf, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Level } from "@lockstep/domain/training/exercise.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import type { Db } from "../../platform/database/database.ts";
import { findProfile } from "../accounts/index.ts";

/** Somebody in their own calendar. */
export interface Person {
  readonly userId: string;
  readonly timeZone: string;
  readonly today: CalendarDay;
  /** Of this week. */
  readonly monday: CalendarDay;
  readonly level: Level | null;
}

/** Universal time's calendar while there is no profile. */
export async function findPerson(db: Db, userId: string, now: Date): Promise<Person> {
  const profile = await findProfile(db, userId);
  const timeZone = profile?.timeZone ?? "UTC";
  const today = dayIn(timeZone, now);
  return { userId, timeZone, today, monday: mondayOf(today), level: profile?.skillLevel ?? null };
}

/** A day as the database told it. */
export function toDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(`${text} is not a calendar day.`);
  return day;
}
