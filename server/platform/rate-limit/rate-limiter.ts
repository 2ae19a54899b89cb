import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { ApiError } from "../http/api-error.ts";

/** Counts what callers do, for all machines together. */
export interface RateLimiter {
  /** Counts one; throws RATE_LIMITED when more than `limit` fell into the current window. */
  take(key: string, limit: number, windowSeconds: number): Promise<void>;
}

/** Fixed windows in the database; switched off it counts nothing. */
export function createRateLimiter(db: Db, isOn: boolean, now: () => Date): RateLimiter {
  return {
    async take(key, limit, windowSeconds) {
      if (!isOn) return;
      const seconds = Math.floor(now().getTime() / 1000);
      const start = seconds - (seconds % windowSeconds);
      const counted = await db.execute<{ count: number }>(sql`
        insert into rate_limits as counter (key, window_start, count, expires_at)
        values (${key}, to_timestamp(${start}), 1, to_timestamp(${start + windowSeconds}))
        on conflict (key, window_start) do update set count = counter.count + 1
        returning counter.count`);
      if ((counted.rows[0]?.count ?? 0) > limit) {
        throw new ApiError("RATE_LIMITED", { headers: { "Retry-After": String(start + windowSeconds - seconds) } });
      }
    },
  };
}

/** Removes counters whose window is over. */
export async function removeExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from rate_limits where expires_at < ${now}`);
}
