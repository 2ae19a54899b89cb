import type { MealBook } from "./meal-book.ts";
import { refuseEdit } from "./meal-edit.ts";
import type { MealEditResult } from "./meal-edit.ts";
import type { MealChoices, MealNote, MealPlan } from "./meal-plan.ts";
import { mealPool } from "./meal-pool.ts";
import { mealId, mealSlots } from "./meal-slots.ts";
import { draftWeek, floorRefusal, planOfDays } from "./plan-meals.ts";
import { draftOfPlan } from "./read-plan.ts";
import type { DraftMeal } from "./describe-meal.ts";
import { joinNames } from "../words/join-names.ts";

/** Locked meals of drafted days that these choices still allow, with the cooking that a locked leftover needs. */
function keptMeals(meals: ReadonlyMap<string, DraftMeal>, choices: MealChoices, book: MealBook): Map<string, DraftMeal> {
  const pool = mealPool(choices, book);
  const slots = new Map(mealSlots(choices.mealsPerDay).map((slot) => [slot.name, slot]));
  const days = Array.from({ length: choices.planDays }, (_, index) => index + 1);
  const ids = new Set(days.flatMap((day) => [...slots.keys()].map((slot) => mealId(day, slot))));
  const fits = (id: string, meal: DraftMeal): boolean => ids.has(id) && meal.dishes.every(({ entry }) => pool.has(entry));
  const kept = new Map<string, DraftMeal>();
  const keep = (id: string, meal: DraftMeal): void => {
    // The day may have other meals now, and with them this meal another time and share.
    const slot = slots.get(meal.slot.name);
    if (slot !== undefined) kept.set(id, { ...meal, slot });
  };
  for (const [id, meal] of meals) {
    if (!meal.locked || !fits(id, meal)) continue;
    if (meal.leftoverOf === null) {
      keep(id, meal);
      continue;
    }
    const source = meals.get(meal.leftoverOf);
    if (source === undefined || !fits(meal.leftoverOf, source)) continue;
    keep(id, meal);
    keep(meal.leftoverOf, source);
  }
  return kept;
}

/**
 * Regenerates a plan around its locked meals. Where these can't stay (the choices forbid a dish now, or its day can't be kept inside its
 * bounds around it) the fewest days give theirs up, and the note LOCKED_CHANGED names them.
 */
export function regenerate(plan: MealPlan, choices: MealChoices, book: MealBook, seed: number): MealEditResult {
  const before = draftOfPlan(plan, book);
  if (before === null) return refuseEdit("PLAN_OUTDATED");
  if (floorRefusal(choices) !== null) return refuseEdit("PLAN_IMPOSSIBLE");
  const wanted = { ...choices, seed };
  const meals = new Map(
    before.flatMap((day) => day.meals.map((meal): [string, DraftMeal] => [mealId(day.number, meal.slot.name), meal])),
  );
  const all = keptMeals(meals, wanted, book);
  const without = (day: number): Map<string, DraftMeal> =>
    new Map([...all].filter(([id, meal]) => !id.startsWith(`d${day}-`) && meal.leftoverOf?.startsWith(`d${day}-`) !== true));
  const lockedDays = [...new Set([...all.keys()].map((id) => Number(/^d(\d+)/.exec(id)?.[1])))];
  const nothing = new Map<string, DraftMeal>();
  const attempts: readonly (readonly [kept: ReadonlyMap<string, DraftMeal>, choices: MealChoices])[] = [
    ...[all, ...lockedDays.map(without)].map((kept) => [kept, wanted] as const),
    // Where hardly anything fits, the luck that made the plan before makes one again.
    [all, choices],
    [nothing, wanted],
    [nothing, choices],
  ];
  for (const [kept, seeded] of attempts) {
    const days = draftWeek(seeded, book, kept);
    if (days === null) continue;
    const changed = [...meals]
      .filter(([id, meal]) => meal.locked && !kept.has(id))
      .map(([, meal]) => meal.dishes[0]?.entry.recipe.name ?? "");
    const notes: readonly MealNote[] =
      changed.length === 0
        ? []
        : [
            {
              code: "LOCKED_CHANGED",
              message: `${joinNames(changed)} couldn't stay with these choices, even though ${changed.length === 1 ? "it's" : "they're"} locked.`,
            },
          ];
    return { ok: true, plan: planOfDays(days, wanted, book, notes) };
  }
  return refuseEdit("PLAN_IMPOSSIBLE");
}
