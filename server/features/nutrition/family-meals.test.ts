import { randomUUID } from "node:crypto";
import type { KeptMealPlan } from "@lockstep/contract/nutrition.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe, unsubscribe } from "../../testing/subscribe.ts";
import { BOOK } from "./book.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const WISH = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 3,
  prepStyle: "gourmet",
  allergies: ["Soy"],
  mealsPerDay: 3,
  seed: 7,
};

/** Someone who pays for a family that cooks for a vegetarian child with an allergy. */
async function cook(): Promise<Person> {
  const owner = await server.person("Olga Owner");
  await subscribe(server, owner, { priceId: "price_family_monthly" });
  expect((await owner.call("POST", "/api/family")).status).toBe(200);
  const child = { name: "Zuzka", diet: "vegetarian", allergies: ["Nuts", "Sesame"], portion: 0.5 };
  expect((await owner.call("PUT", `/api/family/eaters/${randomUUID()}`, child)).status).toBe(200);
  return owner;
}

const planOf = async (by: Person, more: object = {}): Promise<KeptMealPlan> => {
  const made = await by.call("POST", "/api/nutrition/plans", { ...WISH, ...more });
  expect(made.status).toBe(201);
  return made.body as unknown as KeptMealPlan;
};

/** Whether each dish suits the child. */
const suitsAll = ({ days }: Pick<KeptMealPlan, "days">): boolean =>
  days
    .flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
    .every(({ recipeId }) => {
      const entry = BOOK.recipe(recipeId);
      return (
        entry?.diets.has("vegetarian") === true &&
        !["Nuts", "Sesame", "Soy"].some((each) => new Set<string>(entry.allergens).has(each))
      );
    });

test("a plan made in a family keeps to everyone's diets and allergies, and is bought in everyone's portions", async () => {
  const owner = await cook();
  const plan = await planOf(owner);
  expect(suitsAll(plan)).toBe(true);
  expect(plan.choices.eaters?.map(({ name, portion }) => [name, portion])).toEqual([
    ["Olga Owner", 1],
    ["Zuzka", 0.5],
  ]);
  const alone = await planOf(owner, { forFamily: false });
  expect([suitsAll(alone), alone.choices.eaters]).toEqual([false, undefined]);
  const grams = plan.groceries.flatMap(({ items }) => items).reduce((sum, item) => sum + item.grams, 0);
  const eaten = plan.days
    .flatMap(({ meals }) => meals.flatMap(({ ingredients }) => ingredients))
    .reduce((sum, each) => sum + each.grams, 0);
  // What comes out of a tap isn't bought.
  expect(grams).toBeGreaterThan(eaten);
  expect(grams).toBeLessThanOrEqual(eaten * 1.5 + 1);
});

test("a preview is for the family too, and making a plan again stays within what everyone eats", async () => {
  const owner = await cook();
  const preview = await owner.call("POST", "/api/nutrition/preview", WISH);
  expect(suitsAll(preview.body as unknown as KeptMealPlan)).toBe(true);
  const plan = await planOf(owner);
  const again = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, {
    version: plan.version,
    edit: { type: "regenerate", seed: 99 },
  });
  expect([again.status, suitsAll(again.body as unknown as KeptMealPlan)]).toEqual([200, true]);
  const people = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, {
    version: 2,
    edit: { type: "people", people: 2 },
  });
  expect([people.status, people.body["error"]]).toMatchObject([422, { code: "EDIT_REFUSED" }]);
});

test("who eats is nobody's business outside the family", async () => {
  const owner = await cook();
  const plan = await planOf(owner);
  const { body } = await owner.call("POST", `/api/nutrition/plans/${plan.id}/share`);
  const shared = await server.visitor.call("GET", `/api/nutrition/shared/${String(body["token"])}`);
  expect(shared.status).toBe(200);
  expect(JSON.stringify(shared.body)).not.toMatch(/Zuzka|Olga|"eaters"|"Sesame"/);
});

test("a family that nobody pays for cooks for nobody", async () => {
  const owner = await cook();
  await unsubscribe(server, owner);
  expect((await planOf(owner)).choices.eaters).toBeUndefined();
});
