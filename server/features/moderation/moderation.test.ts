import { randomUUID } from "node:crypto";
import { sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { QueueItem } from "@lockstep/contract/moderation.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type Answer,
  type Caller,
  type Person,
  type TestServer,
} from "../../testing/start-server.ts";
import { versionOf } from "./present-subject.ts";
import { findSubject, logQuery, queueQuery, resolveReportsOfGone } from "./store.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
let server: TestServer;
let moderator: Person;
let second: Person;
beforeAll(async () => {
  // Its own clock that always moves, so that later events are later.
  let ticks = 0;
  server = await startTestServer({ now: () => new Date(NOW.getTime() + ticks++) });
  moderator = await server.person("Mo Derator", "moderator");
  second = await server.person("Mia Derator", "moderator");
  for (const person of [moderator, second]) await person.call("GET", "/api/profile");
});
afterAll(() => server.stop());

type Subject = { readonly subjectType: "post" | "comment" | "member" | "group"; readonly subjectId: string };

/** A member with a profile. */
async function member(): Promise<Person> {
  const person = await server.person();
  await person.call("GET", "/api/profile");
  return person;
}
async function post(by: Person, body: object = {}): Promise<Subject> {
  const answer = await by.call("POST", "/api/posts", { content: "Buy my powder.", ...body });
  expect(answer).toMatchObject({ status: 201 });
  return { subjectType: "post", subjectId: String(answer.body["id"]) };
}
async function comment(by: Person, on: Subject): Promise<Subject> {
  const answer = await by.call("POST", `/api/posts/${on.subjectId}/comments`, { content: "You are weak." });
  expect(answer).toMatchObject({ status: 201 });
  return { subjectType: "comment", subjectId: String(answer.body["id"]) };
}
async function group(by: Person, isPrivate = false): Promise<Subject> {
  const body = { name: "Powder sellers", description: "We sell powder.", isPrivate };
  const answer = await by.call("POST", "/api/groups", body);
  expect(answer).toMatchObject({ status: 201 });
  return { subjectType: "group", subjectId: String(answer.body["id"]) };
}
const hold = (subject: Subject): Promise<unknown> =>
  server.database.db.run(sql`
    update ${sql.raw(`${subject.subjectType}s`)} set state = 'held', never_shown = true where id = ${subject.subjectId}`);
const report = (by: Caller, subject: Subject, body: object = {}): Promise<Answer> =>
  by.call("POST", "/api/reports", { ...subject, reason: "spam", ...body });
/** Acts on the current text, or on the given version. */
async function act(by: Caller, action: string, subject: Subject, body: object = {}): Promise<Answer> {
  const found = await findSubject(server.database.db, { type: subject.subjectType, id: subject.subjectId });
  const version = found === null ? "gone" : versionOf(found);
  return by.call("POST", "/api/moderation/actions", { ...subject, action, version, ...body });
}
async function queue(by: Caller = moderator): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Answer = await by.call("GET", `/api/moderation/queue${cursor === "" ? "" : `?cursor=${cursor}`}`);
    expect(page).toMatchObject({ status: 200 });
    items.push(...(page.body["items"] as QueueItem[]));
    cursor = page.body["nextCursor"] as string | null;
  }
  return items;
}
const waiting = async (subject: Subject): Promise<QueueItem | undefined> =>
  (await queue()).find(({ subjectId }) => subjectId === subject.subjectId);
const eventsOf = async (type: string, of: string): Promise<unknown[]> => {
  const found = await server.database.db.rows<{ payload: unknown }>(sql`
    select payload from domain_events where type = ${type} and payload::text like ${`%${of}%`} order by sequence`);
  return found.map(({ payload }) => payload);
};

describe("reporting", () => {
  test("a visitor signs in first", async () => {
    const subject = await post(await member());
    expect((await report(server.visitor, subject)).status).toBe(401);
  });

  test("is done once a person and subject, however often it is pressed", async () => {
    const author = await member();
    const reader = await member();
    const subject = await post(author);
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(reader, subject, { note: "Powder again." })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await report(await member(), subject, { reason: "unsafe_advice" })).toMatchObject({ status: 201 });
    expect(await waiting(subject)).toMatchObject({
      subjectType: "post",
      state: "visible",
      text: "Buy my powder.",
      member: { id: author.id },
      reportCount: 2,
      reports: [{ reason: "spam", note: "Powder again.", reporter: { id: reader.id } }, { reason: "unsafe_advice" }],
      path: `/posts/${subject.subjectId}`,
      actions: ["hide", "dismiss", "warn", "suspend"],
    });
  });

  test("an id that another report has is refused", async () => {
    const author = await member();
    const id = randomUUID();
    expect((await report(await member(), await post(author), { id })).status).toBe(201);
    expect(await report(await member(), await post(author), { id })).toMatchObject({
      status: 409,
      body: { error: { code: "ID_TAKEN" } },
    });
  });

  test("nobody reports themselves or their own", async () => {
    const author = await member();
    const own = await post(author);
    for (const subject of [own, await comment(author, own), await group(author)])
      expect((await report(author, subject)).status).toBe(403);
    expect((await report(author, { subjectType: "member", subjectId: author.id })).status).toBe(403);
  });

  test("what someone can't see isn't there", async () => {
    const author = await member();
    const stranger = await member();
    const blocked = await member();
    const { body } = await author.call("GET", "/api/profile");
    const blockedName = String((await blocked.call("GET", "/api/profile")).body["username"]);
    await author.call("PUT", `/api/profiles/${blockedName}/block`);
    const secret = await group(author, true);
    const inside = await post(author, { groupId: secret.subjectId });
    const outside = await post(author);
    const remark = await comment(author, outside);
    const held = await post(author);
    await hold(held);
    expect(body["id"]).toBe(author.id);
    for (const [by, subject, expected] of [
      [stranger, inside, 404],
      [stranger, await comment(author, inside), 404],
      [stranger, held, 404],
      [blocked, outside, 404],
      [blocked, remark, 404],
      [blocked, { subjectType: "member", subjectId: author.id }, 404],
      [stranger, { subjectType: "member", subjectId: randomUUID() }, 404],
      [stranger, { subjectType: "post", subjectId: randomUUID() }, 404],
      [stranger, { subjectType: "comment", subjectId: outside.subjectId }, 404],
      [stranger, { subjectType: "group", subjectId: outside.subjectId }, 404],
      [stranger, outside, 201],
      [stranger, remark, 201],
      [stranger, secret, 201],
      [stranger, { subjectType: "member", subjectId: author.id }, 201],
      // Whoever blocked may still report.
      [author, { subjectType: "member", subjectId: blocked.id }, 201],
    ] as const)
      expect((await report(by, subject)).status).toBe(expected);
  });

  test("who is suspended may report", async () => {
    const subject = await post(await member());
    const suspended = await member();
    await server.database.db.run(sql`update profiles set suspended_until = '9999-12-31' where id = ${suspended.id}`);
    expect((await report(suspended, subject)).status).toBe(201);
  });

  test("outlives who made it", async () => {
    const subject = await post(await member());
    const reader = await member();
    await report(reader, subject);
    await reader.call("DELETE", "/api/account", { password: TEST_PASSWORD });
    expect(await waiting(subject)).toMatchObject({ reportCount: 1, reports: [{ reporter: null }] });
  });

  test("bad input is reported per field", async () => {
    const answer = await report(
      await member(),
      { subjectType: "post", subjectId: "x" },
      { reason: "boring", note: "a".repeat(1001) },
    );
    const paths = JSON.stringify(answer.body["error"]);
    expect(answer.status).toBe(422);
    for (const path of ["subjectId", "reason", "note"]) expect(paths).toContain(`"path":"${path}"`);
  });
});

describe("the queue and the log", () => {
  test("are moderators' alone", async () => {
    const author = await member();
    const founder = await member();
    const subject = await group(founder);
    await founder.call("PUT", `/api/groups/${subject.subjectId}/membership`);
    for (const [by, expected] of [
      [server.visitor, 401],
      [author, 403],
      [founder, 403],
    ] as const) {
      expect((await by.call("GET", "/api/moderation/queue")).status).toBe(expected);
      expect((await by.call("GET", "/api/moderation/log")).status).toBe(expected);
      expect((await act(by, "hide", subject)).status).toBe(expected);
    }
    expect((await moderator.call("GET", "/api/moderation/log")).status).toBe(200);
    expect((await moderator.call("GET", "/api/moderation/queue?cursor=nonsense")).status).toBe(422);
  });

  test("each subject stands once, the oldest first, over many pages, held ones among them", async () => {
    const author = await member();
    const readers = await Promise.all([member(), member(), member()]);
    const posts = await Promise.all(Array.from({ length: 24 }, () => post(author)));
    const held = posts.slice(0, 4);
    const reported = posts.slice(4);
    for (const subject of held) await hold(subject);
    for (const [index, subject] of reported.entries()) {
      for (const reader of readers.slice(0, 1 + (index % 3))) {
        await server.database.db.run(sql`
          insert into reports (id, reporter_id, subject_type, subject_id, reason, created_at)
          values (${randomUUID()}, ${reader.id}, 'post', ${subject.subjectId}, 'spam', timestamptz '2020-01-01' + make_interval(hours => ${index % 5}))`);
      }
    }
    // A held post that was reported as well is one thing to look at.
    await server.database.db.run(sql`
      insert into reports (id, reporter_id, subject_type, subject_id, reason) values (${randomUUID()}, ${author.id}, 'post', ${held[0]?.subjectId ?? null}, 'spam')`);
    const items = await queue();
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { subjectId } of posts) expect(ids).toContain(`post:${subjectId}`);
    const since = items.map((item) => Date.parse(item.since));
    expect(since).toEqual(since.toSorted((a, b) => a - b));
    expect(items.find(({ subjectId }) => subjectId === held[0]?.subjectId)).toMatchObject({ state: "held", reportCount: 1 });
    for (const subject of reported) await act(moderator, "dismiss", subject);
    for (const subject of held) await act(moderator, "approve", subject);
    const left = (await queue()).map(({ subjectId }) => subjectId);
    for (const { subjectId } of posts) expect(left).not.toContain(subjectId);
  });

  test("read by indexes alone", async () => {
    const place = { createdAt: NOW, id: randomUUID() };
    for (const query of [queueQuery(null, 21), queueQuery(place, 21), logQuery(null, 21), logQuery(place, 21)]) {
      const plan = await server.database.db.transaction(async (tx) => {
        // Small tables: reading them whole is forbidden, so that only a fitting index passes.
        await tx.run(sql`set local enable_seqscan = off`);
        return tx.rows<{ "QUERY PLAN": string }>(sql`explain ${query}`);
      });
      expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan");
    }
  });

  test("what is gone leaves the queue, and a job closes its reports", async () => {
    const author = await member();
    const subject = await post(author);
    await report(await member(), subject);
    await author.call("DELETE", "/api/account", { password: TEST_PASSWORD });
    expect(await waiting(subject)).toBeUndefined();
    expect((await act(moderator, "dismiss", subject)).status).toBe(404);
    await resolveReportsOfGone(server.database.db, NOW);
    const open = await server.database.db.rows(sql`
      select 1 from reports where subject_id = ${subject.subjectId} and resolved_at is null`);
    expect(open).toEqual([]);
  });
});

describe("hiding and restoring", () => {
  test("a post: it is gone for all but its author and moderators, the author is notified, and it's restored", async () => {
    const author = await member();
    const reader = await member();
    const subject = await post(author);
    await report(reader, subject);
    expect((await act(moderator, "hide", subject, { reason: "Selling." })).status).toBe(200);
    expect(await waiting(subject)).toBeUndefined();
    expect((await reader.call("GET", `/api/posts/${subject.subjectId}`)).status).toBe(404);
    expect(await author.call("GET", `/api/posts/${subject.subjectId}`)).toMatchObject({ status: 200, body: { state: "hidden" } });
    expect(await eventsOf("post.hidden", subject.subjectId)).toMatchObject([{ userId: author.id }]);
    const log = await second.call("GET", "/api/moderation/log");
    expect((log.body["items"] as object[])[0]).toMatchObject({
      action: "hide",
      reason: "Selling.",
      moderator: { id: moderator.id },
      member: { id: author.id },
      undo: "restore",
    });
    expect((await act(second, "restore", subject)).status).toBe(200);
    expect(await reader.call("GET", `/api/posts/${subject.subjectId}`)).toMatchObject({
      status: 200,
      body: { state: "visible" },
    });
    expect((await act(second, "restore", subject)).status).toBe(409);
  });

  test("a comment, and its post's count with it", async () => {
    const author = await member();
    const subject = await post(author);
    const remark = await comment(await member(), subject);
    const count = async (): Promise<unknown> =>
      (await author.call("GET", `/api/posts/${subject.subjectId}`)).body["commentCount"];
    expect(await count()).toBe(1);
    await report(author, remark);
    expect(await waiting(remark)).toMatchObject({ path: `/posts/${subject.subjectId}#comment-${remark.subjectId}` });
    await act(moderator, "hide", remark);
    expect(await count()).toBe(0);
    await act(moderator, "restore", remark);
    expect(await count()).toBe(1);
  });

  test("a group: it exists for nobody but moderators while it is hidden", async () => {
    const founder = await member();
    const reader = await member();
    const subject = await group(founder);
    await report(reader, subject);
    expect((await act(moderator, "hide", subject)).status).toBe(200);
    for (const by of [reader, founder, server.visitor])
      expect((await by.call("GET", `/api/groups/${subject.subjectId}`)).status).toBe(404);
    expect(await eventsOf("group.hidden", subject.subjectId)).toMatchObject([{ userId: founder.id }]);
    await act(moderator, "restore", subject);
    expect((await reader.call("GET", `/api/groups/${subject.subjectId}`)).status).toBe(200);
  });

  test("a held post is published when it is approved, once", async () => {
    const author = await member();
    const subject = await post(author);
    await server.database.db.run(sql`delete from domain_events where payload::text like ${`%${subject.subjectId}%`}`);
    await hold(subject);
    expect(await waiting(subject)).toMatchObject({ state: "held", actions: ["approve", "hide", "warn", "suspend"], reports: [] });
    expect((await act(moderator, "approve", subject)).status).toBe(200);
    expect(await eventsOf("post.created", subject.subjectId)).toHaveLength(1);
    expect((await server.visitor.call("GET", `/api/posts/${subject.subjectId}`)).status).toBe(200);
  });

  test("what its author rewrote in the meantime isn't published unread", async () => {
    const author = await member();
    const on = await post(author);
    for (const [subject, path] of [
      [await post(author), "posts"],
      [await comment(author, on), "comments"],
    ] as const) {
      await hold(subject);
      const seen = await waiting(subject);
      const change = { content: "You slur." };
      expect((await author.call("PATCH", `/api/${path}/${subject.subjectId}`, change)).status).toBe(200);
      expect(await act(moderator, "approve", subject, { version: seen?.version })).toMatchObject({
        status: 409,
        body: { error: { code: "CONFLICT", message: "This has changed in the meantime. Here's the latest version." } },
      });
      const newer = await waiting(subject);
      expect(newer).toMatchObject({ state: "held", text: "You slur." });
      expect((await act(moderator, "approve", subject, { version: newer?.version })).status).toBe(200);
    }
  });

  test("reports are dismissed of the text that was read, whatever the kind", async () => {
    const author = await member();
    const reader = await member();
    const about: Subject = { subjectType: "member", subjectId: author.id };
    for (const [subject, path, change] of [
      [await post(author), "/api/posts/", { content: "Powder, powder." }],
      [await group(author), "/api/groups/", { description: "We sell everything." }],
      [about, "/api/profile", { bio: "Powder for all." }],
    ] as const) {
      await report(reader, subject);
      const seen = await waiting(subject);
      const at = path.endsWith("/") ? `${path}${subject.subjectId}` : path;
      expect((await author.call("PATCH", at, change)).status).toBe(200);
      expect((await act(moderator, "dismiss", subject, { version: seen?.version })).status).toBe(409);
      expect(await waiting(subject)).toMatchObject({ reportCount: 1 });
      // Hiding and the like are about what someone did: a change doesn't get in their way.
      expect((await act(moderator, "warn", subject, { reason: "No selling.", version: seen?.version })).status).toBe(200);
    }
  });

  test("which text was read has to be said; the log says it of what it restores", async () => {
    const subject = await post(await member());
    await act(moderator, "hide", subject);
    const unsaid = await act(moderator, "restore", subject, { version: undefined });
    expect(unsaid).toMatchObject({ status: 422, body: { error: { issues: [{ path: "version" }] } } });
    expect((await act(moderator, "restore", subject, { version: "another" })).status).toBe(409);
    const log = (await moderator.call("GET", "/api/moderation/log")).body["items"] as { version: string }[];
    expect((await act(moderator, "restore", subject, { version: log[0]?.version })).status).toBe(200);
  });

  test("what a picture is said to show is judged with it", async () => {
    const author = await member();
    const subject = await post(author);
    await server.database.db.run(sql`
      update posts set image_url = '/files/post-images/a/b.webp', image_alt = 'A tub' where id = ${subject.subjectId}`);
    await hold(subject);
    const seen = await waiting(subject);
    expect(seen).toMatchObject({ imageAlt: "A tub" });
    await author.call("PATCH", `/api/posts/${subject.subjectId}`, { imageAlt: "A slur" });
    expect((await act(moderator, "approve", subject, { version: seen?.version })).status).toBe(409);
  });

  test("what its author deleted can be hidden, so that it doesn't come back", async () => {
    const author = await member();
    const subject = await post(author);
    await report(await member(), subject);
    await author.call("DELETE", `/api/posts/${subject.subjectId}`);
    expect(await waiting(subject)).toMatchObject({ state: "deleted", actions: ["hide", "dismiss", "warn", "suspend"] });
    expect((await act(moderator, "hide", subject)).status).toBe(200);
    await author.call("POST", `/api/posts/${subject.subjectId}/restore`);
    expect((await server.visitor.call("GET", `/api/posts/${subject.subjectId}`)).status).toBe(404);
  });

  test("two moderators at once: one does it, the other gets a conflict, the log has it once", async () => {
    for (const action of ["hide", "dismiss", "warn"]) {
      const author = await member();
      const subject = await post(author);
      await report(await member(), subject);
      const answers = await Promise.all([act(moderator, action, subject), act(second, action, subject)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const logged = await server.database.db.rows(sql`select 1 from moderation_log where subject_id = ${subject.subjectId}`);
      expect(logged).toHaveLength(1);
      const warned = await server.database.db.rows(sql`select warnings from profiles where id = ${author.id}`);
      expect(warned).toEqual([{ warnings: action === "warn" ? 1 : 0 }]);
    }
  });
});

describe("the member behind it", () => {
  test("is warned with the reason, and the warning is counted; the post goes with it where that was chosen", async () => {
    const author = await member();
    const subject = await post(author);
    await report(await member(), subject);
    expect((await act(moderator, "warn", subject, { reason: "Please no selling.", alsoHide: true })).status).toBe(200);
    expect(await eventsOf("member.warned", author.id)).toEqual([{ userId: author.id, reason: "Please no selling." }]);
    expect((await server.visitor.call("GET", `/api/posts/${subject.subjectId}`)).status).toBe(404);
    const about: Subject = { subjectType: "member", subjectId: author.id };
    await report(await member(), about);
    expect(await waiting(about)).toMatchObject({ memberWarnings: 1, memberSuspendedUntil: null });
  });

  test.each([
    [1, "2026-06-02T12:00"],
    [30, "2026-07-01T12:00"],
    [null, "9999-12-31T00:00"],
  ])("is suspended for %s days: works at once, leaves them their training, and can be lifted", async (days, until) => {
    const author = await member();
    const subject = await post(author);
    await report(await member(), subject);
    expect((await act(moderator, "suspend", subject, { days, reason: "Again." })).status).toBe(200);
    expect(await eventsOf("member.suspended", author.id)).toMatchObject([
      { userId: author.id, until: expect.stringContaining(until), reason: "Again." },
    ]);
    const refused = { status: 403, body: { error: { code: "SUSPENDED" } } };
    expect(await author.call("POST", "/api/posts", { content: "Hello?" })).toMatchObject(refused);
    expect(await author.call("POST", "/api/groups", { name: "New", description: "New." })).toMatchObject(refused);
    expect(await author.call("PUT", `/api/posts/${(await post(await member())).subjectId}/like`)).toMatchObject(refused);
    expect(await author.call("GET", "/api/profile")).toMatchObject({
      status: 200,
      body: { suspendedUntil: expect.stringContaining(until) },
    });
    expect((await author.call("GET", "/api/posts")).status).toBe(200);
    expect((await author.call("GET", "/api/account/export")).status).toBe(200);
    const log = (await moderator.call("GET", "/api/moderation/log")).body["items"] as { undo: string | null }[];
    expect(log[0]).toMatchObject({ action: "suspend", undo: "unsuspend" });
    expect((await act(second, "unsuspend", subject)).status).toBe(200);
    expect((await author.call("POST", "/api/posts", { content: "Hello!" })).status).toBe(201);
    expect((await act(second, "unsuspend", subject)).status).toBe(409);
  });

  test("is never a moderator, and never oneself", async () => {
    const subject = await post(moderator);
    await report(await member(), subject);
    for (const action of ["warn", "suspend"]) {
      expect((await act(second, action, subject)).status).toBe(403);
      expect((await act(moderator, action, subject)).status).toBe(403);
    }
    expect((await act(moderator, "dismiss", subject)).status).toBe(403);
    expect((await queue(moderator)).find(({ subjectId }) => subjectId === subject.subjectId)?.actions).toEqual([]);
    expect((await act(second, "hide", subject)).status).toBe(200);
  });

  test("sees in their download what was decided about them, and not by whom", async () => {
    const author = await member();
    const subject = await post(author);
    const reader = await member();
    await report(reader, subject, { note: "Powder." });
    await act(moderator, "warn", subject, { reason: "No selling." });
    const own = await author.call("GET", "/api/account/export");
    expect(own.body["account"]).toMatchObject({ moderation: [{ action: "warn", reason: "No selling." }], reports: [] });
    expect(JSON.stringify(own.body)).not.toContain(moderator.id);
    expect(JSON.stringify(own.body)).not.toContain(reader.id);
    const theirs = await reader.call("GET", "/api/account/export");
    expect(theirs.body["account"]).toMatchObject({ reports: [{ reason: "spam", note: "Powder." }] });
  });
});
