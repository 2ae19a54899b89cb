import { randomUUID } from "node:crypto";
import type { KeptMealPlan } from "@lockstep/contract/nutrition.ts";
import type { Plan } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendForm } from "../../testing/pay-by-card.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { buy, idIn } from "./billing.fixture.ts";
import { syncWaiting } from "./sync-customer.ts";

const DAY = 86_400;
const WEEK = { muscleGroups: ["Chest"], durationMinutes: 30, daysPerWeek: 3, skillLevel: "beginner", location: "gym" };
const MEALS = { preference: "standard", dailyCalories: 2000, planDays: 3, prepStyle: "quick", allergies: [], mealsPerDay: 3 };
const refusal = (path: string) => ({ status: 403, body: { error: { code: "MEMBERSHIP_REQUIRED", issues: [{ path }] } } });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ works: true });
});
afterAll(() => server.stop());

/** Cancels in the provider's portal and lets the period run out. */
async function lapse(person: Person): Promise<void> {
  const { body } = await person.call("POST", "/api/billing/portal");
  await sendForm(server, `/dev/billing/portal/${idIn(body["url"])}/cancel`, {});
  const now = (await server.platform.payments?.now())?.getTime() ?? 0;
  await server.visitor.call("POST", "/dev/billing/clock", { to: Math.floor(now / 1000) + 40 * DAY });
  await syncWaiting(server.platform);
  expect((await person.call("GET", "/api/subscription")).body).toMatchObject({ tier: "free" });
}

const editWeek = async (person: Person, { id, version }: Plan, edit: object) =>
  person.call("POST", `/api/training/plans/${id}/edits`, { version, edit });
const editMeals = async (person: Person, { id, version }: KeptMealPlan, edit: object) =>
  person.call("POST", `/api/nutrition/plans/${id}/edits`, { version, edit });
const weekOf = async (person: Person, id: string) =>
  (await person.call("GET", `/api/training/plans/${id}`)).body as unknown as Plan;
const mealsOf = async (person: Person, id: string) =>
  (await person.call("GET", `/api/nutrition/plans/${id}`)).body as unknown as KeptMealPlan;

test("a membership that ran out deletes nothing, changes nothing of it, and the next plan is Free's", async () => {
  const person = await server.person();
  await buy(server, person);
  await syncWaiting(server.platform);
  const first = (await person.call("POST", "/api/training/plans", { ...WEEK, name: "First" })).body as unknown as Plan;
  const copied = await person.call("POST", `/api/training/plans/${first.id}/duplicate`, { as: randomUUID() });
  expect(copied).toMatchObject({ status: 201, body: { name: "First copy", isCurrent: false } });
  const day = first.days.find(({ isRest }) => !isRest)?.day;
  const [one, other] = first.days.find(({ isRest }) => !isRest)?.exercises ?? [];
  const pair = { type: "pair-exercises", day, exerciseId: one?.exerciseId, withExerciseId: other?.exerciseId };
  expect((await editWeek(person, first, pair)).status).toBe(200);
  const made = await person.call("POST", "/api/nutrition/plans", { ...MEALS, people: 4, batchCooking: true });
  const lock = { type: "lock", mealId: "d1-lunch", locked: true };
  expect((await editMeals(person, made.body as unknown as KeptMealPlan, lock)).status).toBe(200);
  const invoices = await person.call("GET", "/api/billing/invoices");
  expect(invoices.body["items"]).toMatchObject([{ amountCents: 0, currency: "usd", status: "paid" }]);

  const week = await weekOf(person, first.id);
  const meals = await mealsOf(person, String(made.body["id"]));
  await lapse(person);

  expect(await weekOf(person, first.id)).toEqual(week);
  expect(await mealsOf(person, meals.id)).toEqual(meals);
  const list = await person.call("GET", "/api/training/plans");
  expect(list.body).toMatchObject({ total: 2, canAdd: false });
  const copyId = String(copied.body["id"]);
  expect((await person.call("PATCH", `/api/training/plans/${copyId}`, { isCurrent: true })).body).toMatchObject({
    isCurrent: true,
  });

  // What it had can't be changed ...
  expect(await editWeek(person, week, { ...pair, type: "unpair-exercises" })).toMatchObject(refusal("ownDoses"));
  expect(await editMeals(person, meals, { ...lock, locked: false })).toMatchObject(refusal("mealLock"));
  expect(await editMeals(person, meals, { type: "people", people: 5 })).toMatchObject(refusal("people"));
  expect(await person.call("POST", `/api/training/plans/${first.id}/duplicate`, { as: randomUUID() })).toMatchObject(
    refusal("savedPlans"),
  );
  // ... and keeps working: a lock holds, a superset survives an undo.
  const remade = (await editMeals(person, meals, { type: "regenerate", seed: 9 })).body as unknown as KeptMealPlan;
  expect(remade.days[0]?.meals.find(({ id }) => id === "d1-lunch")).toEqual(
    meals.days[0]?.meals.find(({ id }) => id === "d1-lunch"),
  );
  expect(remade.choices).toMatchObject({ people: 4, batchCooking: true });
  const paired = week.days.find((each) => each.day === day);
  if (paired === undefined) throw new Error("The day is there.");
  const { focus, exercises } = toCompactDay(paired);
  const undone = await editWeek(person, week, { type: "restore-day", day, focus, exercises });
  expect((undone.body["plan"] as Plan).days.map(toCompactDay)).toEqual(week.days.map(toCompactDay));

  expect(await person.call("POST", "/api/training/plans", WEEK)).toMatchObject(refusal("savedPlans"));
  expect((await person.call("POST", "/api/training/plans", { ...WEEK, replaces: copyId })).status).toBe(201);
  expect((await person.call("GET", "/api/training/plans")).body).toMatchObject({ total: 2 });
  expect(await person.call("POST", "/api/nutrition/plans", { ...MEALS, people: 2, replaces: meals.id })).toMatchObject(
    refusal("people"),
  );
});
