import { sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { communityOf } from "./community.fixture.ts";
import { findPost, setCommentState, setPostState } from "./moderate.ts";

let server: TestServer;
let at: ReturnType<typeof communityOf>;
let admin: Person;
let member: Person;
let outsider: Person;
let moderator: Person;
beforeAll(async () => {
  server = await startTestServer();
  at = communityOf(server);
  admin = await server.person("Ada Admin");
  member = await server.person("Max Member");
  outsider = await server.person("Odo Outside");
  moderator = await server.person("Mo Derator", "moderator");
  for (const person of [admin, member, outsider, moderator]) await at.username(person);
});
afterAll(() => server.stop());

const codeOf = (answer: { body: object }) => (answer.body as { error?: { code?: string } }).error?.code;
const everybody = () => [server.visitor, outsider, member, admin, moderator];

describe("posts of groups", () => {
  test("are written by members only, are outside the feed, and are counted", async () => {
    const groupId = await at.group(admin, false, member);
    const refused = await outsider.call("POST", "/api/posts", { content: "Hi", groupId });
    expect([refused.status, codeOf(refused)]).toEqual([403, "NOT_A_MEMBER"]);
    const body = { content: "Hi", groupId: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1aff" };
    expect((await member.call("POST", "/api/posts", body)).status).toBe(404);
    const post = await at.post(member, { groupId });
    expect(post).toMatchObject({ groupId, groupName: "Lifters", canPin: false });
    expect(await at.groupPosts(groupId)).toBe(1);
    expect(await at.ids(member, "/api/posts")).not.toContain(post.id);
    expect(await at.live(post.id)).toEqual([{ type: "post.created", audience: "group" }]);
    expect(await at.statuses(`/api/groups/${groupId}/posts`, everybody())).toEqual([200, 200, 200, 200, 200]);
    expect(await at.statuses(`/api/posts/${post.id}`, everybody())).toEqual([200, 200, 200, 200, 200]);
    expect((await outsider.call("POST", `/api/posts/${post.id}/comments`, { content: "Hi" })).status).toBe(201);
    expect((await outsider.call("PUT", `/api/posts/${post.id}/like`)).status).toBe(200);
  });

  test("of a private group exist for its members and the moderators, who read and do no more", async () => {
    const groupId = await at.group(admin, true, member);
    const { id } = await at.post(member, { groupId });
    const comment = await at.comment(admin, id);
    expect(await at.statuses(`/api/groups/${groupId}/posts`, everybody())).toEqual([404, 404, 200, 200, 200]);
    expect(await at.statuses(`/api/posts/${id}`, everybody())).toEqual([404, 404, 200, 200, 200]);
    expect(await at.statuses(`/api/posts/${id}/comments`, everybody())).toEqual([404, 404, 200, 200, 200]);
    expect(await at.statuses(`/api/posts/${id}/like`, everybody(), "PUT")).toEqual([401, 404, 200, 200, 404]);
    const said = await at.statuses(`/api/posts/${id}/comments`, everybody(), "POST", { content: "Hi" });
    expect(said).toEqual([401, 404, 201, 201, 403]);
    expect(await at.statuses(`/api/comments/${comment.id}`, everybody(), "PATCH", { content: "Hm" })).toEqual([
      401, 404, 403, 200, 403,
    ]);
    const name = await at.username(member);
    expect(await at.ids(admin, `/api/profiles/${name}/posts`)).toContain(id);
    expect(await at.ids(outsider, `/api/profiles/${name}/posts`)).not.toContain(id);
    expect(await at.ids(server.visitor, `/api/profiles/${name}/posts`)).not.toContain(id);
    await at.sql("delete from group_members where group_id = $1 and user_id = $2", [groupId, member.id]);
    expect(await at.statuses(`/api/posts/${id}`, [member])).toEqual([404]);
    expect(await at.statuses(`/api/posts/${id}`, [member], "DELETE")).toEqual([404]);
  });

  test("are deleted by the group's admin too, who alone can take that back; comments likewise", async () => {
    const groupId = await at.group(admin, false, member);
    const { id } = await at.post(member, { groupId });
    const comment = await at.comment(outsider, id);
    expect(await at.statuses(`/api/posts/${id}`, [outsider, moderator], "DELETE")).toEqual([403, 403]);
    expect(await at.statuses(`/api/posts/${id}`, [admin], "PATCH", { content: "Mine" })).toEqual([403]);
    expect(await at.statuses(`/api/comments/${comment.id}`, [member, moderator, admin], "DELETE")).toEqual([403, 403, 200]);
    expect(await at.statuses(`/api/comments/${comment.id}/restore`, [outsider, admin], "POST")).toEqual([404, 200]);
    expect(await at.statuses(`/api/posts/${id}`, [admin], "DELETE")).toEqual([200]);
    expect(await at.groupPosts(groupId)).toBe(0);
    expect(await at.statuses(`/api/posts/${id}/restore`, [member, outsider, admin], "POST")).toEqual([404, 404, 200]);
    expect(await at.groupPosts(groupId)).toBe(1);
  });

  test("the admin's pinned one comes with the first page; it goes with the post and comes back with it", async () => {
    const groupId = await at.group(admin, true, member);
    const other = await at.group(admin, false);
    const { id } = await at.post(member, { groupId });
    const elsewhere = await at.post(admin, { groupId: other });
    const path = `/api/groups/${groupId}/pinned-post`;
    expect(await at.statuses(path, everybody(), "PUT", { postId: id })).toEqual([401, 404, 403, 200, 403]);
    expect((await admin.call("PUT", path, { postId: elsewhere.id })).status).toBe(404);
    const pinned = async () => (await member.call("GET", `/api/groups/${groupId}/posts`)).body["pinned"];
    expect(await pinned()).toMatchObject({ id, isPinned: true });
    expect((await member.call("GET", `/api/groups/${groupId}/posts`)).body).toMatchObject({ items: [{ id, isPinned: true }] });
    await member.call("DELETE", `/api/posts/${id}`);
    expect(await pinned()).toBeNull();
    await member.call("POST", `/api/posts/${id}/restore`);
    expect(await pinned()).toMatchObject({ id });
    expect((await admin.call("PUT", path, { postId: null })).status).toBe(200);
    expect(await pinned()).toBeNull();
  });

  test("a hidden group takes its posts with it, but for moderators", async () => {
    const groupId = await at.group(admin, false, member);
    const { id } = await at.post(member, { groupId });
    await at.sql("update groups set hidden_at = now() where id = $1", [groupId]);
    expect(await at.statuses(`/api/groups/${groupId}/posts`, everybody())).toEqual([404, 404, 404, 404, 200]);
    expect(await at.statuses(`/api/posts/${id}`, everybody())).toEqual([404, 404, 404, 404, 200]);
    expect((await member.call("POST", "/api/posts", { content: "Hi", groupId })).status).toBe(404);
    expect(await at.ids(member, `/api/profiles/${await at.username(member)}/posts`)).not.toContain(id);
  });
});

test("a block silences both, everywhere and at once", async () => {
  const [one, two] = [await server.person("Una One"), await server.person("Tia Two")];
  const names = [await at.username(one), await at.username(two)];
  const groupId = await at.group(one, false, two, member);
  const posts = [await at.post(one), await at.post(two)];
  const inGroup = [await at.post(one, { groupId }), await at.post(two, { groupId })];
  const shared = await at.post(member);
  const comments = [await at.comment(one, shared.id), await at.comment(two, shared.id)];
  await at.block(one, two);
  for (const [me, other, mine] of [
    [one, 1, 0],
    [two, 0, 1],
  ] as const) {
    expect(await at.ids(me, "/api/posts")).toContain(posts[mine]?.id);
    expect(await at.ids(me, "/api/posts")).not.toContain(posts[other]?.id);
    expect(await at.ids(me, `/api/groups/${groupId}/posts`)).toEqual([inGroup[mine]?.id]);
    expect(await at.ids(me, `/api/posts/${shared.id}/comments`)).toEqual([comments[mine]?.id]);
    const id = posts[other]?.id;
    for (const [method, path, body] of [
      ["GET", `/api/posts/${id}`, undefined],
      ["GET", `/api/posts/${id}/comments`, undefined],
      ["PUT", `/api/posts/${id}/like`, undefined],
      ["DELETE", `/api/posts/${id}/like`, undefined],
      ["POST", `/api/posts/${id}/comments`, { content: "Hi" }],
      ["PATCH", `/api/comments/${comments[other]?.id}`, { content: "Hi" }],
      ["GET", `/api/profiles/${names[other]}/posts`, undefined],
    ] as const)
      expect([path, (await me.call(method, path, body)).status]).toEqual([path, 404]);
  }
  // The count is everyone's, also of what one of the two doesn't see.
  expect((await one.call("GET", `/api/posts/${shared.id}`)).body).toMatchObject({ commentCount: 2 });
  expect(await at.ids(member, `/api/posts/${shared.id}/comments`)).toHaveLength(2);
  expect((await moderator.call("GET", `/api/posts/${posts[0]?.id}`)).status).toBe(200);
});

test("posts as a list answer to the member's privacy", async () => {
  const shy = await server.person("Shy Sheila");
  const name = await at.username(shy);
  const { id } = await at.post(shy);
  for (const [visibility, expected] of [
    ["members", [404, 200, 200]],
    ["only_me", [404, 404, 200]],
  ] as const) {
    await at.sql("update profiles set activity_visibility = $2 where id = $1", [shy.id, visibility]);
    expect(await at.statuses(`/api/profiles/${name}/posts`, [server.visitor, member, shy])).toEqual(expected);
  }
  expect((await server.visitor.call("GET", `/api/posts/${id}`)).status).toBe(200);
  expect(await at.statuses("/api/profiles/nobody_there/posts", [member])).toEqual([404]);
});

describe("a moderator's word", () => {
  const judge = (id: string, state: "visible" | "hidden", set = setPostState) =>
    server.platform.write((tx, record) => set(tx, record, { id, state, actorId: moderator.id, now: server.platform.now() }));

  test("publishes what was held, for the first time", async () => {
    const groupId = await at.group(admin, false, member);
    const { id } = await at.post(member, { groupId, content: "kill yourself" });
    expect(await at.groupPosts(groupId)).toBe(0);
    expect(await findPost(server.database.db, id)).toMatchObject({ id, userId: member.id, state: "held", groupId });
    expect(await Promise.all([judge(id, "visible"), judge(id, "visible")])).toEqual(expect.arrayContaining([true, false]));
    expect(await at.groupPosts(groupId)).toBe(1);
    expect(await at.events("post.created", "postId", id)).toMatchObject([{ actor_id: member.id, payload: { groupId } }]);
    expect((await at.live(id)).map(({ type }) => type)).toEqual(["post.created"]);
  });

  test("hides and restores, with correct counts and notifications", async () => {
    const groupId = await at.group(admin, false, member);
    const { id } = await at.post(member, { groupId });
    const comment = await at.comment(outsider, id);
    expect(await judge(comment.id, "hidden", setCommentState)).toBe(true);
    expect(await judge(comment.id, "hidden", setCommentState)).toBe(false);
    expect((await at.counts(id)).comments).toBe(0);
    expect(await at.ids(outsider, `/api/posts/${id}/comments`)).toEqual([comment.id]);
    expect((await outsider.call("PATCH", `/api/comments/${comment.id}`, { content: "Hm" })).status).toBe(403);
    expect(await judge(comment.id, "visible", setCommentState)).toBe(true);
    expect((await at.counts(id)).comments).toBe(1);
    expect(await judge(id, "hidden")).toBe(true);
    expect(await at.groupPosts(groupId)).toBe(0);
    expect(await at.statuses(`/api/posts/${id}`, everybody())).toEqual([404, 404, 200, 404, 200]);
    expect((await member.call("PATCH", `/api/posts/${id}`, { content: "Hm" })).status).toBe(403);
    expect(await judge(id, "visible")).toBe(true);
    expect(await at.groupPosts(groupId)).toBe(1);
    expect(await at.events("post.hidden", "postId", id)).toHaveLength(1);
    expect(await at.events("post.restored", "postId", id)).toHaveLength(1);
    expect(await at.events("post.created", "postId", id)).toHaveLength(1);
  });

  test("holds also for what its author deleted, once they take that back", async () => {
    const { id } = await at.post(member);
    const comment = await at.comment(member, id);
    await member.call("DELETE", `/api/comments/${comment.id}`);
    await member.call("DELETE", `/api/posts/${id}`);
    expect(await judge(comment.id, "hidden", setCommentState)).toBe(true);
    expect(await judge(id, "hidden")).toBe(true);
    expect((await member.call("GET", `/api/posts/${id}`)).status).toBe(404);
    expect((await member.call("POST", `/api/posts/${id}/restore`)).body).toMatchObject({ state: "hidden", commentCount: 0 });
    expect((await outsider.call("GET", `/api/posts/${id}`)).status).toBe(404);
    expect(await judge("5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1aff", "hidden")).toBe(false);
  });
});

describe("an account", () => {
  test("takes all it wrote into its download", async () => {
    const person = await server.person("Dora Download");
    const { id } = await at.post(person);
    await at.comment(person, id);
    await person.call("PUT", `/api/posts/${id}/like`);
    expect((await person.call("GET", "/api/account/export")).body).toMatchObject({
      account: { community: { posts: [{ id }], comments: [{ postId: id }], likes: [{ postId: id }] } },
    });
  });

  test("that goes leaves others' counts right, also while it's still liking", async () => {
    const leaver = await server.person("Lea Leaver");
    const groupId = await at.group(admin, false, leaver);
    await at.post(leaver, { groupId });
    await at.post(leaver, { groupId, content: "kill yourself" });
    const posts = await Promise.all(Array.from({ length: 6 }, () => at.post(member)));
    const own = await at.post(leaver);
    await member.call("PUT", `/api/posts/${own.id}/like`);
    for (const { id } of posts.slice(0, 3)) {
      await leaver.call("PUT", `/api/posts/${id}/like`);
      await at.comment(leaver, id);
      await at.comment(leaver, id, { content: "kill yourself" });
      await at.comment(outsider, id);
    }
    expect(await at.groupPosts(groupId)).toBe(1);
    // Without the password's slow check in front, so that it goes in the midst of the others.
    const leave = server.platform.write(async (tx, record) => {
      await server.platform.accountErasures.run(tx, leaver.id, record);
      await tx.run(sql`delete from users where id = ${leaver.id}`);
    });
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => leaver.call("PUT", `/api/posts/${posts[n % 6]?.id}/like`)),
      ...Array.from({ length: 6 }, (_, n) => leaver.call("POST", `/api/posts/${posts[n]?.id}/comments`, { content: "Bye" })),
    ]);
    await leave;
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await at.sql("select 1 from users where id = $1", [leaver.id])).rowCount).toBe(0);
    for (const { id } of posts) {
      const likes = await at.sql("select 1 from likes where post_id = $1", [id]);
      const comments = await at.sql("select 1 from comments where post_id = $1 and state = 'visible'", [id]);
      expect(await at.counts(id)).toEqual({ likes: likes.rowCount, comments: comments.rowCount });
    }
    expect(await at.groupPosts(groupId)).toBe(0);
    expect((await at.sql("select 1 from posts where id = $1", [own.id])).rowCount).toBe(0);
  });
});
