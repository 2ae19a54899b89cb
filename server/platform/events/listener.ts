import pg from "pg";
import { withTimeout } from "../database/with-timeout.ts";
import type { Logger } from "../logging/logger.ts";

/** This process's connection for NOTIFY on any number of channels; it reconnects. */
export interface Listener {
  /** `onSignal` receives every payload; `onGap` runs after a reconnect, when signals may have been missed. */
  on(channel: string, onSignal: (payload: string) => void, onGap: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 5000;
const GOODBYE_MS = 2000;

export function createListener(connection: pg.ClientConfig, log: Logger): Listener {
  const handlers = new Map<string, { readonly onSignal: (payload: string) => void; readonly onGap: () => void }[]>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = true;
  let failures = 0;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: "lockstep-listener",
    });
    let over = false;
    const lost = (): void => {
      if (over) return;
      over = true;
      if (client === fresh) client = null;
      fresh.end().catch(() => undefined);
      if (stopped) return;
      timer = setTimeout(() => void connect(), Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures));
      timer.unref();
      failures += 1;
    };
    fresh.on("error", lost);
    fresh.on("end", lost);
    fresh.on("notification", (signal) => {
      for (const handler of handlers.get(signal.channel) ?? []) handler.onSignal(signal.payload ?? "");
    });
    try {
      await fresh.connect();
      for (const channel of handlers.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      log.debug({ error }, "the listening connection could not be made");
      lost();
      return;
    }
    if (stopped) {
      await fresh.end().catch(() => undefined);
      return;
    }
    client = fresh;
    if (failures > 0) log.info("listening to the database again");
    failures = 0;
    for (const list of handlers.values()) for (const handler of list) handler.onGap();
  };

  return {
    on(channel, onSignal, onGap) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), { onSignal, onGap }]);
    },
    async start() {
      stopped = false;
      await connect();
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      // A silent database never gets the goodbye.
      if (client !== null)
        await withTimeout(
          GOODBYE_MS,
          client.end().catch(() => undefined),
        );
      client = null;
    },
  };
}
