import { sql, type Db } from "../database/sql.ts";
import type { Listener } from "../events/listener.ts";
import type { Logger } from "../logging/logger.ts";
import { connectRedis, type RedisPubSub } from "./redis-pub-sub.ts";

const CHANNEL = "live_events";
/** Signals of one process within this time are one. */
const FOLD_MS = 25;

/** Tells all processes that messages were written. It carries nothing: they are read from the table; a lost signal only costs a second. */
export interface LiveSignals {
  /** Call it after the commit. */
  send(): void;
  hear(onSignal: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** By NOTIFY, which serialises commits and is therefore sent apart and folded; through Redis instead where there's one that answers. */
export function createLiveSignals(options: {
  readonly db: Db;
  readonly listener: Listener;
  readonly redisUrl: string | null;
  readonly log: Logger;
}): LiveSignals {
  const { db, listener, redisUrl, log } = options;
  const listeners: (() => void)[] = [];
  const tell = (): void => listeners.forEach((onSignal) => onSignal());
  let timer: NodeJS.Timeout | null = null;
  let redis: RedisPubSub | null = null;
  listener.on(CHANNEL, tell, tell);

  const send = async (): Promise<void> => {
    if ((await redis?.publish(CHANNEL)) === true) return;
    await db.run(sql`select pg_notify(${CHANNEL}, '')`);
  };
  return {
    send() {
      timer ??= setTimeout(() => {
        timer = null;
        send().catch((error: unknown) => log.debug({ error }, "a live signal could not be sent"));
      }, FOLD_MS);
      timer.unref();
    },
    hear: (onSignal) => void listeners.push(onSignal),
    async start() {
      if (redisUrl !== null) redis = await connectRedis(redisUrl, CHANNEL, tell, log);
    },
    async stop() {
      if (timer !== null) clearTimeout(timer);
      await redis?.stop();
      redis = null;
    },
  };
}
