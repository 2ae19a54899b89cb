import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

/** Someone who asks for the post that is due, and by which rules they may have it. */
export interface Asking {
  readonly caller: string;
  readonly now: Date;
  readonly periodMs: number;
  readonly heldUntil: Date;
  /** How long someone waits who let it run out. */
  readonly pauseMs: number;
}

/** Whether a post is due that nobody holds: one row read, which is all that nearly every check costs. */
export async function isPostOpen(db: Db, now: Date, periodMs: number): Promise<boolean> {
  const row = await db.first<{ isOpen: boolean }>(sql`
    select not exists (
      select 1 from ai_post_schedule
      where generated_at > ${new Date(now.getTime() - periodMs)}::timestamptz or held_until > ${now}::timestamptz) as "isOpen"`);
  return row?.isOpen === true;
}

/** SPEC 7's procedure: takes the post on for the caller; true for one of however many ask at once. */
export async function checkShouldGenerate(db: Db, { caller, now, periodMs, heldUntil, pauseMs }: Asking): Promise<boolean> {
  const row = await db.first<{ isTaken: boolean }>(sql`
    select check_should_generate_ai_posts(${caller}::text, ${now}::timestamptz, ${interval(periodMs)}, ${heldUntil}::timestamptz,
      ${interval(pauseMs)}) as "isTaken"`);
  return row?.isTaken === true;
}

/** SPEC 7's procedure: notes that the caller made the post they held; false when it isn't theirs. */
export async function updateGenerationTimestamp(tx: Db, caller: string, now: Date): Promise<boolean> {
  const row = await tx.first<{ isNoted: boolean }>(sql`
    select update_ai_post_generation_timestamp(${caller}::text, ${now}::timestamptz) as "isNoted"`);
  return row?.isNoted === true;
}

export async function isHolder(db: Db, caller: string, now: Date): Promise<boolean> {
  const row = await db.first(sql`select 1 from ai_post_schedule where holder = ${caller} and held_until > ${now}::timestamptz`);
  return row !== null;
}

/** The latest AI posts as they were written, whatever became of them, the newest first. */
export async function listRecentContents(db: Db, limit: number): Promise<readonly string[]> {
  const rows = await db.rows<{ content: string }>(sql`
    select content from posts where user_id = ${HOUSE_ACCOUNT.id} and ai_generated order by created_at desc, id desc limit ${limit}`);
  return rows.map(({ content }) => content);
}

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;
