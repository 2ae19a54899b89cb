import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { KeptMealPlan, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

const CHOICES = {
  preference: "vegan",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "quick",
  allergies: ["Nuts"],
  mealsPerDay: 3,
} as const;

let server: TestServer;
let owner: Person;
let stranger: Person;
let moderator: Person;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-03-04T23:30:00Z") });
  [owner, stranger, moderator] = await Promise.all([
    planner("Olive Owner"),
    planner("Sid Stranger"),
    server.person("Mo Moderator", "moderator"),
  ]);
});
afterAll(() => server.stop());

/** Someone with room for several plans. */
async function planner(name: string): Promise<Person> {
  const person = await server.person(name);
  await subscribe(server, person);
  return person;
}

const make = async (person = owner, more: object = {}): Promise<KeptMealPlan> => {
  const made = await person.call("POST", "/api/nutrition/plans", { ...CHOICES, ...more });
  expect(made.status).toBe(201);
  return made.body as KeptMealPlan;
};
const compact = (plan: MealPlanPreview) =>
  plan.days.map(({ number, meals }) => ({
    number,
    meals: meals.map(({ id, type, time, dishes, leftoverOf, locked }) => ({
      id,
      type,
      time,
      dishes: dishes.map(({ recipeId, servings }) => ({ recipeId, servings })),
      ...(leftoverOf === undefined ? {} : { leftoverOf }),
      locked,
    })),
  }));

describe("a preview", () => {
  test("needs no session, stores nothing, and the same choices give the same plan", async () => {
    const one = await server.visitor.call("POST", "/api/nutrition/preview", CHOICES);
    const two = await server.visitor.call("POST", "/api/nutrition/preview", CHOICES);
    expect(one.status).toBe(200);
    expect(one.body).toEqual(two.body);
    const plan = one.body as MealPlanPreview;
    expect(plan.days).toHaveLength(7);
    expect(plan.days[0]?.day).toBe("Monday");
    expect(plan.groceries.length).toBeGreaterThan(3);
    for (const day of plan.days) {
      expect(Math.abs(day.calories - 2000)).toBeLessThanOrEqual(60);
      for (const meal of day.meals) for (const ingredient of meal.ingredients) expect(ingredient.ndbNo).toMatch(/^\d{5}$/);
    }
    const none = await owner.call("GET", "/api/nutrition/plans");
    expect((none.body as { items: unknown[] }).items).toEqual([]);
  });

  test.each([
    ["750 calories", { dailyCalories: 750 }, "dailyCalories"],
    ["8 meals", { mealsPerDay: 8 }, "mealsPerDay"],
    ["an unknown allergy", { allergies: ["Celery"] }, "allergies.0"],
    ["the same allergy twice", { allergies: ["Nuts", "Nuts"] }, "allergies"],
    ["4 days", { planDays: 4 }, "planDays"],
    ["an unknown diet", { preference: "fruitarian" }, "preference"],
    ["seven people", { people: 7 }, "people"],
    ["half a person", { people: 1.5 }, "people"],
    ["a negative seed", { seed: -1 }, "seed"],
  ])("refuses %s and says where", async (_name, change, path) => {
    const answer = await server.visitor.call("POST", "/api/nutrition/preview", { ...CHOICES, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: { code: "VALIDATION_FAILED", issues: [{ path }] } });
  });

  test.each([500, 1000])("%i kcal need supervision", async (dailyCalories) => {
    const body = { ...CHOICES, allergies: [], preference: "standard", dailyCalories };
    const refused = await server.visitor.call("POST", "/api/nutrition/preview", body);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ error: { code: "CALORIES_BELOW_FLOOR", issues: [{ path: "dailyCalories" }] } });
    const supervised = await server.visitor.call("POST", "/api/nutrition/preview", { ...body, supervised: true });
    if (supervised.status === 200) {
      for (const day of (supervised.body as MealPlanPreview).days)
        expect(Math.abs(day.calories - dailyCalories)).toBeLessThanOrEqual(dailyCalories * 0.05);
    } else expect(supervised.body).toMatchObject({ error: { code: "PLAN_IMPOSSIBLE" } });
  });

  test("choices that leave nothing name what to relax", async () => {
    const answer = await server.visitor.call("POST", "/api/nutrition/preview", {
      ...CHOICES,
      dislikes: [
        "oats",
        "rice",
        "beans",
        "lentils",
        "tofu",
        "chickpeas",
        "potato",
        "quinoa",
        "bread",
        "pasta",
        "onion",
        "tomato",
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: { code: "PLAN_IMPOSSIBLE" } });
    const { issues } = (answer.body as { error: { issues: { path: string }[] } }).error;
    expect(issues.map(({ path }) => path)).toContain("dislikes");
  });
});

describe("a refusal under the calorie floor", () => {
  test("names the meals a day that make a plan, and no others", async () => {
    const body = { ...CHOICES, allergies: [], planDays: 3, dailyCalories: 500, mealsPerDay: 6, supervised: true };
    const answer = await server.visitor.call("POST", "/api/nutrition/preview", body);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "PLAN_IMPOSSIBLE" } } });
    const { issues } = (answer.body as { error: { issues: { path: string }[] } }).error;
    const counts = issues.flatMap(({ path }) => /^mealsPerDay\.(\d)$/.exec(path)?.[1] ?? []).map(Number);
    expect(counts.length).toBeGreaterThan(0);
    for (const mealsPerDay of [2, 3]) {
      const tried = await server.visitor.call("POST", "/api/nutrition/preview", { ...body, mealsPerDay });
      expect(tried.status, `${mealsPerDay} meals`).toBe(counts.includes(mealsPerDay) ? 200 : 422);
    }
  });
});

describe("a kept plan", () => {
  test("starts on the person's own today and its days carry the weekdays", async () => {
    await owner.call("PATCH", "/api/profile", { timeZone: "Pacific/Auckland" });
    const plan = await make();
    expect(plan.startsOn).toBe("2026-03-05");
    expect(plan.days[0]?.day).toBe("Thursday");
    expect(plan.isCurrent).toBe(true);
    expect(plan.name).toBe("Vegan week");
  });

  test("the same id again answers the same plan; another person's id is taken", async () => {
    const id = randomUUID();
    const first = await make(owner, { id });
    const again = await make(owner, { id, preference: "standard" });
    expect(again).toEqual({ ...first });
    const taken = await stranger.call("POST", "/api/nutrition/plans", { ...CHOICES, id });
    expect(taken.status).toBe(409);
    expect(JSON.stringify(taken.body)).not.toContain("Vegan");
  });

  test("is its owner's alone, for every route", async () => {
    const plan = await make();
    const meal = plan.days[0]?.meals[0];
    const routes: readonly (readonly ["GET" | "PATCH" | "POST" | "PUT" | "DELETE", string, object?])[] = [
      ["GET", ""],
      ["PATCH", "", { name: "Mine now" }],
      ["POST", "/edits", { version: 1, edit: { type: "lock", mealId: meal?.id, locked: true } }],
      ["GET", `/meals/${meal?.id}/alternatives`],
      ["POST", "/share"],
      ["DELETE", "/share"],
      ["GET", "/groceries"],
      ["PUT", "/groceries/onion", { ticked: true }],
      ["PUT", `/own-groceries/${randomUUID()}`, { text: "Soap", ticked: false }],
      ["DELETE", `/own-groceries/${randomUUID()}`],
      ["DELETE", ""],
    ];
    for (const [method, path, body] of routes) {
      const address = `/api/nutrition/plans/${plan.id}${path}`;
      expect((await server.visitor.call(method, address, body)).status, `visitor ${method} ${path}`).toBe(401);
      expect((await stranger.call(method, address, body)).status, `stranger ${method} ${path}`).toBe(404);
      expect((await moderator.call(method, address, body)).status, `moderator ${method} ${path}`).toBe(404);
    }
    expect((await owner.call("GET", `/api/nutrition/plans/${plan.id}`)).body).toEqual(plan);
  });

  test("swap offers three dishes that keep the day in its bounds, and takes one", async () => {
    const plan = await make();
    const meal = plan.days[2]?.meals[2];
    const offered = await owner.call("GET", `/api/nutrition/plans/${plan.id}/meals/${meal?.id}/alternatives`);
    const { items } = offered.body as { items: { recipeId: string }[] };
    expect(items).toHaveLength(3);
    const body = { version: plan.version, edit: { type: "swap", mealId: meal?.id, recipeId: items[1]?.recipeId } };
    const swapped = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, body);
    expect(swapped.status).toBe(200);
    const changed = swapped.body as KeptMealPlan;
    expect(changed.version).toBe(plan.version + 1);
    expect(changed.days[2]?.meals[2]?.recipeId).toBe(items[1]?.recipeId);
    expect(Math.abs((changed.days[2]?.calories ?? 0) - 2000)).toBeLessThanOrEqual(60);
    // The other tab still shows the older state: nothing changes, and it gets a conflict.
    const late = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, body);
    expect(late.status).toBe(409);
    expect((await owner.call("GET", `/api/nutrition/plans/${plan.id}`)).body).toEqual(changed);
  });

  test("two tabs swapping the same dish at once: one wins, the other gets a conflict", async () => {
    const plan = await make();
    const meal = plan.days[0]?.meals[1];
    const offered = await owner.call("GET", `/api/nutrition/plans/${plan.id}/meals/${meal?.id}/alternatives`);
    const { items } = offered.body as { items: { recipeId: string }[] };
    const answers = await Promise.all(
      items.map(({ recipeId }) =>
        owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, {
          version: plan.version,
          edit: { type: "swap", mealId: meal?.id, recipeId },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const stored = (await owner.call("GET", `/api/nutrition/plans/${plan.id}`)).body as KeptMealPlan;
    expect(stored).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  test("what is locked stays when the rest is made again", async () => {
    const plan = await make();
    const meal = plan.days[1]?.meals[0];
    const locked = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, {
      version: plan.version,
      edit: { type: "lock", mealId: meal?.id, locked: true },
    });
    const rebuilt = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, {
      version: (locked.body as KeptMealPlan).version,
      edit: { type: "regenerate", seed: 4711 },
    });
    expect(rebuilt.status).toBe(200);
    const made = rebuilt.body as KeptMealPlan;
    expect(made.days[1]?.meals[0]).toMatchObject({ id: meal?.id, recipeId: meal?.recipeId, locked: true });
    expect(made.days.map((day) => day.meals.map((each) => each.recipeId))).not.toEqual(
      plan.days.map((day) => day.meals.map((each) => each.recipeId)),
    );
  });

  test("what was made again or swapped is put back as it was; what doesn't fit isn't", async () => {
    const plan = await make();
    const edit = (version: number, change: object) =>
      owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, { version, edit: change });
    const rebuilt = (await edit(plan.version, { type: "regenerate", seed: 99 })).body as unknown as KeptMealPlan;
    expect(rebuilt.days).not.toEqual(plan.days);
    const restore = { type: "restore", days: compact(plan) };
    expect((await edit(plan.version, restore)).status).toBe(409);
    const back = (await edit(rebuilt.version, restore)).body as unknown as KeptMealPlan;
    expect(back.days).toEqual(plan.days);
    expect(back.groceries).toEqual(plan.groceries);
    const other = (await make(owner, { preference: "standard", allergies: [] })).days;
    const foreign = { type: "restore", days: compact({ ...plan, days: other }) };
    expect((await edit(back.version, foreign)).status).toBe(422);
  });

  test("a dish that the choices forbid can't be put in, whatever is asked", async () => {
    const plan = await make();
    const meal = plan.days[0]?.meals[1];
    const recipes = (await owner.call("GET", "/api/recipes?meal=Lunch")).body as {
      items: { id: string; diets: string[] }[];
    };
    const forbidden = recipes.items.find(({ diets }) => !diets.includes("vegan"));
    const answer = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, {
      version: plan.version,
      edit: { type: "swap", mealId: meal?.id, recipeId: forbidden?.id },
    });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "EDIT_REFUSED" } } });
  });

  test("people change the groceries, not what one person eats", async () => {
    const plan = await make();
    const four = await owner.call("POST", `/api/nutrition/plans/${plan.id}/edits`, {
      version: plan.version,
      edit: { type: "people", people: 4 },
    });
    const changed = four.body as KeptMealPlan;
    expect(changed.days).toEqual(plan.days);
    const grams = (from: KeptMealPlan) =>
      new Map(from.groceries.flatMap(({ items }) => items.map((item) => [item.foodId, item.grams])));
    for (const [foodId, once] of grams(plan)) expect(grams(changed).get(foodId)).toBeCloseTo(once * 4, 0);
  });

  test("a guest's plan moves in as it is; figures are made here, and what doesn't fit is refused whole", async () => {
    const preview = (await server.visitor.call("POST", "/api/nutrition/preview", CHOICES)).body as MealPlanPreview;
    const claimed = await make(stranger, { days: compact(preview), startsOn: "2026-03-02" });
    expect(claimed.days).toEqual(preview.days);
    const days = compact(preview);
    const broken = days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, dishes: meal.dishes.map((dish) => ({ ...dish, servings: 2.9 })) })),
    }));
    const refused = await stranger.call("POST", "/api/nutrition/plans", { ...CHOICES, days: broken });
    expect(refused).toMatchObject({ status: 422, body: { error: { issues: [{ path: "days" }] } } });
    const list = (await stranger.call("GET", "/api/nutrition/plans")).body as { items: unknown[] };
    expect(list.items).toHaveLength(1);
  });

  test("a guest's plan is swapped without a session", async () => {
    const preview = (await server.visitor.call("POST", "/api/nutrition/preview", CHOICES)).body as MealPlanPreview;
    const device = { name: preview.name, choices: CHOICES, days: compact(preview) };
    const mealId = preview.days[0]?.meals[2]?.id;
    const offered = await server.visitor.call("POST", "/api/nutrition/preview/alternatives", { ...device, mealId });
    const { items } = offered.body as { items: { recipeId: string }[] };
    expect(items).toHaveLength(3);
    const edit = { type: "swap", mealId, recipeId: items[0]?.recipeId };
    const swapped = await server.visitor.call("POST", "/api/nutrition/preview/edits", { ...device, edit });
    expect((swapped.body as MealPlanPreview).days[0]?.meals[2]?.recipeId).toBe(items[0]?.recipeId);
  });

  test("a guest's plan under the calorie floor is changed and moved in, small portions and all", async () => {
    const choices = { ...CHOICES, preference: "standard", allergies: [], planDays: 3, dailyCalories: 500, supervised: true };
    const preview = (await server.visitor.call("POST", "/api/nutrition/preview", choices)).body as MealPlanPreview;
    const { name, days } = preview;
    const body = { name, choices, days: compact(preview), edit: { type: "restore", days: compact(preview) } };
    expect((await server.visitor.call("POST", "/api/nutrition/preview/edits", body)).status).toBe(200);
    const moved = await make(await server.person("Una Under"), { ...choices, days: compact(preview) });
    expect(moved.days.map(({ meals }) => meals)).toEqual(days.map(({ meals }) => meals));
  });

  test.each(["0000-01-01", "1899-12-31", "9999-12-31", "2026-05-10"])("does not start on %s", async (startsOn) => {
    const plan = await make(stranger);
    expect((await stranger.call("PATCH", `/api/nutrition/plans/${plan.id}`, { startsOn })).status).toBe(422);
    expect((await stranger.call("POST", "/api/nutrition/plans", { ...CHOICES, startsOn })).status).toBe(422);
  });

  test("deleting the current plan makes the newest of the others current", async () => {
    const person = await planner("Dee Leter");
    const first = await make(person);
    const second = await make(person);
    expect((await person.call("GET", "/api/nutrition/plans/current")).body).toMatchObject({ id: second.id });
    await person.call("DELETE", `/api/nutrition/plans/${second.id}`);
    expect((await person.call("GET", "/api/nutrition/plans/current")).body).toMatchObject({ id: first.id });
    await person.call("DELETE", `/api/nutrition/plans/${first.id}`);
    expect(await person.call("GET", "/api/nutrition/plans/current")).toMatchObject({ status: 200, body: { value: null } });
  });

  test("lists page by keyset", async () => {
    const person = await planner("Paige Pager");
    for (let count = 0; count < 21; count += 1) await make(person, { planDays: 3, name: `Plan ${count}` });
    const first = (await person.call("GET", "/api/nutrition/plans")).body as { items: { id: string }[]; nextCursor: string };
    const rest = (await person.call("GET", `/api/nutrition/plans?cursor=${first.nextCursor}`)).body as {
      items: { id: string }[];
      nextCursor: null;
    };
    expect(first.items).toHaveLength(20);
    expect(rest).toMatchObject({ nextCursor: null });
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(21);
    expect((await person.call("GET", "/api/nutrition/plans?cursor=x")).status).toBe(422);
  });
});

describe("a shared plan", () => {
  test("opens signed out, reveals nothing about the person, and is gone once revoked", async () => {
    const plan = await make(owner, { name: "Olive's secret diet", dislikes: ["mushrooms"], planDays: 3 });
    const shared = (await owner.call("POST", `/api/nutrition/plans/${plan.id}/share`)).body as { token: string; url: string };
    expect(shared.token).toMatch(/^meal-/);
    expect((await owner.call("POST", `/api/nutrition/plans/${plan.id}/share`)).body).toEqual(shared);
    const seen = await server.visitor.call("GET", `/api/nutrition/shared/${shared.token}`);
    expect(seen.status).toBe(200);
    expect((seen.body as MealPlanPreview).choices).toMatchObject({ allergies: [] });
    expect(JSON.stringify(seen.body)).not.toMatch(/Olive|secret|mushrooms","|"Nuts"/);
    // Notes are about what the person asked for: the one on coconut only applies where someone avoids nuts.
    expect((seen.body as MealPlanPreview).notes).toEqual([]);
    await owner.call("DELETE", `/api/nutrition/plans/${plan.id}/share`);
    expect((await server.visitor.call("GET", `/api/nutrition/shared/${shared.token}`)).status).toBe(404);
  });
});
