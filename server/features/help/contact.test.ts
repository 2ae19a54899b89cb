import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContactSubmission } from "@lockstep/contract/help.ts";
import { KEEP_SPAM_DAYS, KEEP_VISITORS_MESSAGES_DAYS } from "@lockstep/domain/help/contact.ts";
import { sql } from "../../platform/database/sql.ts";
import { createMailbox, type KeptMail } from "../../platform/mail/mailbox.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type Answer,
  type Caller,
  type Person,
  type TestServer,
} from "../../testing/start-server.ts";
import { removeOldContactMessages } from "./store.ts";

const NOW = new Date("2026-06-01T12:00:00Z");
let server: TestServer;
let moderator: Person;
let second: Person;
beforeAll(async () => {
  let ticks = 0;
  server = await startTestServer({ now: () => new Date(NOW.getTime() + ticks++) });
  moderator = await server.person("Mo Derator", "moderator");
  second = await server.person("Mia Derator", "moderator");
  for (const person of [moderator, second]) await person.call("GET", "/api/profile");
});
afterAll(() => server.stop());

let count = 0;
/** A message that no other test sends. */
const words = (message?: string) => ({
  name: "Ada Lovelace",
  email: `ada${(count += 1)}@example.com`,
  message: message ?? `My plan number ${count} shows the wrong day. Can you have a look at it?`,
});
async function send(by: Caller, body: object = {}): Promise<{ readonly answer: Answer; readonly id: string }> {
  const id = randomUUID();
  return { id, answer: await by.call("POST", "/api/contact", { ...words(), id, ...body }) };
}
async function list(view: string, by: Caller = moderator, more = ""): Promise<ContactSubmission[]> {
  const items: ContactSubmission[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Answer = await by.call(
      "GET",
      `/api/moderation/contact?view=${view}${more}${cursor === "" ? "" : `&cursor=${cursor}`}`,
    );
    expect(page).toMatchObject({ status: 200 });
    items.push(...(page.body["items"] as ContactSubmission[]));
    cursor = page.body["nextCursor"] as string | null;
  }
  return items;
}
const find = async (view: string, id: string): Promise<ContactSubmission | undefined> =>
  (await list(view)).find((item) => item.id === id);
const mails = async (): Promise<readonly KeptMail[]> => {
  await server.events.workAll();
  return createMailbox(server.dataDir, () => NOW).list();
};
const mailOf = async (id: string): Promise<KeptMail | undefined> => (await mails()).find((mail) => mail.id === id);
const pay = (person: Person): Promise<unknown> =>
  server.database.db.run(sql`
    insert into stripe_subscriptions (user_id, price_id, status, current_period_end)
    values (${person.id}, 'price_premium_monthly', 'active', ${Math.floor(NOW.getTime() / 1000) + 86_400})`);

describe("a message", () => {
  test("of a visitor arrives in the inbox and at the support address, to be replied to", async () => {
    const { answer, id } = await send(server.visitor, { subject: "Technical Issue" });
    expect(answer).toMatchObject({ status: 201, body: { ok: true } });
    expect(await find("unanswered", id)).toMatchObject({
      subject: "Technical Issue",
      isPriority: false,
      member: null,
      answeredAt: null,
    });
    const mail = await mailOf(id);
    expect(mail).toMatchObject({
      to: "support@lockstep.example",
      subject: "Technical Issue from Ada Lovelace",
      replyTo: { name: "Ada Lovelace", address: `ada${count}@example.com` },
    });
    expect(mail?.text).toContain("shows the wrong day");
  });

  test("needs name, email and message; the subject has a default", async () => {
    const answer = await server.visitor.call("POST", "/api/contact", { name: " ", email: "nobody", message: "\n" });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    const { issues } = answer.body["error"] as { issues: { path: string; message: string }[] };
    expect(issues).toEqual([
      { path: "name", message: "Please enter your name." },
      { path: "email", message: "Please enter a valid email address." },
      { path: "message", message: "Please enter a message." },
    ]);
    const { id } = await send(server.visitor);
    expect(await find("unanswered", id)).toMatchObject({ subject: "General Inquiry" });
  });

  test.each([
    ["a line break in the name", { name: "Ada\r\nBcc: all@example.com" }],
    ["a line break in the address", { email: "ada@example.com\nBcc: all@example.com" }],
    ["two addresses", { email: "ada@example.com, bob@example.com" }],
    ["another subject", { subject: "Hello\r\nBcc: all@example.com" }],
    ["a name of 101 characters", { name: "a".repeat(101) }],
    ["a message of 5,001 characters", { message: "a b".repeat(1667) }],
    ["a number for a name", { name: 7 }],
    ["nothing visible", { message: "\u200b\u200b" }],
  ])("with %s is refused", async (_, body) => {
    expect((await send(server.visitor, body)).answer).toMatchObject({
      status: 422,
      body: { error: { code: "VALIDATION_FAILED" } },
    });
  });

  test("of a megabyte is refused before it's read", async () => {
    expect((await send(server.visitor, { message: "a".repeat(1_100_000) })).answer.status).toBe(413);
  });

  test("sent twice, also at once, is one; the id of another is refused", async () => {
    const body = { ...words(), id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => server.visitor.call("POST", "/api/contact", body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await list("unanswered")).filter(({ id }) => id === body.id)).toHaveLength(1);
    expect((await mails()).filter(({ id }) => id === body.id)).toHaveLength(1);
    expect((await send(server.visitor, { ...body, message: "Something else entirely." })).answer).toMatchObject({ status: 409 });
    expect((await send(await server.person(), body)).answer).toMatchObject({ status: 409 });
  });

  test("of a member is theirs: flagged with a membership, in their download, and gone with the account", async () => {
    const person = await server.person("Pat");
    const profile = await person.call("GET", "/api/profile");
    const free = await send(person, { user_id: moderator.id, isPriority: true });
    await pay(person);
    const paid = await send(person);
    expect(await find("unanswered", free.id)).toMatchObject({
      isPriority: false,
      member: { username: profile.body["username"] },
    });
    expect(await find("unanswered", paid.id)).toMatchObject({ isPriority: true });
    expect((await mailOf(paid.id))?.subject).toMatch(/^\[Priority\] General Inquiry from /);
    const own = await person.call("GET", "/api/account/export");
    expect((own.body["account"] as { contact: unknown[] }).contact).toHaveLength(2);
    expect(await person.call("DELETE", "/api/account", { password: TEST_PASSWORD })).toMatchObject({ status: 200 });
    expect(await find("unanswered", free.id)).toBeUndefined();
  });

  test("in the name of a member who isn't signed in has no priority", async () => {
    const person = await server.person();
    await pay(person);
    const { id } = await send(server.visitor, { email: person.email });
    expect(await find("unanswered", id)).toMatchObject({ isPriority: false, member: null });
  });
});

describe("spam", () => {
  test.each([
    ["the field that people don't see", { website: "http://x.example" }],
    ["three links", { message: "See http://a.example and http://b.example and http://c.example." }],
  ])("with %s gets the same answer, and is kept for the moderators without a mail or a notification", async (_, body) => {
    const { answer, id } = await send(server.visitor, body);
    expect(answer).toMatchObject({ status: 201, body: { ok: true } });
    expect(await find("unanswered", id)).toBeUndefined();
    expect((await find("spam", id))?.signs).not.toEqual([]);
    expect(await mailOf(id)).toBeUndefined();
  });

  test("of many addresses with the same words is found", async () => {
    const message = "We build apps for companies like yours, at half of what others ask for it.";
    const first = await send(server.visitor, { message });
    const next = await send(server.visitor, { message: `${message.toUpperCase()}!!` });
    expect(await find("unanswered", first.id)).toBeDefined();
    expect(await find("spam", next.id)).toMatchObject({ signs: ["copy"] });
  });

  test("that is none goes to the inbox and the support address after all; spam that came through leaves it", async () => {
    const { id } = await send(server.visitor, { website: "filled by a password manager" });
    const back = await moderator.call("PATCH", `/api/moderation/contact/${id}`, { isSpam: false });
    expect(back).toMatchObject({ status: 200, body: { isSpam: false } });
    expect(await find("unanswered", id)).toBeDefined();
    expect(await mailOf(id)).toBeDefined();
    await moderator.call("PATCH", `/api/moderation/contact/${id}`, { isSpam: true });
    expect(await find("unanswered", id)).toBeUndefined();
    expect(await find("spam", id)).toBeDefined();
  });
});

describe("the inbox", () => {
  test("is for moderators alone", async () => {
    const { id } = await send(server.visitor);
    const stranger = await server.person();
    for (const [method, path, body] of [
      ["GET", "/api/moderation/contact", undefined],
      ["PATCH", `/api/moderation/contact/${id}`, { isAnswered: true }],
    ] as const) {
      expect((await server.visitor.call(method, path, body)).status).toBe(401);
      expect((await stranger.call(method, path, body)).status).toBe(403);
      expect((await moderator.call(method, path, body)).status).toBe(200);
    }
    expect((await moderator.call("PATCH", `/api/moderation/contact/${randomUUID()}`, { isAnswered: true })).status).toBe(404);
  });

  test("has priority first, then the oldest, page by page; filtered by subject", async () => {
    const payer = await server.person("Payer");
    await payer.call("GET", "/api/profile");
    await pay(payer);
    const plain: string[] = [];
    for (let each = 0; each < 22; each += 1) plain.push((await send(server.visitor, { subject: "Feature Request" })).id);
    const flagged = [(await send(payer)).id, (await send(payer)).id];
    const ids = (await list("unanswered")).map(({ id }) => id);
    expect(ids.filter((id) => [...plain, ...flagged].includes(id))).toEqual([...flagged, ...plain]);
    expect(new Set(ids).size).toBe(ids.length);
    const filtered = await list("unanswered", moderator, "&subject=Feature%20Request");
    expect(filtered.map(({ id }) => id)).toEqual(plain);
    expect((await moderator.call("GET", "/api/moderation/contact?cursor=p7")).status).toBe(422);
  });

  test("marks a message as answered, by whoever is first, and takes that back", async () => {
    const { id } = await send(server.visitor);
    const before = await moderator.call("GET", "/api/moderation/contact");
    await moderator.call("PATCH", `/api/moderation/contact/${id}`, { isAnswered: true });
    const again = await second.call("PATCH", `/api/moderation/contact/${id}`, { isAnswered: true });
    expect(again.body).toMatchObject({ answeredBy: { id: moderator.id } });
    expect(await find("unanswered", id)).toBeUndefined();
    expect(await find("answered", id)).toMatchObject({ answeredBy: { id: moderator.id } });
    const after = await moderator.call("GET", "/api/moderation/contact");
    expect(after.body["unansweredCount"]).toBe(Number(before.body["unansweredCount"]) - 1);
    await second.call("PATCH", `/api/moderation/contact/${id}`, { isAnswered: false });
    expect(await find("unanswered", id)).toMatchObject({ answeredAt: null, answeredBy: null });
  });

  test("is announced to every moderator, in one line, and leads there", async () => {
    await send(server.visitor);
    await send(server.visitor);
    await server.events.workAll();
    for (const each of [moderator, second]) {
      const { body } = await each.call("GET", "/api/notifications");
      const lines = (body["items"] as { title: string; message: string; referenceType: string }[]).filter(
        ({ title }) => title === "New message to support",
      );
      expect(lines).toMatchObject([{ message: expect.stringMatching(/^\d+ messages are waiting for an answer$/) }]);
    }
    const { body } = await (await server.person()).call("GET", "/api/notifications");
    expect(body["items"]).toEqual([]);
  });
});

test("visitors' messages go after a year, spam after a month, a member's stay", async () => {
  const person = await server.person();
  const own = await send(person);
  const old = await send(server.visitor);
  const recent = await send(server.visitor);
  const spam = await send(person, { website: "x" });
  const age = (id: string, days: number) =>
    server.database.db.run(
      sql`update contact_submissions set created_at = created_at - make_interval(days => ${days}) where id = ${id}`,
    );
  await age(own.id, 3000);
  await age(old.id, KEEP_VISITORS_MESSAGES_DAYS + 1);
  await age(recent.id, KEEP_VISITORS_MESSAGES_DAYS - 1);
  await age(spam.id, KEEP_SPAM_DAYS + 1);
  const before = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
  await removeOldContactMessages(server.database.db, before(KEEP_VISITORS_MESSAGES_DAYS), before(KEEP_SPAM_DAYS));
  const left = await server.database.db.rows<{ id: string }>(sql`select id from contact_submissions`);
  const kept = new Set(left.map(({ id }) => id));
  expect([own, old, recent, spam].map(({ id }) => kept.has(id))).toEqual([true, false, true, false]);
});

test("one person and one address can send only so many an hour", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" } });
  try {
    const sendAs = async (by: Caller, email: string): Promise<number> =>
      (await by.call("POST", "/api/contact", { ...words(), email })).status;
    const statuses: number[] = [];
    for (let each = 0; each < 11; each += 1) statuses.push(await sendAs(limited.visitor, "same@example.com"));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await sendAs(limited.visitor, "other@example.com")).toBe(201);
  } finally {
    await limited.stop();
  }
});
