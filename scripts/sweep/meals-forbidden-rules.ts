import type { Food } from "@lockstep/domain/nutrition/food.ts";
import type { Ledger, LedgerDish, LedgerMeal } from "./meals-ledger.ts";
import { withParts } from "./meals-ledger.ts";
import { wordsAgainstAllergy, wordsAgainstDiet } from "./meals-names.ts";
import { forbiddenByAllergy, forbiddenByDiet } from "./meals-substances.ts";
import type { MealReport } from "./meals-report.ts";
import { dislikedIn } from "./meals-dislikes.ts";

/** Every food someone eats in a dish: what the plan lists, what the recipe lists (should the plan leave something out), and their parts. */
function foodsOf(meal: LedgerMeal, dish: LedgerDish, ledger: Ledger): readonly Food[] {
  const ids = new Set([
    ...dish.recipe.ingredients.map(({ food }) => food),
    ...dish.grams.keys(),
    ...meal.planned.ingredients.flatMap((line) => (line.recipeId === dish.recipe.id ? [line.foodId] : [])),
  ]);
  const found = new Set<Food>();
  for (const id of ids) {
    const food = ledger.library.foods.get(id);
    if (food !== undefined) for (const each of withParts(food, ledger.library)) found.add(each);
  }
  return [...found];
}

function checkFood(food: Food, where: string, ledger: Ledger, report: MealReport): void {
  const { allergies, preference } = ledger.choices;
  const names = [food.id, food.name];
  for (const allergy of allergies) {
    const why = forbiddenByAllergy(food, allergy);
    if (why !== null) report("allergy", `${where}: ${food.id} ${why}, with ${allergy}`);
    const words = why === null ? names.flatMap((name) => wordsAgainstAllergy(name, allergy)) : [];
    if (words.length > 0) report("allergy", `${where}: ${food.id} is called ${words.join("/")}, with ${allergy}`);
  }
  const why = forbiddenByDiet(food, preference);
  if (why !== null) report("diet", `${where}: ${food.id} ${why}, in ${preference}`);
  const words = why === null ? names.flatMap((name) => wordsAgainstDiet(name, preference)) : [];
  if (words.length > 0) report("diet", `${where}: ${food.id} is called ${words.join("/")}, in ${preference}`);
}

/** Nothing that an allergy, the diet or a dislike forbids is in any dish, its sides or what these are made of. */
export function checkForbidden(ledger: Ledger, report: MealReport): void {
  for (const meal of ledger.days.flatMap(({ meals }) => meals)) {
    for (const dish of meal.dishes) {
      const where = `${meal.planned.id} ${dish.recipe.id}`;
      const foods = foodsOf(meal, dish, ledger);
      for (const food of foods) checkFood(food, where, ledger, report);
      for (const dislike of ledger.choices.dislikes ?? []) {
        const found = dislikedIn(dislike, dish.recipe, foods);
        if (found !== null) report("dislike", `${where}: ${found}, with "${dislike}"`);
      }
    }
  }
}
