import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Comment } from "@lockstep/contract/community.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { communityOf } from "./community.fixture.ts";

let server: TestServer;
let now = new Date("2026-03-04T12:00:00Z");
let at: ReturnType<typeof communityOf>;
let author: Person;
let writer: Person;
let moderator: Person;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  at = communityOf(server);
  author = await server.person("Ada Author");
  writer = await server.person("Wes Writer");
  moderator = await server.person("Mo Derator", "moderator");
});
afterAll(() => server.stop());

const HELD = "kill yourself";

describe("a comment", () => {
  test("is written by the signed-in person, announced once, and counted", async () => {
    const { id: postId } = await at.post(author);
    const path = `/api/posts/${postId}/comments`;
    expect((await server.visitor.call("POST", path, { content: "Hi" })).status).toBe(401);
    const comment = await at.comment(writer, postId, { content: "Strong!" });
    expect(comment).toMatchObject({
      postId,
      content: "Strong!",
      state: "visible",
      canEdit: true,
      canDelete: true,
      canReport: false,
    });
    expect((await server.visitor.call("GET", path)).body).toMatchObject({
      items: [{ id: comment.id, canEdit: false, canDelete: false, canReport: false }],
      nextCursor: null,
    });
    expect((await author.call("GET", path)).body).toMatchObject({
      items: [{ canEdit: false, canDelete: false, canReport: true }],
    });
    expect(await at.events("comment.created", "commentId", comment.id)).toEqual([
      { actor_id: writer.id, payload: { commentId: comment.id, postId, postUserId: author.id, groupId: null } },
    ]);
    expect((await at.live(postId)).map(({ type }) => type)).toEqual(["post.created", "comments.changed"]);
    expect(await at.counts(postId)).toEqual({ likes: 0, comments: 1 });
  });

  test("sent twice at once it is one; another's id, or one of another post, is taken", async () => {
    const { id: postId } = await at.post(author);
    const other = await at.post(author);
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => writer.call("POST", `/api/posts/${postId}/comments`, { id, content: "Once" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await at.counts(postId)).toEqual({ likes: 0, comments: 1 });
    expect(await at.events("comment.created", "commentId", id)).toHaveLength(1);
    expect((await author.call("POST", `/api/posts/${postId}/comments`, { id, content: "Mine" })).status).toBe(409);
    expect((await writer.call("POST", `/api/posts/${other.id}/comments`, { id, content: "There" })).status).toBe(409);
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \n\u200b"],
    ["a letter that shows as nothing", "\u3164"],
    ["too much", "a".repeat(2001)],
    ["a hundred thousand characters", "a".repeat(100_000)],
  ])("%s is refused", async (_name, content) => {
    const { id } = await at.post(author);
    expect((await writer.call("POST", `/api/posts/${id}/comments`, { content })).status).toBe(422);
    expect(await at.counts(id)).toEqual({ likes: 0, comments: 0 });
  });

  test("is changed and deleted by its author alone, taken back by them, and counted all the while", async () => {
    const { id: postId } = await at.post(author);
    const { id } = await at.comment(writer, postId);
    const path = `/api/comments/${id}`;
    const strangers = [server.visitor, author, moderator];
    expect(await at.statuses(path, strangers, "PATCH", { content: "Mine" })).toEqual([401, 403, 403]);
    expect(await at.statuses(path, strangers, "DELETE")).toEqual([401, 403, 403]);
    expect((await writer.call("PATCH", path, { content: "Better!" })).body).toMatchObject({
      content: "Better!",
      editedAt: now.toISOString(),
    });
    expect(await at.statuses(path, [writer, writer], "DELETE")).toEqual([200, 200]);
    expect((await at.counts(postId)).comments).toBe(0);
    expect(await at.ids(writer, `/api/posts/${postId}/comments`)).toEqual([]);
    expect(await at.statuses(path, [writer, author], "PATCH", { content: "Late" })).toEqual([404, 404]);
    expect((await author.call("POST", `${path}/restore`)).status).toBe(404);
    const back = await Promise.all([1, 2, 3].map(() => writer.call("POST", `${path}/restore`)));
    expect(back.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await at.counts(postId)).comments).toBe(1);
    expect(await at.events("comment.deleted", "commentId", id)).toHaveLength(1);
    expect(await at.events("comment.restored", "commentId", id)).toHaveLength(1);
  });

  test("held, it is its author's and the moderators' alone and counts nowhere; an edit can hold it too", async () => {
    const { id: postId } = await at.post(author);
    const path = `/api/posts/${postId}/comments`;
    const held = await at.comment(writer, postId, { content: HELD });
    const fine = await at.comment(writer, postId);
    expect(held.state).toBe("held");
    expect(await at.counts(postId)).toEqual({ likes: 0, comments: 1 });
    expect((await writer.call("PATCH", `/api/comments/${fine.id}`, { content: HELD })).body).toMatchObject({ state: "held" });
    expect(await at.counts(postId)).toEqual({ likes: 0, comments: 0 });
    const seen = async (caller: Person) => new Set(await at.ids(caller, path));
    expect(await seen(author)).toEqual(new Set());
    expect(await seen(writer)).toEqual(new Set([held.id, fine.id]));
    expect(await seen(moderator)).toEqual(new Set([held.id, fine.id]));
    expect(await at.events("comment.created", "commentId", held.id)).toEqual([]);
  });

  test("they come oldest first, thirty a page, none lost or doubled among equal moments", async () => {
    const { id: postId } = await at.post(author);
    const made: string[] = [];
    for (let n = 0; n < 65; n += 1) {
      if (n % 25 === 0) now = new Date(now.getTime() + 1000);
      made.push((await at.comment(writer, postId)).id);
    }
    const seen: Comment[] = [];
    for (let cursor = ""; ;) {
      const { body } = await server.visitor.call("GET", `/api/posts/${postId}/comments${cursor}`);
      const page = body as unknown as { items: Comment[]; nextCursor: string | null };
      seen.push(...page.items);
      if (page.nextCursor === null) break;
      expect(page.items).toHaveLength(30);
      cursor = `?cursor=${encodeURIComponent(page.nextCursor)}`;
    }
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(made));
    expect(seen).toHaveLength(65);
    const keys = seen.map(({ createdAt, id }) => `${createdAt}${id}`);
    expect(keys).toEqual(keys.toSorted());
    expect((await server.visitor.call("GET", `/api/posts/${postId}/comments?cursor=x`)).status).toBe(422);
  });

  test("written while the post is deleted: it's there and counted, or refused", async () => {
    const { id: postId } = await at.post(author);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        if (n === 10) return author.call("DELETE", `/api/posts/${postId}`);
        return writer.call("POST", `/api/posts/${postId}/comments`, { content: `Number ${n}` });
      }),
    );
    expect(answers.every(({ status }) => [200, 201, 404].includes(status))).toBe(true);
    const visible = await at.sql("select 1 from comments where post_id = $1 and state = 'visible'", [postId]);
    expect((await at.counts(postId)).comments).toBe(visible.rowCount);
  });
});

describe("names in a text", () => {
  const told = async (postId: string) => {
    await server.events.workAll();
    return (await at.events("member.mentioned", "postId", postId)).map((event) => event["payload"]);
  };

  test("tell whom they name, once, and nobody else", async () => {
    const name = await at.username(writer);
    const { id } = await at.post(author, { content: `@${name} and @${name.toUpperCase()}, hello. @nobody_there me@${name}` });
    expect(await told(id)).toEqual([{ userId: writer.id, postId: id, commentId: null }]);
    const own = await at.post(writer, { content: `I am @${name}` });
    expect(await told(own.id)).toEqual([]);
    const comment = await at.comment(author, own.id, { content: `Hi @${name}` });
    expect(await told(own.id)).toEqual([{ userId: writer.id, postId: own.id, commentId: comment.id }]);
  });

  test("tell nobody of what they may not see: held, blocked, a private group", async () => {
    const name = await at.username(writer);
    const held = await at.post(author, { content: `@${name} ${HELD}` });
    expect(await told(held.id)).toEqual([]);
    const groupId = await at.group(author, true);
    const inside = await at.post(author, { groupId, content: `@${name}` });
    expect(await told(inside.id)).toEqual([]);
    const post = await at.post(author, { content: "Quiet" });
    const blocked = await server.person("Bo Blocked");
    await at.block(writer, blocked);
    await at.comment(blocked, post.id, { content: `@${name}` });
    expect(await told(post.id)).toEqual([]);
  });
});

test("new members write a little less on their first day, moderators and others as ever", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => now });
  try {
    const there = communityOf(limited);
    const fresh = await limited.person("Nia New");
    await there.post(fresh);
    const counted = await there.sql("select count from rate_limits where key = $1", [`posts:${fresh.id}`]);
    expect(counted.rows).toEqual([{ count: 1 }]);
    await there.sql("update profiles set created_at = $2 where id = $1", [fresh.id, new Date(now.getTime() - 3_600_000)]);
    const write = (person: Person) => person.call("POST", "/api/posts", { content: "More" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(fresh)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ error: { code: "NEW_MEMBER_LIMIT" } });
    const [target] = await there.ids(fresh, "/api/posts");
    const comments = await Promise.all(
      Array.from({ length: 22 }, () => fresh.call("POST", `/api/posts/${target}/comments`, { content: "Hi" })),
    );
    expect(comments.filter(({ status }) => status === 201)).toHaveLength(20);
    await there.sql("update profiles set created_at = $2 where id = $1", [fresh.id, new Date(now.getTime() - 25 * 3_600_000)]);
    expect((await write(fresh)).status).toBe(201);
    const keeper = await limited.person("Mo Derator", "moderator");
    for (let n = 0; n < 7; n += 1) expect((await write(keeper)).status).toBe(201);
    await there.sql("update rate_limits set count = 20 where key = $1", [`posts:${keeper.id}`]);
    expect((await write(keeper)).body).toMatchObject({ error: { code: "RATE_LIMITED" } });
  } finally {
    await limited.stop();
  }
});
