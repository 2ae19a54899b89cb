import { afterAll, beforeAll, expect, test } from "vitest";
import { subscribe } from "../../testing/subscribe.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { hasEntitlement, requireEntitlement } from "./require-entitlement.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const END = NOW.getTime() / 1000 + 86_400;

let server: TestServer;
let now = NOW;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

test("a feature is open to whose membership has it, while it lasts", async () => {
  const { id: userId } = await server.person();
  const actor = { userId, role: "member" } as const;
  const refusal = {
    code: "MEMBERSHIP_REQUIRED",
    status: 403,
    message: "The full exercise library is included in Premium.",
    issues: [{ path: "fullLibrary" }],
  };
  await expect(requireEntitlement(server.platform, null, "fullLibrary")).rejects.toMatchObject(refusal);
  await expect(requireEntitlement(server.platform, actor, "fullLibrary")).rejects.toMatchObject(refusal);
  await subscribe(server, { id: userId }, { currentPeriodEnd: END });
  await requireEntitlement(server.platform, actor, "fullLibrary");
  expect(await hasEntitlement(server.platform, null, "fullLibrary")).toBe(false);
  now = new Date((END + 30 * 86_400) * 1000);
  await expect(requireEntitlement(server.platform, actor, "fullLibrary")).rejects.toMatchObject(refusal);
});
