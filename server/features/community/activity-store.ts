import { sql, type Db, type Sql } from "../../platform/database/sql.ts";

/** Days of a person's own calendar, both included. */
interface Span {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** Whose activity is counted, and when; without a span, of all time. */
export interface Counted {
  readonly userId: string;
  readonly span?: Span | null;
}

/** A table: a row for each person asked for, with the moments of their span. */
const asked = (people: readonly Counted[]): Sql => sql`(
  select place, user_id, coalesce(first::timestamp at time zone zone, '-infinity') as since,
    coalesce((last + 1)::timestamp at time zone zone, 'infinity') as until
  from unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ span }) => span?.from ?? null)}::date[],
    ${people.map(({ span }) => span?.to ?? null)}::date[], ${people.map(({ span }) => span?.timeZone ?? null)}::text[])
    with ordinality as each (user_id, first, last, zone, place)) asked`;

/** Visible posts of people, those in groups also on their own; in the order they were asked for, as everywhere here. */
export async function countPostsOf(
  db: Db,
  people: readonly Counted[],
): Promise<readonly { readonly posts: number; readonly groupPosts: number }[]> {
  return db.rows(sql`
    select counted.* from ${asked(people)} cross join lateral (
      select count(*)::int as posts, count(group_id)::int as "groupPosts" from posts
      where user_id = asked.user_id and state = 'visible' and created_at >= since and created_at < until) counted
    order by place`);
}

/** Days with visible posts, earliest first. */
export type PostDays = readonly { readonly date: string; readonly posts: number }[];

/** The days of people's own calendars with visible posts. */
export async function countPostsByDay(
  db: Db,
  people: readonly { readonly userId: string; readonly timeZone: string }[],
): Promise<readonly PostDays[]> {
  const rows = await db.rows<{ place: number; date: string; posts: number }>(sql`
    select place::int, ((created_at at time zone zone)::date)::text as date, count(*)::int as posts
    from unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ timeZone }) => timeZone)}::text[])
      with ordinality as asked (user_id, zone, place)
    join posts on posts.user_id = asked.user_id and state = 'visible' group by 1, 2 order by 1, 2`);
  const days = people.map((): { date: string; posts: number }[] => []);
  for (const { place, ...day } of rows) days[place - 1]?.push(day);
  return days;
}

/** Likes of others on people's visible posts. */
export async function countLikesReceived(db: Db, userIds: readonly string[]): Promise<readonly number[]> {
  return counts(
    db,
    userIds.map((userId) => ({ userId })),
    sql`
      select coalesce(sum(like_count), 0)::int - (
        select count(*)::int from likes l join posts p on p.id = l.post_id
        where l.user_id = asked.user_id and l.is_own and p.state = 'visible')
      from posts where user_id = asked.user_id and state = 'visible'`,
  );
}

/** Visible comments of people below visible posts of others, counted up to `most`. */
export async function countCommentsOf(db: Db, people: readonly Counted[], most: number): Promise<readonly number[]> {
  return counts(
    db,
    people,
    sql`
      select count(*)::int from (
        select 1 from comments c join posts p on p.id = c.post_id
        where c.user_id = asked.user_id and c.state = 'visible' and p.state = 'visible' and p.user_id <> c.user_id
          and c.created_at >= since and c.created_at < until limit ${most}) counted`,
  );
}

/** Likes of people on visible posts of others, counted up to `most`. */
export async function countLikesGiven(db: Db, people: readonly Counted[], most: number): Promise<readonly number[]> {
  return counts(
    db,
    people,
    sql`
      select count(*)::int from (
        select 1 from likes l join posts p on p.id = l.post_id
        where l.user_id = asked.user_id and p.state = 'visible' and p.user_id <> l.user_id
          and l.created_at >= since and l.created_at < until limit ${most}) counted`,
  );
}

async function counts(db: Db, people: readonly Counted[], count: Sql): Promise<readonly number[]> {
  const rows = await db.rows<{ count: number }>(sql`select (${count}) as count from ${asked(people)} order by place`);
  return rows.map((row) => row.count);
}
