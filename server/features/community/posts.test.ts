import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPost, patchPost, type Post } from "@lockstep/contract/community.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { communityOf } from "./community.fixture.ts";
import { purgeDeleted } from "./account-store.ts";

let server: TestServer;
let webFolder: string;
let now = new Date("2026-03-04T12:00:00Z");
let at: ReturnType<typeof communityOf>;
let author: Person;
let stranger: Person;
let moderator: Person;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  await writeFile(join(webFolder, "__spa-fallback.html"), "<!doctype html><html><head></head></html>");
  server = await startTestServer({ now: () => now, webFolder });
  at = communityOf(server);
  author = await server.person("Ada Author");
  stranger = await server.person("Rex Reader");
  moderator = await server.person("Mo Derator", "moderator");
});
afterAll(async () => {
  await server.stop();
  await rm(webFolder, { recursive: true, force: true });
});

const upload = async (owner: Person, bucket: string): Promise<string> => {
  const key = `${owner.id}/${randomUUID()}.webp`;
  const url = `/files/${bucket}/${key}`;
  await at.sql("insert into uploads (user_id, bucket, key, url, width, height, bytes) values ($1, $2, $3, $4, 640, 480, 9)", [
    owner.id,
    bucket,
    key,
    url,
  ]);
  return url;
};
const HELD = "Just starve yourself for a week";
const codeOf = (answer: { body: object }) => (answer.body as { error?: { code?: string } }).error?.code;

describe("publishing", () => {
  test("a visitor may not, a member may, everyone reads it, and what it caused is noted", async () => {
    expect((await server.visitor.call("POST", "/api/posts", { content: "Hi" })).status).toBe(401);
    const { id, ...post } = await at.post(author, { content: "  Five rounds.\n", postType: "workout" });
    expect(post).toMatchObject({
      content: "Five rounds.",
      postType: "workout",
      groupId: null,
      state: "visible",
      likeCount: 0,
      likedByMe: false,
      commentCount: 0,
      editedAt: null,
      createdAt: "2026-03-04T12:00:00.000Z",
      canEdit: true,
      canDelete: true,
      canComment: true,
      canReport: false,
      canPin: false,
    });
    const seen = (await server.visitor.call("GET", `/api/posts/${id}`)).body;
    expect(seen).toMatchObject({ id, canEdit: false, canDelete: false, canComment: false, canReport: false });
    expect((await stranger.call("GET", `/api/posts/${id}`)).body).toMatchObject({
      canEdit: false,
      canComment: true,
      canReport: true,
    });
    expect(await at.events("post.created", "postId", id)).toEqual([
      { actor_id: author.id, payload: { postId: id, groupId: null, postType: "workout", state: "visible" } },
    ]);
    expect(await at.live(id)).toEqual([{ type: "post.created", audience: "public" }]);
  });

  test("the same id answers the same post, also at once; another person's id is taken", async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => author.call("POST", "/api/posts", { id, content: `Once ${n}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body["content"])).size).toBe(1);
    expect(await at.events("post.created", "postId", id)).toHaveLength(1);
    expect(await at.live(id)).toHaveLength(1);
    const other = await stranger.call("POST", "/api/posts", { id, content: "Mine" });
    expect([other.status, codeOf(other)]).toEqual([409, "ID_TAKEN"]);
    expect(JSON.stringify(other.body)).not.toContain("Once");
    await author.call("DELETE", `/api/posts/${id}`);
    expect((await author.call("POST", "/api/posts", { id, content: "Again" })).status).toBe(404);
  });

  test.each([
    ["nothing", { content: "" }],
    ["blanks and signs nobody sees", { content: " \n\u200b\u202e " }],
    ["letters that show as nothing", { content: "\u3164 \u2800" }],
    ["a hundred thousand characters", { content: "a".repeat(100_000) }],
    ["one character too many", { content: "a".repeat(5001) }],
    ["a kind that is none", { content: "Hi", postType: "advert" }],
    ["a picture of elsewhere", { content: "Hi", imageUrl: "https://example.com/a.png" }],
    ["a picture nobody sent in", { content: "Hi", imageUrl: "/files/post-images/a/b.webp" }],
    ["a character that cannot be stored", { content: "Hi\u0000" }],
  ])("%s is refused", async (_name, body) => {
    const answer = await author.call("POST", "/api/posts", body);
    expect([answer.status, codeOf(answer)]).toEqual([422, "VALIDATION_FAILED"]);
  });

  test("text is kept to the letter, markup, scripts and five thousand signs too", async () => {
    for (const content of ["<script>alert(1)</script> & <b>", "مرحبا @ada https://example.com", "👩‍👩‍👧‍👦 ".repeat(300).trim()])
      expect((await at.post(author, { content })).content).toBe(content);
    expect((await at.post(author, { content: "🏋".repeat(2500) })).content).toHaveLength(5000);
  });

  test("only an own picture of a post comes with it, with its size", async () => {
    const imageUrl = await upload(author, "post-images");
    const post = await at.post(author, { imageUrl, imageAlt: "A barbell" });
    expect(post).toMatchObject({ imageUrl, imageAlt: "A barbell", imageWidth: 640, imageHeight: 480 });
    expect((await author.call("PATCH", `/api/posts/${post.id}`, { imageAlt: "" })).body).toMatchObject({
      imageAlt: null,
      imageUrl,
    });
    for (const url of [await upload(stranger, "post-images"), await upload(author, "avatars")]) {
      const answer = await author.call("POST", "/api/posts", { content: "Hi", imageUrl: url });
      expect(answer.body).toMatchObject({ error: { code: "VALIDATION_FAILED", issues: [{ path: "imageUrl" }] } });
    }
  });

  test("someone suspended may not, until it is over", async () => {
    const loud = await server.person("Lou Loud");
    const { id } = await at.post(loud);
    await at.sql("update profiles set suspended_until = '2026-03-05T12:00:00Z' where id = $1", [loud.id]);
    for (const [method, path, body] of [
      ["POST", "/api/posts", { content: "Hi" }],
      ["PATCH", `/api/posts/${id}`, { content: "Hi" }],
      ["PUT", `/api/posts/${id}/like`, undefined],
      ["POST", `/api/posts/${id}/comments`, { content: "Hi" }],
    ] as const) {
      const answer = await loud.call(method, path, body);
      expect([answer.status, codeOf(answer)]).toEqual([403, "SUSPENDED"]);
    }
    expect((await loud.call("DELETE", `/api/posts/${id}/like`)).status).toBe(200);
    expect((await loud.call("DELETE", `/api/posts/${id}`)).status).toBe(200);
    await at.sql("update profiles set suspended_until = '2026-03-04T11:00:00Z' where id = $1", [loud.id]);
    await at.post(loud);
  });
});

describe("changing", () => {
  test("marks as edited, by the author alone; the same again marks nothing", async () => {
    const { id } = await at.post(author);
    const path = `/api/posts/${id}`;
    expect(await at.statuses(path, [server.visitor, stranger, moderator], "PATCH", { content: "Mine" })).toEqual([401, 403, 403]);
    expect((await author.call("PATCH", path, { content: "Squats today." })).body).toMatchObject({ editedAt: null });
    const changed = await author.call("PATCH", path, { content: "Squats tomorrow.", postType: "motivation" });
    expect(changed.body).toMatchObject({ content: "Squats tomorrow.", postType: "motivation", editedAt: now.toISOString() });
    expect(await at.events("post.edited", "postId", id)).toHaveLength(1);
    expect(await at.live(id)).toEqual([
      { type: "post.created", audience: "public" },
      { type: "post.changed", audience: "public" },
    ]);
    expect((await author.call("PATCH", path, { groupId: randomUUID() })).status).toBe(422);
    expect((await author.call("PATCH", path, { content: " " })).status).toBe(422);
    expect((await author.call("PATCH", `/api/posts/${randomUUID()}`, { content: "Hi" })).status).toBe(404);
  });
});

describe("deleting", () => {
  test("is the author's, can be taken back for a day, and keeps likes and comments", async () => {
    const { id } = await at.post(author);
    await stranger.call("PUT", `/api/posts/${id}/like`);
    await at.comment(stranger, id);
    const path = `/api/posts/${id}`;
    expect(await at.statuses(path, [server.visitor, stranger, moderator], "DELETE")).toEqual([401, 403, 403]);
    expect(await at.statuses(path, [author, author], "DELETE")).toEqual([200, 200]);
    expect(await at.statuses(path, [server.visitor, stranger, author, moderator])).toEqual([404, 404, 404, 404]);
    for (const [method, what, body] of [
      ["PUT", "like", undefined],
      ["DELETE", "like", undefined],
      ["GET", "comments", undefined],
      ["POST", "comments", { content: "Late" }],
    ] as const)
      expect((await stranger.call(method, `${path}/${what}`, body)).status).toBe(404);
    expect(await at.ids(stranger, "/api/posts")).not.toContain(id);
    expect((await stranger.call("POST", `${path}/restore`)).status).toBe(404);
    expect((await author.call("POST", `${path}/restore`)).body).toMatchObject({
      likeCount: 1,
      commentCount: 1,
      state: "visible",
    });
    expect((await author.call("POST", `${path}/restore`)).status).toBe(200);
    expect(await at.events("post.deleted", "postId", id)).toHaveLength(1);
    expect(await at.events("post.restored", "postId", id)).toHaveLength(1);
    expect((await at.live(id)).map(({ type }) => type)).toEqual([
      "post.created",
      "comments.changed",
      "post.removed",
      "post.changed",
    ]);
  });

  test("is for good after a day, and then the row goes with all that hangs on it", async () => {
    const { id } = await at.post(author);
    const kept = await at.post(author);
    const comment = await at.comment(stranger, kept.id);
    await stranger.call("PUT", `/api/posts/${id}/like`);
    await at.comment(stranger, id);
    await author.call("DELETE", `/api/posts/${id}`);
    await stranger.call("DELETE", `/api/comments/${comment.id}`);
    const was = now;
    await purgeDeleted(server.database.db, new Date(was.getTime() - 1));
    expect((await at.sql("select 1 from posts where id = $1", [id])).rowCount).toBe(1);
    now = new Date(was.getTime() + 24 * 3_600_000 + 1);
    expect((await author.call("POST", `/api/posts/${id}/restore`)).status).toBe(404);
    expect((await stranger.call("POST", `/api/comments/${comment.id}/restore`)).status).toBe(404);
    await purgeDeleted(server.database.db, new Date(now.getTime() - 24 * 3_600_000));
    for (const [table, column] of [
      ["posts", "id"],
      ["likes", "post_id"],
      ["comments", "post_id"],
    ])
      expect((await at.sql(`select 1 from ${table} where ${column} = $1`, [id])).rowCount).toBe(0);
    expect((await at.sql("select 1 from comments where id = $1", [comment.id])).rowCount).toBe(0);
    now = was;
  });
});

describe("the feed", () => {
  test("holds thirty, newest first, and pages through equal moments without losing or doubling one", async () => {
    const made = new Set<string>();
    for (let n = 0; n < 65; n += 1) {
      if (n % 20 === 0) now = new Date(now.getTime() + 1000);
      made.add((await at.post(stranger, { postType: "nutrition" })).id);
    }
    const seen: Post[] = [];
    let cursor = "";
    for (;;) {
      const { body } = await server.visitor.call("GET", `/api/posts?postType=nutrition${cursor}`);
      const page = body as unknown as { items: Post[]; nextCursor: string | null };
      seen.push(...page.items);
      if (page.nextCursor === null) break;
      expect(page.items).toHaveLength(30);
      // What is written while someone reads moves nothing.
      await at.post(author, { postType: "nutrition" });
      cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
    }
    expect(seen).toHaveLength(65);
    expect(new Set(seen.map(({ id }) => id))).toEqual(made);
    const keys = seen.map(({ createdAt, id }) => `${createdAt}${id}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect((await server.visitor.call("GET", "/api/posts?cursor=nonsense")).status).toBe(422);
    expect((await server.visitor.call("GET", "/api/posts?postType=advert")).status).toBe(422);
  });

  test("of whom one follows needs a session and holds nobody else, not even oneself", async () => {
    expect((await server.visitor.call("GET", "/api/posts?following=true")).status).toBe(401);
    const fan = await server.person("Fay Fan");
    const followed = await server.person("Flo Followed");
    await at.sql("insert into follows (follower_id, followed_id) values ($1, $2), ($1, $3)", [fan.id, followed.id, author.id]);
    const groupId = await at.group(followed, false);
    await at.post(followed, { groupId });
    await at.post(fan);
    now = new Date(now.getTime() + 1000);
    const first = await at.post(followed);
    now = new Date(now.getTime() + 1000);
    const second = await at.post(author, { postType: "motivation" });
    expect((await at.ids(fan, "/api/posts?following=true")).slice(0, 2)).toEqual([second.id, first.id]);
    expect(await at.ids(fan, "/api/posts?following=true&postType=general")).not.toContain(second.id);
    await at.block(author, fan);
    expect(await at.ids(fan, "/api/posts?following=true")).toEqual([first.id]);
    await at.sql("delete from blocks where blocker_id = $1", [author.id]);
  });
});

describe("held and hidden posts", () => {
  test("a held one is visible to its author and moderators only, and notifies nobody", async () => {
    const { id, state } = await at.post(author, { content: HELD });
    expect(state).toBe("held");
    expect(await at.statuses(`/api/posts/${id}`, [server.visitor, stranger, author, moderator])).toEqual([404, 404, 200, 200]);
    expect(await at.ids(author, "/api/posts")).not.toContain(id);
    const username = await at.username(author);
    expect(await at.ids(author, `/api/profiles/${username}/posts`)).toContain(id);
    expect(await at.ids(stranger, `/api/profiles/${username}/posts`)).not.toContain(id);
    expect(await at.statuses(`/api/posts/${id}/like`, [author, moderator, stranger], "PUT")).toEqual([404, 404, 404]);
    expect(await at.statuses(`/api/posts/${id}/comments`, [author, moderator, stranger], "POST", { content: "Hi" })).toEqual([
      403, 403, 404,
    ]);
    expect(await at.events("post.created", "postId", id)).toEqual([]);
    expect(await at.live(id)).toEqual([]);
  });

  test("whichever of its texts asks for a moderator holds it, written or edited", async () => {
    const takesText = (shape: Record<string, { safeParse(value: string): { success: boolean } }>): string[] =>
      Object.entries(shape).flatMap(([name, field]) => (field.safeParse(HELD).success ? [name] : []));
    const [written, edited] = [takesText(createPost.body?.shape ?? {}), takesText(patchPost.body?.shape ?? {})];
    expect(written).toEqual(expect.arrayContaining(["content", "imageAlt"]));
    expect(edited).toEqual(expect.arrayContaining(["content", "imageAlt"]));
    const imageUrl = await upload(author, "post-images");
    for (const name of written) expect([name, (await at.post(author, { imageUrl, [name]: HELD })).state]).toEqual([name, "held"]);
    for (const name of edited) {
      const { id } = await at.post(author, { imageUrl });
      expect([name, (await author.call("PATCH", `/api/posts/${id}`, { [name]: HELD })).body["state"]]).toEqual([name, "held"]);
    }
  });

  test("an edit may put a post on hold, and it is gone for others until someone looked", async () => {
    const { id } = await at.post(author);
    expect((await author.call("PATCH", `/api/posts/${id}`, { content: HELD })).body).toMatchObject({ state: "held" });
    expect((await author.call("PATCH", `/api/posts/${id}`, { content: "Fine again." })).body).toMatchObject({ state: "held" });
    expect((await stranger.call("GET", `/api/posts/${id}`)).status).toBe(404);
    expect((await at.live(id)).map(({ type }) => type)).toEqual(["post.created", "post.removed"]);
  });
});

test("the page of a post exists while the post does", async () => {
  const { id } = await at.post(author);
  const status = async (path: string) => (await server.fetch(path, { headers: { Accept: "text/html" } })).status;
  expect([await status(`/posts/${id}`), await status("/posts/not-an-id"), await status(`/posts/${randomUUID()}`)]).toEqual([
    200, 404, 404,
  ]);
  await author.call("DELETE", `/api/posts/${id}`);
  expect(await status(`/posts/${id}`)).toBe(404);
});
