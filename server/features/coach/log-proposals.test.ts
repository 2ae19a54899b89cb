import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FamilyGrocery } from "@lockstep/contract/groceries.ts";
import type { KeptMealPlan, LogEntry } from "@lockstep/contract/nutrition.ts";
import type { Completion } from "@lockstep/contract/training.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { startModelServer, type ModelServer } from "../../testing/model-server.ts";
import { CONFLICT, decide, firstOf, givePlan, refusal, suggest } from "./proposals.fixture.ts";

/** A Monday. */
const NOW = new Date("2026-11-23T12:00:00Z");
const TODAY = "2026-11-23";
const MEALS = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "quick",
  allergies: [],
  mealsPerDay: 3,
};

let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ environment: model.environment, now: () => NOW });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const giveMeals = async (person: Person) =>
  (await person.call("POST", "/api/nutrition/plans", MEALS)).body as unknown as KeptMealPlan;
const logOf = async (person: Person) =>
  (await person.call("GET", `/api/nutrition/log?from=${TODAY}&to=${TODAY}`)).body["items"] as readonly LogEntry[];
const doneOf = async (person: Person) =>
  (await person.call("GET", `/api/training/completions?from=${TODAY}&to=${TODAY}`)).body["items"] as readonly Completion[];
/** Makes a family that its owner pays for. */
async function makeFamily(owner: Person, member: Person): Promise<void> {
  const familyId = randomUUID();
  const { pool } = server.database;
  await pool.query("insert into families (id, owner_id) values ($1, $2)", [familyId, owner.id]);
  for (const { id } of [owner, member])
    await pool.query("insert into family_members (family_id, user_id) values ($1, $2)", [familyId, id]);
  await subscribe(server, owner, { priceId: "price_family_monthly" });
}
/** The family's list as a member sees it, by name. */
async function readList(person: Person): Promise<readonly FamilyGrocery[]> {
  const items = (await person.call("GET", "/api/family/groceries")).body["items"] as readonly FamilyGrocery[];
  return items.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
const propose = (person: Person, tool: string, input: object) => suggest(model, person, tool, input);
const refused = (person: Person, tool: string, input: object) => refusal(model, person, tool, input);

describe("logging sets", () => {
  const SETS = [{ weightKg: 60, reps: 8 }];

  test("adds to the day's log, and undo takes off only those", async () => {
    const person = await server.person();
    const { exerciseId } = firstOf(await givePlan(person));
    const one = await propose(person, "log_sets", { exerciseId, sets: SETS });
    expect(one).toMatchObject({ details: ["8 reps with 60 kg"], path: "/workout-plan" });
    expect(await doneOf(person)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => decide(person, one, "confirm")));
    const [first] = await doneOf(person);
    expect(first).toMatchObject({ exerciseId, sets: SETS });
    const two = await propose(person, "log_sets", {
      exerciseId,
      sets: [
        { weightKg: 65, reps: 6 },
        { weightKg: null, reps: 5 },
      ],
    });
    await decide(person, two, "confirm");
    expect((await doneOf(person))[0]?.sets).toHaveLength(3);
    expect(await decide(person, one, "undo")).toMatchObject(CONFLICT);
    await decide(person, two, "undo");
    expect(await doneOf(person)).toMatchObject([{ id: first?.id, sets: SETS, minutes: first?.minutes, planId: first?.planId }]);
    await Promise.all([1, 2].map(() => decide(person, one, "undo")));
    expect(await doneOf(person)).toEqual([]);
  });

  test("isn't undone once the log was corrected", async () => {
    const person = await server.person();
    const { exerciseId } = firstOf(await givePlan(person));
    const proposal = await propose(person, "log_sets", { exerciseId, sets: SETS });
    await decide(person, proposal, "confirm");
    const [done] = await doneOf(person);
    await person.call("PUT", `/api/training/completions/${done?.id}`, {
      date: TODAY,
      exerciseId,
      minutes: done?.minutes,
      sets: [{ weightKg: 70, reps: 8 }],
    });
    expect(await decide(person, proposal, "undo")).toMatchObject(CONFLICT);
    expect(await doneOf(person)).toMatchObject([{ sets: [{ weightKg: 70, reps: 8 }] }]);
  });

  test("shows pounds to whoever trains in pounds, and refuses what can't be", async () => {
    const person = await server.person();
    await person.call("PATCH", "/api/profile", { units: "lb" });
    const { exerciseId } = firstOf(await givePlan(person));
    const proposal = await propose(person, "log_sets", {
      exerciseId,
      sets: [
        { weightKg: 100, reps: 1 },
        { weightKg: null, reps: 1, seconds: 30 },
      ],
    });
    expect(proposal.details).toEqual(["1 rep with 220.5 lb", "30 seconds"]);
    expect(await refused(person, "log_sets", { exerciseId: "g-no-such-thing", sets: SETS })).toBe(
      "We couldn't find that exercise.",
    );
  });
});

describe("logging a meal", () => {
  test("of the plan, a recipe or a food, once, and undo takes it off", async () => {
    const person = await server.person();
    const plan = await giveMeals(person);
    const meal = plan.days[0]?.meals[0];
    for (const input of [
      { mealId: meal?.id },
      { recipeId: meal?.recipeId, servings: 1.5, mealType: "Lunch" },
      { foodId: "banana", grams: 120 },
    ]) {
      const proposal = await propose(person, "log_meal", input);
      expect(await logOf(person)).toEqual([]);
      await Promise.all([1, 2, 3].map(() => decide(person, proposal, "confirm")));
      expect(await logOf(person)).toHaveLength(1);
      await Promise.all([1, 2].map(() => decide(person, proposal, "undo")));
      expect(await logOf(person)).toEqual([]);
    }
  });

  test("isn't undone once it was corrected, or taken off", async () => {
    const person = await server.person();
    const [one, two] = [
      await propose(person, "log_meal", { foodId: "banana", grams: 120 }),
      await propose(person, "log_meal", { foodId: "banana", grams: 120 }),
    ];
    await decide(person, one, "confirm");
    const [entry] = await logOf(person);
    await person.call("PUT", `/api/nutrition/log/${entry?.id}`, {
      date: TODAY,
      mealType: "Snack",
      source: { type: "food", foodId: "banana", grams: 60 },
    });
    expect(await decide(person, one, "undo")).toMatchObject(CONFLICT);
    await person.call("DELETE", `/api/nutrition/log/${entry?.id}`);
    await decide(person, two, "confirm");
    const [other] = await logOf(person);
    await person.call("DELETE", `/api/nutrition/log/${other?.id}`);
    expect(await decide(person, two, "undo")).toMatchObject(CONFLICT);
  });

  test("of the plan that's in the log already is a conflict, and undoes nobody's entry", async () => {
    const person = await server.person();
    const plan = await giveMeals(person);
    const mealId = plan.days[0]?.meals[0]?.id;
    const proposal = await propose(person, "log_meal", { mealId });
    await person.call("PUT", `/api/nutrition/log/${randomUUID()}`, {
      date: TODAY,
      mealType: "Breakfast",
      source: { type: "meal", planId: plan.id, mealId },
    });
    expect(await decide(person, proposal, "confirm")).toMatchObject({
      status: 409,
      body: { error: { message: "That meal is in your log already." } },
    });
    expect(await logOf(person)).toHaveLength(1);
  });

  test.each([
    [{}, "Name a planned meal, a recipe, or a food with its grams."],
    [{ foodId: "no-such-food", grams: 10 }, "We don't have that food."],
    [{ recipeId: "no-such-recipe" }, "We couldn't find that recipe."],
    [{ mealId: "d1-breakfast" }, "That meal isn't in your plan."],
  ])("of %j is refused", async (input, text) => {
    expect(await refused(await server.person(), "log_meal", input)).toBe(text);
  });
});

describe("adding groceries", () => {
  const own = async (person: Person, { id }: KeptMealPlan) =>
    (await person.call("GET", `/api/nutrition/plans/${id}/groceries`)).body["own"] as readonly { id: string; text: string }[];

  test("puts them on the plan's list once, and undo takes them off", async () => {
    const person = await server.person();
    const plan = await giveMeals(person);
    const proposal = await propose(person, "add_groceries", { items: ["Milk", "Dish soap"] });
    expect(proposal).toMatchObject({ summary: "Add 2 items to your grocery list", details: ["Milk", "Dish soap"] });
    await Promise.all([1, 2, 3].map(() => decide(person, proposal, "confirm")));
    expect((await own(person, plan)).map(({ text }) => text).toSorted()).toEqual(["Dish soap", "Milk"]);
    await Promise.all([1, 2].map(() => decide(person, proposal, "undo")));
    expect(await own(person, plan)).toEqual([]);
  });

  test("isn't undone once one was ticked off", async () => {
    const person = await server.person();
    const plan = await giveMeals(person);
    const proposal = await propose(person, "add_groceries", { items: ["Milk", "Dish soap"] });
    await decide(person, proposal, "confirm");
    const [line] = await own(person, plan);
    await person.call("PUT", `/api/nutrition/plans/${plan.id}/own-groceries/${line?.id}`, { text: line?.text, ticked: true });
    expect(await decide(person, proposal, "undo")).toMatchObject(CONFLICT);
    expect(await own(person, plan)).toHaveLength(2);
  });

  test("goes to the family's list for whoever shares one, and everyone in it may have changed it", async () => {
    const [person, mate] = await Promise.all([server.person(), server.person()]);
    await makeFamily(mate, person);
    const [one, two] = [
      await propose(person, "add_groceries", { items: ["Milk"] }),
      await propose(person, "add_groceries", { items: ["Tea"] }),
    ];
    expect(one).toMatchObject({ summary: "Add Milk to your family's grocery list", path: "/grocery" });
    for (const each of [one, one, two]) expect(await decide(person, each, "confirm")).toMatchObject({ status: 200 });
    const list = await readList(mate);
    expect(list.map(({ name }) => name)).toEqual(["Milk", "Tea"]);
    await decide(person, one, "undo");
    await mate.call("PUT", `/api/family/groceries/${list[1]?.id}`, { checked: true });
    expect(await decide(person, two, "undo")).toMatchObject(CONFLICT);
    expect(await readList(mate)).toMatchObject([{ name: "Tea", checked: true }]);
  });

  test("of a family that's over is refused", async () => {
    const [person, mate] = await Promise.all([server.person(), server.person()]);
    await makeFamily(mate, person);
    const proposal = await propose(person, "add_groceries", { items: ["Milk"] });
    await server.database.pool.query("delete from family_members where user_id = $1", [person.id]);
    expect(await decide(person, proposal, "confirm")).toMatchObject({
      status: 403,
      body: { error: { code: "MEMBERSHIP_REQUIRED" } },
    });
    expect(await readList(mate)).toEqual([]);
  });

  test("needs a list", async () => {
    expect(await refused(await server.person(), "add_groceries", { items: ["Milk"] })).toBe(
      "Your grocery list comes with a meal plan. Make one first.",
    );
  });
});
