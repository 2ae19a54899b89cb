import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { changePreferences } from "./change-preferences.ts";
import { notificationSteps, type Member } from "./notification-steps.fixture.ts";
import { listOwnNotifications, readAllNotifications } from "./read-notifications.ts";

let server: TestServer;
let author: Member;
let ana: Member;
let ben: Member;
let cleo: Member;
const {
  people,
  query,
  member,
  nameOf,
  actor,
  list,
  read,
  messages,
  live,
  happens,
  workAll,
  post,
  like,
  comment,
  group,
  block,
  switchOff,
  become,
} = notificationSteps(() => server);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  [author, ana, ben, cleo] = await people();
});

describe("comments and mentions", () => {
  test("each comment notifies once, your own never", async () => {
    const postId = await post(author);
    await comment(ana, postId);
    await comment(author, postId);
    await comment(ana, postId);
    const lines = await list(author);
    expect(lines.map(({ message }) => message)).toEqual(Array(2).fill(`${nameOf(ana)} commented on your post`));
    expect(lines[0]).toMatchObject({ path: `/posts/${postId}`, activityType: "comment", type: "other" });
  });

  test("an event delivered twice notifies once", async () => {
    const postId = await post(author);
    await comment(ana, postId);
    await like(ben, postId);
    const before = await list(author);
    await query("update domain_events set processed_at = null, next_attempt_at = now() where payload->>'postId' = $1", [postId]);
    await workAll();
    expect(await list(author)).toEqual(before);
    expect(await live(author)).toHaveLength(2);
  });

  test("a comment that is deleted takes its notice along", async () => {
    const postId = await post(author);
    const commentId = await comment(ana, postId);
    await become("comments", commentId, "deleted");
    await happens("comment.deleted", ana, { commentId, postId, userId: ana.id });
    expect(await list(author)).toEqual([]);
  });

  test("blocked, switched off, or held back: nothing", async () => {
    const postId = await post(author);
    await block(author, ana);
    await comment(ana, postId);
    await switchOff(author, "comments");
    await comment(ben, postId);
    await changePreferences(server.platform, actor(author), { offInApp: [] });
    const id = randomUUID();
    await query("insert into comments (id, post_id, user_id, content, state) values ($1, $2, $3, 'Buy', 'held')", [
      id,
      postId,
      ben.id,
    ]);
    await happens("comment.created", ben, { commentId: id, postId, postUserId: author.id, groupId: null });
    expect(await list(author)).toEqual([]);
  });

  test("someone mentioned is notified, a post's author only of the comment", async () => {
    const postId = await post(author);
    const commentId = await comment(ana, postId);
    await happens("member.mentioned", ana, { userId: ben.id, postId, commentId });
    await happens("member.mentioned", ana, { userId: author.id, postId, commentId });
    await happens("member.mentioned", author, { userId: cleo.id, postId, commentId: null });
    expect(await messages(ben)).toEqual([`${nameOf(ana)} mentioned you in a comment`]);
    expect(await messages(cleo)).toEqual([`${nameOf(author)} mentioned you in a post`]);
    expect(await messages(author)).toEqual([`${nameOf(ana)} commented on your post`]);
  });

  test("in a private group only members receive it", async () => {
    const groupId = await group("Hidden", author, [ben], true);
    const postId = await post(author, groupId);
    await happens("member.mentioned", author, { userId: ben.id, postId, commentId: null });
    await happens("member.mentioned", author, { userId: cleo.id, postId, commentId: null });
    expect(await messages(ben)).toEqual([`${nameOf(author)} mentioned you in a post`]);
    expect(await list(cleo)).toEqual([]);
  });
});

describe("posts", () => {
  test("the author is notified that it's published", async () => {
    const postId = await post(author);
    await happens("post.created", author, { postId, groupId: null, postType: "general", state: "visible" });
    expect(await list(author)).toMatchObject([
      {
        title: "Post published",
        message: "Your post was published!",
        type: "other",
        activityType: "post",
        path: `/posts/${postId}`,
      },
    ]);
  });

  test("a group's members get one notification that counts while unread; not the muted, the author, the blocked or those who turned it off", async () => {
    const muted = await member("muted");
    const blocked = await member("blocked");
    const off = await member("off");
    const groupId = await group("Early Birds", ana, [author, ben, muted, blocked, off]);
    await query("update group_members set is_muted = true where user_id = $1", [muted.id]);
    await block(blocked, author);
    await switchOff(off, "group_posts");
    const publish = async (): Promise<void> => {
      const postId = await post(author, groupId);
      await happens("post.created", author, { postId, groupId, postType: "general", state: "visible" });
    };
    await publish();
    const line = { type: "group_post", referenceId: groupId, path: `/groups/${groupId}`, isRead: false };
    for (const each of [ana, ben])
      expect(await list(each)).toMatchObject([{ ...line, message: `${nameOf(author)} posted in Early Birds` }]);
    await publish();
    await publish();
    expect(await messages(ben)).toEqual(["3 new posts in Early Birds"]);
    await readAllNotifications(server.platform, actor(ben));
    await publish();
    expect(await list(ben)).toMatchObject([{ ...line, message: `${nameOf(author)} posted in Early Birds` }]);
    expect(await messages(ana)).toEqual(["4 new posts in Early Birds"]);
    for (const each of [muted, blocked, off, cleo]) expect(await list(each)).toEqual([]);
    expect(await messages(author)).toEqual(Array(4).fill("Your post was published!"));
    const told = await query(
      "select type, actor_id from live_events where audience = 'group' and audience_id = $1 and type = 'notifications.changed'",
      [groupId],
    );
    expect(told.rows).toEqual(Array.from({ length: 4 }, () => ({ type: "notifications.changed", actor_id: author.id })));
  });

  test("deleted, nothing leads to it anymore; hidden, the author is notified", async () => {
    const [gone, hidden] = [await post(author), await post(author)];
    for (const postId of [gone, hidden]) {
      await like(ana, postId);
      await comment(ben, postId);
    }
    await become("posts", gone, "deleted");
    await happens("post.deleted", author, { postId: gone, groupId: null, userId: author.id });
    expect((await list(author)).map(({ referenceId }) => referenceId)).toEqual([hidden, hidden]);
    await become("posts", hidden, "hidden");
    await happens("post.hidden", cleo, { postId: hidden, groupId: null, userId: author.id });
    expect(await list(author)).toMatchObject([{ type: "system", title: "Your post was hidden", path: null }]);
  });

  test("taken back, what led there is back as it was: read or not, for whoever was mentioned, without what was deleted meanwhile", async () => {
    const postId = await post(author);
    const about = { postId, groupId: null, userId: author.id };
    await like(ana, postId);
    await comment(ben, postId);
    const second = await comment(ana, postId);
    await happens("member.mentioned", author, { userId: cleo.id, postId });
    await happens("member.mentioned", ana, { userId: cleo.id, postId, commentId: second });
    await read(author, (await list(author)).find(({ activityType }) => activityType === "like")?.id);
    const before = [await list(author), await list(cleo)];
    expect(before.map((each) => each.length)).toEqual([3, 2]);

    await become("posts", postId, "deleted");
    await happens("post.deleted", author, about);
    await happens("post.deleted", author, about);
    expect([await list(author), await list(cleo)]).toEqual([[], []]);
    expect((await listOwnNotifications(server.platform, actor(author))).unreadCount).toBe(0);
    await readAllNotifications(server.platform, actor(author));

    await become("posts", postId, "visible");
    await happens("post.restored", author, about);
    expect([await list(author), await list(cleo)]).toEqual(before);

    const gone = { commentId: second, postId, userId: ana.id };
    await become("comments", second, "deleted");
    await happens("comment.deleted", ana, gone);
    expect([(await list(author)).length, (await list(cleo)).length]).toEqual([2, 1]);
    await become("posts", postId, "deleted");
    await happens("post.deleted", author, about);
    await become("posts", postId, "visible");
    await happens("post.restored", author, about);
    expect([(await list(author)).length, (await list(cleo)).length]).toEqual([2, 1]);
    await become("comments", second, "visible");
    await happens("comment.restored", ana, gone);
    expect([await list(author), await list(cleo)]).toEqual(before);
  });

  test("of a comment that is gone for good nothing comes back", async () => {
    const postId = await post(author);
    const about = { postId, groupId: null, userId: author.id };
    const kept = await comment(ana, postId);
    const commentId = await comment(ben, postId);
    await happens("member.mentioned", ana, { userId: cleo.id, postId, commentId: kept });
    await happens("member.mentioned", ben, { userId: cleo.id, postId, commentId });
    await become("comments", commentId, "deleted");
    await happens("comment.deleted", ben, { commentId, postId, userId: ben.id });
    await query("delete from comments where id = $1", [commentId]);
    await become("posts", postId, "deleted");
    await happens("post.deleted", author, about);
    await become("posts", postId, "visible");
    await happens("post.restored", author, about);
    expect(await messages(author)).toEqual([`${nameOf(ana)} commented on your post`]);
    expect(await messages(cleo)).toEqual([`${nameOf(ana)} mentioned you in a comment`]);
  });

  test.each(["post.deleted", "post.hidden"])("what counts is how it stands, whenever %s is worked", async (gone) => {
    const postId = await post(author);
    const about = { postId, groupId: null, userId: author.id };
    await like(ana, postId);
    await comment(ben, postId);
    await happens("member.mentioned", author, { userId: cleo.id, postId });
    const before = [await list(author), await list(cleo)];
    await happens("post.restored", author, about);
    await happens(gone, author, about);
    const after = [await list(author), await list(cleo)];
    expect(after.map((each) => each.filter(({ type }) => type !== "system"))).toEqual(before);
    await become("posts", postId, "deleted");
    await happens("post.restored", author, about);
    expect((await list(author)).filter(({ type }) => type !== "system")).toEqual([]);
    expect(await list(cleo)).toEqual([]);
  });

  test.each(["comment.deleted", "comment.hidden"])("the same for a comment and %s", async (gone) => {
    const postId = await post(author);
    const commentId = await comment(ben, postId);
    await happens("member.mentioned", ben, { userId: cleo.id, postId, commentId });
    const before = [await list(author), await list(cleo)];
    const about = { commentId, postId, userId: ben.id };
    await happens("comment.restored", ben, about);
    await happens(gone, ben, about);
    expect([await list(author), await list(cleo)]).toEqual(before);
    await become("comments", commentId, "deleted");
    await happens("comment.restored", ben, about);
    expect([await list(author), await list(cleo)]).toEqual([[], []]);
  });

  /** Begins one after the other, each when those before are done or are in a lock, while someone holds what the first of them wants. */
  const whileHeld = async (held: string, personId: string, ...works: readonly (() => Promise<void>)[]): Promise<void> => {
    const holder = await server.database.pool.connect();
    try {
      await holder.query("begin");
      await holder.query(`select 1 from ${held} = $1 for update`, [personId]);
      let done = 0;
      const begun: Promise<void>[] = [];
      for (const work of works) {
        begun.push(work().finally(() => (done += 1)));
        while (done + ((await query("select 1 from pg_locks where not granted")).rowCount ?? 0) < begun.length);
      }
      await holder.query("commit");
      await Promise.all(begun);
    } finally {
      holder.release(true);
    }
  };

  test("two workers at the events of one post wait for each other, so that the last look at it counts", async () => {
    const postId = await post(author);
    const about = { postId, groupId: null, userId: author.id };
    await comment(ben, postId);
    await whileHeld(
      "user_notifications where user_id",
      author.id,
      async () => {
        await become("posts", postId, "deleted");
        await happens("post.deleted", author, about);
      },
      async () => {
        await become("posts", postId, "visible");
        await happens("post.restored", author, about);
      },
    );
    expect(await messages(author)).toEqual([`${nameOf(ben)} commented on your post`]);
  });

  test("a comment deleted while its notification is made leaves none", async () => {
    const postId = await post(author);
    await whileHeld(
      "users where id",
      author.id,
      async () => void (await comment(ben, postId)),
      async () => {
        const { id: commentId } = (await query("update comments set state = 'deleted' where post_id = $1 returning id", [postId]))
          .rows[0];
        await happens("comment.deleted", ben, { commentId, postId, userId: ben.id });
      },
    );
    expect(await list(author)).toEqual([]);
  });
});
