import { and, asc, eq, sql } from "drizzle-orm";
import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { STREAK_TYPES } from "@lockstep/contract/streaks.ts";
import type { StreakCount } from "@lockstep/domain/streaks/streak.ts";
import type { Db } from "../../platform/database/database.ts";

/** One row a person and kind; its shape is migration 0006's. */
const userStreaks = pgTable("user_streaks", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  streakType: text("streak_type", { enum: [...STREAK_TYPES] }).notNull(),
  currentCount: integer("current_count").notNull().default(0),
  longestCount: integer("longest_count").notNull().default(0),
  lastDay: date("last_day", { mode: "string" }),
  updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

export type StreakRow = typeof userStreaks.$inferSelect;
export type StreakType = StreakRow["streakType"];

/** One count at a time for a person: two events of theirs do not overwrite each other with an older state. */
export async function lockStreaksOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user_streaks:${userId}`}, 0))`);
}

/** Keeps a count. One of nothing only replaces another: the account may be gone by the time its last event is worked. */
export async function saveStreak(tx: Db, userId: string, streakType: StreakType, streak: StreakCount): Promise<void> {
  const counts = { currentCount: streak.current, longestCount: streak.longest, lastDay: streak.lastDay };
  const changed = { ...counts, updatedAt: sql`now()` };
  if (streak.lastDay === null) {
    await tx
      .update(userStreaks)
      .set(changed)
      .where(and(eq(userStreaks.userId, userId), eq(userStreaks.streakType, streakType)));
    return;
  }
  await tx
    .insert(userStreaks)
    .values({ userId, streakType, ...counts })
    .onConflictDoUpdate({ target: [userStreaks.userId, userStreaks.streakType], set: changed });
}

export async function listStreakRows(db: Db, userId: string): Promise<readonly StreakRow[]> {
  return db.select().from(userStreaks).where(eq(userStreaks.userId, userId)).orderBy(asc(userStreaks.streakType));
}
