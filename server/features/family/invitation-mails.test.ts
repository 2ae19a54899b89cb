import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { familyCalls } from "./family.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
const at = familyCalls(() => server);

/** Presses "unsubscribe" in the mail program that shows an invitation. */
async function pressUnsubscribe(token: string): Promise<number> {
  const { pathname } = new URL((await at.mailWith(token))?.unsubscribe ?? "");
  return (await server.fetch(pathname, { method: "POST", body: "List-Unsubscribe=One-Click" })).status;
}

describe("an invitation's mail", () => {
  test("says in words too where such emails are turned off", async () => {
    const mail = await at.mailWith(await at.invite(await at.payer(), { email: "ines@example.com" }));
    expect(mail?.text).toContain(`Turn them off here:\n${mail?.unsubscribe}`);
  });

  test("doesn't come again to an address that turned them off; the answer is the same, and the link works", async () => {
    const token = await at.invite(await at.payer(), { email: "nora.new@example.com" });
    expect(await pressUnsubscribe(token)).toBe(200);
    const again = await at.invite(await at.payer(), { email: "Nora.New@example.com" });
    expect(await at.mailWith(again)).toBeUndefined();
    expect((await server.visitor.call("GET", `/api/family/invitations/${again}/offer`)).status).toBe(200);
    expect(await at.mailWith(await at.invite(await at.payer(), { email: "someone.new@example.com" }))).toBeDefined();
    const { rows } = await server.database.pool.query("select * from refused_addresses");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("example");
  });

  test("doesn't come to a member who turned them off, in the mail or in the settings", async () => {
    const [clicks, sets] = [await server.person(), await server.person()];
    expect(await pressUnsubscribe(await at.invite(await at.payer(), { email: clicks.email }))).toBe(200);
    await sets.call("PATCH", "/api/notifications/preferences", { offEmail: ["family_invitations"] });
    for (const { email } of [clicks, sets])
      expect(await at.mailWith(await at.invite(await at.payer(), { email }))).toBeUndefined();
    await sets.call("PATCH", "/api/notifications/preferences", { offEmail: ["getting_started"] });
    expect(await at.mailWith(await at.invite(await at.payer(), { email: sets.email }))).toBeDefined();
  });
});
