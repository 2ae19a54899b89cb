import { sql, type Db } from "../database/sql.ts";
import { ApiError } from "../http/api-error.ts";

/** Counts what callers do, for all machines together. */
export interface RateLimiter {
  /** Counts one; throws RATE_LIMITED when more than `limit` fell into the current window. */
  take(key: string, limit: number, windowSeconds: number): Promise<void>;
  /**
   * Counts one before `act` and gives it back after it, unless `counts` says of its outcome that it stays; throws RATE_LIMITED, without acting, when the current
   * window is full. However many come at once, no more than `limit` act.
   */
  attempt<T>(
    key: string,
    limit: number,
    windowSeconds: number,
    act: () => Promise<T>,
    counts: (outcome: T) => boolean,
  ): Promise<T>;
}

/** Fixed windows in the database; switched off it counts nothing. */
export function createRateLimiter(db: Db, isOn: boolean, now: () => Date): RateLimiter {
  const windowOf = (windowSeconds: number): { readonly start: number; readonly left: number } => {
    const seconds = Math.floor(now().getTime() / 1000);
    const start = seconds - (seconds % windowSeconds);
    return { start, left: start + windowSeconds - seconds };
  };
  const refuse = (left: number): ApiError => new ApiError("RATE_LIMITED", { headers: { "Retry-After": String(left) } });
  /** Counts one if there's room and returns the window's start, in seconds. */
  const count = async (key: string, limit: number, windowSeconds: number): Promise<number> => {
    const { start, left } = windowOf(windowSeconds);
    const counted = await db.rows(sql`
      insert into rate_limits as counter (key, window_start, count, expires_at)
      values (${key}, to_timestamp(${start}), 1, to_timestamp(${start + windowSeconds}))
      on conflict (key, window_start) do update set count = counter.count + 1 where counter.count < ${limit}
      returning 1`);
    if (counted.length === 0) throw refuse(left);
    return start;
  };
  const giveBack = async (key: string, start: number): Promise<void> => {
    await db.run(sql`
      update rate_limits set count = count - 1 where key = ${key} and window_start = to_timestamp(${start})`);
  };
  return {
    async take(key, limit, windowSeconds) {
      if (isOn) await count(key, limit, windowSeconds);
    },
    async attempt(key, limit, windowSeconds, act, counts) {
      if (!isOn) return act();
      const start = await count(key, limit, windowSeconds);
      let stays = false;
      try {
        const outcome = await act();
        stays = counts(outcome);
        return outcome;
      } finally {
        if (!stays) await giveBack(key, start);
      }
    },
  };
}

/** Removes counters whose window is over. */
export async function removeExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from rate_limits where expires_at < ${now}`);
}
