import type { Nutrients } from "@lockstep/domain/nutrition/food.ts";
import type { MealChoices, MealPlan, MealRefusal } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { describe, expect, it } from "vitest";
import { checkMealPlan, checkMealRefusal } from "./meals-checker.ts";
import type { Draft, FixtureMeal } from "./meals-fixtures.ts";
import { BALANCED, FIXTURE_CHOICES, fixtureDays, fixtureLibrary, fixturePlan } from "./meals-fixtures.ts";
import { wordsAgainstAllergy, wordsAgainstDiet } from "./meals-names.ts";
import { says } from "./meals-dislikes.ts";
import { MEAL_RULES } from "./meals-report.ts";
import type { MealRule, MealViolation } from "./meals-report.ts";

/** One way to break one rule: before the plan is written out, or after. */
interface Breakage {
  readonly rule: MealRule;
  readonly how: string;
  readonly choices?: Partial<MealChoices>;
  readonly values?: Partial<Nutrients>;
  readonly dish?: (one: Recipe) => Recipe;
  readonly days?: (days: FixtureMeal[][]) => unknown;
  readonly plan?: (plan: Draft<MealPlan>) => unknown;
}

function found(breakage: Partial<Breakage>): readonly MealViolation[] {
  const { values = {}, dish } = breakage;
  const library = fixtureLibrary(
    (food) => (food.kind === "source" ? { ...food, per100g: { ...BALANCED, ...values } } : food),
    dish,
  );
  const days = fixtureDays();
  breakage.days?.(days);
  const plan = fixturePlan(days, library);
  breakage.plan?.(plan);
  return checkMealPlan({ ...FIXTURE_CHOICES, ...breakage.choices }, library, plan);
}

function at<T>(items: readonly T[] | undefined, place: number): T {
  const item = items?.[place];
  if (item === undefined) throw new Error(`nothing at ${place}`);
  return item;
}
const meal = (plan: Draft<MealPlan>, day: number, place: number): Draft<MealPlan>["days"][number]["meals"][number] =>
  at(at(plan.days, day).meals, place);
const line = (
  plan: Draft<MealPlan>,
  day: number,
  place: number,
  of = 0,
): Draft<MealPlan>["days"][number]["meals"][number]["ingredients"][number] => at(meal(plan, day, place).ingredients, of);
/** Sets the dish of a meal. */
const serve = (days: FixtureMeal[][], day: number, place: number, recipe: string, servings = 1): void => {
  at(at(days, day), place).dishes = [[recipe, servings]];
};
const BREAKFAST = 0;
const LUNCH = 1;
const SNACK = 2;
const DINNER = 3;
const changed =
  (id: string, change: Partial<Recipe>) =>
  (one: Recipe): Recipe =>
    one.id === id ? { ...one, ...change } : one;

const BREAKAGES: readonly Breakage[] = [
  { rule: "shape", how: "days out of order", plan: (plan) => plan.days.reverse() },
  { rule: "shape", how: "a meal with another name than its dishes'", plan: (plan) => (meal(plan, 0, LUNCH).name = "Surprise") },
  { rule: "shape", how: "two meals with one id", plan: (plan) => (meal(plan, 0, LUNCH).id = "d1-dinner") },
  { rule: "shape", how: "a locked meal", plan: (plan) => (meal(plan, 0, LUNCH).locked = true) },
  { rule: "shape", how: "a side as main", days: (days) => serve(days, 2, DINNER, "beside") },
  { rule: "allergy", how: "a nut in a part of a composed food", choices: { allergies: ["Nuts"] } },
  { rule: "allergy", how: "what a label warns of", choices: { allergies: ["Sesame"] } },
  { rule: "allergy", how: "what bought pastes hold", choices: { allergies: ["Shellfish"] } },
  {
    rule: "allergy",
    how: "a name that gives it away",
    choices: { allergies: ["Dairy"] },
    dish: changed("morning-three", { ingredients: [] }),
  },
  { rule: "diet", how: "milk for a vegan", choices: { preference: "vegan" } },
  { rule: "diet", how: "grain in paleo", choices: { preference: "paleo" } },
  { rule: "dislike", how: "a part that is disliked", choices: { dislikes: ["Kernel"] } },
  { rule: "dislike", how: "a dish that is disliked", choices: { dislikes: ["slow evenings"] } },
  { rule: "figures", how: "a meal's calories", plan: (plan) => (meal(plan, 1, DINNER).calories += 4) },
  { rule: "figures", how: "a day's protein", plan: (plan) => (at(plan.days, 1).protein -= 2) },
  { rule: "figures", how: "another row than the food's", plan: (plan) => (line(plan, 0, LUNCH).ndbNo = "00000") },
  { rule: "recipe", how: "an ingredient left out", plan: (plan) => meal(plan, 0, BREAKFAST).ingredients.pop() },
  { rule: "recipe", how: "a foreign ingredient", plan: (plan) => (line(plan, 1, DINNER).foodId = "milky") },
  { rule: "recipe", how: "another amount than the recipe's", plan: (plan) => (line(plan, 1, DINNER).grams = 200) },
  { rule: "recipe", how: "a composed food without a part", plan: (plan) => meal(plan, 0, LUNCH).ingredients.pop() },
  { rule: "calories", how: "too much for the goal", choices: { dailyCalories: 1500 } },
  { rule: "calories", how: "a day 3.5 % short", days: (days) => serve(days, 1, DINNER, "evening-two", 0.78) },
  { rule: "shares", how: "carbohydrate short by calories only", values: { carbs: 22 } },
  { rule: "shares", how: "fat over by 4C+4P+9F only", values: { energy: 206, fat: 8, carbs: 24, protein: 9 } },
  { rule: "keto-carbs", how: "a bowl of grain", choices: { preference: "keto" } },
  { rule: "protein", how: "40 g a day", values: { protein: 4 } },
  { rule: "slots", how: "a meal short", plan: (plan) => at(plan.days, 0).meals.splice(SNACK, 1) },
  { rule: "slots", how: "a day short", plan: (plan) => plan.days.pop() },
  { rule: "slots", how: "two dinners", plan: (plan) => (meal(plan, 0, LUNCH).type = "Dinner") },
  { rule: "times", how: "lunch at ten", plan: (plan) => (meal(plan, 0, LUNCH).time = "10:00") },
  { rule: "times", how: "no time", plan: (plan) => (meal(plan, 0, LUNCH).time = "noon") },
  { rule: "times", how: "out of order", plan: (plan) => at(plan.days, 0).meals.reverse() },
  { rule: "breakfast", how: "a dinner in the morning", days: (days) => serve(days, 1, BREAKFAST, "evening-three") },
  { rule: "snack", how: "a fifth of the day and more", days: (days) => serve(days, 1, SNACK, "bite-two", 3) },
  {
    rule: "snack",
    how: "larger than breakfast",
    days: (days) => {
      serve(days, 1, SNACK, "bite-two", 1.6);
      serve(days, 1, BREAKFAST, "morning-two", 0.4);
    },
  },
  { rule: "pieces", how: "half a bun", days: (days) => serve(days, 0, BREAKFAST, "morning-one", 0.5) },
  { rule: "most-grams", how: "520 g of grain", days: (days) => serve(days, 1, DINNER, "evening-two", 1.6) },
  { rule: "portion", how: "a portion and three quarters", days: (days) => serve(days, 2, DINNER, "evening-three", 1.75) },
  { rule: "portion", how: "a third of a portion", days: (days) => serve(days, 1, DINNER, "evening-two", 0.33) },
  { rule: "measurable", how: "a hundredth of a gram", plan: (plan) => (line(plan, 1, DINNER).grams = 0.01) },
  { rule: "display", how: "no words", plan: (plan) => (line(plan, 1, DINNER).display = " ") },
  { rule: "display", how: "the food named twice", plan: (plan) => (line(plan, 1, DINNER).line = "2 medium apples apple") },
  {
    rule: "display",
    how: "the food named twice in one word",
    plan: (plan) => (line(plan, 1, DINNER).line = "2 potatoes potato"),
  },
  { rule: "display", how: "an amount nobody weighs", plan: (plan) => (line(plan, 1, DINNER).line = "2.5 g lemon") },
  { rule: "display", how: "a part of nothing", plan: (plan) => (at(at(plan.groceries, 0).items, 0).line = "0 heads") },
  { rule: "repeat-day", how: "lunch again for dinner", days: (days) => serve(days, 0, LUNCH, "slow-evening") },
  {
    rule: "repeat-plan",
    how: "one dish every day",
    days: (days) => days.forEach((_, day) => serve(days, day, BREAKFAST, "morning-two")),
  },
  {
    rule: "repeat-plan",
    how: "four times, for all the note says",
    days: (days) => {
      days.forEach((_, day) => serve(days, day, BREAKFAST, "morning-two"));
      serve(days, 0, LUNCH, "morning-two");
    },
    plan: (plan) => plan.notes.push({ code: "SMALL_POOL", message: "Few dishes fit." }),
  },
  { rule: "leftover", how: "of another dish", plan: (plan) => (meal(plan, 1, LUNCH).leftoverOf = "d1-lunch") },
  { rule: "leftover", how: "of a meal to come", plan: (plan) => (meal(plan, 1, LUNCH).leftoverOf = "d3-dinner") },
  {
    rule: "leftover",
    how: "kept too long",
    dish: changed("slow-evening", { leftovers: { fridgeDays: 0, freezerMonths: null, store: "Eat it.", reheat: null } }),
  },
  { rule: "leftover", how: "not reheated", plan: (plan) => (meal(plan, 1, LUNCH).instructions = ["Eat it."]) },
  {
    rule: "leftover",
    how: "finished twice",
    days: (days) => {
      serve(days, 2, LUNCH, "slow-evening");
      at(at(days, 2), LUNCH).leftoverOf = "d1-dinner";
    },
  },
  { rule: "quick", how: "a dish of 45 minutes", choices: { prepStyle: "quick" } },
  {
    rule: "quick",
    how: "a meal of 45 minutes",
    choices: { prepStyle: "quick" },
    dish: changed("slow-evening", { totalMinutes: 25 }),
    plan: (plan) => (meal(plan, 1, DINNER).prepMinutes = 45),
  },
  {
    rule: "quick",
    how: "a meal of 48 minutes, for all the note says",
    choices: { prepStyle: "quick" },
    dish: changed("slow-evening", { totalMinutes: 25 }),
    plan: (plan) => {
      meal(plan, 1, DINNER).prepMinutes = 48;
      plan.notes.push({ code: "MORE_WORK", message: "Several dishes." });
    },
  },
  {
    rule: "notes",
    how: "more work, and there is none",
    choices: { prepStyle: "quick" },
    dish: changed("slow-evening", { totalMinutes: 25 }),
    plan: (plan) => plan.notes.push({ code: "MORE_WORK", message: "Several dishes." }),
  },
  {
    rule: "repeat-plan",
    how: "a side of three things on three days",
    dish: changed("beside", {
      ingredients: ["grain", "milky", "cheddar"].map((food) => ({ food, grams: 20 })),
    }),
    days: (days) =>
      days.forEach((meals) => {
        at(meals, DINNER).dishes.splice(1);
        at(meals, LUNCH).dishes.push(["beside", 1]);
      }),
  },
  { rule: "gourmet", how: "nothing slow, and no note", dish: changed("slow-evening", { totalMinutes: 25 }) },
  { rule: "groceries", how: "a food left out", plan: (plan) => plan.groceries.pop() },
  { rule: "groceries", how: "aisles out of order", plan: (plan) => plan.groceries.reverse() },
  { rule: "groceries", how: "for one of two people", choices: { people: 2 } },
  {
    rule: "groceries",
    how: "one food in two lines",
    plan: (plan) => at(plan.groceries, 0).items.push(at(at(plan.groceries, 0).items, 0)),
  },
  { rule: "instructions", how: "none", plan: (plan) => (meal(plan, 0, LUNCH).instructions = []) },
  { rule: "instructions", how: "a bracket left", plan: (plan) => (meal(plan, 0, LUNCH).instructions = ["Cook the {grain}."]) },
  {
    rule: "notes",
    how: "a small pool, and nothing comes often",
    plan: (plan) => plan.notes.push({ code: "SMALL_POOL", message: "Few dishes fit." }),
  },
  { rule: "notes", how: "little energy, and no word on it", choices: { dailyCalories: 1000, supervised: true } },
  { rule: "floor", how: "1,000 kcal without supervision", choices: { dailyCalories: 1000 } },
];

const REFUSAL: MealRefusal = { code: "PLAN_IMPOSSIBLE", message: "Nothing fits.", relax: ["dailyCalories"], mealCounts: [] };
const HARD: MealChoices = { ...FIXTURE_CHOICES, allergies: ["Dairy", "Eggs", "Nuts"] };
const refused = (choices: Partial<MealChoices>, refusal: Partial<MealRefusal>): readonly MealRule[] =>
  checkMealRefusal({ ...HARD, ...choices }, { ...REFUSAL, ...refusal }).map(({ rule }) => rule);

describe("the checker of meal plans", () => {
  it("finds nothing in the plan of the tests", () => {
    expect(found({})).toEqual([]);
  });

  it.each(BREAKAGES)("finds $rule: $how", (breakage) => {
    expect(found(breakage).map(({ rule }) => rule)).toContain(breakage.rule);
  });

  it("has a broken plan for every rule", () => {
    expect(MEAL_RULES.filter((rule) => rule !== "refusal" && !BREAKAGES.some((one) => one.rule === rule))).toEqual([]);
  });

  it("lets a side of one thing come every day, and a main a third time with the note", () => {
    const twice = found({ days: (days) => days.forEach((meals) => at(meals, LUNCH).dishes.push(["beside", 0.5])) });
    expect(twice.map(({ rule }) => rule)).not.toContain("repeat-plan");
    const often = found({
      days: (days) => days.forEach((_, day) => serve(days, day, BREAKFAST, "morning-two")),
      plan: (plan) => plan.notes.push({ code: "SMALL_POOL", message: "Few dishes fit." }),
    });
    expect(often).toEqual([]);
  });

  it("judges refusals", () => {
    expect(refused({}, {})).toEqual([]);
    expect(refused({}, { relax: [] })).toEqual(["refusal"]);
    expect(refused({}, { message: "" })).toEqual(["refusal"]);
    expect(refused({}, { relax: ["dislikes"] })).toEqual(["refusal"]);
    expect(refused({ allergies: [] }, { relax: ["allergies"] })).toEqual(["refusal", "refusal"]);
    expect(refused({ allergies: ["Dairy", "Eggs"] }, {})).toEqual(["refusal"]);
    expect(refused({ allergies: ["Dairy", "Eggs"], dislikes: ["rice"] }, {})).toEqual([]);
    expect(refused({ dailyCalories: 1000 }, {})).toEqual(["floor"]);
    expect(refused({ dailyCalories: 1000 }, { code: "CALORIES_BELOW_FLOOR", relax: [] })).toEqual([]);
    expect(refused({}, { code: "CALORIES_BELOW_FLOOR" })).toEqual(["floor"]);
  });
});

describe("the guard by names", () => {
  it.each([
    ["unsalted butter", "Dairy", true],
    ["coconut milk", "Dairy", false],
    ["peanut butter", "Dairy", false],
    ["butternut squash", "Dairy", false],
    ["cream of tartar", "Dairy", false],
    ["butter beans", "Dairy", false],
    ["peanut butter", "Peanuts", true],
    ["almond milk", "Nuts", true],
    ["nutmeg", "Nuts", false],
    ["coconut flakes", "Nuts", false],
    ["seeds from a nut-free pack", "Nuts", false],
    ["soy milk", "Soy", true],
    ["buckwheat flour", "Wheat", false],
    ["whole-wheat flour", "Wheat", true],
    ["gluten-free oats", "Gluten", false],
    ["rolled oats", "Gluten", true],
    ["malt vinegar", "Gluten", true],
    ["oyster mushrooms", "Shellfish", false],
    ["oyster sauce", "Shellfish", true],
    ["aubergine (eggplant)", "Eggs", false],
    ["egg noodles", "Eggs", true],
    ["tahini", "Sesame", true],
  ] as const)("%s with %s: %s", (name, allergy, stands) => {
    expect(wordsAgainstAllergy(name, allergy).length > 0).toBe(stands);
  });

  it.each([
    ["Worcestershire sauce", "vegetarian", true],
    ["Parmesan", "vegetarian", true],
    ["chicken stock", "vegetarian", true],
    ["vegetable stock", "vegetarian", false],
    ["honey", "vegan", true],
    ["coconut yogurt", "vegan", false],
    ["cauliflower rice", "keto", false],
    ["sweet potato", "paleo", false],
    ["white wine vinegar", "paleo", false],
    ["bacon", "mediterranean", true],
  ] as const)("%s in %s: %s", (name, diet, stands) => {
    expect(wordsAgainstDiet(name, diet).length > 0).toBe(stands);
  });

  it("reads dislikes as whole words, in any number", () => {
    expect(says("chestnut mushrooms", "Mushroom")).toBe(true);
    expect(says("cherry tomatoes", "tomato")).toBe(true);
    expect(says("butternut squash", "nuts")).toBe(false);
    expect(says("chocolate from a nut-free pack", "nut")).toBe(false);
    expect(says("spring onions", "spring onion")).toBe(true);
    expect(says("red onion", "spring onion")).toBe(false);
  });
});
