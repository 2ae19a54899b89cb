import { ApiError } from "../../platform/http/api-error.ts";

/** Addresses of pictures that lead nowhere, in a minute: a page full of deleted pictures has a few dozen. */
const MOST_MISSES = 60;
const WINDOW_MS = 60_000;
const MOST_CALLERS = 10_000;

/** Refuses callers who try out addresses of pictures. Counted in memory, for each process on its own: a database write for each miss would cost more than it guards. */
export interface MissLimit {
  /** Throws RATE_LIMITED when the caller has missed too often. */
  refuse(caller: string): void;
  count(caller: string): void;
}

export function createMissLimit(now: () => Date, most: number = MOST_MISSES): MissLimit {
  const callers = new Map<string, { readonly until: number; misses: number }>();
  const find = (caller: string) => {
    const known = callers.get(caller);
    return known !== undefined && known.until > now().getTime() ? known : null;
  };
  return {
    refuse(caller) {
      const known = find(caller);
      if (known === null || known.misses < most) return;
      const seconds = Math.ceil((known.until - now().getTime()) / 1000);
      throw new ApiError("RATE_LIMITED", { headers: { "Retry-After": String(seconds) } });
    },
    count(caller) {
      const known = find(caller);
      if (known !== null) known.misses += 1;
      else {
        if (callers.size >= MOST_CALLERS) callers.clear();
        callers.set(caller, { until: now().getTime() + WINDOW_MS, misses: 1 });
      }
    },
  };
}
