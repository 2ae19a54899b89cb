import { sql, type Db, type Sql } from "../database/sql.ts";
import type { Position } from "./position.ts";

/** A message as it is in the table. */
export interface LiveRow {
  readonly at: Position;
  readonly type: string;
  readonly audience: "public" | "group" | "person";
  readonly audienceId: string | null;
  readonly actorId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface Found extends Record<string, unknown> {
  edge: string;
  transaction: string | null;
  sequence: string | null;
  type: string;
  audience: LiveRow["audience"];
  audience_id: string | null;
  actor_id: string | null;
  payload: Readonly<Record<string, unknown>>;
}

/**
 * The messages after a place, in order, and the edge: the oldest transaction that still ran when they were read. What is at or above it isn't delivered yet,
 * for something may still appear in front of it.
 */
export async function readAfter(
  db: Db,
  after: Position,
  most: number,
): Promise<{ readonly rows: readonly LiveRow[]; readonly edge: bigint }> {
  return read(db, after, sql`transaction < edge.xmin`, most);
}

/** Whose messages a stream receives, besides public ones. */
export interface Listener {
  readonly userId: string;
  readonly groupIds: readonly string[];
}

/** What a stream missed between two places: only what is for its person. */
export async function readMissed(
  db: Db,
  range: { readonly after: Position; readonly upTo: Position },
  hearing: Listener | null,
  most: number,
): Promise<{ readonly rows: readonly LiveRow[]; readonly edge: bigint }> {
  const { transaction, sequence } = range.upTo;
  const ids = hearing === null ? [] : [hearing.userId, ...hearing.groupIds];
  return read(
    db,
    range.after,
    sql`(transaction, sequence) <= (${String(transaction)}::xid8, ${String(sequence)}::bigint) and type <> ${RIGHTS_CHANGED}
      and (audience = 'public' or audience_id = any(${ids}::uuid[]))`,
    most,
  );
}

/** Of the database's own making (migration 0007): the person's permissions have changed. It isn't sent to anyone. */
export const RIGHTS_CHANGED = "rights.changed";

async function read(db: Db, after: Position, condition: Sql, most: number) {
  const found = await db.rows<Found>(sql`
    select edge.xmin::text as edge, told.* from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) edge
    left join lateral (
      select transaction::text, sequence::text, type, audience, audience_id, actor_id, payload from live_events
      where (live_events.transaction, live_events.sequence) > (${String(after.transaction)}::xid8, ${String(after.sequence)}::bigint) and ${condition}
      order by live_events.transaction, live_events.sequence limit ${most}
    ) told on true`);
  const rows = found.flatMap((row) =>
    row.transaction === null || row.sequence === null
      ? []
      : [
          {
            at: { transaction: BigInt(row.transaction), sequence: BigInt(row.sequence) },
            type: row.type,
            audience: row.audience,
            audienceId: row.audience_id,
            actorId: row.actor_id,
            payload: row.payload,
          },
        ],
  );
  return { rows, edge: BigInt(found[0]?.edge ?? "0") };
}

/** Those of the sessions that still stand. */
export async function listValidSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const found = await db.rows<{ id: string }>(
    sql`select id from sessions where id = any(${ids}::uuid[]) and expires_at > ${now}`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Messages are kept so long for streams that broke off. */
export const KEPT_MINUTES = 60;

export async function removeOldMessages(db: Db): Promise<void> {
  await db.run(sql`delete from live_events where created_at < now() - make_interval(mins => ${KEPT_MINUTES})`);
}
