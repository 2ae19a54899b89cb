import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailbox, type KeptMail } from "../../platform/mail/mailbox.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "../../testing/start-server.ts";
import { loadCommonPasswords } from "./load-common-passwords.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function mailsTo(email: string): Promise<readonly KeptMail[]> {
  await server.platform.auth.settle();
  return (await createMailbox(server.dataDir, () => new Date()).list()).filter((mail) => mail.to === email);
}
function linkIn(mail: KeptMail | undefined): URL {
  return new URL(/^http\S+$/m.exec(mail?.text ?? "")?.[0] ?? "about:blank");
}
function register(email: string, more: Readonly<Record<string, unknown>> = {}) {
  return server.visitor.call("POST", "/api/auth/sign-up/email", {
    name: "New Person",
    email,
    password: "Quince!47basil",
    ...more,
  });
}

describe("signing up", () => {
  test("sends a link that confirms the address, and makes the profile", async () => {
    const email = "verify@example.com";
    expect(await register(email)).toMatchObject({ status: 200, body: { user: { email } } });
    const [mail] = await mailsTo(email);
    const link = linkIn(mail);
    const before = await server.signIn(email, "Quince!47basil");
    expect((await before.call("GET", "/api/profile")).body).toMatchObject({
      id: before.id,
      emailVerified: false,
      fullName: "New Person",
    });
    const opened = await server.fetch(`${link.pathname}${link.search}`, { redirect: "manual" });
    expect(opened.status).toBe(302);
    expect(opened.headers.get("location")).toBe("/login?verified=1");
    expect(
      (await server.signIn(email, "Quince!47basil").then((person) => person.call("GET", "/api/profile"))).body,
    ).toMatchObject({
      emailVerified: true,
    });
  });

  test("answers a known address like an unknown one, and emails its owner", async () => {
    const known = await server.person("Known");
    const again = await register(known.email);
    const fresh = await register("unknown@example.com");
    expect(again.status).toBe(fresh.status);
    const shape = (body: Readonly<Record<string, unknown>>): unknown => ({
      ...body,
      user: Object.keys(body["user"] ?? {}).sort(),
    });
    expect(shape(again.body)).toEqual(shape(fresh.body));
    const plain = (body: Readonly<Record<string, unknown>>): string =>
      JSON.stringify(body["user"]).replaceAll(/"(id|email|createdAt|updatedAt)":"[^"]*"/g, '"$1"');
    expect(plain(again.body).split(",").sort()).toEqual(plain(fresh.body).split(",").sort());
    expect((await mailsTo(known.email)).map((mail) => mail.subject)).toEqual(["You already have an account"]);
    // The password of the account is the old one.
    await expect(server.signIn(known.email, "Quince!47basil")).rejects.toThrow("401");
    await server.signIn(known.email, TEST_PASSWORD);
  });

  test("an address in other letters is the same address", async () => {
    await register("Case@Example.com");
    expect((await register("case@example.com")).status).toBe(200);
    const found = await server.database.pool.query("select 1 from users where lower(email) = 'case@example.com'");
    expect(found.rows).toHaveLength(1);
  });

  test("a form that is sent twice at once makes one account", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => register("twice@example.com")));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const found = await server.database.pool.query(
      "select (select count(*)::int from users where email = $1) as users, (select count(*)::int from accounts a join users u on u.id = a.user_id where email = $1) as accounts",
      ["twice@example.com"],
    );
    expect(found.rows[0]).toEqual({ users: 1, accounts: 1 });
  });

  test.each([
    [{ password: "short1!" }, "Password does not meet all requirements"],
    [{ password: "nouppercase1!" }, "Password does not meet all requirements"],
    [{ password: "NoDigits!!" }, "Password does not meet all requirements"],
    [{ password: `A1!${"x".repeat(200)}` }, "Password does not meet all requirements"],
    [{ name: "  " }, "Please fill in all fields"],
    [{ name: "Ad\u200bmin" }, "Please use a readable, one-line name."],
    [{ name: "\u3164" }, "Please use a readable, one-line name."],
  ])("%j is refused with %j", async (more, message) => {
    expect(await register("refused@example.com", more)).toMatchObject({
      status: 422,
      body: { message, error: { code: "VALIDATION_FAILED", message } },
    });
  });

  test("nobody under 16, said kindly", async () => {
    const year = new Date().getUTCFullYear() - 12;
    const answer = await register("young@example.com", { birthYear: year });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "AGE_BELOW_MINIMUM" } } });
    expect(String(answer.body["message"])).toContain("come back when you're 16");
  });

  test("a picture can't be brought along: neither someone else's nor one that is too long to keep", async () => {
    for (const [email, image] of [
      ["pictured@example.com", "/files/0/0.webp"],
      ["endless@example.com", `/files/${randomBytes(3600).toString("base64url")}`],
    ] as const) {
      expect((await register(email, { image })).status).toBe(200);
      const { rows } = await server.database.pool.query(
        "select u.image, p.avatar_url from users u join profiles p on p.id = u.id where u.email = $1",
        [email],
      );
      expect(rows).toEqual([{ image: null, avatar_url: null }]);
    }
  });

  test("an address longer than mail allows is refused, known or not", async () => {
    expect((await register(`${"a".repeat(5000)}@example.com`)).status).toBe(422);
  });

  test("a role can't be brought along", async () => {
    await register("greedy@example.com", { role: "moderator", emailVerified: true });
    const found = await server.database.pool.query("select role, email_verified from users where email = 'greedy@example.com'");
    expect(
      found.rows.every((row: { role: string; email_verified: boolean }) => row.role === "member" && !row.email_verified),
    ).toBe(true);
  });
});

describe("a forgotten password", () => {
  test("is answered the same for everyone", async () => {
    const known = await server.person("Forgetful");
    const answers = await Promise.all(
      [known.email, "nobody-here@example.com"].map((email) =>
        server.visitor.call("POST", "/api/auth/request-password-reset", { email, redirectTo: "/reset-password" }),
      ),
    );
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await mailsTo("nobody-here@example.com")).toEqual([]);
  });

  test("is replaced once by the link of the mail, which ends every session", async () => {
    const person = await server.person("Resetter");
    await server.visitor.call("POST", "/api/auth/request-password-reset", { email: person.email });
    const link = linkIn((await mailsTo(person.email))[0]);
    expect(link.pathname).toBe("/reset-password");
    const token = link.searchParams.get("token");
    expect(await server.visitor.call("POST", "/api/auth/reset-password", { token, newPassword: "weak" })).toMatchObject({
      status: 422,
      body: { error: { message: "Password does not meet all requirements" } },
    });
    expect((await server.visitor.call("POST", "/api/auth/reset-password", { token, newPassword: "Brandnew!1" })).status).toBe(
      200,
    );
    expect((await person.call("GET", "/api/profile")).status).toBe(401);
    await server.signIn(person.email, "Brandnew!1");
    expect(
      (await server.visitor.call("POST", "/api/auth/reset-password", { token, newPassword: "Another!47basil" })).status,
    ).toBe(400);
    expect((await mailsTo(person.email)).map((mail) => mail.subject)).toContain("Your password was changed");
  });
});

test("a password that is guessed first is refused wherever one is chosen, in words", async () => {
  const person = await server.person("Mara Lindqvist");
  await person.call("PATCH", "/api/profile", { username: "winterbear" });
  const [common, personal] = [/too common/, /too close to your name/];
  const signUp = (password: string) => register("weak@example.com", { name: "Mara Lindqvist", password });
  await server.visitor.call("POST", "/api/auth/request-password-reset", { email: person.email });
  const token = linkIn((await mailsTo(person.email))[0]).searchParams.get("token");
  const reset = (newPassword: string) => server.visitor.call("POST", "/api/auth/reset-password", { token, newPassword });
  const change = (newPassword: string) =>
    person.call("POST", "/api/auth/change-password", { currentPassword: TEST_PASSWORD, newPassword });
  for (const [choose, password, sentence] of [
    [signUp, "Password1!", common],
    [signUp, "Qwerty123!", common],
    [signUp, "My_Password2026!!", common],
    [signUp, "Lindqvist1!", personal],
    [change, "Password1!", common],
    [change, "Lockstep!2026", common],
    [change, "Winterbear1!", personal],
    [reset, "P@ssw0rd1!", common],
    [reset, "MaraLindqvist1!", personal],
    [reset, "Mara12345678!", personal],
  ] as const)
    expect([password, await choose(password)]).toMatchObject([
      password,
      { status: 422, body: { message: expect.stringMatching(sentence) as string } },
    ]);
  // A refused password uses up no link.
  expect((await reset("Tamarind!9kettle")).status).toBe(200);
  expect((await reset("Tamarind!9kettle")).status).toBe(400);
});

test("the list of common passwords is anyone's to read, and kept for a day", async () => {
  const { headers, body } = await server.visitor.call("GET", "/api/common-passwords");
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
  // Ranked as the server ranks them.
  expect(body["passwords"]).toEqual((await loadCommonPasswords()).words);
});

test.each(["a@b", "a b@example.com", "", "a@b@example.com"])("%j is no address, said in words", async (email) => {
  for (const [path, body] of [
    ["/api/auth/sign-up/email", { name: "N", email, password: "Quince!47basil" }],
    ["/api/auth/request-password-reset", { email }],
    ["/api/auth/sign-in/email", { email, password: "Quince!47basil" }],
  ] as const) {
    const answer = await server.visitor.call("POST", path, body);
    expect([path, answer.status >= 400, answer.body["message"]]).toEqual([path, true, "Please enter a valid email address."]);
  }
});

test("a mail that can't be written waits in the queue", async () => {
  const full = await startTestServer({ works: true });
  await rm(join(full.dataDir, "mailbox"), { recursive: true, force: true });
  await writeFile(join(full.dataDir, "mailbox"), "No folder: nothing can be written below it.");
  await full.visitor.call("POST", "/api/auth/sign-up/email", {
    name: "N",
    email: "queued@example.com",
    password: "Quince!47basil",
  });
  await full.platform.auth.settle();
  const queued = await full.database.pool.query("select data from pgboss.job where name = 'mail'");
  expect(JSON.stringify(queued.rows)).toContain("queued@example.com");
  await full.stop();
});

test("both answers that must not tell take as long as was set, whatever they do", async () => {
  const slow = await startTestServer({ evenMs: 300 });
  const known = await slow.person("Known");
  for (const email of [known.email, "fresh@example.com"]) {
    for (const [path, body] of [
      ["/api/auth/sign-up/email", { name: "N", email, password: "Quince!47basil" }],
      ["/api/auth/request-password-reset", { email }],
    ] as const) {
      const started = performance.now();
      await slow.visitor.call("POST", path, body);
      // Not how fast: that the floor is there at all. Without it an answer takes a few milliseconds; a timer may fire a little early.
      expect(performance.now() - started).toBeGreaterThan(200);
    }
  }
  await slow.stop();
});

test("with a mail server nobody signs in before the address is confirmed", async () => {
  const strict = await startTestServer({ environment: { SMTP_URL: "smtp://127.0.0.1:1", JOBS: "off" }, works: true });
  await strict.visitor.call("POST", "/api/auth/sign-up/email", {
    name: "New",
    email: "strict@example.com",
    password: "Quince!47basil",
  });
  await strict.platform.auth.settle();
  expect(
    await strict.visitor.call("POST", "/api/auth/sign-in/email", { email: "strict@example.com", password: "Quince!47basil" }),
  ).toMatchObject({ status: 403 });
  const queued = await strict.database.pool.query("select data from pgboss.job where name = 'mail'");
  expect(JSON.stringify(queued.rows)).toContain("strict@example.com");
  expect((await strict.visitor.call("GET", "/api/config")).body).toMatchObject({
    emailVerificationRequired: true,
    mailboxUrl: null,
  });
  await strict.stop();
});
