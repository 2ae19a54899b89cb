import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { loadAtRate } from "./client.ts";
import { operationCalled } from "./operations.ts";
import type { Target } from "./servers.ts";
import type { Size } from "./sizes.ts";
import { usageOf } from "./usage.ts";

/** What a burst of likes came to, with the jobs in the process that answers. */
export interface BurstResult {
  readonly seconds: number;
  /** Likes accepted a second, from the first that was sent to the last answer: less than what was asked for where the server can't keep up. */
  readonly rate: number;
  /** Accepted; one that's refused ends the run. */
  readonly likes: number;
  /** How old the oldest event that waited was at most, ms. */
  readonly oldestMs: number;
  /** From the last answer until no event waited, ms. */
  readonly drainedMs: number;
  /** Posts whose notification is missing or counts other likes than there are. */
  readonly wrong: number;
  /** Processor time of the server a like, ms, everything included. */
  readonly cpuMs: number;
}

export const LIKES_A_SECOND = 1000;
export const BURST_SECONDS = 60;
export const OLDEST_BAR_MS = 2000;
const CONNECTIONS = 50;
const LOOK_EVERY_MS = 200;

const WAITING = `
  select count(*)::int as waiting, max(last_error) as error, coalesce(extract(epoch from clock_timestamp() - min(created_at)) * 1000, 0)::float as oldest
  from domain_events where processed_at is null`;

/** Waits until no event waits; answers how long that took, ms. One whose handler failed would be tried again for hours: that's an error. */
export async function untilHandled(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ waiting: number; error: string | null }>(WAITING);
    if (rows[0]?.waiting === 0) return performance.now() - started;
    if (typeof rows[0]?.error === "string") throw new Error(`An event could not be handled: ${rows[0].error}`);
    await sleep(50);
  }
}

/** Sends likes at an even rate while it watches the age of the oldest waiting event, then compares every notification with the likes of its post. */
export async function measureBurst(pool: pg.Pool, target: Target, size: Size, seconds: number): Promise<BurstResult> {
  await untilHandled(pool);
  const { rows } = await pool.query<{ now: string }>("select clock_timestamp()::text as now");
  const since = rows[0]?.now;
  const like = operationCalled("like");
  let oldestMs = 0;
  const over = new AbortController();
  const watch = (async () => {
    while (!over.signal.aborted) {
      oldestMs = Math.max(oldestMs, (await pool.query<{ oldest: number }>(WAITING)).rows[0]?.oldest ?? 0);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  const before = await usageOf(target.process.pid);
  const burst = async () => {
    const done = await loadAtRate(target.port, CONNECTIONS, LIKES_A_SECOND, seconds, () =>
      like.next(target, size, { product: "", limit: "" }),
    );
    return { done, drainedMs: await untilHandled(pool) };
  };
  const { done, drainedMs } = await burst().finally(async () => {
    over.abort();
    await watch;
  });
  const after = await usageOf(target.process.pid);
  const wrong = await pool.query<{ wrong: number }>(WRONG, [since]);
  return {
    seconds,
    rate: done.requests / done.seconds,
    likes: done.requests,
    oldestMs,
    drainedMs,
    wrong: wrong.rows[0]?.wrong ?? Number.NaN,
    cpuMs: (after.cpuMs - before.cpuMs) / done.requests,
  };
}

/** Of the posts that someone else than their author liked since a moment: those without a notification that stands for just the likes there are. */
const WRONG = `
  select count(*)::int as wrong
  from (select distinct l.post_id from likes l join posts p on p.id = l.post_id where l.created_at >= $1 and l.user_id <> p.user_id) liked
  join posts p on p.id = liked.post_id
  cross join lateral (
    select count(*)::int as others from likes l
    where l.post_id = p.id and l.user_id <> p.user_id and not exists (
      select 1 from blocks b where (b.blocker_id, b.blocked_id) in ((p.user_id, l.user_id), (l.user_id, p.user_id)))) current
  left join user_notifications n on n.user_id = p.user_id and n.fold_key = 'like:' || p.id
  where coalesce(substring(n.message from ' and (\\d+) others? liked')::int, case when n.id is null then -1 else 0 end) <> current.others - 1`;
