import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { isDatabaseUnavailable } from "../database/availability.ts";
import type { Db } from "../database/database.ts";
import { hasPublished } from "../live/publish.ts";
import type { Logger } from "../logging/logger.ts";
import type { Listener } from "./listener.ts";

/** Something that happened, named in the past tense: `workout.completed`. */
export interface DomainEvent {
  readonly type: string;
  /** Who caused it; null for the system. */
  readonly actorId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** An event as handlers get it. */
export interface StoredEvent extends DomainEvent {
  readonly id: string;
  readonly createdAt: Date;
}

/**
 * Does one feature's part about an event. It runs inside a transaction that also notes the delivery, so whatever it writes through `tx`
 * happens once; what it does elsewhere must bear repetition by event id.
 */
export type EventHandler = (event: StoredEvent, tx: Db) => Promise<void>;

const CHANNEL = "domain_events";
const BATCH = 20;
const POLL_MS = 5000;
const MOST_ATTEMPTS = 20;
const KEEP_DAYS = 30;

/** Writes an event; call it with the transaction of what caused it. */
export async function recordEvent(tx: Db, event: DomainEvent): Promise<string> {
  const id = randomUUID();
  await tx.execute(sql`
    insert into domain_events (id, type, actor_id, payload)
    values (${id}, ${event.type}, ${event.actorId}, ${JSON.stringify(event.payload)}::jsonb)`);
  return id;
}

/** Tells the workers that there is something to do. Call it after the commit: a signal inside a transaction makes commits queue up. */
export async function signalEvents(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/** Works the outbox: every event reaches each of its handlers once. */
export class EventWorker {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #handlers = new Map<string, { readonly name: string; readonly handle: EventHandler }[]>();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isAskedAgain = false;
  #isStopped = true;

  readonly #onPublished: () => void;

  /** `onPublished` is called after the commit of handlers that had something to tell open browsers. */
  constructor(db: Db, log: Logger, onPublished: () => void = () => undefined) {
    this.#db = db;
    this.#log = log;
    this.#onPublished = onPublished;
  }

  /** `name` is kept in the database beside each delivery: never change it. */
  on(type: string, name: string, handle: EventHandler): void {
    const list = this.#handlers.get(type) ?? [];
    if (list.some((other) => other.name === name)) throw new Error(`${name} handles ${type} twice.`);
    this.#handlers.set(type, [...list, { name, handle }]);
  }

  start(listener: Listener): void {
    this.#isStopped = false;
    listener.on(
      CHANNEL,
      () => this.wake(),
      () => this.wake(),
    );
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  wake(): void {
    this.#isAskedAgain = true;
    if (this.#isRunning || this.#isStopped) return;
    this.#isRunning = true;
    this.#running = this.#drain().finally(() => (this.#isRunning = false));
  }

  /** Works everything that is due; tests call it instead of waiting. */
  async workAll(): Promise<void> {
    while (await this.#workOne()) {
      // One after the other until nothing is due.
    }
  }

  async #drain(): Promise<void> {
    try {
      while (this.#isAskedAgain && !this.#isStopped) {
        this.#isAskedAgain = false;
        for (let count = 0; !this.#isStopped && (await this.#workOne()); count += 1) {
          if (count % BATCH === BATCH - 1) await new Promise((resolve) => setImmediate(resolve));
        }
      }
    } catch (error) {
      this.#log.warn({ error }, "the outbox could not be worked");
    }
  }

  /** Works one event that is due; false when there is none. Its row stays locked meanwhile, so no other worker takes it. */
  async #workOne(): Promise<boolean> {
    let hasTold = false;
    const worked = await this.#db.transaction(async (tx) => {
      const found = await tx.execute<{
        id: string;
        type: string;
        actor_id: string | null;
        payload: Record<string, unknown>;
        created_at: Date;
      }>(sql`
        select id, type, actor_id, payload, created_at from domain_events
        where processed_at is null and next_attempt_at <= now() and attempts < ${MOST_ATTEMPTS}
        order by next_attempt_at, sequence limit 1 for update skip locked`);
      const row = found.rows[0];
      if (row === undefined) return false;
      const event: StoredEvent = {
        id: row.id,
        type: row.type,
        actorId: row.actor_id,
        payload: row.payload,
        createdAt: new Date(row.created_at),
      };
      const failures: string[] = [];
      for (const handler of this.#handlers.get(event.type) ?? []) {
        const failure = await this.#deliver(tx, event, handler);
        if (failure !== null) failures.push(`${handler.name}: ${failure}`);
      }
      if (failures.length === 0) {
        await tx.execute(sql`update domain_events set processed_at = now(), last_error = null where id = ${event.id}`);
      } else {
        await tx.execute(sql`
          update domain_events set attempts = attempts + 1, last_error = ${failures.join("; ").slice(0, 500)},
            next_attempt_at = now() + make_interval(secs => least(3600, power(2, attempts)))
          where id = ${event.id}`);
      }
      hasTold = hasPublished(tx);
      return true;
    });
    if (hasTold) this.#onPublished();
    return worked;
  }

  /** Runs one handler unless it has done its part. A failure undoes what it wrote, and nothing of the others. */
  async #deliver(
    tx: Db,
    event: StoredEvent,
    handler: { readonly name: string; readonly handle: EventHandler },
  ): Promise<string | null> {
    try {
      await tx.transaction(async (part) => {
        const noted = await part.execute(sql`
          insert into domain_event_deliveries (event_id, handler) values (${event.id}, ${handler.name}) on conflict do nothing`);
        if (noted.rowCount === 1) await handler.handle(event, part);
      });
      return null;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      this.#log.error(
        { error, event: event.type, eventId: event.id, handler: handler.name },
        "an event's handler failed; it will be tried again",
      );
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Removes events that were worked long ago. */
export async function removeOldEvents(db: Db): Promise<void> {
  await db.execute(sql`delete from domain_events where processed_at < now() - make_interval(days => ${KEEP_DAYS})`);
}
