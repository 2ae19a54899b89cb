import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postAbilities, type PostFacts } from "@lockstep/domain/community/policy.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { communityOf } from "./community.fixture.ts";
import { insertLike, insertLikes } from "./like-store.ts";
import { findPostRow } from "./read-posts.ts";

let server: TestServer;
let at: ReturnType<typeof communityOf>;
let author: Person;
let crowd: readonly Person[];
beforeAll(async () => {
  server = await startTestServer();
  at = communityOf(server);
  author = await server.person("Ada Author");
  crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => server.person(`Fan ${"abcdefgh"[n]}`)));
});
afterAll(() => server.stop());

const like = (person: Person, id: string) => person.call("PUT", `/api/posts/${id}/like`);
const unlike = (person: Person, id: string) => person.call("DELETE", `/api/posts/${id}/like`);
const likesOf = async (id: string): Promise<number> =>
  (await at.sql("select 1 from likes where post_id = $1", [id])).rowCount ?? 0;

describe("a like", () => {
  test("counts once however often it's sent, notifies once, and can be undone", async () => {
    const { id } = await at.post(author);
    const fan = crowd[0] as Person;
    expect((await server.visitor.call("PUT", `/api/posts/${id}/like`)).status).toBe(401);
    expect((await like(fan, id)).body).toEqual({ likeCount: 1, likedByMe: true });
    expect((await like(fan, id)).body).toEqual({ likeCount: 1, likedByMe: true });
    expect((await like(author, id)).body).toEqual({ likeCount: 2, likedByMe: true });
    expect((await fan.call("GET", `/api/posts/${id}`)).body).toMatchObject({ likeCount: 2, likedByMe: true });
    expect((await unlike(fan, id)).body).toEqual({ likeCount: 1, likedByMe: false });
    expect((await unlike(fan, id)).body).toEqual({ likeCount: 1, likedByMe: false });
    expect((await at.events("post.liked", "postId", id)).map(({ actor_id: actorId }) => actorId)).toEqual([fan.id, author.id]);
    expect(await at.events("post.unliked", "postId", id)).toEqual([
      { actor_id: fan.id, payload: { postId: id, postUserId: author.id } },
    ]);
  });

  test("a missing post takes none", async () => {
    expect((await like(author, "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1aff")).status).toBe(404);
    expect((await like(author, "nonsense")).status).toBe(404);
  });

  test("eight people in forty tabs at once: every count is right", async () => {
    const { id } = await at.post(author);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => like(crowd[n % 8] as Person, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await likesOf(id), (await at.counts(id)).likes]).toEqual([8, 8]);
    expect(await at.events("post.liked", "postId", id)).toHaveLength(8);
    await Promise.all(Array.from({ length: 64 }, (_, n) => (n % 3 === 0 ? unlike : like)(crowd[n % 8] as Person, id)));
    expect(await likesOf(id)).toBe((await at.counts(id)).likes);
    await Promise.all(Array.from({ length: 40 }, (_, n) => unlike(crowd[n % 8] as Person, id)));
    expect([await likesOf(id), (await at.counts(id)).likes]).toEqual([0, 0]);
    const told = await at.events("post.liked", "postId", id);
    expect(await at.events("post.unliked", "postId", id)).toHaveLength(told.length);
  });

  test("a thousand from one person for many posts at once leave every count right", async () => {
    const posts = await Promise.all(Array.from({ length: 5 }, () => at.post(author)));
    const fan = crowd[1] as Person;
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => (n % 2 === 0 ? like : unlike)(fan, posts[n % 5]?.id ?? "")),
    );
    // A busy machine turns some away after five seconds; those count nowhere.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(500);
    for (const { id } of posts) expect(await likesOf(id)).toBe((await at.counts(id)).likes);
  });

  test("while the post is deleted and restored: it finds it or not, and the count is right", async () => {
    const { id } = await at.post(author);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        if (n % 10 === 4) return author.call("DELETE", `/api/posts/${id}`);
        if (n % 10 === 9) return author.call("POST", `/api/posts/${id}/restore`);
        return (n % 4 === 0 ? unlike : like)(crowd[n % 8] as Person, id);
      }),
    );
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await likesOf(id)).toBe((await at.counts(id)).likes);
  });

  test("is granted by the statement exactly where the policy grants it", async () => {
    const [owner, fan, outsider] = crowd as [Person, Person, Person];
    const open = await at.group(owner, false, fan);
    const closed = await at.group(owner, true, fan);
    const gone = await at.group(owner, false, fan);
    const ids = await Promise.all(
      [null, open, closed, gone].flatMap((groupId) =>
        ["visible", "held", "hidden", "deleted"].map(async (state) => {
          const { id } = await at.post(owner, { groupId });
          await at.sql("update posts set state = $2 where id = $1", [id, state]);
          return id;
        }),
      ),
    );
    await at.sql("update groups set hidden_at = now() where id = $1", [gone]);
    const differs: unknown[] = [];
    let granted = 0;
    for (const isBlocked of [false, true]) {
      if (isBlocked) await at.block(fan, owner);
      for (const viewer of [owner, fan, outsider]) {
        for (const id of ids) {
          const facts = (await findPostRow(server.database.db, viewer.id, id))?.facts as PostFacts;
          const may = postAbilities({ userId: viewer.id, role: "member" }, facts).canLike;
          const asked = { userId: viewer.id, postId: id, now: new Date() };
          const together = (await insertLikes(server.database.db, [asked]))[0] !== undefined;
          const done = (await insertLike(server.database.db, asked)) !== null;
          if (may !== done || may !== together) differs.push({ facts, may, done, together });
          granted += Number(done);
        }
      }
    }
    expect(differs).toEqual([]);
    expect(granted).toBeGreaterThan(8);
  });
});

describe("likes that share a statement", () => {
  const now = new Date();
  const asking = (person: Person, { id }: { readonly id: string }) => ({ userId: person.id, postId: id, now });

  test("are counted, announced and answered as if each came alone", async () => {
    const [one, two] = [await at.post(author), await at.post(author)];
    const [a, b, c] = crowd as [Person, Person, Person];
    await like(c, one.id);
    const missing = { id: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1aff" };
    const asked = [asking(a, one), asking(b, one), asking(a, one), asking(c, one), asking(b, two), asking(a, missing)];
    const changed = { hasChanged: true, isSuspended: false };
    expect(await insertLikes(server.database.db, asked)).toMatchObject([
      { likeCount: 3, ...changed },
      { likeCount: 3, ...changed },
      { likeCount: 3, ...changed },
      { likeCount: 3, hasChanged: false },
      { likeCount: 1, ...changed },
      undefined,
    ]);
    expect([await likesOf(one.id), (await at.counts(one.id)).likes]).toEqual([3, 3]);
    expect([await likesOf(two.id), (await at.counts(two.id)).likes]).toEqual([1, 1]);
    const told = await at.events("post.liked", "postId", one.id);
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ actor_id: actorId }) => actorId))).toEqual(new Set([a.id, b.id, c.id]));
    expect(told[0]).toMatchObject({ payload: { postId: one.id, postUserId: author.id } });
  });

  test("leave out who is suspended, and nobody else", async () => {
    const post = await at.post(author);
    const barred = await server.person("Barred Bo");
    await at.username(barred);
    await at.sql("update profiles set suspended_until = now() + interval '1 day' where id = $1", [barred.id]);
    const [first, second] = await insertLikes(server.database.db, [asking(barred, post), asking(crowd[0] as Person, post)]);
    expect([first?.isSuspended, first?.hasChanged, second?.likeCount]).toEqual([true, false, 1]);
    expect(await likesOf(post.id)).toBe(1);
  });

  test("don't wait for a post that someone holds; its own like does", async () => {
    const [busy, idle] = [await at.post(author), await at.post(author)];
    const fan = crowd[0] as Person;
    const holder = await server.database.pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select 1 from posts where id = $1 for update", [busy.id]);
      const [left, given] = await insertLikes(server.database.db, [asking(fan, busy), asking(fan, idle)]);
      expect([left, given?.likeCount]).toEqual([undefined, 1]);
      const held = like(fan, busy.id);
      const others = await Promise.all(crowd.slice(1, 4).map((person) => like(person, idle.id)));
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
      await holder.query("commit");
      expect((await held).status).toBe(200);
    } finally {
      holder.release();
    }
    expect([await likesOf(busy.id), (await at.counts(busy.id)).likes]).toEqual([1, 1]);
    expect([await likesOf(idle.id), (await at.counts(idle.id)).likes]).toEqual([4, 4]);
  });
});

test("more likes than a person gives in an hour are refused, and the counts stay right", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" } });
  try {
    const there = communityOf(limited);
    const person = await limited.person("Quick Fingers");
    const posts = await Promise.all([1, 2].map(() => there.post(person)));
    await there.sql(
      `insert into rate_limits (key, window_start, count, expires_at)
       select $1, date_trunc('hour', now()), 590, now() + interval '1 hour'`,
      [`likes:${person.id}`],
    );
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => like(person, posts[n % 2]?.id ?? "")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    for (const { id } of posts) expect((await there.counts(id)).likes).toBe(1);
  } finally {
    await limited.stop();
  }
});

test("edits, deletions, restores and pins have limits by the hour", async () => {
  const now = new Date();
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => now });
  try {
    const there = communityOf(limited);
    const editor = await limited.person("Quick Editor");
    const groupId = await there.group(editor, false);
    const post = await there.post(editor, { groupId });
    const comment = await there.comment(editor, post.id);
    const [ofPost, ofComment] = [`/api/posts/${post.id}`, `/api/comments/${comment.id}`];
    for (const [kind, send] of [
      ["pin-post", () => editor.call("PUT", `/api/groups/${groupId}/pinned-post`, { postId: post.id })],
      ["edit-comment", () => editor.call("PATCH", ofComment, { content: "Done again." })],
      ["delete-comment", () => editor.call("DELETE", ofComment)],
      ["restore-comment", () => editor.call("POST", `${ofComment}/restore`)],
      ["edit-post", () => editor.call("PATCH", ofPost, { content: "Done again." })],
      ["delete-post", () => editor.call("DELETE", ofPost)],
      ["restore-post", () => editor.call("POST", `${ofPost}/restore`)],
    ] as const) {
      const first = await send();
      expect([kind, first.status]).toEqual([kind, 200]);
      await there.sql("update rate_limits set count = 60 where key = $1", [`${kind}:${editor.id}`]);
      const refused = await send();
      expect([kind, refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([kind, 429, true]);
    }
  } finally {
    await limited.stop();
  }
});
