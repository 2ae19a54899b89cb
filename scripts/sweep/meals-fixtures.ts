import type { ComposedFood, Food, Nutrients, SourceFood } from "@lockstep/domain/nutrition/food.ts";
import type {
  GroceryAisle,
  MealChoices,
  MealFigures,
  MealPlan,
  PlannedIngredient,
  PlannedMeal,
} from "@lockstep/domain/nutrition/meal-plan.ts";
import type { MealType, Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { openLibrary } from "./meals-ledger.ts";
import type { Library } from "./meals-ledger.ts";

// A plan of three days written by hand, of foods that all have one balanced profile (C 50, F 30, P 20 % of 200 kcal), so that any portions
// hold the shares and the sums can be done in one's head. Tests break one thing at a time in it.

/** Values of 100 g of every test food. */
export const BALANCED: Nutrients = { energy: 200, protein: 10, carbs: 25, fat: 20 / 3, fibre: 3, sugars: 2, sodium: 5 };

/** A type whose fields can be changed, all the way down. */
export type Draft<T> = T extends readonly (infer One)[]
  ? Draft<One>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Draft<T[Key]> }
    : T;

function source(id: string, contains: SourceFood["contains"], more: Partial<SourceFood> = {}): SourceFood {
  return {
    kind: "source",
    id,
    name: `test ${id}`,
    aisle: "Grains, pasta and rice",
    shelfLifeDays: 100,
    keep: "cupboard",
    density: null,
    measures: [],
    division: "any",
    mostGrams: 500,
    ndbNo: `9000${id.length}`,
    per100g: BALANCED,
    contains,
    ...more,
  };
}

const PASTE: ComposedFood = {
  kind: "composed",
  id: "paste",
  name: "test paste",
  aisle: "Oils, vinegars and sauces",
  shelfLifeDays: 100,
  keep: "cupboard",
  density: null,
  measures: [],
  division: "any",
  mostGrams: 150,
  parts: [
    { food: "kernels", grams: 40 },
    { food: "powder", grams: 60 },
  ],
  mayContain: ["Shellfish"],
};

export const FIXTURE_FOODS: readonly Food[] = [
  source("grain", ["gluten-free-grain"]),
  source("bun", ["wheat"], {
    aisle: "Bakery",
    division: "whole",
    measures: [{ one: "bun", many: "buns", grams: 50 }],
    mayContain: ["Sesame"],
  }),
  source("milky", ["milk"], { aisle: "Dairy and eggs" }),
  source("kernels", ["tree-nut"], { aisle: "Nuts, seeds and dried fruit" }),
  source("powder", ["spice"], { aisle: "Spices and baking" }),
  // Said to be a vegetable: only its name gives it away.
  source("cheddar", ["vegetable"], { aisle: "Vegetables and herbs" }),
  PASTE,
];

function recipe(
  id: string,
  meals: readonly MealType[],
  grams: Readonly<Record<string, number>>,
  more: Partial<Recipe> = {},
): Recipe {
  return {
    id,
    name: `Dish ${id}`,
    description: "A dish of the tests.",
    meals,
    course: "main",
    cuisine: "Everyday",
    servings: 1,
    handsOnMinutes: 10,
    totalMinutes: 20,
    ingredients: Object.entries(grams).map(([food, amount]) => ({ food, grams: amount })),
    steps: [{ text: "Cook it." }],
    equipment: [],
    leftovers: { fridgeDays: 2, freezerMonths: null, store: "Chill it.", reheat: "Reheat in a pan until steaming hot." },
    ...more,
  };
}

export const FIXTURE_RECIPES: readonly Recipe[] = [
  recipe("morning-one", ["Breakfast"], { grain: 225, bun: 50 }),
  recipe("morning-two", ["Breakfast"], { grain: 275 }),
  recipe("morning-three", ["Breakfast"], { milky: 200, grain: 75 }),
  recipe("noon-one", ["Lunch"], { grain: 225, paste: 100 }),
  recipe("noon-three", ["Lunch"], { grain: 300, cheddar: 25 }),
  recipe("slow-evening", ["Dinner", "Lunch"], { grain: 300, powder: 25 }, { totalMinutes: 45 }),
  recipe("evening-two", ["Dinner"], { grain: 325 }),
  recipe("evening-three", ["Dinner"], { grain: 275 }),
  recipe("bite-one", ["Snack"], { bun: 50, grain: 25 }),
  recipe("bite-two", ["Snack"], { grain: 75 }),
  recipe("bite-three", ["Snack"], { milky: 75 }),
  recipe("beside", ["Lunch", "Dinner"], { grain: 50 }, { course: "side" }),
];

/** What is in a meal, before it's written out. */
export interface FixtureMeal {
  type: MealType;
  time: string;
  dishes: [recipe: string, servings: number][];
  leftoverOf?: string;
}

/** The week of the tests: 2,000 kcal a day in four meals. */
export function fixtureDays(): FixtureMeal[][] {
  const day = (breakfast: string, lunch: string, snack: string, dinner: string): FixtureMeal[] => [
    { type: "Breakfast", time: "08:00", dishes: [[breakfast, 1]] },
    { type: "Lunch", time: "12:30", dishes: [[lunch, 1]] },
    { type: "Snack", time: "15:30", dishes: [[snack, 1]] },
    { type: "Dinner", time: "19:00", dishes: [[dinner, 1]] },
  ];
  const days = [
    day("morning-one", "noon-one", "bite-one", "slow-evening"),
    day("morning-two", "slow-evening", "bite-two", "evening-two"),
    day("morning-three", "noon-three", "bite-three", "evening-three"),
  ];
  const leftover = days[1]?.[1];
  if (leftover !== undefined) leftover.leftoverOf = "d1-dinner";
  days[2]?.[3]?.dishes.push(["beside", 1]);
  return days;
}

export const FIXTURE_CHOICES: MealChoices = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 3,
  prepStyle: "gourmet",
  allergies: [],
  mealsPerDay: 4,
};

const one = (value: number): number => Math.round(value * 10) / 10;

function figures(lines: readonly PlannedIngredient[], library: Library): MealFigures {
  const sum = (key: keyof Nutrients): number =>
    one(
      lines.reduce((total, { foodId, grams }) => {
        const food = library.foods.get(foodId);
        return total + (food?.kind === "source" ? (food.per100g[key] * grams) / 100 : 0);
      }, 0),
    );
  return { calories: sum("energy"), protein: sum("protein"), carbs: sum("carbs"), fat: sum("fat"), fibre: sum("fibre") };
}

function linesOf({ id, ingredients, servings }: Recipe, eaten: number, library: Library): PlannedIngredient[] {
  return ingredients.flatMap(({ food: foodId, grams: all }) => {
    const food = library.foods.get(foodId);
    if (food === undefined) throw new Error(`no food ${foodId}`);
    const grams = (all * eaten) / servings;
    const line = (from: Food, amount: number, partOf?: string): PlannedIngredient => ({
      foodId: from.id,
      name: from.name,
      ndbNo: from.kind === "source" ? from.ndbNo : "",
      grams: one(amount),
      display: `${Math.round(amount)} g`,
      line: `${Math.round(amount)} g ${from.name}`,
      ...(partOf === undefined ? {} : { partOf }),
      recipeId: id,
    });
    if (food.kind === "source") return [line(food, grams)];
    return food.parts.map((part) => line(library.foods.get(part.food) ?? food, (grams * part.grams) / 100, food.name));
  });
}

function groceriesOf(days: readonly (readonly FixtureMeal[])[], library: Library): GroceryAisle[] {
  const sums = new Map<Food, number>();
  for (const [id, servings] of days.flat().flatMap(({ dishes }) => dishes)) {
    for (const { food: foodId, grams } of library.recipes.get(id)?.ingredients ?? []) {
      const food = library.foods.get(foodId);
      if (food !== undefined) sums.set(food, (sums.get(food) ?? 0) + grams * servings);
    }
  }
  const aisles = [
    "Vegetables and herbs",
    "Bakery",
    "Dairy and eggs",
    "Grains, pasta and rice",
    "Oils, vinegars and sauces",
    "Spices and baking",
  ] as const;
  return aisles.flatMap((aisle) => {
    const items = [...sums].filter(([food]) => food.aisle === aisle);
    return items.length === 0
      ? []
      : [
          {
            aisle,
            items: items.map(([{ id, name }, grams]) => ({
              foodId: id,
              name,
              grams: one(grams),
              display: `${Math.round(grams)} g`,
              line: `${Math.round(grams)} g ${name}`,
            })),
          },
        ];
  });
}

const DAYS = ["Monday", "Tuesday", "Wednesday"];

/** Writes a week out as the planner would, every figure counted from its foods. */
export function fixturePlan(days: readonly (readonly FixtureMeal[])[], library: Library): Draft<MealPlan> {
  const written = days.map((meals, at) => {
    const planned = meals.map(({ type, time, dishes, leftoverOf }): PlannedMeal => {
      const recipes = dishes.flatMap(([id, servings]) => {
        const found = library.recipes.get(id);
        return found === undefined ? [] : [{ found, servings }];
      });
      const ingredients = recipes.flatMap(({ found, servings }) => linesOf(found, servings, library));
      return {
        id: `d${at + 1}-${type.toLowerCase()}`,
        type,
        name: recipes.map(({ found }) => found.name).join(" + "),
        time,
        recipeId: recipes[0]?.found.id ?? "",
        dishes: recipes.map(({ found, servings }) => ({ recipeId: found.id, name: found.name, servings })),
        ...(leftoverOf === undefined ? {} : { leftoverOf }),
        prepMinutes: recipes[0]?.found.totalMinutes ?? 0,
        ingredients,
        instructions: [leftoverOf === undefined ? "Cook it." : "Reheat in a pan until steaming hot."],
        locked: false,
        ...figures(ingredients, library),
      };
    });
    const sum = figures(
      planned.flatMap(({ ingredients }) => ingredients),
      library,
    );
    return { number: at + 1, day: DAYS[at] ?? "", meals: planned, ...sum };
  });
  const plan: MealPlan = { days: written, groceries: groceriesOf(days, library), notes: [] };
  return structuredClone(plan) as Draft<MealPlan>;
}

/** The foods and recipes of the tests, some of them changed. */
export function fixtureLibrary(
  food: (one: Food) => Food = (same) => same,
  dish: (one: Recipe) => Recipe = (same) => same,
): Library {
  return openLibrary(FIXTURE_FOODS.map(food), FIXTURE_RECIPES.map(dish));
}
