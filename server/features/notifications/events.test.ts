import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Notification, NotificationKind } from "@lockstep/contract/notifications.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { EventWorker } from "../../platform/events/outbox.ts";
import { changePreferences } from "./change-preferences.ts";
import { handleEvents } from "./events.ts";
import { listOwnNotices, readAllNotices, readNotice } from "./read-notifications.ts";

let server: TestServer;
let worker: EventWorker;
let author: Member;
let ana: Member;
let ben: Member;
let cleo: Member;

beforeAll(async () => {
  server = await startTestServer();
  // Other features' handlers would tell of achievements in between.
  worker = new EventWorker(server.database.db, server.platform.log);
  handleEvents(worker, server.platform);
});
afterAll(() => server.stop());
beforeEach(async () => {
  author = await member("author");
  ana = await member("ana");
  ben = await member("ben");
  cleo = await member("cleo");
});

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
let made = 0;
/** Somebody who is not signed in: what they see is asked of the operations. */
interface Member {
  readonly id: string;
  readonly username: string;
}
async function member(name: string): Promise<Member> {
  const id = randomUUID();
  made += 1;
  const username = `${name}_${made}`;
  await query("insert into users (id, email, name) values ($1, $2, $3)", [id, `${id}@example.com`, name]);
  await query("insert into profiles (id, username, full_name) values ($1, $2, $3)", [id, username, name]);
  return { id, username };
}
const nameOf = (person: Member): string => person.username;
const actor = ({ id }: Member) => ({ userId: id, role: "member" as const });
const list = async (person: Member): Promise<Notification[]> => (await listOwnNotices(server.database.db, actor(person))).items;
const read = (person: Member, id: string | undefined) => readNotice(server.platform, actor(person), id ?? "");
const messages = async (person: Member): Promise<string[]> => (await list(person)).map(({ message }) => message);
const live = async (person: Member): Promise<string[]> =>
  (
    await query("select type from live_events where audience_id = $1 and type like 'notification%' order by sequence", [
      person.id,
    ])
  ).rows.map((row: { type: string }) => row.type);

async function happens(type: string, actor: Member | null, payload: object): Promise<void> {
  await server.platform.write((_tx, record) => record({ type, actorId: actor?.id ?? null, payload: { ...payload } }));
  await worker.workAll();
  const failed = await query("select type, last_error from domain_events where last_error is not null");
  expect(failed.rows).toEqual([]);
}
async function post(by: Member, groupId: string | null = null): Promise<string> {
  const id = randomUUID();
  await query("insert into posts (id, user_id, content, group_id) values ($1, $2, 'Ran 5 km', $3)", [id, by.id, groupId]);
  return id;
}
async function like(by: Member, postId: string, owner = author): Promise<void> {
  await query("insert into likes (post_id, user_id, created_at) values ($1, $2, clock_timestamp())", [postId, by.id]);
  await query("update posts set like_count = like_count + 1 where id = $1", [postId]);
  await happens("post.liked", by, { postId, postUserId: owner.id });
}
async function unlike(by: Member, postId: string, owner = author): Promise<void> {
  await query("delete from likes where post_id = $1 and user_id = $2", [postId, by.id]);
  await query("update posts set like_count = like_count - 1 where id = $1", [postId]);
  await happens("post.unliked", by, { postId, postUserId: owner.id });
}
async function comment(by: Member, postId: string): Promise<string> {
  const id = randomUUID();
  await query("insert into comments (id, post_id, user_id, content) values ($1, $2, $3, 'Nice')", [id, postId, by.id]);
  await happens("comment.created", by, { commentId: id, postId, postUserId: author.id, groupId: null });
  return id;
}
async function group(name: string, admin: Member, members: readonly Member[] = [], isPrivate = false): Promise<string> {
  const id = randomUUID();
  await query("insert into groups (id, name, description, is_private) values ($1, $2, 'A group', $3)", [id, name, isPrivate]);
  for (const each of [admin, ...members])
    await query("insert into group_members (group_id, user_id, is_admin) values ($1, $2, $3)", [id, each.id, each === admin]);
  return id;
}
const block = (a: Member, b: Member) => query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [a.id, b.id]);
const switchOff = (person: Member, kind: NotificationKind) =>
  changePreferences(server.platform, actor(person), { offInApp: [kind] });

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

  test("taken back they are worded anew without coming up; with the last the line goes", async () => {
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

  test("taken back before anybody was told, nothing is told", async () => {
    const postId = await post(author);
    await happens("post.liked", ana, { postId, postUserId: author.id });
    await happens("post.unliked", ana, { postId, postUserId: author.id });
    expect(await list(author)).toEqual([]);
    expect(await live(author)).toEqual([]);
  });

  test("the author's own is not told, nor counted", async () => {
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
    // The author's own and that of somebody in a block with the author are none of the others.
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
    await Promise.all([worker.workAll(), worker.workAll(), worker.workAll()]);
    const lines = await messages(author);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ and 2 others liked your post$/);
  });
});

describe("comments and mentions", () => {
  test("each comment is told once, an own one never", async () => {
    const postId = await post(author);
    await comment(ana, postId);
    await comment(author, postId);
    await comment(ana, postId);
    const lines = await list(author);
    expect(lines.map(({ message }) => message)).toEqual(Array(2).fill(`${nameOf(ana)} commented on your post`));
    expect(lines[0]).toMatchObject({ path: `/posts/${postId}`, activityType: "comment", type: "other" });
  });

  test("an event that is delivered twice tells once", async () => {
    const postId = await post(author);
    await comment(ana, postId);
    await like(ben, postId);
    const before = await list(author);
    await query("update domain_events set processed_at = null, next_attempt_at = now() where payload->>'postId' = $1", [postId]);
    await worker.workAll();
    expect(await list(author)).toEqual(before);
    expect(await live(author)).toHaveLength(2);
  });

  test("a comment that is deleted takes its notice along", async () => {
    const postId = await post(author);
    const commentId = await comment(ana, postId);
    await query("update comments set state = 'deleted' where id = $1", [commentId]);
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

  test("somebody mentioned is told, a post's author only of the comment", async () => {
    const postId = await post(author);
    const commentId = await comment(ana, postId);
    await happens("member.mentioned", ana, { userId: ben.id, postId, commentId });
    await happens("member.mentioned", ana, { userId: author.id, postId, commentId });
    await happens("member.mentioned", author, { userId: cleo.id, postId, commentId: null });
    expect(await messages(ben)).toEqual([`${nameOf(ana)} mentioned you in a comment`]);
    expect(await messages(cleo)).toEqual([`${nameOf(author)} mentioned you in a post`]);
    expect(await messages(author)).toEqual([`${nameOf(ana)} commented on your post`]);
  });

  test("in a private group only members hear of it", async () => {
    const groupId = await group("Hidden", author, [ben], true);
    const postId = await post(author, groupId);
    await happens("member.mentioned", author, { userId: ben.id, postId, commentId: null });
    await happens("member.mentioned", author, { userId: cleo.id, postId, commentId: null });
    expect(await messages(ben)).toEqual([`${nameOf(author)} mentioned you in a post`]);
    expect(await list(cleo)).toEqual([]);
  });
});

describe("posts", () => {
  test("the author is told that it is published", async () => {
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

  test("a group's members are told in one line that counts while it is unread; not the muted, the author, the blocked, those who switched it off", async () => {
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
    await readAllNotices(server.platform, actor(ben));
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

  test("deleted, nothing leads to it any more; hidden, the author is told", async () => {
    const [gone, hidden] = [await post(author), await post(author)];
    for (const postId of [gone, hidden]) {
      await like(ana, postId);
      await comment(ben, postId);
    }
    await happens("post.deleted", author, { postId: gone, groupId: null, userId: author.id });
    expect((await list(author)).map(({ referenceId }) => referenceId)).toEqual([hidden, hidden]);
    await happens("post.hidden", cleo, { postId: hidden, groupId: null, userId: author.id });
    expect(await list(author)).toMatchObject([{ type: "system", title: "A post was hidden", path: null }]);
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

    await query("update posts set state = 'deleted' where id = $1", [postId]);
    await happens("post.deleted", author, about);
    await happens("post.deleted", author, about);
    expect([await list(author), await list(cleo)]).toEqual([[], []]);
    expect((await listOwnNotices(server.database.db, actor(author))).unreadCount).toBe(0);
    await readAllNotices(server.platform, actor(author));

    await query("update posts set state = 'visible' where id = $1", [postId]);
    await happens("post.restored", author, about);
    expect([await list(author), await list(cleo)]).toEqual(before);

    const gone = { commentId: second, postId, userId: ana.id };
    await query("update comments set state = 'deleted' where id = $1", [second]);
    await happens("comment.deleted", ana, gone);
    expect([(await list(author)).length, (await list(cleo)).length]).toEqual([2, 1]);
    await query("update posts set state = 'deleted' where id = $1", [postId]);
    await happens("post.deleted", author, about);
    await query("update posts set state = 'visible' where id = $1", [postId]);
    await happens("post.restored", author, about);
    expect([(await list(author)).length, (await list(cleo)).length]).toEqual([2, 1]);
    await query("update comments set state = 'visible' where id = $1", [second]);
    await happens("comment.restored", ana, gone);
    expect([await list(author), await list(cleo)]).toEqual(before);
  });
});

describe("people", () => {
  test("a follow is told once, with the way to whoever follows", async () => {
    await happens("member.followed", ana, { userId: author.id });
    await happens("member.followed", ana, { userId: author.id });
    expect(await list(author)).toMatchObject([{ message: `${nameOf(ana)} follows you`, path: `/members/${nameOf(ana)}` }]);
  });

  test("a block takes away what each was told of the other, and words likes anew", async () => {
    const postId = await post(author);
    await like(ben, postId);
    await like(ana, postId);
    await comment(ana, postId);
    await happens("member.followed", author, { userId: ana.id });
    await happens("member.followed", ben, { userId: author.id });
    await block(ana, author);
    await happens("member.blocked", ana, { userId: author.id });
    expect((await messages(author)).sort()).toEqual([`${nameOf(ben)} follows you`, `${nameOf(ben)} liked your post`].sort());
    expect(await list(ana)).toEqual([]);
  });

  test("warnings and suspensions say why and until when, whatever is switched off or blocked", async () => {
    await block(author, cleo);
    await query("update profiles set time_zone = 'America/New_York' where id = $1", [author.id]);
    await happens("member.warned", cleo, { userId: author.id, reason: "Be kind" });
    await happens("member.suspended", cleo, { userId: author.id, until: "2026-05-06T02:30:00.000Z", reason: "Spam" });
    await happens("member.suspended", cleo, { userId: author.id, until: "9999-12-31T00:00:00.000Z", reason: "" });
    expect(await list(author)).toMatchObject([
      { type: "system", message: "You cannot post, comment or like any more." },
      { type: "system", message: expect.stringMatching(/until May 5, 2026 at 10:30\sPM\. Reason: Spam$/) },
      { type: "system", message: "Please keep to the community rules. Reason: Be kind" },
    ]);
  });

  test("an account that goes is named nowhere any more", async () => {
    const postId = await post(author);
    await like(ben, postId);
    await like(ana, postId);
    await comment(ana, postId);
    await server.platform.write(async (tx) => {
      await server.platform.accountErasures.run(tx, ana.id);
      await tx.execute(sql`delete from users where id = ${ana.id}`);
    });
    await worker.workAll();
    expect(await messages(author)).toEqual([`${nameOf(ben)} liked your post`]);
  });

  test("events about people who are gone are worked and tell nobody", async () => {
    const nobody = randomUUID();
    await happens("member.followed", ana, { userId: nobody });
    await happens("member.warned", null, { userId: nobody, reason: "x" });
    await happens("post.liked", ana, { postId: randomUUID(), postUserId: nobody });
    await happens("group.joined", ana, { groupId: randomUUID() });
    expect((await query("select 1 from user_notifications where user_id = $1", [nobody])).rows).toEqual([]);
  });
});

describe("groups", () => {
  test("admins hear of those who join, in one line while it is unread", async () => {
    const groupId = await group("Lifters", author, [ana, ben, cleo]);
    await happens("group.joined", ana, { groupId });
    await happens("group.joined", ana, { groupId });
    expect(await messages(author)).toEqual([`${nameOf(ana)} joined Lifters`]);
    await happens("group.joined", ben, { groupId });
    await happens("group.joined", cleo, { groupId });
    expect(await messages(author)).toEqual([`${nameOf(cleo)} and 2 others joined Lifters`]);
    expect(await list(ana)).toEqual([]);
    await happens("group.joined", author, { groupId });
    expect(await messages(author)).toHaveLength(1);
  });

  test("who left again at once is not told of; a muted group is silent", async () => {
    const groupId = await group("Quiet", author, [ana]);
    await happens("group.joined", ben, { groupId });
    expect(await list(author)).toEqual([]);
    await query("update group_members set is_muted = true where group_id = $1", [groupId]);
    await happens("group.joined", ana, { groupId });
    await happens("group.requested", ben, { groupId });
    expect(await list(author)).toEqual([]);
  });

  test("lines that stand for several stay when the one they name goes, without the name", async () => {
    const groupId = await group("Rowers", author, [ana, ben, cleo]);
    for (const by of [ana, ben, cleo]) {
      await post(by, groupId);
      const written = await query("select id from posts where user_id = $1 and group_id = $2", [by.id, groupId]);
      await happens("post.created", by, { postId: written.rows[0]?.id, groupId });
      await happens("group.joined", by, { groupId });
      await happens("group.requested", by, { groupId });
    }
    expect((await messages(author)).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [
        "3 new posts in Rowers",
        `${nameOf(cleo)} and 2 others joined Rowers`,
        `${nameOf(cleo)} and 2 others would like to join Rowers`,
      ].toSorted((a, b) => a.localeCompare(b)),
    );
    await block(author, cleo);
    await happens("member.blocked", author, { userId: cleo.id });
    expect((await messages(author)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "3 new posts in Rowers",
      "Someone and 1 other joined Rowers",
      "Someone and 1 other would like to join Rowers",
    ]);
    await happens("group.joined", ben, { groupId });
    await server.platform.write(async (tx) => {
      await server.platform.accountErasures.run(tx, ben.id);
      await tx.execute(sql`delete from users where id = ${ben.id}`);
    });
    await worker.workAll();
    expect(await messages(author)).toEqual(expect.arrayContaining(["Someone and 1 other joined Rowers"]));
  });

  test("a group that is deleted leaves nothing that leads to it", async () => {
    const groupId = await group("Gone", author, [ana]);
    await happens("group.joined", ana, { groupId });
    await happens("group.promoted", author, { groupId, userId: ana.id });
    await query("delete from groups where id = $1", [groupId]);
    await happens("group.deleted", author, { groupId, name: "Gone" });
    expect([await list(author), await list(ana)]).toEqual([[], []]);
  });

  test("requests go to the admins; being taken in, invited and made an admin to the person", async () => {
    const groupId = await group("Yogis", author, [ana], true);
    await happens("group.requested", ben, { groupId });
    await happens("group.accepted", author, { groupId, userId: ben.id });
    await happens("group.invited", author, { groupId, userId: cleo.id });
    await happens("group.promoted", author, { groupId, userId: ana.id });
    const path = `/groups/${groupId}`;
    expect(await list(author)).toMatchObject([{ type: "group_post", message: `${nameOf(ben)} would like to join Yogis`, path }]);
    expect(await list(ben)).toMatchObject([{ type: "group_post", message: "You are now a member of Yogis", path }]);
    expect(await list(cleo)).toMatchObject([{ type: "group_invite", message: `${nameOf(author)} invited you to Yogis`, path }]);
    expect(await list(ana)).toMatchObject([{ type: "group_post", message: "You are now an admin of Yogis", path }]);
  });
});

test("a lifted suspension and a hidden group are told; a group whose founder is gone tells nobody", async () => {
  await happens("member.unsuspended", ana, { userId: author.id });
  await happens("group.hidden", ana, { groupId: randomUUID(), name: "Runners", userId: author.id });
  await happens("group.hidden", ana, { groupId: randomUUID(), name: "Runners", userId: null });
  expect(await list(author)).toMatchObject([
    { type: "system", title: "A group was hidden" },
    { type: "system", message: "A moderator lifted your suspension. Welcome back." },
  ]);
});

describe("what somebody reached", () => {
  test("achievements, challenges and streaks are told, each with its way", async () => {
    const groupId = await group("Runners", ana, [author]);
    await happens("streak.reached", author, { streakType: "workout", count: 7 });
    await happens("challenge.completed", author, { challengeId: randomUUID(), name: "Three workouts", groupId });
    await happens("challenge.completed", author, { challengeId: randomUUID(), name: "Five meals", groupId: null });
    await happens("achievement.earned", author, { achievementId: "first-workout", name: "First workout" });
    expect(await list(author)).toMatchObject([
      { type: "achievement", message: "You earned First workout", path: "/profile" },
      { type: "challenge", message: "You completed Five meals", path: null, referenceId: null },
      { type: "challenge", message: "You completed Three workouts", path: `/groups/${groupId}`, referenceId: groupId },
      { type: "streak", message: "7 days in a row of training", path: null },
    ]);
    await happens("achievement.earned", author, { achievementId: "first-workout", name: "First workout" });
    expect(await list(author)).toHaveLength(4);
  });

  test.each([
    ["achievements", "achievement.earned", { achievementId: "a", name: "A" }],
    ["challenges", "challenge.completed", { challengeId: "c", name: "C", groupId: null }],
    ["streaks", "streak.reached", { streakType: "nutrition", count: 3 }],
  ] as const)("%s switched off: nothing", async (kind, type, payload) => {
    await switchOff(author, kind);
    await happens(type, author, payload);
    expect(await list(author)).toEqual([]);
  });
});
