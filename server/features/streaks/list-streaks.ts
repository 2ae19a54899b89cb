import type { Streak } from "@lockstep/contract/streaks.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import { ownToday } from "../accounts/index.ts";
import { listStreakRows } from "./store.ts";

/** The person's streaks as they stand today: a run that ended before yesterday is over, though no event said so. */
export async function listStreaks(db: Db, actor: Actor, now: Date): Promise<Streak[]> {
  const yesterday = addDays(await ownToday(db, actor.userId, now), -1);
  const rows = await listStreakRows(db, actor.userId);
  return rows.map(({ id, streakType, currentCount, longestCount, lastDay }) => {
    const last = lastDay === null ? null : parseCalendarDay(lastDay);
    const stands = last !== null && last >= yesterday;
    return { id, streakType, currentCount: stands ? currentCount : 0, longestCount, lastDay, frozenDays: [], hasFreeze: true };
  });
}
