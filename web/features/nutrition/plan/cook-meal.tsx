import { lazy, Suspense, useMemo } from "react";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { cookingOfMeal } from "../cook/cook-steps.ts";
import { peopleOf, portionsOfAll } from "@lockstep/domain/nutrition/eaters.ts";
import type { FoodUnits } from "@lockstep/domain/nutrition/food-settings.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { amountWords, batchOf, portionsOf } from "@lockstep/domain/nutrition/batch-words.ts";
import { useRecipes } from "./use-recipes.ts";

/** Of its own: a plan is looked at more often than it is cooked from. */
const CookMode = lazy(() => import("../cook/cook-mode.tsx").then((module) => ({ default: module.CookMode })));

/** Cook mode for a meal of the plan: amounts for everyone and for the meals that eat of it later. */
export function CookMeal({
  shown,
  mealId,
  units,
  onClose,
}: {
  shown: ShownMealPlan;
  mealId: string;
  units: FoodUnits;
  onClose: () => void;
}) {
  const { days, batches, choices } = shown.plan;
  const meal = days.flatMap((day) => day.meals).find(({ id }) => id === mealId);
  const { recipes, pending } = useRecipes(meal?.dishes.map(({ recipeId }) => recipeId) ?? []);
  const [people, portions] = [peopleOf(choices), portionsOfAll(choices)];
  const cooking = useMemo(
    () =>
      meal
        ? cookingOfMeal(
            `${shown.id ?? "sample"} ${meal.id} ${meal.recipeId}`,
            meal,
            recipes,
            (recipeId) => portionsOf(batches, meal, recipeId, portions),
            amountWords(days, batchOf(batches, meal.id, meal.recipeId), people),
            units,
          )
        : null,
    [shown.id, meal, recipes, batches, days, people, portions, units],
  );
  const isHydrated = useHydrated();
  // With the recipes come amounts and timers; without a connection, which only the device knows of, the plan's own steps do.
  if (cooking === null || !isHydrated || (pending && navigator.onLine)) return null;
  return (
    <Suspense>
      <CookMode cooking={cooking} eaters={choices.eaters} onClose={onClose} />
    </Suspense>
  );
}
