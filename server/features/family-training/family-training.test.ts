import { randomUUID } from "node:crypto";
import type { FamilyTraining } from "@lockstep/contract/family-training.ts";
import type { Plan } from "@lockstep/contract/training.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
// A Thursday.
const NOW = new Date("2027-03-04T12:00:00Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});
afterAll(() => server.stop());

const PATH = "/api/family/training";
const FRAME = { muscleGroups: ["Core", "Back"], durationMinutes: 30, daysPerWeek: 3, seed: 7 };
const OWN = { skillLevel: "beginner", location: "home", equipment: ["band"], avoid: ["knee"] };
const read = async (by: Caller) => (await by.call("GET", PATH)).body as unknown as FamilyTraining;
const set = (by: Caller, version = 0, more: object = {}) => by.call("PUT", PATH, { ...FRAME, ...more, version });
const join = (by: Caller, own: object = {}, version = 1) =>
  by.call("PUT", `${PATH}/membership`, { ...OWN, ...own, version, planId: randomUUID() });
const current = async (by: Caller) => (await by.call("GET", "/api/training/plans/current")).body as unknown as Plan;
const plansOf = async (by: Caller) => (await by.call("GET", "/api/training/plans")).body["items"] as { id: string }[];

const codeOf = ({ body }: Answer): unknown => (body["error"] as { code?: unknown } | undefined)?.code;
const setStatus = (person: Person, status: "active" | "canceled") =>
  server.database.pool.query("update stripe_subscriptions set status = $2 where user_id = $1", [person.id, status]);

/** Someone who pays for a family. */
async function payer(): Promise<Person> {
  const person = await server.person("Olga Owner");
  await server.database.pool.query(
    `insert into stripe_subscriptions (user_id, price_id, status, current_period_end)
     values ($1, 'price_family_monthly', 'active', 4000000000)`,
    [person.id],
  );
  return person;
}

/** Someone new in an owner's family. */
async function memberOf(owner: Person): Promise<Person> {
  const person = await server.person("Max Member");
  const { body } = await owner.call("POST", "/api/family/invitations");
  const token = String(body["url"]).split("/").at(-1) ?? "";
  expect((await person.call("POST", `/api/family/invitations/${token}/accept`)).status).toBe(200);
  return person;
}

/** A family of an owner and a member, with a plan to take part in. */
async function trainingFamily(): Promise<{ owner: Person; member: Person }> {
  const owner = await payer();
  const member = await memberOf(owner);
  expect((await set(owner)).status).toBe(200);
  return { owner, member };
}

const CALLS = [
  ["GET", PATH, undefined],
  ["PUT", PATH, { ...FRAME, version: 0 }],
  ["PUT", `${PATH}/membership`, { ...OWN, version: 1, planId: randomUUID() }],
  ["DELETE", `${PATH}/membership`, undefined],
] as const;

describe("who may", () => {
  test("visitors are asked to sign in, and people without a family have no such plan", async () => {
    const stranger = await server.person();
    for (const [method, path, body] of CALLS) {
      expect(codeOf(await server.visitor.call(method, path, body)), `${method} ${path}`).toBe("NOT_SIGNED_IN");
      expect((await stranger.call(method, path, body)).status, `${method} ${path}`).toBe(404);
    }
  });

  test("a member sets it up as well as the owner", async () => {
    const owner = await payer();
    const member = await memberOf(owner);
    expect(await read(owner)).toMatchObject({ frame: null, version: 0, taking: 0, mates: [], membership: null });
    expect((await set(member)).body).toMatchObject({ version: 1, frame: { ...FRAME, days: ["Monday", "Wednesday", "Friday"] } });
    expect((await set(owner)).status).toBe(409);
    expect((await set(owner, 1, { daysPerWeek: 4 })).body).toMatchObject({ version: 2, frame: { daysPerWeek: 4 } });
  });

  test("while nobody pays it's closed, and copies stay; continuing brings it back", async () => {
    const { owner, member } = await trainingFamily();
    await join(member);
    await setStatus(owner, "canceled");
    for (const [method, path, body] of CALLS)
      for (const person of [owner, member]) expect((await person.call(method, path, body)).status).toBe(404);
    expect((await current(member)).name).toBe("Family: Core and Back, 3 days at home");
    await setStatus(owner, "active");
    expect(await read(member)).toMatchObject({ taking: 1, membership: { isOutdated: false } });
  });

  test("another family's plan is out of reach", async () => {
    const { member } = await trainingFamily();
    await join(member);
    const other = await payer();
    await memberOf(other);
    expect(await read(other)).toMatchObject({ frame: null, taking: 0, mates: [] });
  });
});

describe("taking part", () => {
  test("gives each a copy of their own, as their current plan", async () => {
    const { owner, member } = await trainingFamily();
    await join(owner, { skillLevel: "advanced", location: "gym", equipment: [], avoid: [] });
    const answer = await join(member);
    const [hers, his] = [await current(owner), await current(member)];
    expect(hers.choices).toMatchObject({ ...FRAME, skillLevel: "advanced", location: "gym" });
    expect(his.choices).toMatchObject({ ...FRAME, ...OWN });
    expect(hers.days.map(({ isRest }) => isRest)).toEqual(his.days.map(({ isRest }) => isRest));
    expect(answer.body).toMatchObject({ taking: 2, membership: { planId: his.id, isOutdated: false }, own: OWN });
  });

  test("starts from one's plan, and avoids what the profile says too", async () => {
    const { member } = await trainingFamily();
    await member.call("PATCH", "/api/profile", { avoid: ["wrist"], equipment: ["mat"], skillLevel: "advanced" });
    expect((await read(member)).own).toEqual({ skillLevel: "advanced", location: "home", equipment: ["mat"], avoid: ["wrist"] });
    const choices = { ...FRAME, skillLevel: "intermediate", location: "gym", avoid: ["knee"], equipment: [] };
    await member.call("POST", "/api/training/plans", choices);
    expect((await read(member)).own).toEqual({
      skillLevel: "intermediate",
      location: "gym",
      equipment: [],
      avoid: ["wrist", "knee"],
    });
  });

  test("sent twice at once it is one copy, and another plan's id is none", async () => {
    const { member } = await trainingFamily();
    await member.call("POST", "/api/training/plans", { ...FRAME, skillLevel: "beginner", location: "gym" });
    const [mine] = await plansOf(member);
    const planId = randomUUID();
    const send = (id: string) => member.call("PUT", `${PATH}/membership`, { ...OWN, version: 1, planId: id });
    const answers = await Promise.all([send(planId), send(planId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await plansOf(member)).toHaveLength(2);
    expect(codeOf(await send(mine?.id ?? ""))).toBe("ID_TAKEN");
    expect(await read(member)).toMatchObject({ membership: { planId } });
  });

  test("shows who trains when, and what was done by those who share it, to those who take part", async () => {
    const { owner, member } = await trainingFamily();
    await join(owner);
    expect(await read(member)).toMatchObject({ taking: 1, mates: [] });
    await join(member);
    const plan = await current(member);
    const exerciseId = plan.days[0]?.exercises[0]?.exerciseId;
    const done = { date: "2027-03-01", exerciseId, planId: plan.id, minutes: 5, sets: [] };
    expect((await member.call("PUT", `/api/training/completions/${randomUUID()}`, done)).status).toBe(200);
    const daysSeen = async (by: Caller) => (await read(by)).mates.find(({ member: { id } }) => id === member.id)?.days;
    const days = (...isDone: (boolean | null)[]) =>
      ["Monday", "Wednesday", "Friday"].map((day, place) => ({ day, isDone: isDone[place] }));
    expect(await daysSeen(member)).toEqual(days(true, false, false));
    expect(await daysSeen(owner)).toEqual(days(null, null, null));
    await member.call("PUT", "/api/family/progress", { shares: ["workouts"] });
    expect(await daysSeen(owner)).toEqual(days(true, false, false));
    // What someone avoids and owns is theirs.
    expect(JSON.stringify((await read(owner)).mates)).not.toMatch(/knee|band|beginner/);
  });

  test("a changed frame is offered, and the copy stays as it is until its owner takes it", async () => {
    const { owner, member } = await trainingFamily();
    await join(member);
    const before = await current(member);
    await set(owner, 1, { daysPerWeek: 4 });
    expect(await read(member)).toMatchObject({ membership: { planId: before.id, isOutdated: true } });
    expect(await current(member)).toEqual(before);
    expect(codeOf(await join(member))).toBe("CONFLICT");
    expect((await join(member, {}, 2)).body).toMatchObject({ membership: { isOutdated: false } });
    expect((await current(member)).choices.daysPerWeek).toBe(4);
    expect((await plansOf(member)).map(({ id }) => id)).toContain(before.id);
  });

  test("a deleted copy leaves its owner without days", async () => {
    const { member } = await trainingFamily();
    await join(member);
    await member.call("DELETE", `/api/training/plans/${(await current(member)).id}`);
    expect(await read(member)).toMatchObject({ membership: { planId: null }, mates: [{ days: [] }] });
  });

  test.each(["taking part", "the family"])("leaving %s keeps the copy as an ordinary plan", async (what) => {
    const { owner, member } = await trainingFamily();
    await join(member);
    const before = await current(member);
    const path = what === "the family" ? `/api/family/members/${member.id}` : `${PATH}/membership`;
    expect((await member.call("DELETE", path)).status).toBe(200);
    expect(await current(member)).toEqual(before);
    expect(await read(owner)).toMatchObject({ taking: 0 });
  });
});
