import type { Allergen } from "./diets.ts";
import type { MealChoices, MealPlan, PlannedMeal, PlannedMealDay } from "./meal-plan.ts";
import { SUBSTANCES } from "./substance.ts";
import { TABLE_FOODS, TABLE_RECIPES } from "./table-book.fixture.ts";

const foods = new Map(TABLE_FOODS.map((food) => [food.id, food]));
const recipes = new Map(TABLE_RECIPES.map((recipe) => [recipe.id, recipe]));

const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) <= by;

/** Allergens and forbidding diets of a food of the tests, read from substances part by part, apart from the planner's own derivation. */
function* marks(id: string): Generator<{ readonly allergen?: Allergen; readonly diet?: string }> {
  const food = foods.get(id);
  if (food === undefined) throw new Error(`unknown food ${id}`);
  for (const allergen of food.mayContain ?? []) yield { allergen };
  if (food.kind === "composed") {
    for (const part of food.parts) yield* marks(part.food);
    return;
  }
  for (const substance of food.contains) {
    for (const allergen of SUBSTANCES[substance].allergens) yield { allergen };
    for (const diet of SUBSTANCES[substance].forbiddenBy) yield { diet };
  }
}

function* mealFaults(meal: PlannedMeal, choices: MealChoices): Generator<string> {
  const sums = { calories: 0, protein: 0, carbs: 0, fat: 0, fibre: 0 };
  const grams = new Map<string, number>();
  for (const { foodId, grams: amount, ndbNo, partOf } of meal.ingredients) {
    const food = foods.get(foodId);
    if (food?.kind !== "source" || food.ndbNo !== ndbNo) {
      yield `${foodId} has no row of its own`;
      continue;
    }
    sums.calories += (food.per100g.energy * amount) / 100;
    for (const key of ["protein", "carbs", "fat", "fibre"] as const) sums[key] += (food.per100g[key] * amount) / 100;
    grams.set(foodId, (grams.get(foodId) ?? 0) + amount);
    const piece = food.division === "any" || partOf !== undefined ? undefined : food.measures[0];
    if (piece !== undefined) {
      const parts = (amount / piece.grams) * (food.division === "half" ? 2 : 1);
      if (!near(parts, Math.round(parts), 0.01) || parts < 0.9) yield `${amount} g of ${foodId} in ${meal.id} is no piece`;
    }
    if (amount <= 0) yield `nothing of ${foodId}`;
  }
  for (const [id, amount] of grams) {
    if (amount > (foods.get(id)?.mostGrams ?? 0) + 0.01) yield `${amount} g of ${id} in ${meal.id}`;
  }
  for (const key of ["calories", "protein", "carbs", "fat", "fibre"] as const) {
    if (!near(sums[key], meal[key], 0.06)) yield `${meal.id}: ${key} ${meal[key]}, ingredients have ${sums[key]}`;
  }
  for (const { recipeId, servings } of meal.dishes) {
    if (servings < (choices.dailyCalories < 1200 ? 0.4 : 0.5) || servings > 1.6) yield `${servings} servings of ${recipeId}`;
    const recipe = recipes.get(recipeId);
    if (recipe?.meals.includes(meal.type) !== true) yield `${recipeId} is no ${meal.type}`;
    if (choices.prepStyle === "quick" && (recipe?.totalMinutes ?? 99) > 30) yield `${recipeId} is not quick`;
    for (const { food } of recipe?.ingredients ?? []) {
      for (const { allergen, diet } of marks(food)) {
        if (allergen !== undefined && choices.allergies.includes(allergen)) yield `${allergen} in ${recipeId}`;
        if (diet === choices.preference) yield `${food} of ${recipeId} is not ${diet}`;
      }
    }
  }
}

const RANGES: Readonly<Record<string, Readonly<Partial<Record<"carbs" | "fat" | "protein", readonly [number, number]>>>>> = {
  paleo: { carbs: [20, 45], fat: [30, 50], protein: [15, 35] },
  keto: { fat: [65, 80] },
};

function* dayFaults(day: PlannedMealDay, choices: MealChoices): Generator<string> {
  const tolerance = choices.dailyCalories < 1200 ? 0.05 : 0.03;
  if (!near(day.calories, choices.dailyCalories, choices.dailyCalories * tolerance)) yield `${day.calories} kcal`;
  const ranges = RANGES[choices.preference] ?? { carbs: [45, 65], fat: [20, 35], protein: [10, 35] };
  const byMacros = 4 * day.carbs + 4 * day.protein + 9 * day.fat;
  for (const macro of ["carbs", "fat", "protein"] as const) {
    const range = ranges[macro];
    if (range === undefined) continue;
    for (const energy of [day.calories, byMacros]) {
      const share = (100 * day[macro] * (macro === "fat" ? 9 : 4)) / energy;
      if (share < range[0] || share > range[1]) yield `day ${day.number}: ${share} % from ${macro}`;
    }
  }
  if (choices.preference === "keto" && day.carbs - day.fibre > 50) yield `${day.carbs - day.fibre} g net carbs`;
  if (choices.dailyCalories > 1200 && day.protein < 50) yield `${day.protein} g protein`;
  const ids = day.meals.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId));
  if (new Set(ids).size !== ids.length) yield `day ${day.number} has a dish twice`;
  if (
    !near(
      day.meals.reduce((sum, { calories }) => sum + calories, 0),
      day.calories,
      0.06,
    )
  )
    yield `day ${day.number} does not add up`;
  const mains = day.meals.filter(({ type }) => type !== "Snack").map(({ calories }) => calories);
  for (const { type, calories } of day.meals) {
    if (type === "Snack" && (calories > day.calories * 0.2 || calories >= Math.min(...mains)))
      yield `a snack of ${calories} kcal`;
  }
  const times = day.meals.map(({ time }) => time);
  if (times.join() !== [...times].sort().join()) yield `times ${times.join()}`;
  for (const meal of day.meals) yield* mealFaults(meal, choices);
}

/** Every rule of a plan of the tests' book that a plan breaks, in words. */
export function planFaults(plan: MealPlan, choices: MealChoices): readonly string[] {
  const faults: string[] = [];
  if (plan.days.length !== choices.planDays) faults.push(`${plan.days.length} days`);
  const meals = plan.days.flatMap((day) => day.meals.map((meal) => ({ day: day.number, meal })));
  const cooked = new Map<string, number>();
  for (const day of plan.days) {
    if (day.meals.length !== choices.mealsPerDay) faults.push(`${day.meals.length} meals`);
    faults.push(...dayFaults(day, choices));
  }
  const finished = new Set<string>();
  for (const { day, meal } of meals) {
    for (const { recipeId } of meal.leftoverOf === undefined ? meal.dishes : meal.dishes.slice(1)) {
      cooked.set(recipeId, (cooked.get(recipeId) ?? 0) + 1);
    }
    if (meal.leftoverOf === undefined) continue;
    const source = meals.find((other) => other.meal.id === meal.leftoverOf);
    const [dish] = meal.dishes;
    const [sourceDish] = source?.meal.dishes ?? [];
    if (source === undefined || source.meal.leftoverOf !== undefined) faults.push(`${meal.id} is a leftover of nothing`);
    else if (day - source.day < 1 || day - source.day > (recipes.get(meal.recipeId)?.leftovers.fridgeDays ?? 0))
      faults.push(`${meal.id} is too old`);
    if (dish?.recipeId !== sourceDish?.recipeId || dish?.servings !== sourceDish?.servings)
      faults.push(`${meal.id} is another portion`);
    if (finished.has(meal.leftoverOf)) faults.push(`two leftovers of ${meal.leftoverOf}`);
    finished.add(meal.leftoverOf);
  }
  const isSmall = plan.notes.some(({ code }) => code === "SMALL_POOL");
  for (const [id, count] of cooked) {
    const recipe = recipes.get(id);
    const things = recipe?.course === "side" ? recipe.ingredients.filter(({ grams }) => grams / recipe.servings >= 4).length : 9;
    if (things === 1 || (things === 2 && isSmall)) continue;
    if (count > (isSmall || things === 2 ? 3 : 2)) faults.push(`${id} cooked ${count} times`);
  }
  return faults;
}
