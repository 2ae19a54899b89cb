import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseUnavailable } from "../database/availability.ts";
import { sql, type Db } from "../database/sql.ts";
import { hasPublished } from "../live/publish-live.ts";
import type { Logger } from "../logging/logger.ts";
import type { Listener } from "./listener.ts";
import { EVENTS_CHANNEL, recordEvents, type DomainEvent, type RecordEvent } from "./outbox.ts";

/** An event as handlers get it. */
export interface StoredEvent extends DomainEvent {
  readonly id: string;
  readonly createdAt: Date;
}

/** What a handler works with: its transaction, and a way to record events that follow from what it does. */
export interface HandlerContext {
  readonly tx: Db;
  readonly record: RecordEvent;
}

/**
 * Does one feature's part for a batch of events, in the order they were recorded. Whatever it writes through `tx` happens once per event; what it does
 * elsewhere must bear repetition, because a batch that fails is rolled back and its events are handled one by one.
 */
export type EventHandler = (events: readonly StoredEvent[], context: HandlerContext) => Promise<void>;

interface Registered {
  readonly name: string;
  readonly types: ReadonlySet<string>;
  readonly handle: EventHandler;
}

interface Claimed {
  readonly event: StoredEvent;
  readonly attempts: number;
}

const LARGEST_BATCH = 500;
/** While a batch's transaction is open, nobody's live messages are delivered (docs/decisions/0016), so a batch that takes longer is followed by smaller ones. */
const LONGEST_BATCH_MS = 500;
/** Events that arrive within this time share the next batch: its fixed cost is paid once for all of them. */
const PAUSE_MS = 50;
const POLL_MS = 5000;
const MOST_ATTEMPTS = 20;

/** Handles recorded events in batches: each event reaches each of its handlers exactly once. Several workers may run side by side. */
export class EventWorker {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #onPublished: () => void;
  readonly #handlers: Registered[] = [];
  #batchSize = LARGEST_BATCH;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isAskedAgain = false;
  #isStopped = true;

  /** `onPublished` is called after the commit of handlers that published live messages. */
  constructor(db: Db, log: Logger, onPublished: () => void = () => undefined) {
    this.#db = db;
    this.#log = log;
    this.#onPublished = onPublished;
  }

  /** Handlers run in the order they are registered. `name` is stored with deliveries: never change it. */
  on(name: string, types: readonly string[], handle: EventHandler): void {
    if (this.#handlers.some((other) => other.name === name)) throw new Error(`Two event handlers are called ${name}.`);
    this.#handlers.push({ name, types: new Set(types), handle });
  }

  start(listener: Listener): void {
    this.#isStopped = false;
    listener.on(
      EVENTS_CHANNEL,
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

  /** Handles everything that is due; tests call it instead of waiting. */
  async workAll(): Promise<void> {
    while ((await this.#workBatch()) > 0) {
      // One batch after another until nothing is due.
    }
  }

  async #drain(): Promise<void> {
    try {
      while (!this.#isStopped) {
        this.#isAskedAgain = false;
        const size = this.#batchSize;
        const count = await this.#workBatch();
        // Handlers record events too, so a batch is always followed by another look.
        if (count === 0 && !this.#isAskedAgain) return;
        if (count < size && !this.#isStopped) await pause(PAUSE_MS);
      }
    } catch (error) {
      this.#log.warn({ error }, "events could not be handled");
    }
  }

  /** Handles one batch; answers how many events were due. */
  async #workBatch(): Promise<number> {
    const started = performance.now();
    const size = this.#batchSize;
    let claimed = 0;
    try {
      await this.#inTransaction(async (tx) => {
        const batch = await claim(tx, size);
        claimed = batch.length;
        if (claimed === 1) await this.#handleAlone(tx, batch);
        else if (claimed > 1) await this.#handleTogether(tx, batch);
      });
    } catch (error) {
      if (claimed <= 1 || isDatabaseUnavailable(error)) throw error;
      this.#log.warn({ error, events: claimed }, "a batch of events failed; its events are handled one by one");
      for (let left = claimed; left > 0 && (await this.#workOne()); left -= 1);
    }
    const took = performance.now() - started;
    if (took > LONGEST_BATCH_MS) this.#batchSize = Math.max(1, Math.floor(Math.min(size, claimed) / 2));
    else if (claimed === size) this.#batchSize = Math.min(LARGEST_BATCH, size * 2);
    return claimed;
  }

  async #workOne(): Promise<boolean> {
    let claimed = 0;
    await this.#inTransaction(async (tx) => {
      const batch = await claim(tx, 1);
      claimed = batch.length;
      await this.#handleAlone(tx, batch);
    });
    return claimed > 0;
  }

  async #inTransaction(work: (tx: Db) => Promise<void>): Promise<void> {
    let isPublished = false;
    await this.#db.transaction(async (tx) => {
      await work(tx);
      isPublished = hasPublished(tx);
    });
    if (isPublished) this.#onPublished();
  }

  /** All or nothing: the transaction that handles the events is the one that marks them as processed. */
  async #handleTogether(tx: Db, batch: readonly Claimed[]): Promise<void> {
    const delivered = await listDeliveries(tx, batch);
    for (const handler of this.#handlers) {
      const events = batch.map(({ event }) => event).filter((event) => isDue(handler, event, delivered));
      if (events.length > 0) await runHandler(tx, handler, events);
    }
    await markProcessed(
      tx,
      batch.map(({ event }) => event.id),
    );
  }

  /** A handler's failure undoes what it wrote, and nothing of the others, whose deliveries are stored. */
  async #handleAlone(tx: Db, batch: readonly Claimed[]): Promise<void> {
    const delivered = await listDeliveries(tx, batch);
    for (const { event } of batch) {
      const failures: string[] = [];
      const done: string[] = [];
      for (const handler of this.#handlers) {
        if (!isDue(handler, event, delivered)) continue;
        try {
          await tx.transaction((part) => runHandler(part, handler, [event]));
          done.push(handler.name);
        } catch (error) {
          if (isDatabaseUnavailable(error)) throw error;
          this.#log.error(
            { error, event: event.type, eventId: event.id, handler: handler.name },
            "an event's handler failed; it will be tried again",
          );
          failures.push(`${handler.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      if (failures.length === 0) await markProcessed(tx, [event.id]);
      else await markFailed(tx, event.id, failures.join("; ").slice(0, 500), done);
    }
  }
}

async function runHandler(tx: Db, handler: Registered, events: readonly StoredEvent[]): Promise<void> {
  const recorded: DomainEvent[] = [];
  await handler.handle(events, { tx, record: async (event) => void recorded.push(event) });
  await recordEvents(tx, recorded);
}

const isDue = ({ name, types }: Registered, event: StoredEvent, delivered: ReadonlySet<string>): boolean =>
  types.has(event.type) && !delivered.has(`${event.id} ${name}`);

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly actor_id: string | null;
  readonly payload: Record<string, unknown>;
  readonly created_at: string;
  readonly attempts: number;
}

/** The rows stay locked until the transaction ends, and other workers skip them. */
async function claim(tx: Db, most: number): Promise<readonly Claimed[]> {
  const rows = await tx.rows<EventRow>(sql`
    select id, type, actor_id, payload, created_at, attempts from domain_events
    where processed_at is null and next_attempt_at <= now() and attempts < ${MOST_ATTEMPTS}
    order by next_attempt_at, sequence limit ${most} for update skip locked`);
  return rows.map(({ id, type, actor_id: actorId, payload, created_at: createdAt, attempts }) => ({
    event: { id, type, actorId, payload, createdAt: new Date(createdAt) },
    attempts,
  }));
}

/** Deliveries are stored only for an event whose other handler failed. */
async function listDeliveries(tx: Db, batch: readonly Claimed[]): Promise<ReadonlySet<string>> {
  const repeated = batch.filter(({ attempts }) => attempts > 0).map(({ event }) => event.id);
  if (repeated.length === 0) return new Set();
  const rows = await tx.rows<{ event_id: string; handler: string }>(sql`
    select event_id, handler from domain_event_deliveries where event_id = any (${repeated}::uuid[])`);
  return new Set(rows.map(({ event_id: eventId, handler }) => `${eventId} ${handler}`));
}

async function markProcessed(tx: Db, eventIds: readonly string[]): Promise<void> {
  await tx.run(sql`update domain_events set processed_at = now(), last_error = null where id = any (${eventIds}::uuid[])`);
}

async function markFailed(tx: Db, eventId: string, error: string, delivered: readonly string[]): Promise<void> {
  await tx.run(sql`
    insert into domain_event_deliveries (event_id, handler) select ${eventId}::uuid, unnest(${delivered}::text[])
    on conflict do nothing`);
  await tx.run(sql`
    update domain_events set attempts = attempts + 1, last_error = ${error},
      next_attempt_at = now() + make_interval(secs => least(3600, power(2, attempts)))
    where id = ${eventId}`);
}
