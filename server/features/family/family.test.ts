import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, TEST_PASSWORD, type TestServer } from "../../testing/start-server.ts";
import { codeOf, familyCalls } from "./family.fixture.ts";
import { findFamilyOf } from "./index.ts";

let server: TestServer;
let now = new Date("2027-03-01T09:00:00Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => (now = new Date(now.getTime() + 1)) });
});
afterAll(() => server.stop());
const at = familyCalls(() => server);

describe("who may do what", () => {
  test("visitors are asked to sign in", async () => {
    for (const [method, path] of [
      ["GET", "/api/family"],
      ["POST", "/api/family"],
      ["DELETE", "/api/family"],
      ["POST", "/api/family/invitations"],
      ["DELETE", `/api/family/invitations/${randomUUID()}`],
      ["POST", "/api/family/invitations/none/accept"],
      ["DELETE", `/api/family/members/${randomUUID()}`],
      ["GET", `/api/family/eaters/${randomUUID()}`],
      ["GET", "/api/family/progress"],
    ] as const)
      expect(codeOf(await server.visitor.call(method, path)), `${method} ${path}`).toBe("NOT_SIGNED_IN");
  });

  test("someone without a membership has no family and can't start one", async () => {
    const person = await server.person();
    expect(await at.read(person)).toBe(null);
    const started = await person.call("POST", "/api/family");
    expect([started.status, codeOf(started)]).toEqual([403, "MEMBERSHIP_REQUIRED"]);
    expect(started.body["error"]).toMatchObject({ message: "Sharing with your family is included in Family." });
    expect(codeOf(await person.call("POST", "/api/family/invitations"))).toBe("MEMBERSHIP_REQUIRED");
    for (const [method, path] of [
      ["DELETE", "/api/family"],
      ["DELETE", `/api/family/members/${person.id}`],
      ["GET", `/api/family/eaters/${randomUUID()}`],
      ["GET", "/api/family/progress"],
    ] as const)
      expect((await person.call(method, path)).status, `${method} ${path}`).toBe(404);
  });

  test("the owner starts a family once, and is the first in it", async () => {
    const owner = await at.payer("Olga Owner");
    const [first, again] = await Promise.all([owner.call("POST", "/api/family"), owner.call("POST", "/api/family")]);
    expect(first.body).toMatchObject({ role: "owner", isLive: true, endsAt: null, freePlaces: 4, canInvite: true, canEnd: true });
    expect(again.body["id"]).toBe(first.body["id"]);
    expect(first.body["members"]).toMatchObject([{ fullName: "Olga Owner", isOwner: true, isYou: true, canRemove: false }]);
  });

  test("a member sees the family and leaves it, and does nothing to it", async () => {
    const owner = await at.payer();
    const [member, other] = [await at.member(owner, "Mia One"), await at.member(owner, "Tim Two")];
    expect(await at.read(member)).toMatchObject({ role: "member", invitations: [], canInvite: false, canEnd: false });
    expect(codeOf(await member.call("POST", "/api/family/invitations"))).toBe("FORBIDDEN");
    expect(codeOf(await member.call("DELETE", "/api/family"))).toBe("FORBIDDEN");
    expect(codeOf(await member.call("DELETE", `/api/family/members/${other.id}`))).toBe("FORBIDDEN");
    expect(codeOf(await member.call("DELETE", `/api/family/members/${owner.id}`))).toBe("FORBIDDEN");
    expect((await member.call("DELETE", `/api/family/members/${member.id}`)).status).toBe(200);
    expect(await at.read(member)).toBe(null);
    expect(await at.namesIn(owner)).toEqual(["Olga Owner", "Tim Two"]);
  });

  test("the owner takes people out, and stays", async () => {
    const owner = await at.payer();
    const member = await at.member(owner);
    expect((await owner.call("DELETE", `/api/family/members/${member.id}`)).status).toBe(200);
    expect(await at.read(member)).toBe(null);
    expect(codeOf(await owner.call("DELETE", `/api/family/members/${owner.id}`))).toBe("FAMILY_OWNER_STAYS");
    expect((await owner.call("DELETE", `/api/family/members/${member.id}`)).status).toBe(404);
  });

  test("a stranger can't touch another family's people, invitations or eaters", async () => {
    const [owner, stranger] = [await at.payer(), await at.payer("Sue Stranger")];
    const member = await at.member(owner);
    await stranger.call("POST", "/api/family");
    const { body: open } = await owner.call("POST", "/api/family/invitations");
    const eater = randomUUID();
    const eats = { name: "Nia", diet: "standard", allergies: ["Nuts"], portion: 0.5 };
    expect((await owner.call("PUT", `/api/family/eaters/${eater}`, eats)).status).toBe(200);
    expect((await stranger.call("DELETE", `/api/family/members/${member.id}`)).status).toBe(404);
    expect((await stranger.call("DELETE", `/api/family/invitations/${String(open["id"])}`)).status).toBe(404);
    expect((await stranger.call("GET", `/api/family/eaters/${eater}`)).status).toBe(404);
    expect((await stranger.call("DELETE", `/api/family/eaters/${eater}`)).status).toBe(404);
    const taken = await stranger.call("PUT", `/api/family/eaters/${eater}`, { ...eats, name: "Mine" });
    expect([codeOf(taken), JSON.stringify(taken.body).includes("Nia")]).toEqual(["ID_TAKEN", false]);
  });
});

describe("invitations", () => {
  test("a link lets one person in, once", async () => {
    const owner = await at.payer();
    const token = await at.invite(owner);
    const [first, second] = [await server.person("Ann First"), await server.person("Ben Second")];
    const offer = await server.visitor.call("GET", `/api/family/invitations/${token}/offer`);
    expect(offer.body).toMatchObject({ ownerName: "Olga Owner", problem: null });
    expect((await at.accept(first, token)).body).toMatchObject({ role: "member" });
    // A second tap.
    expect((await at.accept(first, token)).status).toBe(200);
    const refused = await at.accept(second, token);
    expect([refused.status, codeOf(refused)]).toEqual([409, "INVITATION_USED"]);
    expect(await at.namesIn(owner)).toEqual(["Olga Owner", "Ann First"]);
  });

  test("only its hash is kept", async () => {
    const token = await at.invite(await at.payer());
    const rows = await server.database.pool.query("select * from family_invitations");
    expect(JSON.stringify(rows.rows)).not.toContain(token);
  });

  test("one by email is mailed, and works for that address only", async () => {
    const owner = await at.payer("Olga Owner");
    const [invited, other] = [await server.person("Ina Invited"), await server.person()];
    const token = await at.invite(owner, { email: invited.email.toUpperCase() });
    const mail = await at.mailWith(token);
    expect(mail?.to).toBe(invited.email);
    expect(mail?.subject).toBe("Olga Owner invited you to their family");
    const refused = await at.accept(other, token);
    expect([refused.status, codeOf(refused)]).toEqual([403, "INVITATION_NOT_YOURS"]);
    expect((await at.accept(invited, token)).status).toBe(200);
    const again = await owner.call("POST", "/api/family/invitations", { email: invited.email });
    expect([again.status, codeOf(again)]).toEqual([422, "VALIDATION_FAILED"]);
  });

  test("a name that reads like an advertisement doesn't travel in the mail", async () => {
    const owner = await at.payer("Win at www.spam.example");
    const token = await at.invite(owner, { email: "someone@example.com" });
    expect(JSON.stringify(await at.mailWith(token))).not.toContain("spam");
  });

  test("the same address gets a new link, and the old one is void", async () => {
    const owner = await at.payer();
    const invited = await server.person();
    const old = await at.invite(owner, { email: invited.email });
    await at.invite(owner, { email: invited.email });
    expect((await at.read(owner))?.invitations).toHaveLength(1);
    expect(codeOf(await at.accept(invited, old))).toBe("INVITATION_UNKNOWN");
  });

  test("withdrawn, invented and expired ones let nobody in", async () => {
    const owner = await at.payer();
    const person = await server.person();
    const { body } = await owner.call("POST", "/api/family/invitations");
    expect((await owner.call("DELETE", `/api/family/invitations/${String(body["id"])}`)).status).toBe(200);
    expect((await owner.call("DELETE", `/api/family/invitations/${String(body["id"])}`)).status).toBe(404);
    for (const token of [at.tokenIn(body["url"]), "invented"]) {
      const refused = await at.accept(person, token);
      expect([refused.status, codeOf(refused)]).toEqual([404, "INVITATION_UNKNOWN"]);
      expect((await server.visitor.call("GET", `/api/family/invitations/${token}/offer`)).status).toBe(404);
    }
    const token = await at.invite(owner);
    now = new Date(now.getTime() + 7 * 86_400_000);
    const late = await at.accept(person, token);
    expect([late.status, codeOf(late)]).toEqual([410, "INVITATION_EXPIRED"]);
    expect((await at.read(owner))?.invitations).toMatchObject([{ isExpired: true, email: null }]);
  });

  test("nobody is in two families, and a sixth person in none", async () => {
    const [owner, other] = [await at.payer(), await at.payer()];
    const member = await at.member(owner);
    expect(codeOf(await at.accept(member, await at.invite(other)))).toBe("ALREADY_IN_FAMILY");
    const spare = await at.invite(owner);
    for (let n = 0; n < 3; n += 1) await at.member(owner);
    const sixth = await at.accept(await server.person(), spare);
    expect([sixth.status, codeOf(sixth)]).toEqual([409, "FAMILY_FULL"]);
    expect(codeOf(await owner.call("POST", "/api/family/invitations"))).toBe("FAMILY_FULL");
  });
});

describe("who eats", () => {
  const eats = { name: "Nia", diet: "vegetarian", allergies: ["Nuts"], portion: 0.5 };

  test("is everyone's to see, a guest everyone's to change, and how a member eats their own", async () => {
    const owner = await at.payer();
    const member = await at.member(owner, "Mia Member");
    const [guest, mine] = [randomUUID(), randomUUID()];
    expect((await owner.call("PUT", `/api/family/eaters/${guest}`, eats)).body).toMatchObject({ ...eats, userId: null });
    expect((await member.call("PUT", `/api/family/eaters/${guest}`, { ...eats, portion: 0.75 })).body).toMatchObject({
      portion: 0.75,
    });
    const own = { name: "x", diet: "vegan", allergies: ["Soy"], portion: 1, isYou: true };
    expect((await member.call("PUT", `/api/family/eaters/${mine}`, own)).body).toMatchObject({
      name: "Mia Member",
      userId: member.id,
      canChange: true,
    });
    // A second device that made its own id changes the same entry.
    expect((await member.call("PUT", `/api/family/eaters/${randomUUID()}`, { ...own, diet: "paleo" })).body).toMatchObject({
      id: mine,
    });
    expect((await owner.call("GET", `/api/family/eaters/${mine}`)).body).toMatchObject({ diet: "paleo", canChange: false });
    expect(codeOf(await owner.call("PUT", `/api/family/eaters/${mine}`, eats))).toBe("FORBIDDEN");
    expect(codeOf(await owner.call("DELETE", `/api/family/eaters/${mine}`))).toBe("FORBIDDEN");
    expect((await member.call("DELETE", `/api/family/eaters/${guest}`)).status).toBe(200);
    await member.call("DELETE", `/api/family/members/${member.id}`);
    expect((await at.read(owner))?.eaters).toEqual([]);
  });

  test.each([
    ["no name", { name: " " }],
    ["a diet of nobody's", { diet: "carnivore" }],
    ["an allergy twice", { allergies: ["Nuts", "Nuts"] }],
    ["no portion", { portion: 0 }],
    ["a portion of thirds", { portion: 0.3 }],
  ])("can't have %s", async (_what, wrong) => {
    const owner = await at.payer();
    await owner.call("POST", "/api/family");
    expect((await owner.call("PUT", `/api/family/eaters/${randomUUID()}`, { ...eats, ...wrong })).status).toBe(422);
  });

  test("has room for five without an account", async () => {
    const owner = await at.payer();
    await owner.call("POST", "/api/family");
    const put = () => owner.call("PUT", `/api/family/eaters/${randomUUID()}`, eats);
    for (let n = 0; n < 5; n += 1) expect((await put()).status).toBe(200);
    expect(codeOf(await put())).toBe("VALIDATION_FAILED");
  });
});

describe("progress", () => {
  test("holds nothing that wasn't opted into, item by item", async () => {
    const owner = await at.payer();
    const member = await at.member(owner, "Mia Member");
    const board = async (by: typeof owner) =>
      (await by.call("GET", "/api/family/progress")).body as { items: object[]; shares: string[] };
    const KEYS = ["workouts", "minutes", "streak", "achievements"];
    const keysOf = (item: object | undefined) => Object.keys(item ?? {}).filter((key) => KEYS.includes(key));
    expect((await board(owner)).items.map(keysOf)).toEqual([[], []]);
    for (const shares of [["streak"], ["workouts", "achievements"], KEYS, []]) {
      expect((await member.call("PUT", "/api/family/progress", { shares })).body["shares"]).toEqual(shares);
      const { items, shares: owners } = await board(owner);
      expect([keysOf(items[0]), keysOf(items[1]).toSorted(), owners]).toEqual([[], shares.toSorted(), []]);
    }
    expect((await member.call("PUT", "/api/family/progress", { shares: ["weight"] })).status).toBe(422);
  });

  test("counts this week's training", async () => {
    const owner = await at.payer();
    await owner.call("POST", "/api/family");
    const today = now.toISOString().slice(0, 10);
    const { body: library } = await owner.call("GET", "/api/exercises");
    const [exercise] = library["items"] as { id: string }[];
    const done = { exerciseId: exercise?.id, date: today, minutes: 12, sets: [] };
    expect((await owner.call("PUT", `/api/training/completions/${randomUUID()}`, done)).status).toBe(200);
    const { body } = await owner.call("PUT", "/api/family/progress", { shares: ["workouts", "minutes"] });
    expect(body["items"]).toMatchObject([{ workouts: 1, minutes: 12 }]);
  });
});

describe("a family that nobody pays for", () => {
  test("keeps its people and gives them nothing, until someone continues it", async () => {
    const owner = await at.payer("Olga Owner");
    const [member, other] = [await at.member(owner, "Mia Member"), await at.member(owner, "Tim Two")];
    const waiting = await at.invite(owner);
    const guest = randomUUID();
    await owner.call("PUT", `/api/family/eaters/${guest}`, { name: "Nia", diet: "vegan", allergies: [], portion: 0.5 });
    expect(await at.subscription(member)).toMatchObject({ tier: "family", subscriptionStatus: "active", isThroughFamily: true });
    await at.stopPaying(owner);
    expect(await at.subscription(member)).toMatchObject({ tier: "free", subscriptionStatus: null, isThroughFamily: false });
    expect(await findFamilyOf(server.platform, member.id)).toBe(null);
    expect(await at.read(member)).toMatchObject({ isLive: false, canContinue: false, eaters: [{ name: "Nia" }] });
    expect(codeOf(await at.accept(await server.person(), waiting))).toBe("FAMILY_LAPSED");
    expect(codeOf(await owner.call("POST", "/api/family/invitations"))).toBe("FAMILY_LAPSED");
    expect((await member.call("GET", "/api/family/progress")).status).toBe(404);
    await server.database.pool.query(
      `insert into stripe_subscriptions (user_id, price_id, status, current_period_end)
       values ($1, 'price_family_monthly', 'active', 4000000000)`,
      [member.id],
    );
    expect(await at.read(member)).toMatchObject({ isLive: false, canContinue: true });
    expect((await member.call("POST", "/api/family")).body).toMatchObject({ role: "owner", isLive: true, canContinue: false });
    expect(await at.subscription(other)).toMatchObject({ tier: "family", isThroughFamily: true });
    expect(await at.read(owner)).toMatchObject({ role: "member" });
    expect(await findFamilyOf(server.platform, other.id)).toMatchObject({ role: "member" });
  });

  test("is deleted when its owner ends it", async () => {
    const owner = await at.payer();
    const member = await at.member(owner);
    await at.stopPaying(owner);
    const ended = await owner.call("DELETE", "/api/family");
    expect([ended.status, await at.read(owner), await at.read(member)]).toEqual([200, null, null]);
  });
});

describe("deleting an account", () => {
  test("ends an owner's family, and takes a member out of theirs", async () => {
    const owner = await at.payer();
    const [member, other] = [await at.member(owner, "Mia Member"), await at.member(owner, "Tim Two")];
    const exported = await member.call("GET", "/api/account/export");
    expect(exported.body["account"]).toMatchObject({ family: { membership: { isOwner: false, shares: [] } } });
    expect((await member.call("DELETE", "/api/account", { password: TEST_PASSWORD })).status).toBe(200);
    expect(await at.namesIn(owner)).toEqual(["Olga Owner", "Tim Two"]);
    expect((await owner.call("DELETE", "/api/account", { password: TEST_PASSWORD })).status).toBe(200);
    expect([await at.read(other), (await at.subscription(other))["tier"]]).toEqual([null, "free"]);
  });
});
