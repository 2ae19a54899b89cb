import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailbox } from "../../platform/mail/mailbox.ts";
import { hashSessionToken, signSessionToken } from "../../platform/auth/session-tokens.ts";
import { startTestServer, TEST_PASSWORD, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  // Time stands still: what is remembered of a session is forgotten by what happens to it, never on its own.
  const start = new Date();
  server = await startTestServer({ works: true, now: () => start });
});
afterAll(() => server.stop());

const tokenOf = ({ cookie }: { readonly cookie: string }): string =>
  /session_token=([^.;]+)/.exec(decodeURIComponent(cookie))?.[1] ?? "";

async function sessionId(person: Person): Promise<string> {
  const { session } = (await person.call("GET", "/api/auth/get-session")).body as { session: { id: string } };
  return session.id;
}

describe("sessions", () => {
  test("are listed, and each can be ended by its id", async () => {
    const phone = await server.person("Two Devices");
    const laptop = await server.signIn(phone.email, TEST_PASSWORD);
    const sessions = Object.values((await laptop.call("GET", "/api/auth/list-sessions")).body) as { id: string }[];
    expect(sessions).toHaveLength(2);
    const id = await sessionId(phone);
    expect(sessions.map((session) => session.id)).toContain(id);
    expect((await laptop.call("POST", "/api/auth/revoke-session", { id })).status).toBe(200);
    expect((await phone.call("GET", "/api/profile")).status).toBe(401);
    expect((await laptop.call("GET", "/api/profile")).status).toBe(200);
  });

  test("all others are ended at once", async () => {
    const here = await server.person("Staying");
    const others = await Promise.all([server.signIn(here.email, TEST_PASSWORD), server.signIn(here.email, TEST_PASSWORD)]);
    const stranger = await server.person("Elsewhere");
    expect((await here.call("POST", "/api/auth/revoke-other-sessions")).status).toBe(200);
    for (const other of others) expect((await other.call("GET", "/api/profile")).status).toBe(401);
    for (const person of [here, stranger]) expect((await person.call("GET", "/api/profile")).status).toBe(200);
  });

  test("a stranger can't end mine", async () => {
    const owner = await server.person("Owner");
    const stranger = await server.person("Stranger");
    await stranger.call("POST", "/api/auth/revoke-session", { id: await sessionId(owner) });
    for (const body of [{ token: tokenOf(owner) }, { id: "1" }, { id: null }])
      expect((await stranger.call("POST", "/api/auth/revoke-session", body)).status).toBe(400);
    expect((await owner.call("GET", "/api/profile")).status).toBe(200);
  });

  test("no answer but the cookie holds a token, and none is kept", async () => {
    const person = await server.person("Careful");
    const credentials = { email: person.email, password: TEST_PASSWORD };
    const signedIn = await server.visitor.call("POST", "/api/auth/sign-in/email", credentials);
    const token = tokenOf({ cookie: signedIn.headers.getSetCookie()[0] ?? "" });
    expect(token).toMatch(/^\w{32}$/);
    const answers = [
      signedIn,
      await person.call("GET", "/api/auth/get-session"),
      await person.call("GET", "/api/auth/list-sessions"),
      await person.call("GET", "/api/account/export"),
      await person.call("POST", "/api/auth/change-password", { currentPassword: TEST_PASSWORD, newPassword: "Brandnew!1" }),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("set-auth-token")).toBeNull();
      expect(JSON.stringify(body)).not.toMatch(/"token"/);
      for (const secret of [token, tokenOf(person)]) expect(JSON.stringify(body)).not.toContain(secret);
    }
    const stored = await server.database.pool.query<{ token: string }>("select token from sessions where user_id = $1", [
      person.id,
    ]);
    for (const row of stored.rows) expect(row.token).toMatch(/^sha256:/);
  });

  test("a program asks for its token and sends it signed", async () => {
    const person = await server.person("Program");
    const credentials = { email: person.email, password: TEST_PASSWORD };
    const signedIn = await server.visitor.call("POST", "/api/auth/sign-in/email", credentials, { "X-Session": "bearer" });
    const bearer = signedIn.headers.get("set-auth-token") ?? "";
    const [token = "", signature = ""] = decodeURIComponent(bearer).split(".");
    const stored = hashSessionToken(token);
    const as = async (sent: string): Promise<number> =>
      (await server.visitor.call("GET", "/api/profile", undefined, { Authorization: `Bearer ${sent}` })).status;
    expect(await as(bearer)).toBe(200);
    const forged = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    for (const wrong of [token, `${token}.`, `${token}.${forged}`, stored, tokenOf(person)]) expect(await as(wrong)).toBe(401);
    // Whoever read a dump has the hash, and perhaps the secret beside it.
    const { rows } = await server.database.pool.query("select value from installation_secrets where name = 'session'");
    expect(await as(signSessionToken(token, String(rows[0].value)))).toBe(200);
    expect(await as(signSessionToken(stored, String(rows[0].value)))).toBe(401);
  });

  test("a session of an earlier release goes on", async () => {
    const person = await server.person("Early");
    const { pool } = server.database;
    await pool.query("update sessions set token = $1 where user_id = $2", [tokenOf(person), person.id]);
    server.platform.actors.forget();
    expect((await person.call("GET", "/api/profile")).status).toBe(401);
    await pool.query(await readFile(new URL("../../migrations/0011_hashed_tokens.sql", import.meta.url), "utf8"));
    server.platform.actors.forget();
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
  });

  test("a session in use is renewed under the same token", async () => {
    const person = await server.person("Daily");
    await server.database.pool.query("update sessions set expires_at = $1 where user_id = $2", [
      new Date(Date.now() + 20 * 24 * 60 * 60 * 1000),
      person.id,
    ]);
    const renewed = await person.call("GET", "/api/auth/get-session");
    expect(renewed.headers.get("set-auth-token")).toBeNull();
    expect(tokenOf({ cookie: renewed.headers.getSetCookie()[0] ?? "" })).toBe(tokenOf(person));
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
  });

  test("end at sign-out", async () => {
    const person = await server.person("Leaving");
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
    const left = await person.call("POST", "/api/auth/sign-out");
    expect(left.status).toBe(200);
    expect(left.headers.get("clear-site-data")).toBe('"cache"');
    expect((await person.call("GET", "/api/profile")).status).toBe(401);
  });

  test("a changed password ends the others, asked or not", async () => {
    const here = await server.person("Changing");
    const elsewhere = await server.signIn(here.email, TEST_PASSWORD);
    expect(
      await here.call("POST", "/api/auth/change-password", { currentPassword: "Wrong!2026", newPassword: "Brandnew!1" }),
    ).toMatchObject({ status: 400 });
    expect(
      await here.call("POST", "/api/auth/change-password", { currentPassword: TEST_PASSWORD, newPassword: "weak" }),
    ).toMatchObject({ status: 422 });
    const changed = await here.call("POST", "/api/auth/change-password", {
      currentPassword: TEST_PASSWORD,
      newPassword: "Brandnew!1",
      revokeOtherSessions: false,
    });
    expect(changed.status).toBe(200);
    expect((await elsewhere.call("GET", "/api/profile")).status).toBe(401);
    const cookie = changed.headers.getSetCookie()[0]?.split(";")[0] ?? here.cookie;
    expect((await server.fetch("/api/profile", { headers: { Cookie: cookie } })).status).toBe(200);
    await server.signIn(here.email, "Brandnew!1");
  });

  test("a changed role reaches sessions that are remembered", async () => {
    const person = await server.person("Rising");
    expect((await person.call("GET", "/api/profile")).body["role"]).toBe("member");
    await server.database.pool.query("update users set role = 'moderator' where id = $1", [person.id]);
    let role = (await person.call("GET", "/api/profile")).body["role"];
    while (role !== "moderator") role = (await person.call("GET", "/api/profile")).body["role"];
    expect(role).toBe("moderator");
  });
});

test("a new address counts once its link was opened, and an address in use reveals nothing", async () => {
  const person = await server.person("Moving");
  const other = await server.person("Other");
  expect((await person.call("POST", "/api/auth/change-email", { newEmail: other.email, password: TEST_PASSWORD })).status).toBe(
    200,
  );
  expect(
    (await person.call("POST", "/api/auth/change-email", { newEmail: "moved@example.com", password: TEST_PASSWORD })).status,
  ).toBe(200);
  await server.platform.auth.settle();
  expect((await person.call("GET", "/api/profile")).body["email"]).toBe(person.email);
  const mails = (await createMailbox(server.dataDir, () => new Date()).list()).filter((mail) => mail.to === "moved@example.com");
  const link = new URL(/^http\S+$/m.exec(mails[0]?.text ?? "")?.[0] ?? "about:blank");
  await server.fetch(`${link.pathname}${link.search}`, { redirect: "manual", headers: { Cookie: person.cookie } });
  const found = await server.database.pool.query("select email from users where id = $1", [person.id]);
  expect(found.rows).toEqual([{ email: "moved@example.com" }]);
  await server.signIn("moved@example.com", TEST_PASSWORD);
});

describe("my data", () => {
  test("can be downloaded by me, without anything that opens the account", async () => {
    const person = await server.person("Curious");
    await person.call("PATCH", "/api/profile", { bio: "All of it, please." });
    const file = await person.call("GET", "/api/account/export");
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    const text = JSON.stringify(file.body);
    expect(text).toContain("All of it, please.");
    expect(text).toContain(person.email);
    const token = decodeURIComponent(person.cookie).split("=")[1]?.split(".")[0] ?? "?";
    expect(text).not.toContain(token);
    expect(text).not.toContain('"password"');
    expect((await server.visitor.call("GET", "/api/account/export")).status).toBe(401);
  });

  test("goes with the account, once the password was given", async () => {
    const person = await server.person("Gone");
    await person.call("GET", "/api/profile");
    expect(await person.call("DELETE", "/api/account", { password: "Wrong!2026" })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: "password" }] } },
    });
    expect((await person.call("DELETE", "/api/account", {})).status).toBe(422);
    expect((await server.visitor.call("DELETE", "/api/account", { password: TEST_PASSWORD })).status).toBe(401);
    expect((await person.call("DELETE", "/api/account", { password: TEST_PASSWORD })).status).toBe(200);
    expect((await person.call("GET", "/api/profile")).status).toBe(401);
    await expect(server.signIn(person.email, TEST_PASSWORD)).rejects.toThrow("401");
    const left = await server.database.pool.query(
      "select (select count(*) from users where id = $1) + (select count(*) from profiles where id = $1) + (select count(*) from sessions where user_id = $1) + (select count(*) from accounts where user_id = $1) as rows",
      [person.id],
    );
    expect(Number(left.rows[0]?.rows)).toBe(0);
  });

  test("better-auth's own ways around these are closed", async () => {
    const person = await server.person("Sly");
    expect((await person.call("POST", "/api/auth/update-user", { name: "Other" })).status).toBe(404);
    expect((await person.call("POST", "/api/auth/delete-user", {})).status).toBe(404);
  });
});

test("strangers' guesses close an account to strangers, not to a device that signed in before", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" } });
  try {
    const signedIn = async (name: string) => limited.signIn((await limited.person(name)).email, TEST_PASSWORD);
    const [owner, other] = [await signedIn("Owner"), await signedIn("Other")];
    const signIn = (password: string, Cookie: string, email = owner.email) =>
      limited.visitor.call("POST", "/api/auth/sign-in/email", { email, password }, { Cookie });
    const device = (person: Person): string => /lockstep\.device=[^;]+/.exec(person.cookie)?.[0] ?? "";
    expect(device(owner)).not.toBe("");
    await limited.database.pool.query(
      `insert into rate_limits (key, window_start, count, expires_at)
       select 'sign-in:' || left(replace(replace(encode(sha256($1::bytea), 'base64'), '+', '-'), '/', '_'), 22),
         to_timestamp(floor(extract(epoch from now()) / 900) * 900), 30, now() + interval '15 minutes'
       on conflict (key, window_start) do update set count = 30`,
      [owner.email],
    );
    expect((await signIn(TEST_PASSWORD, "")).status).toBe(429);
    const forged = device(owner).replace(/=.{4}/, "=AAAA");
    for (const cookie of [device(other), forged, "lockstep.device=", "lockstep.device=~.~"])
      expect((await signIn(TEST_PASSWORD, cookie)).status).toBe(429);
    expect((await signIn("Wrong!2026", device(owner))).status).toBe(401);
    const back = await signIn(TEST_PASSWORD, device(owner));
    expect(back.status).toBe(200);
    // The same device again, which may be guessed on no more than any other.
    const kept = back.headers.getSetCookie().find((cookie) => cookie.startsWith("lockstep.device=")) ?? "";
    expect(kept).toContain(device(owner));
    expect(kept).toMatch(/HttpOnly; SameSite=Lax/);
    // Two people on one device are both known there.
    const shared = (await signIn(TEST_PASSWORD, device(owner), other.email)).headers.getSetCookie().join(";");
    expect((await signIn(TEST_PASSWORD, /lockstep\.device=[^;]+/.exec(shared)?.[0] ?? "")).status).toBe(200);
  } finally {
    await limited.stop();
  }
});

test("who holds a session may not try passwords forever where the password is changed", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" } });
  const person = await limited.person();
  const guess = () =>
    person.call("POST", "/api/auth/change-password", { currentPassword: "Wrong!2026", newPassword: "Brandnew!1" });
  for (let guesses = 0; guesses < 10; guesses += 1) expect((await guess()).status).toBe(400);
  expect(await guess()).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
  await limited.stop();
});
