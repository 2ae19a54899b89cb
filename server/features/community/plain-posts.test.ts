import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PostWords } from "@lockstep/contract/community.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { communityOf } from "./community.fixture.ts";
import { insertPlainPosts, type PlainPost } from "./plain-post-store.ts";

let server: TestServer;
let at: ReturnType<typeof communityOf>;
let people: readonly Person[];
beforeAll(async () => {
  server = await startTestServer();
  at = communityOf(server);
  people = await Promise.all(["Ada", "Ben", "Cleo", "Dee"].map((name) => server.person(`${name} Author`)));
  for (const person of people) await at.username(person);
});
afterAll(() => server.stop());

const plain = (person: Person, change: Partial<PlainPost> = {}): PlainPost => ({
  id: randomUUID(),
  userId: person.id,
  ...PostWords.parse({ content: "Squats today.", postType: "general" }),
  groupId: null,
  imageUrl: null,
  imageAlt: null,
  imageWidth: null,
  imageHeight: null,
  state: "visible",
  createdAt: new Date(),
  knownSince: null,
  ...change,
});
const insert = (...posts: PlainPost[]) => insertPlainPosts(server.database.db, posts);
const contentOf = async (id: string): Promise<unknown> =>
  (await at.sql("select content from posts where id = $1", [id])).rows[0]?.content;

describe("posts that share a statement", () => {
  test("stand, are told and answer as if each came alone", async () => {
    const [ada, ben] = people as [Person, Person];
    const signs = [`"quotes", {braces}, \\back\\ and 'others'`, "NULL", "two\nlines\t🏋️‍♀️", "ünï ‮ code"];
    const posts = signs.map((content, n) => plain(n % 2 === 0 ? ada : ben, { content, postType: "workout" }));
    const authors = await insert(...posts);
    const names = { [ada.id]: await at.username(ada), [ben.id]: await at.username(ben) };
    expect(authors.map((author) => author?.username)).toEqual(posts.map(({ userId }) => names[userId]));
    for (const { id, content, userId } of posts) {
      expect(await contentOf(id)).toBe(content);
      expect(await at.events("post.created", "postId", id)).toMatchObject([
        { actor_id: userId, payload: { postType: "workout" } },
      ]);
      expect(await at.live(id)).toEqual([{ type: "post.created", audience: "public" }]);
    }
  });

  test("of one id the first is written, once; the others are left to be asked alone", async () => {
    const [ada, ben, cleo] = people as [Person, Person, Person];
    const first = plain(ada, { content: "First." });
    const other = plain(cleo);
    const authors = await insert(first, plain(ben, { id: first.id }), plain(ada, { id: first.id }), other);
    expect(authors.map((author) => author !== undefined)).toEqual([true, false, false, true]);
    expect(await contentOf(first.id)).toBe("First.");
    expect(await at.events("post.created", "postId", first.id)).toHaveLength(1);
    expect(await insert(plain(ben, { id: first.id }))).toEqual([undefined]);
  });

  test("leave out who is suspended, too new or unknown, and nobody else", async () => {
    const [ada, ben, cleo, dee] = people as [Person, Person, Person, Person];
    await at.sql("update profiles set suspended_until = now() + interval '1 day' where id = $1", [ben.id]);
    await at.sql("update profiles set suspended_until = now() - interval '1 day' where id = $1", [dee.id]);
    const posts = [
      plain(ada),
      plain(ben),
      plain(cleo, { knownSince: new Date(Date.now() - 3_600_000) }),
      plain(dee, { knownSince: new Date(Date.now() + 1000) }),
      plain(ada, { userId: randomUUID() }),
    ];
    const authors = await insert(...posts);
    expect(authors.map((author) => author !== undefined)).toEqual([true, false, false, true, false]);
    const found = await at.sql("select id from posts where id = any($1)", [posts.map(({ id }) => id)]);
    expect(found.rowCount).toBe(2);
    await at.sql("update profiles set suspended_until = null where id = any($1)", [[ben.id, dee.id]]);
  });
});

test("an account that is just being deleted holds up nobody else's post", async () => {
  const [ada, ben] = people as [Person, Person];
  const holder = await server.database.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select 1 from users where id = $1 for update", [ben.id]);
    const posts = [plain(ben), plain(ada)];
    expect((await insert(...posts)).map((author) => author !== undefined)).toEqual([false, true]);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("a post that waits for its group holds up nobody else's, not even one of its own id", async () => {
  const [ada, ben] = people as [Person, Person];
  const groupId = await at.group(ada, false);
  const id = randomUUID();
  const holder = await server.database.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select 1 from groups where id = $1 for update", [groupId]);
    const inGroup = ada.call("POST", "/api/posts", { id, content: "For the group.", groupId });
    await at.untilWaiting();
    expect((await insert(plain(ada, { id }), plain(ben))).map((author) => author !== undefined)).toEqual([true, true]);
    await holder.query("rollback");
    // The same id again answers the same post.
    expect(await inGroup).toMatchObject({ status: 201, body: { id, groupId: null, content: "Squats today." } });
    expect(await at.groupPosts(groupId)).toBe(0);
    expect(await at.events("post.created", "postId", id)).toHaveLength(1);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("a post for a group that goes meanwhile is refused, and one that others write in meanwhile is counted", async () => {
  const [ada, ben] = people as [Person, Person];
  const [staying, going] = [await at.group(ada, false, ben), await at.group(ada, false)];
  const holder = await server.database.pool.connect();
  try {
    for (const [groupId, meanwhile, status, posts] of [
      [staying, "update groups set post_count = post_count + 1 where id = $1", 201, 2],
      [going, "delete from groups where id = $1", 404, undefined],
    ] as const) {
      await holder.query("begin");
      await holder.query(meanwhile, [groupId]);
      const answer = ada.call("POST", "/api/posts", { content: "For the group.", groupId });
      await at.untilWaiting();
      await holder.query("commit");
      expect((await answer).status).toBe(status);
      expect((await at.sql("select post_count from groups where id = $1", [groupId])).rows[0]?.post_count).toBe(posts);
    }
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("thirty from four people at once, each sent twice: each is stored once and announced once", async () => {
  const ids = Array.from({ length: 30 }, () => randomUUID());
  const answers = await Promise.all(
    [...ids, ...ids].map((id, n) => {
      const person = people[(n % 30) % 4] as Person;
      return person.call("POST", "/api/posts", { id, content: `Number ${n % 30}` });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(answers.map(({ body }) => body["id"])).toEqual([...ids, ...ids]);
  for (const [n, id] of ids.entries()) {
    expect(await contentOf(id)).toBe(`Number ${n}`);
    expect(await at.events("post.created", "postId", id)).toMatchObject([{ actor_id: (people[n % 4] as Person).id }]);
    expect(await at.live(id)).toHaveLength(1);
  }
});
