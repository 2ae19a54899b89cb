import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { codeOf, familyCalls } from "./family.fixture.ts";

const DAY = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ works: true });
});
afterAll(() => server.stop());
const at = familyCalls(() => server);

async function advance(seconds: number): Promise<void> {
  const now = (await server.platform.payments?.now())?.getTime() ?? 0;
  const moved = await server.visitor.call("POST", "/dev/billing/clock", { to: Math.floor(now / 1000) + seconds });
  expect(moved.status).toBe(200);
}

async function ownRow(person: Person) {
  const found = await server.database.pool.query<{ cancel_at_period_end: boolean; subscription_status: string }>(
    "select cancel_at_period_end, subscription_status from stripe_user_subscriptions where user_id = $1",
    [person.id],
  );
  return found.rows[0];
}

test("a member's own Premium ends with its period, they buy nothing more, and the owner ends the family with theirs", async () => {
  const [owner, member] = [await server.person("Olga Owner"), await server.person("Mia Member")];
  await at.buy(owner, "price_family_monthly");
  await at.buy(member, "price_premium_monthly");
  expect((await at.accept(member, await at.invite(owner))).status).toBe(200);
  expect(await at.subscription(member)).toMatchObject({
    tier: "family",
    subscriptionStatus: "active",
    trialEndsAt: null,
    isThroughFamily: true,
    features: { familyMembers: 5 },
  });
  await at.until(async () => (await ownRow(member))?.cancel_at_period_end === true);
  const refused = await at.checkout(member, "price_family_monthly");
  expect([refused.status, codeOf(refused)]).toEqual([409, "FAMILY_COVERS_YOU"]);
  // The owner's trial becomes a paid month; the member's own is over.
  await advance(8 * DAY);
  expect((await ownRow(member))?.subscription_status).toBe("canceled");
  expect(await at.subscription(member)).toMatchObject({ tier: "family", subscriptionStatus: "active" });
  const { body: ending } = await owner.call("DELETE", "/api/family");
  const { currentPeriodEnd, cancelAtPeriodEnd } = await at.subscription(owner);
  expect([ending["isLive"], ending["endsAt"], ending["canEnd"], cancelAtPeriodEnd]).toEqual([
    true,
    currentPeriodEnd,
    false,
    true,
  ]);
  expect((await owner.call("DELETE", "/api/family")).body["endsAt"]).toBe(currentPeriodEnd);
  expect((await at.subscription(member))["tier"]).toBe("family");
  await advance(31 * DAY);
  for (const person of [owner, member]) expect((await at.subscription(person))["tier"]).toBe("free");
  expect(await at.read(member)).toMatchObject({ isLive: false, endsAt: null });
  // Whoever continues subscribes.
  await at.buy(member, "price_family_monthly");
  expect((await member.call("POST", "/api/family")).body).toMatchObject({ role: "owner", isLive: true });
  expect(await at.subscription(owner)).toMatchObject({ tier: "family", isThroughFamily: true });
});

test("a member whose family lapsed may buy for themselves again", async () => {
  const owner = await at.payer();
  const member = await at.member(owner);
  await at.stopPaying(owner);
  expect((await at.checkout(member, "price_premium_monthly")).status).toBe(200);
});
