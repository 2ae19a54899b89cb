import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { ApiError } from "../http/api-error.ts";

/** Counts what callers do, for all machines together. */
export interface RateLimiter {
  /** Counts one; throws RATE_LIMITED when more than `limit` fell into the current window. */
  take(key: string, limit: number, windowSeconds: number): Promise<void>;
  /** Counts nothing; throws RATE_LIMITED when `limit` or more fell into the current window already. */
  check(key: string, limit: number, windowSeconds: number): Promise<void>;
}

/** Fixed windows in the database; switched off it counts nothing. */
export function createRateLimiter(db: Db, isOn: boolean, now: () => Date): RateLimiter {
  const windowOf = (windowSeconds: number): { readonly start: number; readonly left: number } => {
    const seconds = Math.floor(now().getTime() / 1000);
    const start = seconds - (seconds % windowSeconds);
    return { start, left: start + windowSeconds - seconds };
  };
  const refuse = (left: number): ApiError => new ApiError("RATE_LIMITED", { headers: { "Retry-After": String(left) } });
  return {
    async take(key, limit, windowSeconds) {
      if (!isOn) return;
      const { start, left } = windowOf(windowSeconds);
      const counted = await db.execute<{ count: number }>(sql`
        insert into rate_limits as counter (key, window_start, count, expires_at)
        values (${key}, to_timestamp(${start}), 1, to_timestamp(${start + windowSeconds}))
        on conflict (key, window_start) do update set count = counter.count + 1
        returning counter.count`);
      if ((counted.rows[0]?.count ?? 0) > limit) throw refuse(left);
    },
    async check(key, limit, windowSeconds) {
      if (!isOn) return;
      const { start, left } = windowOf(windowSeconds);
      const counted = await db.execute<{ count: number }>(sql`
        select count from rate_limits where key = ${key} and window_start = to_timestamp(${start})`);
      if ((counted.rows[0]?.count ?? 0) >= limit) throw refuse(left);
    },
  };
}

/** Removes counters whose window is over. */
export async function removeExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_limits where expires_at < ${now}`);
}
