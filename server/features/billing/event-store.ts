import { sql, type Db } from "../../platform/database/sql.ts";

const KEEP_DAYS = 60;

/** What is kept of an event of the payment provider. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  /** Whose state it may have changed; null when it says nothing about a membership. */
  readonly customerId: string | null;
}

/** Keeps an event once; answers whether it's new and about one of our customers. */
export async function insertEvent(db: Db, { id, type, created, customerId }: ProviderEvent): Promise<boolean> {
  const row = await db.first<{ customer_id: string | null }>(sql`
    insert into stripe_events (id, type, created, customer_id)
    values (${id}, ${type}, ${created}, (select customer_id from stripe_customers where customer_id = ${customerId}))
    on conflict do nothing returning customer_id`);
  return row !== null && row.customer_id !== null;
}

/** Customers with unhandled events, and those events. */
export async function listWaiting(
  db: Db,
): Promise<readonly { readonly customerId: string; readonly eventIds: readonly string[] }[]> {
  const rows = await db.rows<{ customer_id: string; event_ids: string[] }>(sql`
    select customer_id, array_agg(id) as event_ids from stripe_events
    where handled_at is null and customer_id is not null
    group by customer_id order by min(received_at)`);
  return rows.map((row) => ({ customerId: row.customer_id, eventIds: row.event_ids }));
}

export async function markHandled(db: Db, eventIds: readonly string[]): Promise<void> {
  await db.run(sql`update stripe_events set handled_at = now() where id = any (${eventIds}::text[])`);
}

/** When the newest event happened, in seconds since 1970 by the provider's clock. */
export async function findLastEventAt(db: Db): Promise<number | null> {
  const row = await db.first<{ created: string | null }>(sql`select max(created) as created from stripe_events`);
  return row === null || row.created === null ? null : Number(row.created);
}

/** An event is repeated for a few days at most. */
export async function removeOldEvents(db: Db): Promise<void> {
  await db.run(sql`delete from stripe_events where received_at < now() - make_interval(days => ${KEEP_DAYS})`);
}
