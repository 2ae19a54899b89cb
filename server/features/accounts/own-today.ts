import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findProfile } from "./store.ts";

/** The calendar day it's where a person is, by the time zone of their profile; universal time's while there is none. */
export async function ownToday(db: Db, userId: string, now: Date): Promise<CalendarDay> {
  const profile = await findProfile(db, userId);
  return dayIn(profile?.timeZone ?? "UTC", now);
}
