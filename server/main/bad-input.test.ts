import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailbox } from "../platform/mail/mailbox.ts";
import { startTestServer, TEST_ORIGIN, TEST_PASSWORD, type Person, type TestServer } from "../testing/start-server.ts";

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.person("Careful");
});
afterAll(() => server.stop());

const raw = (path: string, body: string) =>
  server.fetch(path, { method: "POST", body, headers: { Origin: TEST_ORIGIN, "Content-Type": "application/json" } });

describe("text that the database can't hold", () => {
  test.each(["a\u0000b", "a\ud800b"])("%j is refused by the field, never a fault", async (text) => {
    const profile = await person.call("PATCH", "/api/profile", { bio: text });
    expect(profile).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED", issues: [{ path: "bio" }] } } });
    for (const [path, body] of [
      ["/api/auth/reset-password", { token: text, newPassword: "Brandnew!1" }],
      ["/api/auth/revoke-session", { token: text }],
      ["/api/auth/sign-up/email", { name: text, email: "odd@example.com", password: TEST_PASSWORD }],
    ] as const)
      expect((await person.call("POST", path, body)).status).toBe(422);
  });

  test("in an address it names nothing", async () => {
    expect((await server.visitor.call("GET", "/api/shared/%00")).status).toBe(404);
    expect((await server.visitor.call("GET", "/api/exercises?query=%00")).status).toBe(422);
    expect((await server.visitor.call("GET", "/api/auth/reset-password/%00?callbackURL=/x")).status).toBe(404);
  });

  test("characters beyond the basic plane are welcome", async () => {
    expect((await person.call("PATCH", "/api/profile", { bio: "Strong 💪" })).body).toMatchObject({ bio: "Strong 💪" });
    const escaped = await server.fetch("/api/profile", {
      method: "PATCH",
      body: '{"bio":"\\ud83d\\udcaa \\\\u0000"}',
      headers: { Origin: TEST_ORIGIN, Cookie: person.cookie, "Content-Type": "application/json" },
    });
    expect(await escaped.json()).toMatchObject({ bio: "💪 \\u0000" });
  });
});

describe("bodies of odd shapes", () => {
  test.each(["/api/auth/sign-in/email", "/api/auth/change-password", "/api/training/preview"])(
    "%s never fails on them",
    async (path) => {
      const shapes = [
        '{"email":{"toString":1},"password":"x"}',
        `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
        "[".repeat(200_000),
        '{"__proto__":{"email":"x@example.com"}}',
        '{"email":1e400}',
        "[]",
        "null",
        "",
      ];
      for (const shape of shapes) {
        const answer = await raw(path, shape);
        expect([400, 401, 422], `${path} ${shape.slice(0, 40)}`).toContain(answer.status);
      }
    },
  );

  test("a key that means the prototype is an unknown one", async () => {
    const answer = await server.fetch("/api/profile", {
      method: "PATCH",
      body: '{"__proto__":{"role":"moderator"}}',
      headers: { Origin: TEST_ORIGIN, Cookie: person.cookie, "Content-Type": "application/json" },
    });
    expect([200, 422]).toContain(answer.status);
    expect((await person.call("GET", "/api/profile")).body["role"]).toBe("member");
  });
});

test("HEAD is GET without a body, sign-in's paths too", async () => {
  expect((await server.fetch("/api/auth/get-session", { method: "HEAD" })).status).toBe(200);
  expect((await server.fetch("/api/auth/sign-in/email", { method: "HEAD" })).status).toBe(404);
});

test.each([`0_${"-".repeat(36)}`, `999999999999999_${randomUUID()}`, `1_${"a".repeat(36)}`, "1_", "x"])(
  "the cursor %s is no cursor",
  async (cursor) => {
    expect((await person.call("GET", `/api/training/plans?cursor=${cursor}`)).status).toBe(422);
  },
);

test.each(["0000-01-01", "0001-01-01"])("days from %s on are none of a person's", async (from) => {
  expect((await person.call("GET", `/api/training/completions?from=${from}&to=${from}`)).status).toBe(422);
});

describe("names", () => {
  test.each(["\u200b\u200b", "\u202etxet", "two\nlines", "\u0007"])("%j is none", async (name) => {
    expect((await person.call("PATCH", "/api/profile", { fullName: name })).status).toBe(422);
    const email = `${randomUUID()}@example.com`;
    const signUp = await server.visitor.call("POST", "/api/auth/sign-up/email", { name, email, password: TEST_PASSWORD });
    expect(signUp.status).toBe(422);
  });

  test.each(["Zoë O'Neil-Śmith", "李小龙", "محمد", "नमस्ते", "X Æ A-12"])("%s is one", async (name) => {
    expect((await person.call("PATCH", "/api/profile", { fullName: name })).status).toBe(200);
  });

  test("that are advertisements don't travel in our mails to other people's addresses", async () => {
    const email = `${randomUUID()}@example.com`;
    const name = "You won! Visit https://prize.example now";
    await server.visitor.call("POST", "/api/auth/sign-up/email", { name, email, password: TEST_PASSWORD });
    await server.platform.auth.settle();
    const mail = (await createMailbox(server.dataDir, () => new Date()).list()).find((entry) => entry.to === email);
    expect(mail?.text).toContain("verify-email");
    expect(mail?.text).not.toContain("prize");
  });
});

describe("years of birth at sign-up", () => {
  test.each([2015, "2015", Infinity, 0, "x", 1850, 2010.5, {}])("%j does not get in", async (birthYear) => {
    const answer = await raw(
      "/api/auth/sign-up/email",
      JSON.stringify({ name: "Kim", email: `${randomUUID()}@example.com`, password: TEST_PASSWORD, birthYear }).replace(
        '"birthYear":null',
        '"birthYear":1e400',
      ),
    );
    expect(answer.status).toBe(422);
  });
});

describe("ways out to other sites", () => {
  test.each(["/%09/evil.example/", "/%0a/evil.example/", "/%0d%0a/evil.example/", "/x/%09//evil.example/"])(
    "%s is no page",
    async (path) => {
      const answer = await server.fetch(path, { redirect: "manual" });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("location")).toBeNull();
    },
  );

  test.each([
    "https://evil.example/x",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
  ])("a link in a mail does not go on to %s, whatever host the caller names", async (url) => {
    const headers = { Host: "evil.example", Origin: TEST_ORIGIN };
    for (const [path, body] of [
      ["/api/auth/send-verification-email", { email: person.email, callbackURL: url }],
      ["/api/auth/request-password-reset", { email: person.email, redirectTo: url }],
      ["/api/auth/sign-up/email", { name: "N", email: "n@example.com", password: TEST_PASSWORD, callbackURL: url }],
      ["/api/auth/sign-in/email", { email: person.email, password: TEST_PASSWORD, callbackURL: url }],
    ] as const)
      expect((await server.visitor.call("POST", path, body, headers)).status).toBe(403);
    const opened = await server.fetch(`/api/auth/verify-email?token=x&callbackURL=${encodeURIComponent(url)}`, {
      redirect: "manual",
    });
    expect(opened.status).toBe(403);
  });

  test.each([
    `/api/auth/${"a1".repeat(3000)}`,
    `/api/auth/reset-password/${"a1".repeat(3000)}?callbackURL=/x`,
    "/api/auth/callback/anything",
    "/api/auth/no-such-route",
  ])("a made-up way below sign-in is not there", async (path) => {
    expect((await server.visitor.call("GET", path)).status).toBe(404);
  });

  test("a made-up link to another address holds nothing that the database can't take", async () => {
    const payload = Buffer.from(JSON.stringify({ email: "a\u0000b@example.com", updateTo: "q@example.com" })).toString(
      "base64url",
    );
    expect((await server.visitor.call("GET", `/api/auth/verify-email?token=x.${payload}.y`)).status).toBe(401);
  });

  test("pages of our own are gone on to", async () => {
    const opened = await server.fetch("/api/auth/verify-email?token=x&callbackURL=%2Fverify-email%3Fdone%3D1", {
      redirect: "manual",
    });
    expect(opened.status).toBe(302);
    expect(opened.headers.get("location")).toMatch(/^\/verify-email\?done=1&error=/);
  });

  test("a broken link without a page to go on to leads to one of ours", async () => {
    const opened = await server.fetch("/api/auth/reset-password/nope", { redirect: "manual" });
    expect(opened.headers.get("location") ?? "").not.toContain("/api/auth/error");
    expect((await server.fetch("/api/auth/error?error=x")).status).toBe(404);
  });
});

test("a write of someone whose account went a moment ago is that of a stranger", async () => {
  const leaving = await server.person("Leaving");
  expect((await leaving.call("GET", "/api/profile")).status).toBe(200);
  // This process remembers the session for a few seconds, and learns of its end from the database only when it listens.
  await server.database.pool.query("delete from users where id = $1", [leaving.id]);
  const { items } = (await server.visitor.call("GET", "/api/exercises")).body as { items: { id: string }[] };
  expect((await leaving.call("PUT", `/api/training/favorites/${items[0]?.id}`)).status).toBe(401);
});
