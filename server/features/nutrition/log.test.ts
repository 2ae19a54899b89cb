import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GroceryState, KeptMealPlan, LogEntry, NutritionProgress } from "@lockstep/contract/nutrition.ts";
import type { Streak } from "@lockstep/contract/streaks.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

const CHOICES = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "quick",
  allergies: [],
  mealsPerDay: 3,
} as const;
const TODAY = "2026-03-04";

let server: TestServer;
let now = new Date("2026-03-04T12:00:00Z");
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  owner = await server.person("Olive Owner");
  stranger = await server.person("Sid Stranger");
  await subscribe(server, owner);
});
afterAll(() => server.stop());

const makePlan = async (person: Person): Promise<KeptMealPlan> =>
  (await person.call("POST", "/api/nutrition/plans", CHOICES)).body as unknown as KeptMealPlan;
const log = (person: Person, body: object, id: string = randomUUID()) => person.call("PUT", `/api/nutrition/log/${id}`, body);
const food = (grams: number) => ({ date: TODAY, mealType: "Lunch", source: { type: "food", foodId: "basmati-rice", grams } });
const entriesOf = async (person: Person): Promise<readonly LogEntry[]> => {
  const answer = await person.call("GET", `/api/nutrition/log?from=2026-02-01&to=${TODAY}`);
  return (answer.body as unknown as { items: LogEntry[] }).items;
};
const streaksOf = async (person: Person): Promise<Record<string, number>> => {
  await server.events.workAll();
  const answer = await person.call("GET", "/api/streaks");
  const { items } = answer.body as unknown as { items: Streak[] };
  return Object.fromEntries(items.map(({ streakType, currentCount }) => [streakType, currentCount]));
};

describe("the log", () => {
  test("takes a planned meal, servings of a recipe and grams of a food, with their figures", async () => {
    const person = await server.person("Lena Logger");
    const plan = await makePlan(person);
    const meal = plan.days[2]?.meals[1];
    const planned = await log(person, {
      date: TODAY,
      mealType: "Lunch",
      source: { type: "meal", planId: plan.id, mealId: meal?.id },
    });
    expect(planned.body).toMatchObject({ name: meal?.name, calories: meal?.calories, protein: meal?.protein });
    const rice = await log(person, food(50));
    expect(rice.body).toMatchObject({ name: expect.stringMatching(/rice/i) });
    const { calories } = rice.body as unknown as LogEntry;
    expect(calories).toBeGreaterThan(160);
    expect(calories).toBeLessThan(195);
    const recipeId = meal?.recipeId;
    const half = await log(person, { date: TODAY, mealType: "Dinner", source: { type: "recipe", recipeId, servings: 0.5 } });
    expect((half.body as unknown as LogEntry).name).toMatch(/1\/2 servings?$/);
    const progress = (await person.call("GET", "/api/nutrition/progress")).body as unknown as NutritionProgress;
    expect(progress.days.at(-1)).toMatchObject({ date: TODAY, entries: 3 });
    expect(progress.target?.calories).toBeGreaterThan(1940);
  });

  test("keeps what was eaten when the plan has another dish, or is gone, by the time the entry arrives", async () => {
    const person = await server.person("Ollie Offline");
    const plan = await makePlan(person);
    const dinner = plan.days[0]?.meals[2];
    if (dinner === undefined) throw new Error("Three meals a day.");
    const dishes = dinner.dishes.map(({ recipeId, servings }) => ({ recipeId, servings }));
    const eaten = (mealId: string) => ({
      date: TODAY,
      mealType: "Dinner",
      source: { type: "meal", planId: plan.id, mealId, dishes },
    });
    const base = `/api/nutrition/plans/${plan.id}`;
    const offered = await person.call("GET", `${base}/meals/${dinner.id}/alternatives`);
    const { items } = offered.body as unknown as { items: { recipeId: string }[] };
    const edit = { type: "swap", mealId: dinner.id, recipeId: items[0]?.recipeId };
    expect((await person.call("POST", `${base}/edits`, { version: plan.version, edit })).status).toBe(200);
    const { name, calories, protein } = dinner;
    const logged = await log(person, eaten(dinner.id));
    expect(logged.body).toMatchObject({ name, calories, protein, source: eaten(dinner.id).source });
    await person.call("DELETE", `/api/nutrition/log/${(logged.body as unknown as LogEntry).id}`);
    await person.call("DELETE", base);
    expect((await log(person, eaten(dinner.id))).body).toMatchObject({ name, calories, protein });
    // An older client doesn't say what it was.
    const { dishes: _, ...unnamed } = eaten(dinner.id).source;
    expect((await log(person, { ...eaten(dinner.id), source: unnamed })).status).not.toBe(200);
  });

  test.each([
    ["a negative amount", food(-5), "source.grams"],
    ["40 kg of rice", food(40_000), "source.grams"],
    ["an unknown food", { ...food(5), source: { type: "food", foodId: "moon-rock", grams: 5 } }, "source.foodId"],
    ["an unknown recipe", { ...food(5), source: { type: "recipe", recipeId: "moon-pie", servings: 1 } }, "source.recipeId"],
    [
      "an unknown dish",
      {
        ...food(5),
        source: { type: "meal", planId: randomUUID(), mealId: "d1-dinner", dishes: [{ recipeId: "moon-pie", servings: 1 }] },
      },
      "source.dishes",
    ],
    ["a hundred servings", { ...food(5), source: { type: "recipe", recipeId: "moon-pie", servings: 100 } }, "source.servings"],
    ["next week", { ...food(5), date: "2026-03-11" }, "date"],
    ["no calendar day", { ...food(5), date: "2026-02-30" }, "date"],
    ["an unknown meal type", { ...food(5), mealType: "Supper" }, "mealType"],
  ])("refuses %s and writes nothing", async (_name, body, path) => {
    const before = await entriesOf(owner);
    const answer = await log(owner, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: { code: "VALIDATION_FAILED", issues: [{ path }] } });
    expect(await entriesOf(owner)).toEqual(before);
  });

  test("another member's plan and entry are as missing as none", async () => {
    const plan = await makePlan(owner);
    const mealId = plan.days[0]?.meals[0]?.id;
    const foreign = await log(stranger, { date: TODAY, mealType: "Lunch", source: { type: "meal", planId: plan.id, mealId } });
    expect(foreign.status).toBe(404);
    const id = randomUUID();
    await log(owner, food(80), id);
    expect((await log(stranger, food(90), id)).status).toBe(409);
    expect((await stranger.call("DELETE", `/api/nutrition/log/${id}`)).status).toBe(404);
    expect((await server.visitor.call("DELETE", `/api/nutrition/log/${id}`)).status).toBe(401);
    expect((await entriesOf(owner)).find((entry) => entry.id === id)?.source).toMatchObject({ grams: 80 });
    expect((await owner.call("DELETE", `/api/nutrition/log/${id}`)).status).toBe(200);
    expect((await owner.call("DELETE", `/api/nutrition/log/${id}`)).status).toBe(200);
  });

  test("sent twice it is one entry; a planned meal counts once a day whatever its id", async () => {
    const person = await server.person("Tess Twice");
    const plan = await makePlan(person);
    const source = { type: "meal", planId: plan.id, mealId: plan.days[0]?.meals[0]?.id };
    const id = randomUUID();
    const body = { date: TODAY, mealType: "Breakfast", source };
    const answers = await Promise.all([log(person, body, id), log(person, body, id), log(person, body), log(person, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await entriesOf(person)).toHaveLength(1);
  });

  test("repeated unchanged it isn't a new meal; corrected it is", async () => {
    const person = await server.person("Rita Repeat");
    const id = randomUUID();
    const events = async () =>
      (await server.database.pool.query("select id from domain_events where actor_id = $1 and type = 'meal.logged'", [person.id]))
        .rows.length;
    await log(person, food(80), id);
    await log(person, food(80), id);
    expect(await events()).toBe(1);
    await log(person, food(90), id);
    expect(await events()).toBe(2);
  });

  test("a day holds a hundred entries, also of those moved to it", async () => {
    const person = await server.person("Max Many");
    for (let entry = 0; entry < 100; entry += 1) await log(person, food(1));
    expect((await log(person, food(1))).status).toBe(422);
    const id = randomUUID();
    expect((await log(person, { ...food(1), date: "2026-03-03" }, id)).status).toBe(200);
    expect((await log(person, food(1), id)).status).toBe(422);
    expect(await entriesOf(person)).toHaveLength(101);
  });

  test("an entry outlives its plan", async () => {
    const person = await server.person("Otto Outlive");
    const plan = await makePlan(person);
    await log(person, {
      date: TODAY,
      mealType: "Breakfast",
      source: { type: "meal", planId: plan.id, mealId: plan.days[0]?.meals[0]?.id },
    });
    await person.call("DELETE", `/api/nutrition/plans/${plan.id}`);
    expect(await entriesOf(person)).toHaveLength(1);
  });
});

describe("a planned meal that was logged", () => {
  const setUp = async (name: string) => {
    const person = await server.person(name);
    const plan = await makePlan(person);
    const [breakfast, lunch, dinner] = plan.days[0]?.meals ?? [];
    if (breakfast === undefined || lunch === undefined || dinner === undefined) throw new Error("Three meals a day.");
    const base = `/api/nutrition/plans/${plan.id}`;
    const eat = async (mealId: string, date = TODAY) => {
      const id = randomUUID();
      await log(person, { date, mealType: "Dinner", source: { type: "meal", planId: plan.id, mealId } }, id);
      return id;
    };
    const edit = async (version: number, change: object) => {
      const { status, body } = await person.call("POST", `${base}/edits`, { version, edit: change });
      return { status, body, plan: body as unknown as KeptMealPlan };
    };
    const offered = async (mealId: string) => {
      const { status, body } = await person.call("GET", `${base}/meals/${mealId}/alternatives`);
      return { status, body, items: (body as unknown as { items: { recipeId: string }[] }).items };
    };
    return { person, plan, breakfast, lunch, dinner, eat, edit, offered };
  };
  const refusal = { status: 422, body: { error: { code: "EDIT_REFUSED", message: expect.stringMatching(/logged/) } } };

  test("isn't swapped, until it was taken back", async () => {
    const { person, plan, dinner, eat, edit, offered } = await setUp("Lola Logged");
    const [to] = (await offered(dinner.id)).items;
    const swap = { type: "swap", mealId: dinner.id, recipeId: to?.recipeId };
    const entry = await eat(dinner.id);
    expect(await offered(dinner.id)).toMatchObject(refusal);
    expect(await edit(plan.version, swap)).toMatchObject(refusal);
    await person.call("DELETE", `/api/nutrition/log/${entry}`);
    expect((await edit(plan.version, swap)).status).toBe(200);
  });

  test("keeps its portions when another of its day is swapped", async () => {
    const { plan, breakfast, lunch, dinner, eat, edit, offered } = await setUp("Pola Portions");
    await eat(breakfast.id);
    await eat(lunch.id);
    const { items } = await offered(dinner.id);
    expect(items.length).toBeGreaterThan(0);
    const swapped = await edit(plan.version, { type: "swap", mealId: dinner.id, recipeId: items[0]?.recipeId });
    expect(swapped.status).toBe(200);
    expect(swapped.plan.days[0]?.meals.slice(0, 2)).toEqual([breakfast, lunch]);
    expect(swapped.plan.days[0]?.meals[2]?.recipeId).toBe(items[0]?.recipeId);
  });

  test("stays when the rest is made again, and is no more locked than before", async () => {
    const { plan, dinner, eat, edit } = await setUp("Rena Remake");
    await eat(dinner.id);
    const rebuilt = await edit(plan.version, { type: "regenerate", seed: 4711 });
    expect(rebuilt.status).toBe(200);
    expect(rebuilt.plan.days[0]?.meals[2]).toEqual(dinner);
    expect(rebuilt.plan.days).not.toEqual(plan.days);
  });

  test("isn't put back to what it was by an undo that comes late", async () => {
    const { plan, dinner, eat, edit, offered } = await setUp("Una Undo");
    const [to] = (await offered(dinner.id)).items;
    const swapped = await edit(plan.version, { type: "swap", mealId: dinner.id, recipeId: to?.recipeId });
    const days = plan.days.map(({ number, meals }) => ({
      number,
      meals: meals.map(({ id, type, time, dishes, leftoverOf, locked }) => ({
        id,
        type,
        time,
        locked,
        ...(leftoverOf === undefined ? {} : { leftoverOf }),
        dishes: dishes.map(({ recipeId, servings }) => ({ recipeId, servings })),
      })),
    }));
    const entry = await eat(dinner.id);
    const restore = { type: "restore", days };
    expect(await edit(swapped.plan.version, restore)).toMatchObject(refusal);
    await server.database.pool.query("delete from nutrition_log where id = $1", [entry]);
    expect((await edit(swapped.plan.version, restore)).plan.days).toEqual(plan.days);
  });

  test("of another day, or another time round, changes like any other", async () => {
    const { plan, dinner, eat, edit, offered } = await setUp("Walt Week");
    await eat(dinner.id, "2026-03-03");
    const [to] = (await offered(dinner.id)).items;
    expect((await edit(plan.version, { type: "swap", mealId: dinner.id, recipeId: to?.recipeId })).status).toBe(200);
  });
});

describe("food streaks", () => {
  test("count days with entries and days kept to the plan; an entry taken back is taken out; time breaks them", async () => {
    const person = await server.person("Stella Streak");
    const plan = await makePlan(person);
    const [first, second] = plan.days[0]?.meals ?? [];
    const id = randomUUID();
    for (const date of ["2026-03-02", "2026-03-03"]) await log(person, { ...food(100), date });
    await log(person, food(100), id);
    expect(await streaksOf(person)).toEqual({ nutrition_logging: 3 });
    for (const meal of [first, second])
      await log(person, { date: TODAY, mealType: "Lunch", source: { type: "meal", planId: plan.id, mealId: meal?.id } });
    expect(await streaksOf(person)).toEqual({ nutrition: 1, nutrition_logging: 3 });
    const entries = await entriesOf(person);
    for (const entry of entries.filter(({ date }) => date === "2026-03-03"))
      await person.call("DELETE", `/api/nutrition/log/${entry.id}`);
    // The week's freeze keeps the day that is missing now.
    expect(await streaksOf(person)).toEqual({ nutrition: 1, nutrition_logging: 2 });
    now = new Date("2026-03-06T12:00:00Z");
    expect(await streaksOf(person)).toEqual({ nutrition: 1, nutrition_logging: 1 });
    now = new Date("2026-03-07T12:00:00Z");
    expect(await streaksOf(person)).toEqual({ nutrition: 0, nutrition_logging: 0 });
    now = new Date("2026-03-04T12:00:00Z");
  });

  test("an event that comes twice counts nothing twice", async () => {
    const person = await server.person("Edda Event");
    await log(person, food(100));
    await log(person, food(100));
    expect(await streaksOf(person)).toMatchObject({ nutrition_logging: 1 });
  });
});

describe("groceries", () => {
  test("ticks and own lines are kept, said twice or from two places at once", async () => {
    const plan = await makePlan(owner);
    const [item] = plan.groceries[0]?.items ?? [];
    const base = `/api/nutrition/plans/${plan.id}`;
    const own = randomUUID();
    await Promise.all([
      owner.call("PUT", `${base}/groceries/${item?.foodId}`, { ticked: true }),
      owner.call("PUT", `${base}/groceries/${item?.foodId}`, { ticked: true }),
      owner.call("PUT", `${base}/own-groceries/${own}`, { text: "Kitchen roll", ticked: false }),
      owner.call("PUT", `${base}/own-groceries/${own}`, { text: "Kitchen roll", ticked: false }),
    ]);
    await owner.call("PUT", `${base}/own-groceries/${own}`, { text: "Kitchen rolls", ticked: true });
    const state = (await owner.call("GET", `${base}/groceries`)).body as unknown as GroceryState;
    expect(state).toEqual({ ticked: [item?.foodId], own: [{ id: own, text: "Kitchen rolls", ticked: true }] });
    const other = await makePlan(stranger);
    const stolen = await stranger.call("PUT", `/api/nutrition/plans/${other.id}/own-groceries/${own}`, {
      text: "x",
      ticked: false,
    });
    expect(stolen.status).toBe(409);
    expect((await owner.call("PUT", `${base}/groceries/moon-rock`, { ticked: true })).status).toBe(404);
    for (const text of ["  ", "\u3164"])
      expect((await owner.call("PUT", `${base}/own-groceries/${randomUUID()}`, { text, ticked: false })).status).toBe(422);
    await owner.call("PUT", `${base}/groceries/${item?.foodId}`, { ticked: false });
    await owner.call("DELETE", `${base}/own-groceries/${own}`);
    expect((await owner.call("GET", `${base}/groceries`)).body).toEqual({ ticked: [], own: [] });
  });
});

describe("the reminder", () => {
  test("a dismissed meal stays dismissed, for its day and its person", async () => {
    const path = `/api/nutrition/reminders/dismissed`;
    const meal = `${randomUUID()}-d1-afternoon-snack`;
    await owner.call("PUT", `${path}/${TODAY}/${meal}`);
    await owner.call("PUT", `${path}/${TODAY}/${meal}`);
    expect((await owner.call("GET", `${path}?date=${TODAY}`)).body).toEqual({
      items: [{ date: TODAY, meal }],
      nextCursor: null,
    });
    expect((await stranger.call("GET", `${path}?date=${TODAY}`)).body).toMatchObject({ items: [] });
    expect((await owner.call("GET", `${path}?date=2026-03-05`)).body).toMatchObject({ items: [] });
  });
});

test("the download holds plans, log, groceries and favourites", async () => {
  const person = await server.person("Dora Download");
  await makePlan(person);
  await log(person, food(42));
  await person.call("PUT", "/api/nutrition/favorites/" + (await firstRecipe()));
  const { body } = await person.call("GET", "/api/account/export");
  expect(body).toMatchObject({
    account: { nutrition: { plans: [{}], log: [{}], favorites: [expect.any(String)], groceries: [{}] } },
  });
});

async function firstRecipe(): Promise<string> {
  const answer = await server.visitor.call("GET", "/api/recipes");
  return (answer.body as unknown as { items: { id: string }[] }).items[0]?.id ?? "";
}
