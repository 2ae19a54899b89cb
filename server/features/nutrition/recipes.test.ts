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

const searched = encodeURIComponent;

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

  // oxfmt-ignore
  test.each([
    "lentil", "LENTILS", "coriander", "cilantro", "courgette", "zucchini", "pizza", "margher", "berry", "blueberry", "egg", "eggplant", "egg plant", "nut",
    "coconut", "peanut", "ham", "rice", "oil", "apple", "corn", "bread", "crispbread", "melon", "chick peas", "chicken rice", "shepherd's pie",
    "shepherds pie", "pho", "beef fajitas", "crisp", "thai",
  ])("search finds %s", async (word) => {
    expect((await all<RecipeSummary>(`/api/recipes?query=${searched(word)}`)).length).toBeGreaterThan(0);
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

  // oxfmt-ignore
  test.each([
    "unobtainium", "ale", "ice", "cola", "croissant", "late", "range", "live", "rum", "choke", "plants", "room", "art", "heat", "hip", "lower", "ham burger",
    "doughnut", "ramen", "ice cream", "hot dog", "apple pie", "lard", "oiled", "roast ham", "tea", "key", "tail", "wheatgerm", "🍕", "%",
  ])("search finds nothing for %s, which is in no recipe", async (word) => {
    expect((await all<RecipeSummary>(`/api/recipes?query=${searched(word)}`)).map(({ name }) => name)).toEqual([]);
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

  const namesFor = async (query: string): Promise<readonly string[]> =>
    (await all<FoodSummary>(`/api/foods?query=${searched(query)}`)).map(({ name }) => name);

  // oxfmt-ignore
  test.each([
    "pizza", "cola", "coca cola", "croissant", "ale", "late", "range", "room", "choke", "rum", "ram", "ramen", "doughnut", "burger", "lard", "candy", "key",
    "rot", "boil", "heat", "hip", "lower", "ice cream", "hot dog", "apple pie", "root beer", "ham burger", "plants", "lentil soup", "unobtainium", "🍕", "%",
  ])("%s isn't in the table, and nothing else is shown for it", async (query) => {
    expect(await namesFor(query)).toEqual([]);
  });

  test.each([
    ["ice", ["rice", "juice", "spice"]],
    ["oil", ["boiled"]],
    ["tea", ["steak", "teff"]],
    ["ham", ["graham"]],
    ["egg", ["aubergine"]],
    ["nut", ["coconut", "nutmeg", "nutritional", "peanut", "butternut", "chestnut"]],
    ["pea", ["peanut", "pear", "peach"]],
    ["corn", ["cornichon", "peppercorn"]],
    ["apple", ["pineapple"]],
    ["wheat", ["buckwheat"]],
    ["butter", ["butternut", "buttermilk", "butterhead"]],
    ["pepper", ["pepperoni", "peppermint"]],
    ["water", ["watermelon", "watercress"]],
    ["ginger", ["gingerbread"]],
    ["rice", ["licorice"]],
    ["oat", ["goat", "groats"]],
    ["plum", ["plump"]],
    ["lime", ["limeade"]],
    ["cream", ["creamed", "cremini"]],
    ["bean", ["beansprouts"]],
    ["sesame", ["sesame-free"]],
  ])("%s finds what it names, but not %s", async (query, others) => {
    const names = (await namesFor(query)).join("; ").toLowerCase();
    expect(names).not.toBe("");
    expect(others.filter((other) => names.includes(other))).toEqual([]);
  });

  test.each([
    ["blueb", "blueberries"],
    ["BERRY", "strawberries"],
    ["berries", "cranberries"],
    ["choco", "dark chocolate"],
    ["melon", "watermelon"],
    ["bread", "rye crispbread"],
    ["fruit", "grapefruit"],
    ["milk", "buttermilk"],
    ["fish", "monkfish tail"],
    ["bean", "tempeh"],
    ["corn", "popcorn"],
    ["cress", "watercress"],
    ["flour", "cornflour"],
    ["seed", "flaxseed"],
    ["yogurt greek", "Greek yogurt"],
    ["yogurt gre", "Greek yogurt"],
    ["yoghurt", "Greek yogurt"],
    ["egg", "medium egg"],
    ["eggs", "medium egg"],
    ["eggplant", "aubergine"],
    ["egg plant", "aubergine"],
    ["eggp", "aubergine"],
    ["chick peas", "canned chickpeas"],
    ["garbanzo", "canned chickpeas"],
    ["nut", "Brazil nuts"],
    ["peanuts", "peanut butter"],
    ["coconut", "coconut oil"],
    ["oil", "sunflower oil"],
    ["tea", "brewed green tea"],
    ["ham", "cooked ham"],
    ["rice", "basmati rice"],
    ["pot", "potato"],
    ["tomato", "canned"],
    ["creme fraiche", "crème fraîche"],
    ["za'atar", "za'atar"],
    ["semi-skimmed milk", "semi-skimmed milk"],
    ["skimmed milk semi", "semi-skimmed milk"],
    ["oats", "rolled oats"],
  ])("%s still finds %s", async (query, name) => {
    expect((await namesFor(query)).join("; ").toLowerCase()).toContain(name.toLowerCase());
  });
});
