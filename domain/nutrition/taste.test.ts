import { describe, expect, it } from "vitest";
import type { FindFood, Food } from "./food.ts";
import { makeBook } from "./meal-book.ts";
import type { BookRecipe } from "./meal-book.ts";
import { goesWith } from "./pairing.ts";
import type { Course, MealType, Recipe } from "./recipe.ts";
import type { Substance } from "./substance.ts";
import { TABLE_FOODS } from "./table-book.fixture.ts";
import { tasteOf } from "./taste.ts";

const [known] = TABLE_FOODS;
if (known?.kind !== "source") throw new Error("no food");
const template = known;
const food = (id: string, ...contains: readonly Substance[]): Food => ({
  ...template,
  id,
  name: id,
  measures: [],
  division: "any",
  mostGrams: 500,
  contains,
});

const FOODS: readonly Food[] = [
  ...TABLE_FOODS,
  food("cinnamon", "spice"),
  food("vanilla-extract", "spice", "alcohol"),
  food("black-pepper", "spice"),
  food("cumin", "spice"),
  food("cocoa-powder", "cocoa"),
  food("maple-syrup", "plant-syrup"),
  food("raisins", "dried-fruit"),
  food("green-olives", "low-sugar-fruit", "salt"),
  food("mint", "vegetable"),
  food("silken-tofu", "soybean"),
  food("hemp-seeds", "seed"),
  food("white-vinegar", "vinegar"),
];
const find: FindFood = (id) => {
  const found = FOODS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

function recipe(
  foods: Readonly<Record<string, number>>,
  course: Course = "main",
  meals: readonly MealType[] = ["Breakfast"],
): Recipe {
  return {
    id: Object.keys(foods).join("-"),
    name: "Dish",
    description: "",
    meals,
    course,
    cuisine: "Everyday",
    servings: 1,
    handsOnMinutes: 5,
    totalMinutes: 5,
    ingredients: Object.entries(foods).map(([id, grams]) => ({ food: id, grams })),
    steps: [],
    equipment: [],
    leftovers: { fridgeDays: 0, freezerMonths: null, store: "", reheat: null },
  };
}

describe("tasteOf", () => {
  it.each([
    ["porridge with a banana", { "rolled-oats": 50, milk: 200, banana: 118 }, "fruit"],
    ["porridge with cinnamon", { "rolled-oats": 50, milk: 200, cinnamon: 1 }, "sweet"],
    ["yogurt with honey", { "greek-yogurt": 150, honey: 8 }, "sweet"],
    ["pancakes with syrup", { egg: 100, banana: 118, "maple-syrup": 10 }, "sweet"],
    ["a cocoa shake", { milk: 200, "cocoa-powder": 5 }, "sweet"],
    ["a green smoothie", { banana: 120, spinach: 30, milk: 100 }, "fruit"],
    ["carrot cake porridge", { carrot: 70, raisins: 18, cinnamon: 1 }, "sweet"],
    ["melon-like fruit with mint", { strawberries: 150, mint: 4 }, "fruit"],
    ["sweet silken tofu", { "silken-tofu": 150, strawberries: 60 }, "fruit"],
    ["garlic spinach", { spinach: 120, garlic: 3 }, "savoury"],
    ["plain greens", { broccoli: 120, "olive-oil": 5 }, "savoury"],
    ["spiced beans", { "black-beans": 120, cumin: 1 }, "savoury"],
    ["fried tofu", { "tofu-firm": 120, "black-pepper": 0.3 }, "savoury"],
    ["olives and seeds", { "green-olives": 34, "pumpkin-seeds": 20 }, "savoury"],
    ["half an avocado", { avocado: 75, "lemon-juice": 4 }, "savoury"],
    ["pork with apple and cinnamon", { "pork-loin": 120, apple: 85, cinnamon: 1 }, "savoury"],
    ["salad with fruit", { cucumber: 150, orange: 70 }, "savoury"],
    ["pickled fruit", { apple: 100, "white-vinegar": 10 }, "savoury"],
    ["fried potatoes", { potato: 200, "olive-oil": 7 }, "savoury"],
    ["bread", { "wholemeal-bread": 80 }, "plain"],
    ["a boiled egg", { egg: 50 }, "plain"],
    ["nuts and seeds with a little fruit", { almonds: 20, blueberries: 5 }, "plain"],
  ])("%s", (_, foods, taste) => {
    expect(tasteOf(recipe(foods), find)).toBe(taste);
  });
});

describe("goesWith, by taste", () => {
  const dish = (made: Recipe): BookRecipe => {
    const [entry] = makeBook(FOODS, [made]).recipes;
    if (entry === undefined) throw new Error("no dish");
    return entry;
  };
  const rules = { mostMinutes: 30, mixesTastes: false };
  const porridge = dish(recipe({ "rolled-oats": 50, milk: 200, cinnamon: 1 }));
  const eggs = dish(recipe({ egg: 100, mushrooms: 80, onion: 20 }));
  const toast = dish(recipe({ "wholemeal-bread": 80 }));
  const chicken = dish(recipe({ "chicken-breast": 150 }, "main", ["Lunch", "Dinner"]));
  const greens = dish(recipe({ spinach: 120, garlic: 3 }, "side"));
  const fruit = dish(recipe({ orange: 140 }, "side"));
  const cream = dish(recipe({ "greek-yogurt": 120, honey: 8 }, "side"));
  const nuts = dish(recipe({ almonds: 20 }, "side"));

  it.each([
    ["greens beside porridge", porridge, greens, false],
    ["fruit beside porridge", porridge, fruit, true],
    ["sweet yogurt beside porridge", porridge, cream, true],
    ["nuts beside porridge", porridge, nuts, true],
    ["greens beside eggs", eggs, greens, true],
    ["fruit beside eggs", eggs, fruit, true],
    ["sweet yogurt beside eggs", eggs, cream, false],
    ["greens beside toast", toast, greens, true],
    ["sweet yogurt beside toast", toast, cream, true],
    ["sweet yogurt after a dinner", chicken, cream, true],
  ])("%s", (_, main, side, may) => {
    expect(goesWith(side, [main], rules)).toBe(may);
    expect(goesWith(main, [side], rules)).toBe(may);
    expect(goesWith(side, [main], { ...rules, mixesTastes: true })).toBe(true);
  });

  it("holds for every side of a meal", () => {
    expect(goesWith(greens, [porridge, fruit], rules)).toBe(false);
    expect(goesWith(porridge, [fruit, greens], rules)).toBe(false);
  });
});
