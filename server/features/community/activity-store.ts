import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

/** Days of a person's own calendar, both included. */
interface Span {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** A condition on a moment; of all time with null. */
function within(column: SQL, span: Span | null): SQL {
  if (span === null) return sql`true`;
  const { from, to, timeZone } = span;
  return sql`${column} >= (${from}::date::timestamp at time zone ${timeZone})
    and ${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`;
}

/** Visible posts of a person, those in groups also on their own. */
export async function countPostsOf(
  db: Db,
  userId: string,
  span: Span | null,
): Promise<{ readonly posts: number; readonly groupPosts: number }> {
  const found = await db.execute<{ posts: number; groupPosts: number }>(sql`
    select count(*)::int as posts, count(group_id)::int as "groupPosts" from posts
    where user_id = ${userId} and state = 'visible' and ${within(sql`created_at`, span)}`);
  return found.rows[0] ?? { posts: 0, groupPosts: 0 };
}

/** The days of a person's own calendar with visible posts, earliest first. */
export async function countPostsByDay(
  db: Db,
  userId: string,
  timeZone: string,
): Promise<readonly { readonly date: string; readonly posts: number }[]> {
  const found = await db.execute<{ date: string; posts: number }>(sql`
    select ((created_at at time zone ${timeZone}::text)::date)::text as date, count(*)::int as posts from posts
    where user_id = ${userId} and state = 'visible' group by 1 order by 1`);
  return found.rows;
}

/** Likes of others on a person's visible posts. */
export async function countLikesReceived(db: Db, userId: string): Promise<number> {
  const found = await db.execute<{ likes: number }>(sql`
    select coalesce(sum(p.like_count - (own.id is not null)::int), 0)::int as likes
    from posts p left join likes own on own.post_id = p.id and own.user_id = p.user_id
    where p.user_id = ${userId} and p.state = 'visible'`);
  return found.rows[0]?.likes ?? 0;
}

/** Visible comments of a person below visible posts of others, counted up to `most`. */
export async function countCommentsOf(db: Db, userId: string, span: Span | null, most: number): Promise<number> {
  const found = await db.execute<{ comments: number }>(sql`
    select count(*)::int as comments from (
      select 1 from comments c join posts p on p.id = c.post_id
      where c.user_id = ${userId} and c.state = 'visible' and p.state = 'visible' and p.user_id <> ${userId}
        and ${within(sql`c.created_at`, span)} limit ${most}) as counted`);
  return found.rows[0]?.comments ?? 0;
}

/** Likes of a person on visible posts of others, counted up to `most`. */
export async function countLikesGiven(db: Db, userId: string, span: Span | null, most: number): Promise<number> {
  const found = await db.execute<{ likes: number }>(sql`
    select count(*)::int as likes from (
      select 1 from likes l join posts p on p.id = l.post_id
      where l.user_id = ${userId} and p.state = 'visible' and p.user_id <> ${userId} and ${within(sql`l.created_at`, span)}
      limit ${most}) as counted`);
  return found.rows[0]?.likes ?? 0;
}
