import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { notificationSteps, type Member } from "./notification-steps.fixture.ts";

let server: TestServer;
let author: Member;
let ana: Member;
let ben: Member;
let cleo: Member;
const { people, query, nameOf, list, read, messages, live, happens, workAll, post, like, unlike, comment, block, switchOff } =
  notificationSteps(() => server);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  [author, ana, ben, cleo] = await people();
});

describe("likes of one post", () => {
  test("are one line, which comes up unread at every new one", async () => {
    const postId = await post(author);
    await like(ana, postId);
    const [first] = await list(author);
    expect(first).toMatchObject({
      type: "other",
      activityType: "like",
      message: `${nameOf(ana)} liked your post`,
      referenceId: postId,
      path: `/posts/${postId}`,
    });
    await read(author, first?.id);
    await comment(cleo, postId);
    await like(ben, postId);
    expect(await list(author)).toMatchObject([
      { id: first?.id, isRead: false, message: `${nameOf(ben)} and 1 other liked your post` },
      { message: `${nameOf(cleo)} commented on your post` },
    ]);
    await like(cleo, postId);
    expect((await messages(author))[0]).toBe(`${nameOf(cleo)} and 2 others liked your post`);
    expect(await live(author)).toEqual([
      "notification.created",
      "notifications.changed",
      "notification.created",
      "notification.created",
      "notification.created",
    ]);
  });

  test("taken back they are worded again without coming up; with the last the line goes", async () => {
    const postId = await post(author);
    await like(ana, postId);
    await like(ben, postId);
    const [line] = await list(author);
    await read(author, line?.id);
    await unlike(ben, postId);
    expect(await list(author)).toMatchObject([
      { id: line?.id, isRead: true, message: `${nameOf(ana)} liked your post`, createdAt: line?.createdAt },
    ]);
    await unlike(ana, postId);
    expect(await list(author)).toEqual([]);
    expect((await live(author)).at(-1)).toBe("notifications.changed");
  });

  test("undone before anyone was notified, nothing is sent", async () => {
    const postId = await post(author);
    await happens("post.liked", ana, { postId, postUserId: author.id });
    await happens("post.unliked", ana, { postId, postUserId: author.id });
    expect(await list(author)).toEqual([]);
    expect(await live(author)).toEqual([]);
  });

  test("the author's own doesn't notify and isn't counted", async () => {
    const postId = await post(author);
    await like(author, postId);
    expect(await list(author)).toEqual([]);
    await like(ana, postId);
    expect(await messages(author)).toEqual([`${nameOf(ana)} liked your post`]);
  });

  test.each([["by the author"], ["by the one who likes"]])("a block %s silences them", async (whose) => {
    await (whose === "by the author" ? block(author, ana) : block(ana, author));
    const postId = await post(author);
    await like(ana, postId);
    expect(await list(author)).toEqual([]);
    await like(ben, postId);
    expect(await messages(author)).toEqual([`${nameOf(ben)} liked your post`]);
  });

  test("switched off, nothing comes", async () => {
    await switchOff(author, "likes");
    const postId = await post(author);
    await like(ana, postId);
    expect(await list(author)).toEqual([]);
    expect(await live(author)).toEqual([]);
  });

  test("of a crowd are counted by the post", async () => {
    const postId = await post(author);
    const people = await query(
      `insert into users (id, email, name) select gen_random_uuid(), $1 || n || '@example.com', 'Fan' from generate_series(1, 80) n returning id`,
      [`fan-${randomUUID()}-`],
    );
    await query("insert into likes (post_id, user_id) select $1, unnest($2::uuid[])", [
      postId,
      people.rows.map((row: { id: string }) => row.id),
    ]);
    await query("update posts set like_count = 80 where id = $1", [postId]);
    await like(ana, postId);
    expect(await messages(author)).toEqual([`${nameOf(ana)} and 80 others liked your post`]);
    // The author's own and that of someone in a block with the author are none of the others.
    await like(author, postId);
    await like(cleo, postId);
    await block(author, cleo);
    await happens("member.blocked", author, { userId: cleo.id });
    await unlike(ana, postId);
    expect(await messages(author)).toEqual([expect.stringMatching(/ and 79 others liked your post$/)]);
  });

  test("at once by many are one line with all of them", async () => {
    const postId = await post(author);
    for (const by of [ana, ben, cleo]) {
      await query("insert into likes (post_id, user_id) values ($1, $2)", [postId, by.id]);
      await server.platform.write((_tx, record) =>
        record({ type: "post.liked", actorId: by.id, payload: { postId, postUserId: author.id } }),
      );
    }
    await query("update posts set like_count = 3 where id = $1", [postId]);
    await Promise.all([workAll(), workAll(), workAll()]);
    const lines = await messages(author);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ and 2 others liked your post$/);
  });
});
