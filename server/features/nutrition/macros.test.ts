import { randomUUID } from "node:crypto";
import type { Macros } from "@lockstep/contract/nutrition.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { FOODS } from "./book.ts";

/** A Wednesday. */
const TODAY = "2026-03-04";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(`${TODAY}T12:00:00Z`) });
});
afterAll(() => server.stop());

async function member(tier: "premium" | "family"): Promise<Person> {
  const person = await server.person();
  await subscribe(server, person, { priceId: `price_${tier}_monthly` });
  return person;
}

const food =
  FOODS.find(({ id, kind }) => kind === "source" && id === "chickpeas-canned") ?? FOODS.find(({ kind }) => kind === "source");
const per100g = food?.kind === "source" ? food.per100g : null;

const eat = (person: Person, date: string, grams = 200) =>
  person.call("PUT", `/api/nutrition/log/${randomUUID()}`, {
    date,
    mealType: "Lunch",
    source: { type: "food", foodId: food?.id, grams },
  });
const macrosOf = async (person: Person): Promise<Macros> =>
  (await person.call("GET", "/api/nutrition/macros")).body as unknown as Macros;
const aim = (person: Person, targets: object) => person.call("PUT", "/api/nutrition/targets", targets);
const near = (value: number) => expect.closeTo(value, 0) as number;

test("targets go by the plan until they're one's own, and again when they're given up", async () => {
  const person = await member("premium");
  expect((await macrosOf(person)).targets).toMatchObject({ protein: null, carbs: null, fat: null });
  const plan = await person.call("POST", "/api/nutrition/plans", {
    preference: "standard",
    dailyCalories: 2000,
    planDays: 3,
    prepStyle: "quick",
    allergies: [],
    mealsPerDay: 3,
  });
  const days = plan.body["days"] as readonly { protein: number }[];
  const planned = Math.round(days.reduce((sum, { protein }) => sum + protein, 0) / days.length);
  expect((await macrosOf(person)).targets["protein"]).toBe(planned);
  expect((await aim(person, { protein: 150, fat: 70 })).body).toMatchObject({ own: { protein: 150, carbs: null, fat: 70 } });
  await aim(person, { fat: null });
  expect(await macrosOf(person)).toMatchObject({ own: { protein: 150, fat: null }, targets: { protein: 150 } });
  await aim(person, { protein: null });
  expect((await macrosOf(person)).targets["protein"]).toBe(planned);
});

test("today and this week are counted, sugars and sodium only with advanced tracking", async () => {
  if (per100g === null) throw new Error("The book has a food.");
  const [premium, family] = [await member("premium"), await member("family")];
  for (const person of [premium, family]) for (const date of ["2026-02-25", "2026-03-02", TODAY]) await eat(person, date);
  for (const person of [premium, family]) await eat(person, TODAY, 100);
  const seen = await macrosOf(premium);
  expect(seen.days.map(({ date, entries }) => [date.slice(-2), entries])).toEqual([
    ["02", 1],
    ["03", 0],
    ["04", 2],
    ["05", 0],
    ["06", 0],
    ["07", 0],
    ["08", 0],
  ]);
  expect(seen).toMatchObject({ isAdvanced: false, weeks: [], week: { daysLogged: 2, sugars: null, sodium: null } });
  expect(seen.days[2]).toMatchObject({ protein: near(per100g.protein * 3), sodium: null });
  expect(seen.week.protein).toEqual(near(per100g.protein * 2.5));
  const all = await macrosOf(family);
  expect(all.days[2]).toMatchObject({ sugars: near(per100g.sugars * 3), sodium: near(per100g.sodium * 3) });
  expect(all.weeks).toHaveLength(8);
  expect(all.weeks.at(-2)).toMatchObject({ daysLogged: 1, sodium: near(per100g.sodium * 2) });
  expect(all.week).toMatchObject({ daysLogged: 2, sodium: near(per100g.sodium * 2.5) });
});

test("advanced targets of a family that ended stay saved, and come back with it", async () => {
  const person = await member("family");
  expect((await aim(person, { fibre: 35, sodium: 2000 })).status).toBe(200);
  await subscribe(server, person);
  expect(await macrosOf(person)).toMatchObject({ own: { fibre: null, sodium: null }, targets: { fibre: null, sodium: null } });
  await subscribe(server, person, { priceId: "price_family_monthly" });
  expect(await macrosOf(person)).toMatchObject({ own: { fibre: 35, sodium: 2000 } });
});

test.each([[{ protein: 5 }], [{ sodium: 20_000 }], [{ fat: 1.5 }], [{ vitamins: 3 }]])("refuses %o", async (targets) => {
  expect((await aim(await member("family"), targets)).status).toBe(422);
});

test("targets are one's own, in the export too", async () => {
  const [person, other] = [await member("premium"), await member("premium")];
  await aim(person, { carbs: 222 });
  expect((await macrosOf(other)).own["carbs"]).toBeNull();
  expect((await server.visitor.call("GET", "/api/nutrition/macros")).status).toBe(401);
});
