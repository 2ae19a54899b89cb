import { sql, type Db, type Sql } from "../database/sql.ts";

/** Something that happened, named in the past tense: `workout.completed`. */
export interface DomainEvent {
  readonly type: string;
  /** Who caused it; null for the system. */
  readonly actorId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Records an event in the transaction of what caused it. */
export type RecordEvent = (event: DomainEvent) => Promise<void>;

export const EVENTS_CHANNEL = "domain_events";
const KEEP_DAYS = 30;

/** Where the columns of events come from: one event for each row of `from`, which may say their order, too. */
interface EventSource {
  readonly type: Sql;
  readonly actorId: Sql;
  readonly payload: Sql;
  readonly from: Sql;
}

/** The statement that writes events, or the part of one. */
export function insertEvents({ type, actorId, payload, from }: EventSource): Sql {
  return sql`insert into domain_events (id, type, actor_id, payload) select gen_random_uuid(), ${type}, ${actorId}, ${payload} ${from}`;
}

/** Transactions in which events were recorded. */
const recorded = new WeakSet<object>();

export function noteRecorded(tx: Db): void {
  recorded.add(tx.scope);
}

/** Whether an event was recorded in this transaction, or in one nested in it. */
export function hasRecorded(tx: Db): boolean {
  return recorded.has(tx.scope);
}

/** Writes events, in their order. Only `Platform.write` and the event worker call it: they wake the workers after the commit. */
export async function recordEvents(tx: Db, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const from = sql`
    from unnest(${events.map(({ type }) => type)}::text[], ${events.map(({ actorId }) => actorId)}::uuid[],
      ${events.map(({ payload }) => JSON.stringify(payload))}::text[]) with ordinality as each (type, actor_id, payload, place)
    order by place`;
  await tx.run(insertEvents({ type: sql`type`, actorId: sql`actor_id`, payload: sql`payload::jsonb`, from }));
  noteRecorded(tx);
}

/** Wakes the workers. Call it after the commit: a signal inside a transaction makes commits queue up. */
export async function signalEvents(db: Db): Promise<void> {
  await db.run(sql`select pg_notify(${EVENTS_CHANNEL}, '')`);
}

/** Removes events that were processed long ago. */
export async function removeOldEvents(db: Db): Promise<void> {
  await db.run(sql`delete from domain_events where processed_at < now() - make_interval(days => ${KEEP_DAYS})`);
}
