import type { Food, Measure } from "@lockstep/domain/nutrition/food.ts";
import type { Ledger, LedgerDish, LedgerMeal, Library } from "./meals-ledger.ts";
import type { MealReport } from "./meals-report.ts";

const LEAST_SERVINGS = 0.45;
/** Under the floor half a serving is already large. */
const LEAST_SERVINGS_OF_LITTLE = 0.4;
const FLOOR = 1200;
const MOST_SERVINGS = 1.65;
/** g: a few threads of saffron. */
const LEAST_GRAMS = 0.05;

const SPOONS = /^(?:tbsp|tsp|cup|ml|glass|handful|pinch)\b/;

/** Measures that are pieces of the food, and not spoons of it. */
function piecesOf(food: Food): readonly Measure[] {
  return food.measures.filter(({ one }) => !SPOONS.test(one));
}

/** The step in which a food is divided, in g by each of its pieces; empty for what is weighed. */
function stepsOf(food: Food): readonly number[] {
  if (food.division === "any") return [];
  return piecesOf(food).map(({ grams }) => (food.division === "half" ? grams / 2 : grams));
}

/** g that the plan's one decimal may take from a line; a composed food has as many lines as parts. */
const WRITTEN = 0.06;

function isWhole(grams: number, step: number, lines: number): boolean {
  const count = Math.round(grams / step);
  return count >= 1 && Math.abs(grams - count * step) <= Math.max(WRITTEN * lines, 0.004 * grams);
}

function checkAmount(food: Food, grams: number, where: string, report: MealReport): void {
  if (!(grams >= LEAST_GRAMS)) report("measurable", `${where}: ${grams} g ${food.id}`);
  const steps = stepsOf(food);
  const lines = food.kind === "composed" ? food.parts.length : 1;
  if (steps.length > 0 && !steps.some((step) => isWhole(grams, step, lines))) {
    const pieces = piecesOf(food).map((piece) => `${piece.one} ${piece.grams} g`);
    report("pieces", `${where}: ${grams.toFixed(1)} g ${food.id} (${food.division}: ${pieces.join(", ")})`);
  }
}

/** How far an amount may lie from the recipe's, scaled: rounding to pieces and spoons, and no more. */
const ROUNDING = { share: 0.35, grams: 6 };

function checkAgainstRecipe(dish: LedgerDish, where: string, library: Library, report: MealReport): void {
  const { recipe, servings, grams } = dish;
  for (const { food: id, grams: all } of recipe.ingredients) {
    const food = library.foods.get(id);
    const real = grams.get(id);
    if (food === undefined || real === undefined) {
      report("recipe", `${where}: ${id} is missing`);
      continue;
    }
    const wanted = (all * servings) / recipe.servings;
    const step = Math.max(0, ...stepsOf(food));
    if (Math.abs(real - wanted) > Math.max(ROUNDING.share * wanted, ROUNDING.grams, step)) {
      report("recipe", `${where}: ${real.toFixed(0)} g ${id} where ${servings} servings have ${wanted.toFixed(0)} g`);
    }
  }
  const own = new Set(recipe.ingredients.map(({ food }) => food));
  for (const id of grams.keys()) if (!own.has(id)) report("recipe", `${where}: ${id} is foreign`);
}

/** g that a line may be off: none is written as less than 0.1 g, which makes the food a little heavier than its parts' share. */
const LEAST_LINE = 0.2;

/** The lines of a composed food keep to its proportions. */
function checkParts(meal: LedgerMeal, dish: LedgerDish, library: Library, report: MealReport): void {
  for (const [id, grams] of dish.grams) {
    const food = library.foods.get(id);
    if (food === undefined || food.kind !== "composed") continue;
    const lines = meal.planned.ingredients.filter((line) => line.recipeId === dish.recipe.id && line.partOf === food.name);
    for (const part of food.parts) {
      const line = lines.find(({ foodId }) => foodId === part.food);
      const wanted = (part.grams * grams) / 100;
      if (line === undefined || Math.abs(line.grams - wanted) > Math.max(LEAST_LINE, 0.03 * wanted)) {
        report("recipe", `${meal.planned.id}: ${food.id} without its ${wanted.toFixed(1)} g ${part.food}`);
      }
    }
    if (lines.length !== food.parts.length) report("recipe", `${meal.planned.id}: ${food.id} has ${lines.length} parts`);
  }
}

function checkMost(meal: LedgerMeal, library: Library, report: MealReport): void {
  const sums = new Map<string, number>();
  for (const { grams } of meal.dishes) for (const [id, amount] of grams) sums.set(id, (sums.get(id) ?? 0) + amount);
  for (const [id, sum] of sums) {
    const most = library.foods.get(id)?.mostGrams ?? 0;
    if (sum > most + 0.5) report("most-grams", `${meal.planned.id}: ${sum.toFixed(0)} g ${id}, at most ${most}`);
  }
}

/** A number a person can't weigh or count ("9.3 g", "0 heads", "13 %"). */
const STRANGE = /\d+\.\d+ ?(?:g|ml)\b|(?:^|[^\d.])0(?: |$)|NaN|undefined|Infinity|\d %(?! fat)/;

/** The same thing named twice: "2 medium apples apple". */
function saysTwice(line: string): boolean {
  const words = line
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const roots = words.map((word) => word.replace(/oes$/, "o").replace(/s$/, ""));
  return roots.some((root, at) => root === roots[at + 1]);
}

function checkLines(meal: LedgerMeal, report: MealReport): void {
  for (const { foodId, display, line, partOf } of meal.planned.ingredients) {
    const where = `${meal.planned.id}: ${foodId}`;
    if (display.trim() === "" || line.trim() === "") report("display", `${where} has no amount to read`);
    if (partOf === undefined && (STRANGE.test(display) || STRANGE.test(line))) report("display", `${where}: "${line}"`);
    if (saysTwice(line)) report("display", `${where}: "${line}"`);
  }
}

function checkMeal(meal: LedgerMeal, ledger: Ledger, report: MealReport): void {
  const { planned } = meal;
  const [main, ...sides] = meal.dishes;
  if (planned.name !== planned.dishes.map(({ name }) => name).join(" + "))
    report("shape", `${planned.id}: is called "${planned.name}"`);
  if (planned.recipeId !== planned.dishes[0]?.recipeId) report("shape", `${planned.id}: its main is ${planned.recipeId}`);
  if (planned.locked) report("shape", `${planned.id} is locked`);
  if (main !== undefined && main.recipe.course !== "main") report("shape", `${planned.id}: ${main.recipe.id} is a side`);
  for (const side of sides)
    if (side.recipe.course !== "side") report("shape", `${planned.id}: ${side.recipe.id} stands beside a main`);
  if (planned.instructions.length === 0 || planned.instructions.some((text) => text.trim() === "" || /[{}]/.test(text))) {
    report("instructions", `${planned.id} lacks instructions`);
  }
  for (const dish of meal.dishes) {
    const where = `${planned.id} ${dish.recipe.id}`;
    if (!dish.recipe.meals.includes(planned.type))
      report("breakfast", `${where} as ${planned.type}, is ${dish.recipe.meals.join("/")}`);
    const least = ledger.choices.dailyCalories < FLOOR ? LEAST_SERVINGS_OF_LITTLE : LEAST_SERVINGS;
    if (!(dish.servings >= least - 1e-9 && dish.servings <= MOST_SERVINGS))
      report("portion", `${where}: ${dish.servings} servings`);
    for (const [id, grams] of dish.grams) {
      const food = ledger.library.foods.get(id);
      if (food !== undefined) checkAmount(food, grams, where, report);
    }
    checkAgainstRecipe(dish, where, ledger.library, report);
    checkParts(meal, dish, ledger.library, report);
  }
  checkMost(meal, ledger.library, report);
  checkLines(meal, report);
}

/** Rules of single meals: what belongs to a recipe, pieces and portions a person can serve, words. */
export function checkDishes(ledger: Ledger, report: MealReport): void {
  for (const meal of ledger.days.flatMap(({ meals }) => meals)) checkMeal(meal, ledger, report);
}
