import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CoachMessage } from "@lockstep/contract/coach.ts";
import {
  startTestServer,
  TEST_ORIGIN,
  TEST_PASSWORD,
  type Caller,
  type Person,
  type TestServer,
} from "../../testing/start-server.ts";
import { subscribe } from "../../testing/subscribe.ts";

const ASK = "/functions/v1/fitness-chatbot";
const MESSAGES = "/api/coach/messages";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (caller: Caller, query: unknown, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  caller.call("POST", ASK, { query, ...more }, headers);
const historyOf = async (caller: Caller) => (await caller.call("GET", MESSAGES)).body["items"] as readonly CoachMessage[];
const stored = async (where = "true") =>
  (await server.database.pool.query(`select user_id, query, response from chat_queries where ${where}`)).rows as readonly {
    user_id: string;
    query: string;
    response: string;
  }[];

describe("the built-in coach", () => {
  test("answers members and visitors in SPEC's shape", async () => {
    const person = await server.person();
    for (const caller of [person, server.visitor])
      expect(await ask(caller, "How do I do a push-up?")).toMatchObject({
        status: 200,
        body: { answer: expect.stringMatching(/\w+/), proposals: [], id: expect.any(String) },
      });
  });

  test("answers as events when asked to", async () => {
    const answer = await server.fetch(ASK, {
      method: "POST",
      headers: { Origin: TEST_ORIGIN, "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify({ query: "How do I do a push-up?" }),
    });
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    const last = (await answer.text()).trim().split("\n\n").at(-1) ?? "";
    expect(JSON.parse(last.slice("data: ".length))).toMatchObject({ type: "done", answer: expect.stringMatching(/\w+/) });
  });
});

describe("who asks", () => {
  test("is who has the session, whatever the body says", async () => {
    const [person, other] = await Promise.all([server.person(), server.person()]);
    const more = { user_id: other.id, username: "other", fitness_goals: "theirs" };
    expect((await ask(person, "Whose question is this?", more)).status).toBe(200);
    expect(await stored("query = 'Whose question is this?'")).toMatchObject([{ user_id: person.id }]);
    expect(await historyOf(other)).toEqual([]);
  });

  test("with the public key is nobody: a visitor, of whom nothing is kept", async () => {
    const person = await server.person();
    const before = await stored();
    const headers = { Authorization: `Bearer ${server.platform.publicKey}` };
    const answer = await ask(server.visitor, "What's in my plan today?", { user_id: person.id }, headers);
    expect(answer).toMatchObject({ status: 200, body: { proposals: [] } });
    expect(await stored()).toEqual(before);
    expect(await historyOf(person)).toEqual([]);
  });
});

describe("a question", () => {
  test.each([
    ["empty", ""],
    ["blank", "  \n\t "],
    ["of invisible characters", "\u200b\u2060"],
    ["missing", undefined],
    ["a number", 5],
    ["of 50,000 characters", "a".repeat(50_000)],
    ["one character too long", "a".repeat(2001)],
  ])("that's %s is refused by name", async (_what, query) => {
    const answer = await ask(server.visitor, query);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED", issues: [{ path: "query" }] } } });
  });

  test("too long says how long it may be, and one too heavy that it is", async () => {
    const long = await ask(server.visitor, "a".repeat(50_000));
    expect(long.body["error"]).toMatchObject({ issues: [{ message: "Please keep your question under 2,000 characters." }] });
    expect((await ask(server.visitor, "a".repeat(1_100_000))).status).toBe(413);
    expect((await ask(server.visitor, "a".repeat(2000))).status).toBe(200);
  });

  test.each([
    ["a page that isn't one", { page: { type: "post", id: "x" } }, "page.type"],
    ["an id that isn't one", { id: "1" }, "id"],
  ])("with %s is refused", async (_what, more, path) => {
    expect(await ask(server.visitor, "Hello", more)).toMatchObject({ status: 422, body: { error: { issues: [{ path }] } } });
  });

  test("may come from older clients with everything SPEC says, or nothing of it", async () => {
    for (const fitness_goals of [null, "Get strong", ["Get strong"]])
      expect((await ask(server.visitor, "Hello", { user_id: null, username: "there", fitness_goals })).status).toBe(200);
  });

  test("from another site is refused", async () => {
    const answer = await server.fetch(ASK, {
      method: "POST",
      headers: { Origin: "https://evil.example", "Content-Type": "application/json" },
      body: JSON.stringify({ query: "Hello" }),
    });
    expect(answer.status).toBe(403);
  });
});

describe("the conversation", () => {
  test("is a member's own, newest first, page by page, and cleared for good", async () => {
    const [person, other] = await Promise.all([server.person(), server.person()]);
    expect((await server.visitor.call("GET", MESSAGES)).status).toBe(401);
    expect((await server.visitor.call("DELETE", MESSAGES)).status).toBe(401);
    for (let at = 0; at < 23; at += 1) await ask(person, `Question ${at}`);
    await ask(other, "Mine");
    const first = (await person.call("GET", MESSAGES)).body;
    expect((first["items"] as CoachMessage[]).slice(0, 2)).toMatchObject([
      { role: "assistant", proposals: [] },
      { role: "user", content: "Question 22" },
    ]);
    const second = (await person.call("GET", `${MESSAGES}?cursor=${String(first["nextCursor"])}`)).body;
    const asked = [first, second].flatMap(({ items }) => items as CoachMessage[]).filter(({ role }) => role === "user");
    expect(asked.map(({ content }) => content)).toEqual(Array.from({ length: 23 }, (_, at) => `Question ${22 - at}`));
    expect(second["nextCursor"]).toBeNull();
    expect((await person.call("GET", `${MESSAGES}?cursor=x`)).status).toBe(422);
    for (let times = 0; times < 2; times += 1) expect((await person.call("DELETE", MESSAGES)).body).toEqual({ ok: true });
    expect(await historyOf(person)).toEqual([]);
    expect(await historyOf(other)).toHaveLength(2);
  });

  test("is in the person's download, and goes with the account", async () => {
    const person = await server.person();
    await ask(person, "What do you store about me?");
    const { body } = await person.call("GET", "/api/account/export");
    expect(body).toMatchObject({ account: { coach: { messages: [{ query: "What do you store about me?" }], proposals: [] } } });
    await person.call("DELETE", "/api/account", { password: TEST_PASSWORD });
    expect(await stored(`user_id = '${person.id}'`)).toEqual([]);
  });

  test("that can't be kept is only logged: the answer comes", async () => {
    const person = await server.person();
    await server.database.pool.query("alter table chat_queries add constraint broken check (query <> 'Unlucky')");
    expect(await ask(person, "Unlucky")).toMatchObject({ status: 200, body: { answer: expect.stringMatching(/\w+/) } });
    expect(await historyOf(person)).toEqual([]);
    await server.database.pool.query("alter table chat_queries drop constraint broken");
  });
});

describe("limits", () => {
  let now = new Date("2026-11-24T20:00:00Z");
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ environment: { RATE_LIMITS: "on" }, now: () => now });
  });
  afterAll(() => limited.stop());

  /** Asks until it's refused, a question every 30 seconds; answers how many were answered, and the refusal. */
  async function askAll(caller: Caller) {
    for (let count = 0; ; count += 1) {
      now = new Date(now.getTime() + 30_000);
      const answer = await ask(caller, "How long should I rest?");
      if (answer.status !== 200) return { count, answer };
    }
  }
  const errorOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body["error"] as { readonly message: string };

  test("six a minute", async () => {
    now = new Date("2026-11-24T08:00:10Z");
    const person = await limited.person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(person, "How long should I rest?")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
    expect(refused?.headers.get("retry-after")).toBe("50");
    expect(refused && errorOf(refused).message).toBe("You're asking very fast. You can ask again in 50 seconds.");
    now = new Date("2026-11-24T08:01:00Z");
    expect((await ask(person, "How long should I rest?")).status).toBe(200);
  });

  test("ten a day for visitors, by their address, of which nothing can be read", async () => {
    now = new Date("2026-11-24T20:00:00Z");
    const { count, answer } = await askAll(limited.visitor);
    expect([count, answer.status]).toEqual([10, 429]);
    expect(errorOf(answer).message).toBe(
      "You've asked your 10 questions for today. You can ask again in 4 hours. With a free account you get 30 a day.",
    );
    const { rows } = await limited.database.pool.query("select key from rate_limits where key like 'coach-%address%'");
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows as { key: string }[]) expect(key).toMatch(/^coach-(?:day|minute):address:[\w-]{43}$/);
    const crisis = await ask(limited.visitor, "I want to kill myself");
    expect(crisis.status).toBe(200);
    now = new Date("2026-11-25T00:00:01Z");
    expect((await ask(limited.visitor, "How long should I rest?")).status).toBe(200);
  });

  test("30 a day on Free, 200 with a membership", async () => {
    now = new Date("2026-11-26T01:00:00Z");
    const person = await limited.person();
    const free = await askAll(person);
    expect([free.count, errorOf(free.answer).message]).toEqual([
      30,
      "You've asked your 30 questions for today. You can ask again in 23 hours. Premium includes 200 a day.",
    ]);
    await subscribe(limited, person);
    const paid = await askAll(person);
    expect([paid.count, errorOf(paid.answer).message]).toEqual([
      170,
      "You've asked your 200 questions for today. You can ask again in 22 hours.",
    ]);
  });

  test("an id that was answered isn't counted again", async () => {
    now = new Date("2026-11-27T08:00:00Z");
    const person = await limited.person();
    const id = randomUUID();
    for (let times = 0; times < 8; times += 1) expect((await ask(person, "Once", { id })).status).toBe(200);
  });
});

test("a stranger can't reach a question by its id", async () => {
  const [person, stranger]: Person[] = await Promise.all([server.person(), server.person()]);
  const id = randomUUID();
  if (person === undefined || stranger === undefined) throw new Error("Nobody is there.");
  await ask(person, "Mine alone", { id });
  expect(await ask(stranger, "Anything", { id })).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
});
