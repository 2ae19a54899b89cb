import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

/** A stretch of time: from its beginning up to, and without, its end. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

const within = (column: ReturnType<typeof sql>, span: Span | undefined) =>
  span === undefined ? sql`true` : sql`${column} >= ${span.from} and ${column} < ${span.until}`;

async function one(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  return (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
}

/** Visible posts of a person, in all or in a stretch of time; with `inGroups` only those that stand in groups. */
export async function countPostsOf(db: Db, userId: string, span?: Span, inGroups = false): Promise<number> {
  return one(
    db,
    sql`select count(*)::int as n from posts where user_id = ${userId} and state = 'visible' and ${within(sql`created_at`, span)}
      and ${inGroups ? sql`group_id is not null` : sql`true`}`,
  );
}

/** Moments at which a person wrote visible posts since a moment, the earliest first. */
export async function listPostMoments(db: Db, userId: string, since: Date): Promise<readonly Date[]> {
  const found = await db.execute<{ created_at: string }>(sql`
    select created_at from posts where user_id = ${userId} and state = 'visible' and created_at >= ${since} order by created_at`);
  return found.rows.map((row) => new Date(row.created_at));
}

/** Visible comments a person wrote, in all or in a stretch of time. */
export async function countCommentsOf(db: Db, userId: string, span?: Span): Promise<number> {
  return one(
    db,
    sql`select count(*)::int as n from comments where user_id = ${userId} and state = 'visible' and ${within(sql`created_at`, span)}`,
  );
}

/** Likes that a person's visible posts have from others. */
export async function countLikesReceived(db: Db, userId: string): Promise<number> {
  return one(
    db,
    sql`
      select (coalesce((select sum(like_count) from posts where user_id = ${userId} and state = 'visible'), 0)
        - (select count(*) from likes l join posts p on p.id = l.post_id where l.user_id = ${userId} and p.user_id = ${userId} and p.state = 'visible'))::int as n`,
  );
}

/** Likes a person gave to others' posts, in all or in a stretch of time. */
export async function countLikesGiven(db: Db, userId: string, span?: Span): Promise<number> {
  return one(
    db,
    sql`select count(*)::int as n from likes l join posts p on p.id = l.post_id
      where l.user_id = ${userId} and p.user_id <> ${userId} and ${within(sql`l.created_at`, span)}`,
  );
}
