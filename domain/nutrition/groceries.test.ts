import { describe, expect, it } from "vitest";
import { AISLES } from "./food.ts";
import { batchesOf } from "./batches.ts";
import { aboutPieces, groceriesOf } from "./groceries.ts";
import { makeBook } from "./meal-book.ts";
import type { MealChoices } from "./meal-plan.ts";
import { book, planOf } from "./planned-meals.fixture.ts";
import { TABLE_FOODS, TABLE_RECIPES } from "./table-book.fixture.ts";

const choices: MealChoices = {
  preference: "standard",
  dailyCalories: 2500,
  planDays: 7,
  prepStyle: "gourmet",
  allergies: [],
  mealsPerDay: 4,
};

describe("groceriesOf", () => {
  const plan = planOf(choices);

  it("holds each food once, in the aisles' order", () => {
    const aisles = plan.groceries.map(({ aisle }) => aisle);
    expect(aisles).toEqual(AISLES.filter((aisle) => aisles.includes(aisle)));
    const ids = plan.groceries.flatMap(({ items }) => items.map(({ foodId }) => foodId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("buys what the plan holds of a dish that has left the book", () => {
    const gone = plan.days[0]?.meals[0]?.recipeId;
    const later = makeBook(
      TABLE_FOODS,
      TABLE_RECIPES.filter(({ id }) => id !== gone),
    );
    const grams = (list: typeof plan.groceries) => list.flatMap(({ items }) => items).reduce((sum, item) => sum + item.grams, 0);
    const full = grams(groceriesOf(plan, book, 1));
    expect(grams(groceriesOf(plan, later, 1))).toBeGreaterThan(full * 0.99);
  });

  it("leaves out a food that has left the book too, and lists the rest", () => {
    const inComposed = JSON.stringify(TABLE_FOODS.filter(({ kind }) => kind === "composed"));
    const eaten = plan.days.flatMap(({ meals }) => meals.flatMap(({ ingredients }) => ingredients));
    const lost = eaten.find(({ foodId, grams }) => grams > 30 && !inComposed.includes(`"${foodId}"`))?.foodId ?? "";
    const later = makeBook(
      TABLE_FOODS.filter(({ id }) => id !== lost),
      TABLE_RECIPES.filter(({ ingredients }) => ingredients.every(({ food }) => food !== lost)),
    );
    const ids = groceriesOf(plan, later, 1).flatMap(({ items }) => items.map(({ foodId }) => foodId));
    const before = plan.groceries.flatMap(({ items }) => items.map(({ foodId }) => foodId));
    expect(before).toContain(lost);
    expect(ids).not.toContain(lost);
    expect(ids.length).toBeGreaterThanOrEqual(before.length - 1);
  });

  it("adds up to what is eaten, composed foods as they are bought", () => {
    const eaten = new Map<string, number>();
    for (const { meals } of plan.days) {
      for (const { ingredients } of meals) {
        for (const { foodId, grams, partOf } of ingredients) {
          if (partOf === undefined) eaten.set(foodId, (eaten.get(foodId) ?? 0) + grams);
        }
      }
    }
    const bought = new Map(plan.groceries.flatMap(({ items }) => items.map(({ foodId, grams }) => [foodId, grams])));
    expect(eaten.size).toBeGreaterThan(10);
    for (const [id, grams] of eaten) expect(bought.get(id)).toBeCloseTo(grams, 0);
  });

  it("scales to people, from the start or later", () => {
    const four = groceriesOf(plan, book, 4);
    const grams = (from: typeof four): readonly number[] => from.flatMap(({ items }) => items.map((item) => item.grams));
    for (const [place, one] of grams(plan.groceries).entries()) expect(grams(four)[place]).toBeCloseTo(one * 4, 0);
    expect(planOf({ ...choices, people: 4 }).groceries).toEqual(four);
    expect(planOf({ ...choices, people: 4 }).days).toEqual(plan.days);
  });

  it("names whole pieces to buy", () => {
    const items = groceriesOf(plan, book, 1).flatMap(({ items: found }) => found);
    const avocado = items.find(({ foodId }) => foodId === "avocado");
    const egg = items.find(({ foodId }) => foodId === "egg");
    if (avocado !== undefined)
      expect(avocado.display).toBe(`${Math.ceil(avocado.grams / 150)} medium avocado${avocado.grams > 150 ? "s" : ""}`);
    if (egg !== undefined) expect(egg.display).toBe(`${egg.grams / 50} medium egg${egg.grams > 50 ? "s" : ""}`);
    expect(avocado ?? egg).toBeDefined();
  });
});

describe("aboutPieces", () => {
  it.each([
    ["cod", 2700, " (about 19 fillets)"],
    ["cod", 770, " (about 6 fillets)"],
    ["cod", 630, " (about 4 1/2 fillets)"],
    ["cod", 140, " (about 1 fillet)"],
    ["cod", 70, " (about 1/2 fillet)"],
    ["cod", 50, ""],
    ["beef-mince", 500, ""],
  ])("%s, %d g%s", (id, grams, words) => {
    const food = TABLE_FOODS.find((known) => known.id === id);
    if (food === undefined) throw new Error(id);
    expect(aboutPieces(food, grams)).toBe(words);
  });
});

describe("batchesOf", () => {
  it("cooks every dish once for all its meals, eaten within the days it keeps", () => {
    let together = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      const plan = planOf({ ...choices, seed });
      const batches = batchesOf(plan, book, 2);
      const meals = plan.days.flatMap((day) => day.meals);
      const dishes = meals.flatMap((meal) => meal.dishes.map((dish) => `${meal.id} ${dish.recipeId}`));
      const eaten = batches.flatMap((batch) => batch.meals.map(({ mealId }) => `${mealId} ${batch.recipeId}`));
      expect([...eaten].sort()).toEqual([...dishes].sort());
      for (const batch of batches) {
        const servings = batch.meals.reduce((sum, { mealId }) => {
          const meal = meals.find(({ id }) => id === mealId);
          return sum + (meal?.dishes.find(({ recipeId }) => recipeId === batch.recipeId)?.servings ?? 0);
        }, 0);
        expect(batch.servings).toBeCloseTo(servings * 2, 2);
        expect(batch.meals[0]?.day).toBe(batch.day);
        for (const { day } of batch.meals) expect(day).toBeLessThanOrEqual(batch.useByDay);
        expect(batch.store === null).toBe(batch.meals.length === 1);
        together += batch.meals.length - 1;
      }
    }
    expect(together).toBeGreaterThan(5);
  });
});
