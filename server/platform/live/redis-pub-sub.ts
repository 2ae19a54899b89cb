import type { Logger } from "../logging/logger.ts";

/** Redis as a line of signals between processes. */
export interface RedisPubSub {
  /** False when Redis doesn't answer now. */
  publish(channel: string): Promise<boolean>;
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 5000;

/** Connects in the background and comes back on its own: a Redis that is away stops nothing. */
export async function connectRedis(url: string, channel: string, onSignal: () => void, log: Logger): Promise<RedisPubSub> {
  // Loaded only where a Redis is configured.
  const { createClient } = await import("redis");
  const make = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: 5000,
        reconnectStrategy: (attempts) => Math.min(LONGEST_PAUSE_MS, 100 * 2 ** Math.min(attempts, 10)),
      },
    });
  const sender = make();
  const receiver = make();
  for (const client of [sender, receiver]) {
    let isAway = false;
    client.on("error", (error: unknown) => {
      if (!isAway) log.warn({ error }, "Redis cannot be reached; signals go through the database");
      isAway = true;
    });
    client.on("ready", () => {
      if (isAway) log.info("Redis answers again");
      isAway = false;
    });
  }
  // A subscription made again may have missed something.
  receiver.on("ready", onSignal);
  const failed = (error: unknown): void => log.debug({ error }, "Redis could not be connected");
  void sender.connect().catch(failed);
  void receiver
    .connect()
    .then(() => receiver.subscribe(channel, onSignal))
    .catch(failed);
  return {
    async publish(to) {
      if (!sender.isReady) return false;
      try {
        await sender.publish(to, "");
        return true;
      } catch {
        return false;
      }
    },
    async stop() {
      sender.destroy();
      receiver.destroy();
    },
  };
}
