import { dislikedDishes } from "./dislikes.ts";
import type { BookRecipe, MealBook } from "./meal-book.ts";
import { CALORIE_FLOOR } from "./meal-plan.ts";
import type { MealChoices, MealNote, MealNoteCode } from "./meal-plan.ts";
import { allergiesOfAll } from "./eaters.ts";
import { isAllowed } from "./meal-pool.ts";
import { sourcesOf } from "./food.ts";
import { QUICK_MINUTES } from "./recipe.ts";
import { mealMinutes } from "./describe-meal.ts";
import type { DraftMealDay } from "./describe-meal.ts";
import { mostCookings } from "./how-often.ts";
import { joinNames } from "../words/join-names.ts";

/** A dislike that takes this part of the dishes someone could have is too broad to be followed without telling. */
const BROAD_SHARE = 0.5;

/** Dishes that come more often than a plan should have them, with how often. */
function frequentDishes(days: readonly DraftMealDay[]): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<BookRecipe, number>();
  for (const { meals } of days) {
    for (const { dishes, leftoverOf } of meals) {
      for (const { entry } of leftoverOf === null ? dishes : dishes.slice(1)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
    }
  }
  return [...counts].filter(([entry, count]) => count > mostCookings(entry)).map(([entry, count]) => [entry.recipe.name, count]);
}

function hasCoconut(days: readonly DraftMealDay[], book: MealBook): boolean {
  return days.some(({ meals }) =>
    meals.some(({ dishes }) =>
      dishes.some(({ portion }) =>
        portion.amounts.some(({ food }) => sourcesOf(food, book.find).some((source) => source.food.contains.includes("coconut"))),
      ),
    ),
  );
}

/** What to know beside a plan: dishes that come three times, dislikes that mean nothing or nearly everything, calories under the floor. */
export function mealNotes(choices: MealChoices, days: readonly DraftMealDay[], book: MealBook): readonly MealNote[] {
  const notes: MealNote[] = [];
  const add = (code: MealNoteCode, message: string): void => void notes.push({ code, message });
  const often = frequentDishes(days);
  if (often.length > 0) {
    const times = joinNames(often.map(([name, count]) => `${name} (${count} times)`));
    add("SMALL_POOL", `Few dishes fit these choices, so some come up often: ${times}.`);
  }
  const able = book.recipes.filter((entry) => isAllowed(entry, choices));
  for (const [dislike, ids] of dislikedDishes(choices.dislikes ?? [], book)) {
    if (ids.size === 0)
      add("DISLIKE_UNKNOWN", `We don't have a food or dish called "${dislike}", so there's nothing to leave out.`);
    const share = able.filter(({ recipe }) => ids.has(recipe.id)).length / Math.max(1, able.length);
    if (share > BROAD_SHARE) {
      add(
        "DISLIKE_TOO_BROAD",
        `"${dislike}" rules out ${Math.round(share * 100)}% of your possible dishes. A more specific word leaves you more choice.`,
      );
    }
  }
  if (choices.dailyCalories < CALORIE_FLOOR) {
    add(
      "BELOW_FLOOR",
      `Under ${CALORIE_FLOOR.toLocaleString("en-US")} kcal a day is only for people under medical care. Follow your clinician's advice.`,
    );
  }
  if (choices.prepStyle === "quick") {
    const minutes = days.flatMap(({ meals }) => meals.map(mealMinutes)).filter((each) => each > QUICK_MINUTES);
    if (minutes.length > 0) {
      const meals = minutes.length === 1 ? "One meal has" : `${minutes.length} meals have`;
      add(
        "MORE_WORK",
        `${meals} several dishes, each ready within ${QUICK_MINUTES} minutes; together, up to ${Math.max(...minutes)} minutes of cooking.`,
      );
    }
  }
  if (choices.prepStyle === "gourmet") {
    const dinners = days.flatMap(({ meals }) =>
      meals.filter(({ slot, leftoverOf }) => slot.type === "Dinner" && leftoverOf === null),
    );
    const quick = dinners.filter(({ dishes }) => dishes[0]?.entry.quick === true).length;
    if (quick > 0)
      add(
        "FEW_GOURMET",
        `Few slow-cooked dishes fit these choices: ${quick} of ${dinners.length} dinners ${quick === 1 ? "is a quick one" : "are quick ones"}.`,
      );
  }
  if (allergiesOfAll(choices).includes("Nuts") && hasCoconut(days, book)) {
    add("COCONUT_IS_NO_NUT", "We don't count coconut as a nut. If you avoid it too, add it to what you'd rather not eat.");
  }
  return notes;
}
