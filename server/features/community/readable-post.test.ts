import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maySeePost, type GroupStanding, type PostFacts, type WritingState } from "@lockstep/domain/community/policy.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { findPostRow, memberPostsQuery, readPosts } from "./read-posts.ts";
import { isReadableBy } from "./readable-post.ts";

const STATES: readonly WritingState[] = ["visible", "held", "hidden", "deleted"];
const GROUPS = [null, ...[false, true].flatMap((isPrivate) => [false, true].map((isHidden) => ({ isPrivate, isHidden })))];
const VIEWERS = ["visitor", "author", "outsider", "member", "admin"] as const;
const BLOCKS = ["none", "by the viewer", "by the author"] as const;

interface Case {
  readonly viewerId: string | null;
  readonly postId: string;
  readonly facts: PostFacts;
}

let server: TestServer;
let db: Db;
const cases: Case[] = [];

async function person(): Promise<string> {
  const id = randomUUID();
  await db.run(sql`insert into users (id, email, name) values (${id}, ${`${id}@example.com`}, 'Someone')`);
  await db.run(
    sql`insert into profiles (id, username, full_name) values (${id}, ${`p${id.replaceAll("-", "").slice(0, 20)}`}, 'Someone')`,
  );
  return id;
}

/** One post of its own author for each way that a group, a viewer and a block can be combined, in each state. */
beforeAll(async () => {
  server = await startTestServer();
  db = server.database.db;
  for (const place of GROUPS) {
    for (const viewer of VIEWERS) {
      for (const block of BLOCKS) {
        if (block !== "none" && (viewer === "visitor" || viewer === "author")) continue;
        const authorId = await person();
        const viewerId = viewer === "visitor" ? null : viewer === "author" ? authorId : await person();
        const groupId = place === null ? null : randomUUID();
        let group: GroupStanding | null = null;
        if (place !== null) {
          const isMember = viewer === "member" || viewer === "admin";
          group = { ...place, isMember, isAdmin: viewer === "admin" };
          const hiddenAt = place.isHidden ? new Date() : null;
          await db.run(sql`
            insert into groups (id, name, description, is_private, hidden_at) values (${groupId}, 'G', 'G', ${place.isPrivate}, ${hiddenAt})`);
          if (isMember)
            await db.run(sql`
              insert into group_members (group_id, user_id, is_admin) values (${groupId}, ${viewerId}, ${viewer === "admin"})`);
        }
        if (block !== "none") {
          const [blocker, blocked] = block === "by the viewer" ? [viewerId, authorId] : [authorId, viewerId];
          await db.run(sql`insert into blocks (blocker_id, blocked_id) values (${blocker}, ${blocked})`);
        }
        for (const state of STATES) {
          const postId = randomUUID();
          await db.run(sql`
            insert into posts (id, user_id, content, post_type, group_id, state) values (${postId}, ${authorId}, 'Five.', 'general', ${groupId}, ${state})`);
          cases.push({ viewerId, postId, facts: { authorId, state, group, isBlocked: block !== "none" } });
        }
      }
    }
  }
});
afterAll(() => server.stop());

const actorOf = (viewerId: string | null) => (viewerId === null ? null : ({ userId: viewerId, role: "member" } as const));

test("the condition in SQL finds the visible posts that the domain lets someone see", async () => {
  const differ: unknown[] = [];
  let readable = 0;
  for (const { viewerId, postId, facts } of cases) {
    const expected = facts.state === "visible" && maySeePost(actorOf(viewerId), facts);
    const found = (await db.first(sql`select 1 from posts p where p.id = ${postId} and ${isReadableBy(viewerId)}`)) !== null;
    if (found !== expected) differ.push({ facts, viewerId, found, expected });
    readable += Number(found);
  }
  expect(differ).toEqual([]);
  expect(readable).toBeGreaterThan(10);
  expect(readable).toBeLessThan(cases.length / 2);
});

test("a post is read with the facts that the domain decides by", async () => {
  for (const { viewerId, postId, facts } of cases) expect((await findPostRow(db, viewerId, postId))?.facts).toEqual(facts);
});

test("a member's list holds what the domain lets its viewer see; to themselves in every state", async () => {
  for (const { viewerId, postId, facts } of cases) {
    const query = memberPostsQuery({ userId: facts.authorId, viewerId, cursor: null, limit: 10 });
    const isListed = (await readPosts(db, query)).some(({ id }) => id === postId);
    expect({ facts, viewerId, isListed }).toEqual({ facts, viewerId, isListed: maySeePost(actorOf(viewerId), facts) });
  }
});
