import { asLists, batch } from "../../platform/database/batch.ts";
import { perDatabase } from "../../platform/database/per-database.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { rowsWithEvents } from "../../platform/events/rows-with-events.ts";
import { wordColumns, wordLists } from "./post-words.ts";
import { plainValues, type NewPost } from "./store.ts";

/** A post for everyone, of words alone that nobody has to look at first. */
export interface PlainPost extends NewPost {
  readonly groupId: null;
  readonly imageUrl: null;
  readonly state: "visible";
  /** Who is a member for less long doesn't write this way; null: however short. */
  readonly knownSince: Date | null;
}

/** Who wrote a post, as it shows them. */
export interface PlainAuthor {
  readonly username: string;
  readonly avatarUrl: string | null;
}

/** So many posts go together. */
const MOST_POSTS = 16;

/**
 * Writes posts of members of whom nothing needs to be asked: with a profile, not suspended at the post's moment, known for long enough. Each with its
 * event and the message to open browsers, all in one statement. Answers the author; null when nothing was written, for whatever reason. Posts that come
 * close together share a statement.
 */
export const plainPostsInto = perDatabase((db) =>
  batch<PlainPost, PlainAuthor | null>({
    maxSize: MOST_POSTS,
    runTogether: (posts) => insertPlainPosts(db, posts),
    // What wasn't written goes the long way; what failed with others is tried once more.
    runAlone: async (post) => (await insertPlainPosts(db, [post]))[0] ?? null,
  }),
);

/** The authors in the order of their posts; undefined for what wasn't written. Of posts with one id the first is. An account that is just being deleted is waited for by nobody. */
export async function insertPlainPosts(db: Db, posts: readonly PlainPost[]): Promise<readonly (PlainAuthor | undefined)[]> {
  const rows = posts.map((post) => ({ ...plainValues(post), knownSince: post.knownSince }));
  const lists = asLists(rows, MOST_POSTS, {
    ids: ({ id }) => id,
    userIds: ({ userId }) => userId,
    moments: ({ createdAt }) => createdAt.toISOString(),
    events: ({ event }) => event,
    messages: ({ message }) => message,
    knownSince: ({ knownSince }) => knownSince?.toISOString() ?? null,
  });
  const made = await rowsWithEvents<PlainAuthor & { readonly place: number }>(
    db,
    (insertEvents) => sql`
    with asked as (
      select distinct on (id) * from unnest(${lists.ids}::uuid[], ${lists.userIds}::uuid[], ${wordLists(rows, MOST_POSTS)},
        ${lists.moments}::timestamptz[], ${lists.events}::text[], ${lists.messages}::text[], ${lists.knownSince}::timestamptz[])
        with ordinality as each (id, user_id, ${wordColumns()}, created_at, event, message, known_since, place)
      where id is not null order by id, place),
    post as materialized (
      select asked.*, a.username, a.avatar_url from asked join profiles a on a.id = asked.user_id join users u on u.id = asked.user_id
      where (a.suspended_until is null or a.suspended_until <= asked.created_at)
        and (asked.known_since is null or a.created_at <= asked.known_since)
      for key share of u skip locked),
    made as (
      insert into posts (id, user_id, ${wordColumns()}, created_at) select id, user_id, ${wordColumns()}, created_at from post
      on conflict (id) do nothing returning id),
    told as (${insertEvents({
      type: sql`'post.created'`,
      actorId: sql`post.user_id`,
      payload: sql`post.event::jsonb`,
      from: sql`from made join post using (id) order by post.place`,
    })}),
    live as (
      insert into live_events (type, audience, actor_id, payload)
      select 'post.created', 'public', post.user_id, post.message::jsonb from made join post using (id) order by post.place)
    select post.place::int as place, post.username, post.avatar_url as "avatarUrl" from made join post using (id)`,
    (rows) => ({ hasEvents: rows.length > 0, hasLive: rows.length > 0 }),
  );
  const authors = new Map(made.map(({ place, ...author }) => [place, author]));
  return posts.map((_, index) => authors.get(index + 1));
}
