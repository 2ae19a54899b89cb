import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { notificationSteps, type Member } from "./notification-steps.fixture.ts";
import { trimNotifications } from "./store.ts";

let server: TestServer;
let author: Member;
let ana: Member;
let ben: Member;
let cleo: Member;
const { people, query, nameOf, list, messages, live, happens, post, like, comment, group, block, switchOff, goes } =
  notificationSteps(() => server);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  [author, ana, ben, cleo] = await people();
});

describe("people", () => {
  test("a follow notifies once, with a link to the follower", async () => {
    await happens("member.followed", ana, { userId: author.id });
    await happens("member.followed", ana, { userId: author.id });
    expect(await list(author)).toMatchObject([{ message: `${nameOf(ana)} followed you`, path: `/members/${nameOf(ana)}` }]);
  });

  test("a block removes each one's notifications about the other, and rewords likes", async () => {
    const postId = await post(author);
    await like(ben, postId);
    await like(ana, postId);
    await comment(ana, postId);
    await happens("member.followed", author, { userId: ana.id });
    await happens("member.followed", ben, { userId: author.id });
    await block(ana, author);
    await happens("member.blocked", ana, { userId: author.id });
    expect((await messages(author)).sort()).toEqual([`${nameOf(ben)} followed you`, `${nameOf(ben)} liked your post`].sort());
    expect(await list(ana)).toEqual([]);
  });

  test("warnings and suspensions say why and until when, whatever is switched off or blocked", async () => {
    await block(author, cleo);
    await query("update profiles set time_zone = 'America/New_York' where id = $1", [author.id]);
    await happens("member.warned", cleo, { userId: author.id, reason: "Be kind" });
    await happens("member.suspended", cleo, { userId: author.id, until: "2026-05-06T02:30:00.000Z", reason: "Spam" });
    await happens("member.suspended", cleo, { userId: author.id, until: "9999-12-31T00:00:00.000Z", reason: "" });
    expect(await list(author)).toMatchObject([
      { type: "system", message: "You can't post, comment or like anymore." },
      { type: "system", message: expect.stringMatching(/until May 5, 2026 at 10:30\sPM\. Reason: Spam$/) },
      { type: "system", message: "Please follow the community rules. Reason: Be kind" },
    ]);
  });

  test("an account that goes is named nowhere anymore", async () => {
    const postId = await post(author);
    await like(ben, postId);
    await like(ana, postId);
    await comment(ana, postId);
    await goes(ana);
    expect(await messages(author)).toEqual([`${nameOf(ben)} liked your post`]);
  });

  test("posts that went with an account leave nothing that leads to them", async () => {
    const [gone, stays] = [await post(author), await post(ben)];
    for (const postId of [gone, stays]) {
      const commentId = await comment(ana, postId);
      await happens("member.mentioned", ana, { userId: cleo.id, postId, commentId });
    }
    await query(
      "insert into user_notifications (user_id, type, title, message, reference_type, reference_id) values ($1, 'other', 'Own', 'x', 'post', 'no id')",
      [cleo.id],
    );
    await goes(author);
    expect(await list(cleo)).toHaveLength(3);
    await trimNotifications(server.database.db, new Date(0), new Date(0), 200);
    expect((await list(cleo)).map(({ referenceId }) => referenceId)).toEqual(["no id", stays]);
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
  test("admins get one notification for all who join while it's unread", async () => {
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

  test("someone who left right away isn't announced; a muted group is silent", async () => {
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
        `${nameOf(cleo)} and 2 others asked to join Rowers`,
      ].toSorted((a, b) => a.localeCompare(b)),
    );
    await block(author, cleo);
    await happens("member.blocked", author, { userId: cleo.id });
    expect((await messages(author)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "3 new posts in Rowers",
      "Someone and 1 other asked to join Rowers",
      "Someone and 1 other joined Rowers",
    ]);
    await happens("group.joined", ben, { groupId });
    await goes(ben);
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

  test("nor anything that leads to its posts, which go with it", async () => {
    const groupId = await group("Gone too", author, [ben, cleo]);
    const [within, outside] = [await post(ben, groupId), await post(ben)];
    for (const postId of [within, outside]) {
      await like(author, postId);
      const commentId = await comment(ana, postId);
      await happens("member.mentioned", ana, { userId: cleo.id, postId, commentId });
    }
    await query("delete from groups where id = $1", [groupId]);
    const before = (await live(cleo)).length;
    await happens("group.deleted", author, { groupId, name: "Gone too" });
    expect((await list(ben)).map(({ path }) => path)).toEqual(Array(2).fill(`/posts/${outside}`));
    expect((await list(cleo)).map(({ path }) => path)).toEqual([`/posts/${outside}`]);
    expect((await live(cleo)).slice(before)).toEqual(["notifications.changed"]);
  });

  test("requests go to the admins; being taken in, invited and made an admin to the person", async () => {
    const groupId = await group("Yogis", author, [ana], true);
    await happens("group.requested", ben, { groupId });
    await happens("group.accepted", author, { groupId, userId: ben.id });
    await happens("group.invited", author, { groupId, userId: cleo.id });
    await happens("group.promoted", author, { groupId, userId: ana.id });
    const path = `/groups/${groupId}`;
    expect(await list(author)).toMatchObject([{ type: "group_post", message: `${nameOf(ben)} asked to join Yogis`, path }]);
    expect(await list(ben)).toMatchObject([{ type: "group_post", message: "You're now a member of Yogis", path }]);
    expect(await list(cleo)).toMatchObject([{ type: "group_invite", message: `${nameOf(author)} invited you to Yogis`, path }]);
    expect(await list(ana)).toMatchObject([{ type: "group_post", message: "You're now an admin of Yogis", path }]);
  });
});

test("a lifted suspension and a hidden group notify; a group whose creator is gone notifies nobody", async () => {
  await happens("member.unsuspended", ana, { userId: author.id });
  await happens("group.hidden", ana, { groupId: randomUUID(), name: "Runners", userId: author.id });
  await happens("group.hidden", ana, { groupId: randomUUID(), name: "Runners", userId: null });
  expect(await list(author)).toMatchObject([
    { type: "system", title: "Your group was hidden" },
    { type: "system", message: "A moderator lifted your suspension. Welcome back." },
  ]);
});

describe("what someone reached", () => {
  test("achievements, challenges and streaks notify, each with its link", async () => {
    const groupId = await group("Runners", ana, [author]);
    await happens("streak.reached", author, { streakType: "workout", count: 7 });
    await happens("challenge.completed", author, { challengeId: randomUUID(), name: "Three workouts", groupId });
    await happens("challenge.completed", author, { challengeId: randomUUID(), name: "Five meals", groupId: null });
    await happens("achievement.earned", author, { achievementId: "first-workout", name: "First workout" });
    expect(await list(author)).toMatchObject([
      { type: "achievement", message: "You earned First workout", path: "/profile" },
      { type: "challenge", message: "You completed Five meals", path: "/challenges", referenceId: null },
      { type: "challenge", message: "You completed Three workouts", path: `/groups/${groupId}`, referenceId: groupId },
      { type: "streak", message: "You reached a 7-day workout streak", path: null },
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
