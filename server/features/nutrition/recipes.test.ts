import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FoodSummary, RecipeDetail, RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  member = await server.person("Rita Reader");
});
afterAll(() => server.stop());

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** Every page of a list, by its cursors. */
async function all<Item>(path: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const join = path.includes("?") ? "&" : "?";
    const answer = await server.visitor.call("GET", cursor === "" ? path : `${path}${join}cursor=${encodeURIComponent(cursor)}`);
    expect(answer.status).toBe(200);
    const page = answer.body as unknown as Page<Item>;
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

describe("recipes", () => {
  test("every page together is the whole book, each once", async () => {
    const book = await all<RecipeSummary>("/api/recipes");
    const { body } = await server.visitor.call("GET", "/api/recipes");
    expect(book).toHaveLength((body as unknown as Page<RecipeSummary>).total);
    expect(book.length).toBeGreaterThanOrEqual(180);
    expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
  });

  test("filters hold together", async () => {
    const found = await all<RecipeSummary>("/api/recipes?diet=vegan&allergens=Nuts,Soy&meal=Breakfast&maxMinutes=20");
    expect(found.length).toBeGreaterThan(0);
    for (const recipe of found) {
      expect(recipe.diets).toContain("vegan");
      expect(recipe.allergens).not.toContain("Nuts");
      expect(recipe.allergens).not.toContain("Soy");
      expect(recipe.meals).toContain("Breakfast");
      expect(recipe.totalMinutes).toBeLessThanOrEqual(20);
    }
  });

  test.each(["lentil", "LENTILS", "coriander", "cilantro", "courgette", "zucchini"])("search finds %s", async (word) => {
    expect((await all<RecipeSummary>(`/api/recipes?query=${word}`)).length).toBeGreaterThan(0);
  });

  test("search doesn't find what a name says it is free of, unless that is asked for", async () => {
    const ids = async (query: string): Promise<readonly string[]> =>
      (await all<FoodSummary>(`/api/foods?query=${encodeURIComponent(query)}`)).map(({ id }) => id);
    expect(await ids("sesame")).toContain("tahini");
    expect(await ids("sesame")).not.toContain("pumpkin-seeds");
    expect(await ids("sesame-free")).toContain("pumpkin-seeds");
    expect(await ids("sesame free")).toContain("pumpkin-seeds");
    expect(await ids("gluten")).toContain("gluten-free-oats");
    const sesame = await all<RecipeSummary>("/api/recipes?query=sesame");
    expect(sesame.filter(({ allergens }) => !allergens.includes("Sesame"))).toEqual([]);
  });

  test("search finds nothing for what is in no recipe", async () => {
    expect(await all("/api/recipes?query=unobtainium")).toEqual([]);
  });

  test.each([
    "/api/recipes?diet=fruitarian",
    "/api/recipes?allergens=Celery",
    "/api/recipes?maxMinutes=-1",
    "/api/recipes?meal=Supper",
  ])("%s is refused", async (path) => {
    expect((await server.visitor.call("GET", path)).status).toBe(422);
  });

  test("one recipe has everything, with each food's reference row", async () => {
    const [first] = await all<RecipeSummary>("/api/recipes?diet=keto");
    const answer = await server.visitor.call("GET", `/api/recipes/${first?.id}`);
    const recipe = answer.body as unknown as RecipeDetail;
    expect(recipe).toMatchObject({ id: first?.id, figures: first?.figures });
    for (const { ndbNo, parts } of recipe.ingredients) {
      for (const row of parts === undefined ? [ndbNo] : parts.map((part) => part.ndbNo)) expect(row).toMatch(/^\d{5}$/);
    }
    for (const step of recipe.steps) expect(step.text).not.toMatch(/[{}|]/);
    expect((await server.visitor.call("GET", "/api/recipes/moon-pie")).status).toBe(404);
  });

  test("favourites are the member's own", async () => {
    const [recipe] = await all<RecipeSummary>("/api/recipes");
    expect((await member.call("PUT", `/api/nutrition/favorites/${recipe?.id}`)).status).toBe(200);
    expect((await member.call("PUT", "/api/nutrition/favorites/moon-pie")).status).toBe(404);
    expect((await server.visitor.call("PUT", `/api/nutrition/favorites/${recipe?.id}`)).status).toBe(401);
    const mine = await member.call("GET", "/api/recipes?favorites=true");
    expect((mine.body as unknown as Page<RecipeSummary>).items.map(({ id }) => id)).toEqual([recipe?.id]);
    expect((await server.visitor.call("GET", "/api/recipes?favorites=true")).body).toMatchObject({ items: [], total: 0 });
    await member.call("DELETE", `/api/nutrition/favorites/${recipe?.id}`);
    expect((await member.call("GET", "/api/nutrition/favorites")).body).toMatchObject({ items: [] });
  });
});

describe("foods", () => {
  test("every page together is the whole list; what begins with the word comes first", async () => {
    const foods = await all<FoodSummary>("/api/foods");
    expect(foods.length).toBeGreaterThanOrEqual(250);
    const rice = await all<FoodSummary>("/api/foods?query=milk");
    expect(rice[0]?.name.toLowerCase().startsWith("milk")).toBe(rice.some(({ name }) => name.toLowerCase().startsWith("milk")));
  });

  test.each(["pizza", "cola", "croissant"])("%s isn't in the table, and nothing else is shown for it", async (word) => {
    expect(await all<FoodSummary>(`/api/foods?query=${word}`)).toEqual([]);
  });

  test.each([
    ["blueb", "blueberries"],
    ["choco", "dark chocolate"],
    ["melon", "watermelon"],
    ["yogurt greek", "Greek yogurt"],
  ])("%s still finds %s", async (query, name) => {
    const found = await all<FoodSummary>(`/api/foods?query=${encodeURIComponent(query)}`);
    expect(found.map((food) => food.name.toLowerCase()).join()).toContain(name.toLowerCase());
  });
});
