import { mondayOf, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Level } from "@lockstep/domain/training/exercise.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

/** Someone in their own calendar. */
export interface Person {
  readonly userId: string;
  readonly timeZone: string;
  readonly today: CalendarDay;
  /** Of this week. */
  readonly monday: CalendarDay;
  readonly level: Level | null;
}

/** People in the order of their ids; without a profile the calendar is UTC's. */
export async function listPeople(db: Db, userIds: readonly string[], now: Date): Promise<readonly Person[]> {
  const rows = await db.rows<{ id: string; timeZone: string; level: Level | null }>(sql`
    select id, time_zone as "timeZone", skill_level as level from profiles where id = any (${userIds}::uuid[])`);
  const profiles = new Map(rows.map((row) => [row.id, row]));
  return userIds.map((userId) => {
    const { timeZone = "UTC", level = null } = profiles.get(userId) ?? {};
    const today = dayIn(timeZone, now);
    return { userId, timeZone, today, monday: mondayOf(today), level };
  });
}

export async function findPerson(db: Db, userId: string, now: Date): Promise<Person> {
  const [person] = await listPeople(db, [userId], now);
  if (person === undefined) throw new Error("Nobody was asked for.");
  return person;
}

/** A day as the database writes it. */
export function toDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(`${text} is not a calendar day.`);
  return day;
}
