import type { Sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { commentsQuery } from "./read-comments.ts";
import { feedQuery, followingQuery, groupPostsQuery, memberPostsQuery, postQuery } from "./read-posts.ts";

// Enough that reading from end to end would be the wrong choice, little enough to be made in a moment: the large size is the bench's.
const MEMBERS = 400;
const POSTS = 20_000;
const id = (kind: number, n: number): string => `00000000-0000-4000-8${kind}00-${n.toString(16).padStart(12, "0")}`;
const idOf = (kind: number, n: string): string => `('00000000-0000-4000-8${kind}00-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const run = (text: string) => server.database.pool.query(text);
  const member = (n: string) => idOf(1, n);
  await run(`
    insert into users (id, email, name) select ${member("n")}, 'm' || n || '@example.com', 'M' from generate_series(1, ${MEMBERS}) n;
    insert into profiles (id, username, full_name) select ${member("n")}, 'member_' || n, 'M' from generate_series(1, ${MEMBERS}) n;
    insert into groups (id, name, description, is_private, hidden_at)
      select ${idOf(2, "n")}, 'G', 'G', n % 3 = 0, case when n = 7 then now() end from generate_series(1, 20) n;
    insert into group_members (group_id, user_id)
      select ${idOf(2, "g")}, ${member("n")} from generate_series(1, 20) g, generate_series(1, ${MEMBERS}) n where n % 5 = g % 5;
    insert into follows (follower_id, followed_id) select ${member("1")}, ${member("n")} from generate_series(2, 60) n;
    insert into blocks (blocker_id, blocked_id) select ${member("1")}, ${member("n")} from generate_series(100, 110) n;
    insert into posts (id, user_id, content, post_type, group_id, state, created_at)
      select ${idOf(3, "n")}, ${member(`1 + n % ${MEMBERS}`)}, 'Five rounds.', (array['general', 'workout', 'nutrition', 'motivation'])[1 + n % 4],
        case when n % 4 = 3 then ${idOf(2, "1 + (n / 4) % 20")} end, case when n % 200 = 0 then 'hidden' else 'visible' end, now() - n * interval '1 minute'
      from generate_series(1, ${POSTS}) n;
    insert into likes (post_id, user_id) select ${idOf(3, "p")}, ${member(`1 + (p + n * 7) % ${MEMBERS}`)} from generate_series(1, ${POSTS}) p, generate_series(1, 4) n;
    insert into comments (id, post_id, user_id, content, created_at)
      select ${idOf(4, "n")}, ${idOf(3, `case when n % 20 = 0 then 5 else 1 + n % ${POSTS} end`)}, ${member(`1 + n % ${MEMBERS}`)}, 'Yes', now() - n * interval '1 second'
      from generate_series(1, ${POSTS * 2}) n;
    analyze`);
});
afterAll(() => server.stop());

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
}

/**
 * Tables read from end to end, and how many rows of the large tables were touched; by the plan that is kept with the connection, which knows no
 * values.
 */
async function readingOf(query: Sql): Promise<{ whole: string[]; rows: number }> {
  const { text, values: params } = query.compile();
  const client = await server.database.pool.connect();
  await client.query("set plan_cache_mode = force_generic_plan");
  await client.query(`prepare listed as ${text}`);
  const values = params.map((value) => client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value)));
  const found = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    `explain (analyze, format json, timing off, costs off) execute listed${values.length === 0 ? "" : `(${values.join(", ")})`}`,
  );
  await client.query("deallocate listed; reset plan_cache_mode");
  client.release();
  const whole: string[] = [];
  let rows = 0;
  const visit = (node: Node): void => {
    const table = node["Relation Name"] ?? "";
    if (["posts", "comments", "likes"].includes(table)) {
      if (node["Node Type"] === "Seq Scan") whole.push(table);
      rows += ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1);
    }
    node.Plans?.forEach(visit);
  };
  visit(found.rows[0]?.["QUERY PLAN"][0].Plan as Node);
  return { whole, rows };
}

const me = id(1, 1);
const cursor = { createdAt: new Date(Date.now() - POSTS * 30_000), id: id(3, 1) };
const page = { viewerId: me, postType: undefined, cursor: null, limit: 31 };

test.each<[string, Sql, number]>([
  ["the feed", feedQuery(page), 150],
  ["the feed of a visitor", feedQuery({ ...page, viewerId: null }), 150],
  ["a later page", feedQuery({ ...page, cursor }), 150],
  ["the feed of one kind", feedQuery({ ...page, postType: "workout", cursor }), 150],
  ["whom one follows", followingQuery({ ...page, viewerId: me }), 59 * 52 + 100],
  [
    "whom one follows, later and of one kind",
    followingQuery({ ...page, viewerId: me, postType: "workout", cursor }),
    59 * 60 + 100,
  ],
  ["a group's posts", groupPostsQuery({ ...page, groupId: id(2, 3) }), 150],
  ["a group's posts, later", groupPostsQuery({ ...page, groupId: id(2, 3), cursor }), 150],
  ["a member's posts", memberPostsQuery({ ...page, userId: id(1, 17) }), 150],
  ["one's own posts, later", memberPostsQuery({ ...page, userId: me, cursor }), 150],
  ["one post", postQuery(me, id(3, 5)), 10],
  ["comments", commentsQuery({ postId: id(3, 5), viewerId: me, seesAll: false, cursor: null, limit: 31 }), 100],
  ["comments for moderators, later", commentsQuery({ postId: id(3, 5), viewerId: me, seesAll: true, cursor, limit: 31 }), 100],
])("%s: index scans alone, and a page costs a page", async (_name, query, most) => {
  const { whole, rows } = await readingOf(query);
  expect(whole).toEqual([]);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(most);
});
