import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMailbox } from "../../platform/mail/mailbox.ts";
import { startTestServer, TEST_PASSWORD, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  const start = new Date();
  server = await startTestServer({ works: true, now: () => start });
});
afterAll(() => server.stop());

const ask = (person: Person, newEmail: string, password?: string) =>
  person.call("POST", "/api/auth/change-email", { newEmail, ...(password === undefined ? {} : { password }) });

async function mailsTo(address: string): Promise<readonly string[]> {
  await server.platform.auth.settle();
  const mails = await createMailbox(server.dataDir, () => new Date()).list();
  return mails.filter((mail) => mail.to === address).map((mail) => mail.text);
}

async function linkTo(address: string): Promise<string> {
  const text = (await mailsTo(address)).find((mail) => mail.includes("/api/auth/verify-email")) ?? "";
  const link = new URL(/^http\S+$/m.exec(text)?.[0] ?? "about:blank");
  return `${link.pathname}${link.search}`;
}

const emailOf = async (person: Person): Promise<unknown> =>
  (await server.database.pool.query("select email from users where id = $1", [person.id])).rows[0]?.email;

describe("a new address", () => {
  test("is asked for with the password", async () => {
    const person = await server.person("Borrowed Phone");
    const refused = { status: 400, body: { error: { code: "VALIDATION_FAILED" }, code: "INVALID_PASSWORD" } };
    expect(await ask(person, "taken-over@example.com")).toMatchObject(refused);
    expect(await ask(person, "taken-over@example.com", "Wrong!2026")).toMatchObject(refused);
    expect(await mailsTo("taken-over@example.com")).toEqual([]);
    expect(
      (await server.visitor.call("POST", "/api/auth/change-email", { newEmail: "x@example.com", password: "x" })).status,
    ).toBe(401);
  });

  test("notifies the old address when requested and when it takes effect, and ends every other session", async () => {
    const here = await server.person("Moving");
    const elsewhere = await server.signIn(here.email, TEST_PASSWORD);
    expect((await ask(here, "moved@example.com", TEST_PASSWORD)).status).toBe(200);
    expect((await mailsTo(here.email)).join()).toContain("moved@example.com");
    expect(await emailOf(here)).toBe(here.email);
    expect((await elsewhere.call("GET", "/api/profile")).status).toBe(200);
    await server.fetch(await linkTo("moved@example.com"), { redirect: "manual", headers: { Cookie: here.cookie } });
    expect(await emailOf(here)).toBe("moved@example.com");
    expect(await mailsTo(here.email)).toHaveLength(2);
    expect((await elsewhere.call("GET", "/api/profile")).status).toBe(401);
    expect((await here.call("GET", "/api/profile")).body["email"]).toBe("moved@example.com");
  });

  test("whose link is opened in another browser signs nobody in there", async () => {
    const person = await server.person("Elsewhere");
    await ask(person, "elsewhere@example.com", TEST_PASSWORD);
    const opened = await server.fetch(await linkTo("elsewhere@example.com"), { redirect: "manual" });
    expect(await emailOf(person)).toBe("elsewhere@example.com");
    const cookie = opened.headers
      .getSetCookie()
      .map((entry) => entry.split(";")[0])
      .join("; ");
    expect((await server.fetch("/api/profile", { headers: { Cookie: cookie } })).status).toBe(401);
    expect((await person.call("GET", "/api/profile")).status).toBe(401);
    await server.signIn("elsewhere@example.com", TEST_PASSWORD);
  });

  test("doesn't come about once the password was changed, another was asked for, or its link was used", async () => {
    const person = await server.person("Alarmed");
    await ask(person, "thief@example.com", TEST_PASSWORD);
    const changed = await person.call("POST", "/api/auth/change-password", {
      currentPassword: TEST_PASSWORD,
      newPassword: "Brandnew!1",
    });
    expect(changed.status).toBe(200);
    await server.platform.auth.settle();
    await server.fetch(await linkTo("thief@example.com"), { redirect: "manual" });
    expect(await emailOf(person)).toBe(person.email);

    const back = await server.signIn(person.email, "Brandnew!1");
    await ask(back, "first@example.com", "Brandnew!1");
    await ask(back, "second@example.com", "Brandnew!1");
    await server.fetch(await linkTo("first@example.com"), { redirect: "manual", headers: { Cookie: back.cookie } });
    expect(await emailOf(person)).toBe(person.email);
    await server.fetch(await linkTo("second@example.com"), { redirect: "manual", headers: { Cookie: back.cookie } });
    expect(await emailOf(person)).toBe("second@example.com");
  });

  test("that someone else took in the meantime is refused, not a fault", async () => {
    const person = await server.person("Late");
    await ask(person, "wanted@example.com", TEST_PASSWORD);
    const link = await linkTo("wanted@example.com");
    await server.database.pool.query("update users set email = 'wanted@example.com' where id = $1", [(await server.person()).id]);
    const opened = await server.fetch(link, { redirect: "manual" });
    expect(opened.status).toBeLessThan(500);
    expect(await emailOf(person)).toBe(person.email);
  });

  test("reveals nothing about other people's, confirmed or not", async () => {
    const other = await server.person("Other");
    const person = await server.person("Curious");
    await server.database.pool.query("update users set email_verified = false where id = $1", [person.id]);
    const known = await ask(person, other.email, TEST_PASSWORD);
    const unknown = await ask(person, "nobody-yet@example.com", TEST_PASSWORD);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    // Neither counts before its link was opened.
    expect(await emailOf(person)).toBe(person.email);
  });
});

test("links to choose a new password end with the change of password or address", async () => {
  const person = await server.person("Twice");
  const reset = async (): Promise<string> => {
    await server.visitor.call("POST", "/api/auth/request-password-reset", { email: person.email });
    const text = (await mailsTo(person.email)).find((mail) => mail.includes("/reset-password?token=")) ?? "";
    return /token=(\S+)/.exec(text)?.[1] ?? "";
  };
  const token = await reset();
  await person.call("POST", "/api/auth/change-password", { currentPassword: TEST_PASSWORD, newPassword: "Brandnew!1" });
  await server.platform.auth.settle();
  expect((await server.visitor.call("POST", "/api/auth/reset-password", { token, newPassword: "Stolen!47basil" })).status).toBe(
    400,
  );
  await server.signIn(person.email, "Brandnew!1");
});
