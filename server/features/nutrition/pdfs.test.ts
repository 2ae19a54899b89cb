import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { KeptMealPlan, RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { countPdf } from "../../platform/pdf/count-pdf.ts";
import { readBookmarks, readPdf, type ReadPdf } from "../../testing/read-pdf.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe, unsubscribe } from "../../testing/subscribe.ts";

const CHOICES = {
  preference: "vegan",
  dailyCalories: 2500,
  planDays: 3,
  prepStyle: "quick",
  allergies: [],
  mealsPerDay: 6,
  people: 2,
} as const;
const RECIPE = "red-lentil-dal-rice";

let server: TestServer;
let free: Person;
let premium: Person;
let family: Person;
let plan: KeptMealPlan;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-11-20T12:00:00Z") });
  [free, premium, family] = await Promise.all([server.person("Fay"), server.person("Zoë Łukasz"), server.person("Fern")]);
  await subscribe(server, premium);
  await subscribe(server, family, { priceId: "price_family_monthly" });
  const made = await premium.call("POST", "/api/nutrition/plans", CHOICES);
  plan = made.body as unknown as KeptMealPlan;
});
afterAll(() => server.stop());

const get = (path: string, person: Person): Promise<Response> => server.fetch(path, { headers: { Cookie: person.cookie } });
const read = async (path: string, person: Person): Promise<ReadPdf> => {
  const answer = await get(path, person);
  expect(answer.status).toBe(200);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
};
const recipePath = `/api/recipes/${RECIPE}/pdf`;
const planPath = (id: string): string => `/api/nutrition/plans/${id}/pdf`;

describe("who may have which", () => {
  test.each([
    ["a recipe", () => recipePath],
    ["a plan's booklet", () => planPath(plan.id)],
    ["a collection", () => "/api/recipes/collections/keto/pdf"],
  ])("%s: nobody without a session, nobody on Free", async (_what, path) => {
    expect((await server.visitor.call("GET", path())).body).toMatchObject({ error: { code: "NOT_SIGNED_IN" } });
    expect((await free.call("GET", path())).body).toMatchObject({ error: { code: "MEMBERSHIP_REQUIRED" } });
  });

  test("the refusal says what's missing", async () => {
    expect((await free.call("GET", recipePath)).body).toMatchObject({
      error: { message: "Downloading PDFs is included in Premium.", issues: [{ path: "recipePdfs" }] },
    });
    expect((await premium.call("GET", "/api/recipes/collections/keto/pdf")).body).toMatchObject({
      error: { message: "The recipe PDF collection is included in Family.", issues: [{ path: "recipeCollection" }] },
    });
  });

  test("another person's plan is as missing as none, and so is an unknown recipe or diet", async () => {
    for (const path of [
      planPath(plan.id),
      planPath(crypto.randomUUID()),
      "/api/recipes/none/pdf",
      "/api/recipes/collections/none/pdf",
    ]) {
      expect((await family.call("GET", path)).body).toMatchObject({ error: { code: "NOT_FOUND" } });
    }
  });

  test("whose membership lapsed has none", async () => {
    const lapsed = await server.person();
    await subscribe(server, lapsed);
    const own = (await lapsed.call("POST", "/api/nutrition/plans", { ...CHOICES, mealsPerDay: 3 }))
      .body as unknown as KeptMealPlan;
    await unsubscribe(server, lapsed);
    expect((await lapsed.call("GET", planPath(own.id))).body).toMatchObject({ error: { code: "MEMBERSHIP_REQUIRED" } });
  });
});

describe("a recipe", () => {
  test("is a file of its name that only its reader keeps", async () => {
    const { body } = await server.visitor.call("GET", `/api/recipes/${RECIPE}`);
    const answer = await get(recipePath, premium);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-disposition")).toContain(`filename="${String(body["name"])}.pdf"`);
  });

  test("says what the page says, for as many servings as asked", async () => {
    const recipe = (await server.visitor.call("GET", `/api/recipes/${RECIPE}`)).body as unknown as RecipeDetail;
    const { text, info, tags, bookmarks, pages } = await read(recipePath, premium);
    expect(info).toMatchObject({ Title: recipe.name, Author: "Lockstep", Language: "en-US" });
    expect(tags).toEqual(expect.arrayContaining(["H1", "H2", "P", "Table", "TR", "TH", "TD"]));
    expect(bookmarks).toEqual([recipe.name]);
    for (const { line } of recipe.ingredients) expect(text).toContain(line);
    for (const step of recipe.steps) expect(text).toContain(step.text.split(/[{.°]/)[0]);
    expect(text).toContain(`${Math.round(recipe.figures.protein)} g`);
    for (const allergen of recipe.allergens) expect(text.toLowerCase()).toContain(allergen.toLowerCase());
    expect(text).toContain(`1 of ${pages.length}`);
    const double = await read(`${recipePath}?servings=${recipe.servings * 2}`, premium);
    const weighed = recipe.ingredients.find(({ line }) => /^\d{2,3} g /.test(line));
    const grams = Number.parseInt(weighed?.line ?? "", 10) * 2;
    expect(double.text).toContain((weighed?.line ?? "").replace(/^\d+/, String(grams)));
  });

  test("follows the person's units, paper and wish to see no calories", async () => {
    const person = await server.person();
    await subscribe(server, person);
    await person.call("GET", "/api/profile");
    const { size } = await read(recipePath, person);
    expect(size).toEqual([595, 842]);
    await person.call("PATCH", "/api/profile", { foodUnits: "us", hideCalories: true });
    const us = await read(recipePath, person);
    expect(us.size).toEqual([612, 792]);
    expect(us.text).toMatch(/\d oz/);
    expect(us.text).not.toMatch(/kcal|calories/i);
  });
});

test("a plan's booklet has its days, all it cooks, and the list with own lines", async () => {
  const name = `Zoë Łukasz's ${"very ".repeat(8)}long week`;
  await premium.call("PATCH", `/api/nutrition/plans/${plan.id}`, { name });
  const own = `Napkins ${"x".repeat(110)}`;
  await premium.call("PUT", `/api/nutrition/plans/${plan.id}/own-groceries/${crypto.randomUUID()}`, { text: own, ticked: false });
  const { text, pages, bookmarks, outside } = await read(planPath(plan.id), premium);
  expect(text).toContain("Zoë Łukasz's very");
  const names = [...new Set(plan.batches.map((batch) => batch.name))];
  expect(names.length).toBeGreaterThan(8);
  for (const each of names) {
    // On its own page, under its name, where the contents and the bookmarks say.
    const page = pages.findIndex((words, index) => index > 2 && words.includes(each) && words.includes("Ingredients"));
    expect(page).toBeGreaterThan(0);
    expect(pages.slice(1, 3).join(" ")).toContain(`${each} ${page + 1}`);
    expect(bookmarks).toContain(each);
  }
  for (const { items } of plan.groceries) for (const { line } of items) expect(text).toContain(line);
  expect(text.replaceAll(" ", "")).toContain(own.replaceAll(" ", ""));
  expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`);
  expect(outside).toEqual([]);
});

test("a family's booklet is for everyone who eats, and says who gets how much", async () => {
  const path = () => `/api/family/eaters/${crypto.randomUUID()}`;
  expect((await family.call("POST", "/api/family")).status).toBe(200);
  const long = `Zuzka ${"Maximiliana".repeat(3)}`;
  for (const eater of [
    { name: "Fern", diet: "standard", allergies: ["Soy"], portion: 1.25, isYou: true },
    { name: long, diet: "vegan", allergies: ["Nuts"], portion: 0.5 },
  ])
    expect((await family.call("PUT", path(), eater)).status).toBe(200);
  const made = (await family.call("POST", "/api/nutrition/plans", { ...CHOICES, people: undefined, mealsPerDay: 3 }))
    .body as unknown as KeptMealPlan;
  const { text, outside } = await read(planPath(made.id), family);
  expect(text).toContain("for 2 people");
  expect(text).toContain("For 2 people and 3 days.");
  expect(text).toMatch(/Who gets how much Fern 1 1\/4 portions Zuzka Maximiliana\S+ 1\/2 portion/);
  expect(outside).toEqual([]);
});

test("what no face has letters for is never a blank: a name is left out or counted, items are counted", async () => {
  const person = await server.person("מאיה כהן");
  await subscribe(server, person, { priceId: "price_family_monthly" });
  await person.call("POST", "/api/family");
  const eats = { diet: "standard", allergies: [], portion: 1 };
  await person.call("PUT", `/api/family/eaters/${crypto.randomUUID()}`, { ...eats, name: "You", isYou: true });
  await person.call("PUT", `/api/family/eaters/${crypto.randomUUID()}`, { ...eats, name: "Łukasz" });
  const made = (await person.call("POST", "/api/nutrition/plans", { ...CHOICES, people: undefined, mealsPerDay: 3 }))
    .body as unknown as KeptMealPlan;
  await person.call("PATCH", `/api/nutrition/plans/${made.id}`, { name: "ארוחות" });
  for (const text of ["חלב", "牛乳", "Молоко"])
    await person.call("PUT", `/api/nutrition/plans/${made.id}/own-groceries/${crypto.randomUUID()}`, { text, ticked: false });
  const { text, pages } = await read(planPath(made.id), person);
  expect(text).not.toContain("Made for");
  expect(text).toContain("Person 1 1 portion Łukasz 1 portion");
  expect(text).toContain("Молоко");
  expect(text).toContain("2 more items are in letters we can't print yet.");
  // Something is where the title is.
  expect(pages[0]).toMatch(/days of meals \S+/);
});

test("a collection has every recipe of its diet", async () => {
  const answer = await get("/api/recipes/collections/keto/pdf", family);
  const { body } = await server.visitor.call("GET", "/api/recipes?diet=keto");
  const sections = ["Contents", "Breakfasts", "Lunches", "Dinners", "Snacks", "Sides"];
  const bookmarks = await readBookmarks(new Uint8Array(await answer.arrayBuffer()));
  expect(bookmarks.filter((title) => !sections.includes(title))).toHaveLength(Number(body["total"]));
});

test("the same input gives the same bytes", async () => {
  const [one, two] = await Promise.all([get(recipePath, premium), get(recipePath, family)]);
  const [first, second] = await Promise.all([one.arrayBuffer(), two.arrayBuffer()]);
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

test("nobody asks for more than a few a minute", async () => {
  const limited = await startTestServer({ environment: { RATE_LIMITS: "on" } });
  try {
    const person = await limited.person();
    await subscribe(limited, person);
    for (let asked = 0; asked < 20; asked++) await countPdf(limited.platform, person.id, "usual");
    expect((await person.call("GET", recipePath)).body).toMatchObject({ error: { code: "RATE_LIMITED" } });
  } finally {
    await limited.stop();
  }
});
