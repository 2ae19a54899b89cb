import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import type { Ledger, LedgerDish, LedgerMeal } from "./meals-ledger.ts";
import type { MealReport } from "./meals-report.ts";

const QUICK_MINUTES = 30;
/** With the note MORE_WORK a meal of several quick dishes may take so long in all. */
const MOST_MINUTES_WITH_NOTE = 45;
const MOST_COOKINGS = 2;
const MOST_COOKINGS_WITH_NOTE = 3;
/** Sides of one thing (rice, a fruit) may come daily, of two three times, and daily with the note (docs/decisions/0013). */
const MOST_SIDES_OF_TWO = 3;
/** Less a serving is seasoning and no thing, and so is water. */
const SEASONING_GRAMS = 4;
const MOST_LEFTOVERS = 3;
const MOST_DAYS_KEPT = 2;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** How often a plan may cook a dish: without the note SMALL_POOL, and with it. */
function mostCookings({ recipe, main }: LedgerDish): readonly [usual: number, noted: number] {
  const things = recipe.ingredients.filter(({ food, grams }) => food !== "water" && grams / recipe.servings >= SEASONING_GRAMS);
  if (main || things.length > 2) return [MOST_COOKINGS, MOST_COOKINGS_WITH_NOTE];
  return things.length === 2 ? [MOST_SIDES_OF_TWO, Infinity] : [Infinity, Infinity];
}

const isQuick = ({ handsOnMinutes, totalMinutes }: Recipe): boolean =>
  handsOnMinutes <= QUICK_MINUTES && totalMinutes <= QUICK_MINUTES;

/** The dishes that are cooked for a meal: all but the main of a leftover. */
export function cookedIn(meal: LedgerMeal): readonly LedgerDish[] {
  return meal.planned.leftoverOf === undefined ? meal.dishes : meal.dishes.slice(1);
}

function checkRepeats(ledger: Ledger, meals: readonly LedgerMeal[], report: MealReport): void {
  for (const day of ledger.days) {
    const seen = new Set<string>();
    for (const { recipe } of day.meals.flatMap(({ dishes }) => dishes)) {
      if (seen.has(recipe.id)) report("repeat-day", `day ${day.number}: ${recipe.id} twice`);
      seen.add(recipe.id);
    }
  }
  const served = new Map<string, number>();
  const noted = ledger.plan.notes.some(({ code }) => code === "SMALL_POOL");
  const dishes = meals.flatMap(cookedIn);
  for (const { recipe } of dishes) served.set(recipe.id, (served.get(recipe.id) ?? 0) + 1);
  for (const [id, count] of served) {
    const dish = dishes.find(({ recipe }) => recipe.id === id);
    const [usual, most] = dish === undefined ? [0, 0] : mostCookings(dish);
    if (count > most) report("repeat-plan", `${id} is cooked ${count} times`);
    else if (count > usual && !noted) report("repeat-plan", `${id} is cooked ${count} times without the note SMALL_POOL`);
  }
  if (noted && ![...served.values()].some((count) => count > MOST_COOKINGS)) {
    report("notes", "SMALL_POOL, and no dish comes more than twice");
  }
}

function checkLeftovers(meals: readonly LedgerMeal[], report: MealReport): void {
  const byId = new Map(meals.map((meal) => [meal.planned.id, meal]));
  const finished = new Set<string>();
  const leftovers = meals.filter(({ planned }) => planned.leftoverOf !== undefined);
  if (leftovers.length > MOST_LEFTOVERS) report("leftover", `${leftovers.length} leftovers`);
  for (const meal of leftovers) {
    const { id, leftoverOf = "" } = meal.planned;
    const cooked = byId.get(leftoverOf);
    const [main, first] = [meal.dishes[0], cooked?.dishes[0]];
    if (cooked === undefined || main === undefined || first === undefined || first.recipe.id !== main.recipe.id) {
      report("leftover", `${id} finishes ${leftoverOf}, which is not the same dish`);
      continue;
    }
    const days = meal.day - cooked.day;
    if (!(days >= 1 && days <= Math.min(MOST_DAYS_KEPT, main.recipe.leftovers.fridgeDays))) {
      report("leftover", `${id}: ${main.recipe.id} keeps ${main.recipe.leftovers.fridgeDays} days, eaten after ${days}`);
    }
    if (cooked.planned.leftoverOf !== undefined) report("leftover", `${id} finishes a leftover`);
    if (finished.has(leftoverOf)) report("leftover", `${leftoverOf} is finished twice`);
    finished.add(leftoverOf);
    const { reheat } = main.recipe.leftovers;
    if (reheat !== null && !meal.planned.instructions.some((line) => line.includes(reheat.slice(0, 20)))) {
      report("leftover", `${id} ${main.recipe.id}: nothing says "${reheat}"`);
    }
  }
}

function checkPrep(ledger: Ledger, meals: readonly LedgerMeal[], report: MealReport): void {
  const { prepStyle } = ledger.choices;
  const codes = ledger.plan.notes.map(({ code }) => code);
  const noted = codes.includes("FEW_GOURMET");
  if (prepStyle === "quick") {
    for (const { planned, dishes } of meals) {
      for (const { recipe } of dishes) {
        if (!isQuick(recipe)) report("quick", `${planned.id}: ${recipe.id} takes ${recipe.totalMinutes} minutes`);
      }
      const most = codes.includes("MORE_WORK") ? MOST_MINUTES_WITH_NOTE : QUICK_MINUTES;
      if (planned.prepMinutes > most) report("quick", `${planned.id} takes ${planned.prepMinutes} minutes`);
    }
    if (noted) report("notes", "FEW_GOURMET in a quick plan");
    if (codes.includes("MORE_WORK") && meals.every(({ planned }) => planned.prepMinutes <= QUICK_MINUTES)) {
      report("notes", "MORE_WORK, and no meal takes more than 30 minutes");
    }
    return;
  }
  const slow = meals.some(({ dishes }) => dishes.some(({ recipe }) => recipe.totalMinutes > QUICK_MINUTES));
  if (!slow && !noted) report("gourmet", "no dish over 30 minutes, and no note FEW_GOURMET");
}

function checkNotes(ledger: Ledger, meals: readonly LedgerMeal[], report: MealReport): void {
  const { dailyCalories, allergies } = ledger.choices;
  const codes = ledger.plan.notes.map(({ code }) => code);
  if (
    new Set(codes.filter((code) => !code.startsWith("DISLIKE"))).size !==
    codes.filter((code) => !code.startsWith("DISLIKE")).length
  ) {
    report("notes", `one note twice: ${codes.join(", ")}`);
  }
  for (const { code, message } of ledger.plan.notes) if (message.trim() === "") report("notes", `${code} says nothing`);
  if (dailyCalories < 1200 !== codes.includes("BELOW_FLOOR")) report("notes", `BELOW_FLOOR at ${dailyCalories} kcal`);
  const coconut = meals.some(({ planned }) =>
    planned.ingredients.some(({ foodId }) => {
      const food = ledger.library.foods.get(foodId);
      return food?.kind === "source" && food.contains.includes("coconut");
    }),
  );
  if ((allergies.includes("Nuts") && coconut) !== codes.includes("COCONUT_IS_NO_NUT")) report("notes", "COCONUT_IS_NO_NUT");
  if (codes.includes("LOCKED_CHANGED")) report("notes", "LOCKED_CHANGED in a new plan");
  if (codes.some((code) => code.startsWith("DISLIKE")) && (ledger.choices.dislikes ?? []).length === 0) {
    report("notes", "a note on dislikes, and there are none");
  }
}

/** Rules of a whole plan: its days, variety, leftovers, time in the kitchen and notes. */
export function checkWeek(ledger: Ledger, report: MealReport): void {
  const { days } = ledger.plan;
  if (days.length !== ledger.choices.planDays) report("slots", `${days.length} days, not ${ledger.choices.planDays}`);
  days.forEach((day, at) => {
    if (day.number !== at + 1 || day.day !== WEEKDAYS[at]) report("shape", `day ${at + 1} is ${day.number}, ${day.day}`);
  });
  const meals = ledger.days.flatMap((day) => day.meals);
  const ids = meals.map(({ planned }) => planned.id);
  if (new Set(ids).size !== ids.length) report("shape", "two meals have one id");
  checkRepeats(ledger, meals, report);
  checkLeftovers(meals, report);
  checkPrep(ledger, meals, report);
  checkNotes(ledger, meals, report);
}
