import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { KeptMealPlan } from "@lockstep/contract/nutrition.ts";
import { openStream } from "../../testing/event-stream.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { addItem, LIST, makeFamily, readList } from "./groceries.fixture.ts";
import { removeOldTombstones } from "./store.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const END = NOW.getTime() / 1000 + 30 * 86_400;
const REFUSAL = { code: "MEMBERSHIP_REQUIRED", message: "The shared grocery list is included in Family." };

let server: TestServer;
let now = NOW;
let familyId: string;
let owner: Person;
let member: Person;
let stranger: Person;

beforeAll(async () => {
  server = await startTestServer({ now: () => now, works: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = NOW;
  [owner, member, stranger] = await Promise.all([server.person("Olive"), server.person("Max"), server.person("Sid")]);
  familyId = await makeFamily(server, [owner, member], END);
});

const put = (person: Person, id: string, body: object) => person.call("PUT", `${LIST}/${id}`, body);
const remove = (person: Person, id: string) => person.call("DELETE", `${LIST}/${id}`);
const leave = (person: Person) => server.database.pool.query("delete from family_members where user_id = $1", [person.id]);

describe("who has the list", () => {
  test("the family's members, all of them alike", async () => {
    for (const person of [owner, member]) await person.call("GET", "/api/profile");
    const milk = await addItem(owner, "Milk", { aisle: "Dairy and eggs", display: "2 l" });
    await put(member, milk, { checked: true });
    const [seen] = await readList(owner);
    expect(seen).toEqual({
      id: milk,
      name: "Milk",
      aisle: "Dairy and eggs",
      display: "2 l",
      checked: true,
      clocks: { name: 1, aisle: 1, display: 1, checked: 1 },
      addedBy: owner.id,
      checkedBy: member.id,
    });
    expect(await readList(member)).toEqual([seen]);
    const { people } = (await owner.call("GET", LIST)).body;
    expect(people).toMatchObject([{ id: owner.id }, { id: member.id }]);
  });

  test("nobody else, whatever they ask", async () => {
    const milk = await addItem(owner, "Milk");
    await makeFamily(server, [stranger], NOW.getTime() / 1000 - 1);
    const premium = await server.person("Pia");
    await server.database.pool.query(
      "insert into stripe_subscriptions (user_id, price_id, status, current_period_end) values ($1, 'price_premium_monthly', 'active', $2)",
      [premium.id, END],
    );
    const free = await server.person("Finn");
    for (const [person, status, code] of [
      [stranger, 403, "MEMBERSHIP_REQUIRED"],
      [premium, 403, "MEMBERSHIP_REQUIRED"],
      [free, 403, "MEMBERSHIP_REQUIRED"],
      [server.visitor, 401, "NOT_SIGNED_IN"],
    ] as const) {
      for (const answer of [
        await person.call("GET", LIST),
        await person.call("PUT", `${LIST}/${milk}`, { checked: true }),
        await person.call("DELETE", `${LIST}/${milk}`),
        await person.call("POST", `${LIST}/from-plan`),
      ])
        expect([answer.status, answer.body["error"]]).toMatchObject([status, { code }]);
    }
    expect(await readList(owner)).toMatchObject([{ id: milk, checked: false }]);
  });

  test("another family has its own, under the same ids too", async () => {
    const milk = await addItem(owner, "Milk");
    await makeFamily(server, [stranger], END);
    await put(stranger, milk, { name: "Beer" });
    await remove(stranger, milk);
    expect(await readList(stranger)).toEqual([]);
    expect(await readList(owner)).toMatchObject([{ id: milk, name: "Milk" }]);
  });

  test("it locks when the membership ends, and nothing of it is lost", async () => {
    const milk = await addItem(member, "Milk");
    now = new Date(END * 1000);
    for (const person of [owner, member]) {
      const { body } = await person.call("GET", LIST);
      expect(body["error"]).toMatchObject({ ...REFUSAL, issues: [{ path: "sharedGroceries" }] });
      expect((await put(person, milk, { checked: true })).status).toBe(403);
    }
    now = NOW;
    expect(await readList(owner)).toMatchObject([{ id: milk, checked: false }]);
  });

  test("whoever leaves loses it at once, the stream included, and it stays with the others", async () => {
    const streams = await Promise.all([openStream(server.fetch, member), openStream(server.fetch, owner)]);
    const milk = await addItem(member, "Milk");
    // Both have received it before anyone leaves: what comes late would look like a leak.
    for (const stream of streams) expect(await stream.upTo("groceries.changed")).toEqual(["groceries.changed"]);
    await leave(member);
    expect((await member.call("GET", LIST)).body["error"]).toMatchObject(REFUSAL);
    expect((await put(member, milk, { checked: true })).status).toBe(403);
    await put(owner, milk, { checked: true });
    expect(await streams[1].upTo("groceries.changed")).toEqual(["groceries.changed"]);
    // Had the leaver's stream got one, it would be before what comes now.
    await server.database.pool.query(
      "insert into live_events (type, audience, audience_id, payload) values ('streaks.changed', 'person', $1, '{}')",
      [member.id],
    );
    expect(await streams[0].upTo("streaks.changed")).toEqual(["streaks.changed"]);
    await Promise.all(streams.map((stream) => stream.close()));
    expect(await readList(owner)).toMatchObject([{ id: milk, addedBy: member.id }]);
  });

  test("an account that's deleted leaves what it added", async () => {
    await addItem(member, "Milk");
    await server.database.pool.query("delete from users where id = $1", [member.id]);
    expect(await readList(owner)).toMatchObject([{ name: "Milk", addedBy: null }]);
  });
});

describe("changes", () => {
  const ID = randomUUID();
  const CHANGES: readonly (readonly [who: "owner" | "member", body: object | null])[] = [
    ["owner", { name: "Milk", clocks: { name: 1 } }],
    ["member", { name: "Oat milk", clocks: { name: 2 } }],
    ["owner", { checked: true, clocks: { checked: 1 } }],
    ["member", { checked: false, clocks: { checked: 2 } }],
    ["member", { display: "2 cartons", clocks: { display: 1 } }],
    ["owner", { display: "3 cartons", clocks: { display: 1 } }],
  ];
  const send = async ([who, body]: (typeof CHANGES)[number]): Promise<void> => {
    const person = who === "owner" ? owner : member;
    const { status } = body === null ? await remove(person, ID) : await put(person, ID, body);
    expect(status).toBe(200);
  };

  test.each([
    ["in their order", [0, 1, 2, 3, 4, 5]],
    ["backwards", [5, 4, 3, 2, 1, 0]],
    ["mixed, and some twice", [3, 1, 5, 2, 0, 3, 1, 4, 2, 0]],
  ])("end the same %s", async (_how, order) => {
    for (const change of order.flatMap((at) => CHANGES.slice(at, at + 1))) await send(change);
    expect(await readList(member)).toMatchObject([{ id: ID, name: "Oat milk", checked: false, display: "3 cartons" }]);
  });

  test.each([0, 2, 6])("a removal as number %i wins over all", async (place) => {
    for (const change of [...CHANGES].toSpliced(place, 0, ["member", null])) await send(change);
    expect(await readList(owner)).toEqual([]);
    const { rows } = await server.database.pool.query("select name, display from family_groceries where family_id = $1", [
      familyId,
    ]);
    expect(rows, "what it said is forgotten").toEqual([{ name: "", display: "" }]);
  });

  test("without clocks, each is the newest when it arrives", async () => {
    const milk = await addItem(owner, "Milk");
    await put(member, milk, { checked: true });
    await put(owner, milk, { checked: false, name: "Oat milk" });
    expect(await readList(owner)).toMatchObject([{ name: "Oat milk", checked: false, clocks: { name: 2, checked: 2 } }]);
  });

  test("sent at the same time, none is lost", async () => {
    const ids = await Promise.all(
      ["Milk", "Bread", "Salt", "Tea"].map((name, at) => addItem(at % 2 === 0 ? owner : member, name)),
    );
    await Promise.all(ids.flatMap((id) => [put(owner, id, { checked: true }), put(member, id, { display: "1" })]));
    const list = await readList(owner);
    expect(list).toHaveLength(4);
    for (const item of list) expect(item).toMatchObject({ checked: true, display: "1" });
  });

  test("that make no sense are refused by name", async () => {
    const milk = await addItem(owner, "Milk");
    for (const [body, path] of [
      [{ name: " " }, "name"],
      [{ name: "x".repeat(121) }, "name"],
      [{ checked: "yes" }, "checked"],
      [{ checked: true, clocks: { checked: 0 } }, "clocks.checked"],
      [{ checked: true, clocks: { checked: 1e12 } }, "clocks.checked"],
    ] as const) {
      const answer = await put(owner, milk, body);
      expect([answer.status, answer.body["error"]]).toMatchObject([422, { issues: [{ path }] }]);
    }
    expect((await put(owner, "no-id", { name: "Milk" })).status).toBe(404);
    expect(await readList(owner)).toMatchObject([{ name: "Milk", checked: false }]);
  });

  test("a list that's full takes changes, and no more items", async () => {
    const milk = await addItem(owner, "Milk");
    await server.database.pool.query(
      "insert into family_groceries (family_id, id, name, is_added) select $1, gen_random_uuid(), 'Filler', true from generate_series(2, 500)",
      [familyId],
    );
    const refused = await put(member, randomUUID(), { name: "One more" });
    expect([refused.status, refused.body["error"]]).toMatchObject([422, { issues: [{ path: "name" }] }]);
    expect((await put(member, milk, { checked: true })).status).toBe(200);
    await remove(member, milk);
    await addItem(member, "One more");
  });

  test("a food that was typed is in its aisle", async () => {
    for (const name of ["Bananas", "Napkins", "cherries", "egg"]) await addItem(owner, name);
    expect((await readList(owner)).map(({ aisle }) => aisle)).toEqual(["Fruit", "", "Fruit", "Dairy and eggs"]);
  });
});

test("removed items are forgotten after a year, and a phone that was away brings none back", async () => {
  const milk = await addItem(owner, "Milk");
  await remove(member, milk);
  const trim = () => removeOldTombstones(server.platform);
  const rows = async () =>
    (await server.database.pool.query("select 1 from family_groceries where family_id = $1", [familyId])).rows.length;
  now = new Date(NOW.getTime() + 364 * DAY_MS);
  await trim();
  expect(await rows()).toBe(1);
  now = new Date(NOW.getTime() + 366 * DAY_MS);
  await trim();
  expect(await rows()).toBe(0);
  now = NOW;
  await put(owner, milk, { name: "Oat milk", checked: true, clocks: { name: 2, checked: 1 } });
  expect(await readList(owner)).toEqual([]);
});

describe("this week's groceries from a meal plan", () => {
  const CHOICES = { preference: "standard", dailyCalories: 2000, planDays: 7, prepStyle: "quick", allergies: [], mealsPerDay: 3 };
  const plan = async (person: Person, more: object = {}): Promise<KeptMealPlan> => {
    const made = await person.call("POST", "/api/nutrition/plans", { ...CHOICES, startsOn: "2026-11-23", seed: 7, ...more });
    expect(made.status).toBe(201);
    return made.body as unknown as KeptMealPlan;
  };
  const fill = async (person: Person) => (await person.call("POST", `${LIST}/from-plan`)).body;

  test("come once, however often and by whomever it's pressed", async () => {
    const mine = await plan(owner);
    const foods = mine.groceries.flatMap(({ items }) => items);
    const pressed = await Promise.all([fill(owner), fill(owner)]);
    expect(pressed.toSorted((a, b) => Number(a["added"]) - Number(b["added"]))).toEqual([
      { added: 0, merged: 0 },
      { added: foods.length, merged: 0 },
    ]);
    const list = await readList(member);
    expect(list.map(({ name, display }) => [name, display])).toEqual(
      foods.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, display }) => [name, display]),
    );
    const [bought = "", unwanted = ""] = list.map(({ id }) => id);
    await put(member, bought, { checked: true });
    await remove(member, unwanted);
    expect(await fill(owner)).toEqual({ added: 0, merged: 0 });
    now = new Date(NOW.getTime() + 7 * DAY_MS);
    expect(await fill(owner)).toEqual({ added: 2, merged: foods.length - 2 });
  });

  test("of two people become one line a food, with the sum", async () => {
    const [mine, theirs] = [await plan(owner), await plan(member, { people: 2 })];
    await fill(owner);
    const count = await fill(member);
    const names = (of: KeptMealPlan) => of.groceries.flatMap(({ items }) => items.map(({ name }) => name));
    const list = await readList(owner);
    expect(list.map(({ name }) => name).toSorted()).toEqual([...new Set([...names(mine), ...names(theirs)])].toSorted());
    expect(Number(count["added"]) + Number(count["merged"])).toBe(names(theirs).length);
    const { rows } = await server.database.pool.query<{ grams: number }>(
      `select sum(value::numeric)::float as grams from family_groceries, jsonb_each_text(needs) where family_id = $1`,
      [familyId],
    );
    const gramsOf = (of: KeptMealPlan) => of.groceries.flatMap(({ items }) => items).reduce((sum, { grams }) => sum + grams, 0);
    expect(rows[0]?.grams).toBeCloseTo(gramsOf(mine) + gramsOf(theirs), 3);
  });

  test("need a meal plan", async () => {
    const answer = await owner.call("POST", `${LIST}/from-plan`);
    expect([answer.status, answer.body["error"]]).toMatchObject([
      404,
      { message: "You don't have a meal plan yet. Make one first." },
    ]);
  });
});
