import type { SessionCompletion } from "@lockstep/contract/series.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

export interface SessionCompletionRow extends SessionCompletion {
  readonly userId: string;
}
const COMPLETION = sql.raw(`id, user_id as "userId", series_id as "seriesId", session, date::text as date`);

/** The last day on which someone finished each session. */
export function listFinished(
  db: Db,
  userId: string,
): Promise<ReadonlyArray<{ readonly seriesId: string; readonly session: number; readonly date: string }>> {
  return db.rows(sql`
    select series_id as "seriesId", session, max(date)::text as date from series_completions
    where user_id = ${userId} group by series_id, session`);
}

export function findSessionCompletion(db: Db, id: string): Promise<SessionCompletionRow | null> {
  return db.first<SessionCompletionRow>(sql`select ${COMPLETION} from series_completions where id = ${id}`);
}

/** The record of a session on a day, and whether it's this one that was written: another may stand there already. */
export async function insertSessionCompletion(
  tx: Db,
  { id, userId, seriesId, session, date }: SessionCompletionRow,
): Promise<{ readonly row: SessionCompletionRow; readonly isNew: boolean }> {
  const inserted = await tx.first<SessionCompletionRow>(sql`
    insert into series_completions (id, user_id, series_id, session, date)
    values (${id}, ${userId}, ${seriesId}, ${session}, ${date})
    on conflict (user_id, series_id, session, date) do nothing returning ${COMPLETION}`);
  if (inserted !== null) return { row: inserted, isNew: true };
  const standing = await tx.first<SessionCompletionRow>(sql`
    select ${COMPLETION} from series_completions
    where user_id = ${userId} and series_id = ${seriesId} and session = ${session} and date = ${date}`);
  if (standing === null) throw new Error("A session's record was in the way and is gone.");
  return { row: standing, isNew: false };
}

/** Everything of a person's guided sessions, for their data export. */
export function exportSeries(db: Db, userId: string): Promise<unknown> {
  return db.rows(sql`
    select ${COMPLETION}, completed_at as "completedAt" from series_completions where user_id = ${userId} order by completed_at`);
}
