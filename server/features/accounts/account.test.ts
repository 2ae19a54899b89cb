import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailbox } from "../../platform/mail/mailbox.ts";
import { startTestServer, TEST_PASSWORD, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  // Time stands still: what is remembered of a session is forgotten by what happens to it, never by itself.
  const start = new Date();
  server = await startTestServer({ works: true, now: () => start });
});
afterAll(() => server.stop());

describe("sessions", () => {
  test("are listed, and each can be ended", async () => {
    const phone = await server.person("Two Devices");
    const laptop = await server.signIn(phone.email, TEST_PASSWORD);
    const list = await laptop.call("GET", "/api/auth/list-sessions");
    const sessions = Object.values(list.body) as { token: string }[];
    expect(Array.isArray(sessions) && sessions.length).toBe(2);
    const phoneToken = decodeURIComponent(phone.cookie).split("=")[1]?.split(".")[0];
    expect((await laptop.call("POST", "/api/auth/revoke-session", { token: phoneToken })).status).toBe(200);
    expect((await phone.call("GET", "/api/profile")).status).toBe(401);
    expect((await laptop.call("GET", "/api/profile")).status).toBe(200);
  });

  test("a stranger cannot end mine", async () => {
    const owner = await server.person("Owner");
    const stranger = await server.person("Stranger");
    await stranger.call("POST", "/api/auth/revoke-session", {
      token: decodeURIComponent(owner.cookie).split("=")[1]?.split(".")[0],
    });
    expect((await owner.call("GET", "/api/profile")).status).toBe(200);
  });

  test("end at sign-out", async () => {
    const person = await server.person("Leaving");
    expect((await person.call("GET", "/api/profile")).status).toBe(200);
    expect((await person.call("POST", "/api/auth/sign-out")).status).toBe(200);
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

test("a new address counts once its link was opened, and an address in use tells nothing", async () => {
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

test("who holds a session may not try passwords without end where the password is changed", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" } });
  const person = await limited.person();
  const guess = () =>
    person.call("POST", "/api/auth/change-password", { currentPassword: "Wrong!2026", newPassword: "Brandnew!1" });
  for (let guesses = 0; guesses < 10; guesses += 1) expect((await guess()).status).toBe(400);
  expect(await guess()).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
  await limited.stop();
});
