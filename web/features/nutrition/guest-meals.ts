import type { CompactMealDays, MealDay, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { weekdayOfPlanDay } from "@lockstep/domain/nutrition/plan-calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { QueryClient } from "@tanstack/react-query";
import { guestStore } from "../../offline/guest-store.ts";
import type { Groceries } from "./queries.ts";
import { isGuestGroceries, isGuestMeals, isTexts } from "./guest-meals-shape.ts";

/** The one meal plan that someone without an account keeps on this device. */
export interface GuestMeals {
  /** Becomes the plan's id in the account, so that claiming twice makes one plan. */
  readonly id: string;
  /** Day 1. */
  readonly startsOn: CalendarDay;
  readonly plan: MealPlanPreview;
}

/** The plan with its grocery list and the favorite recipes. */
export const guestNutrition = guestStore("guest-meals");
export const guestMeals = guestNutrition.value<GuestMeals | null>("plan", isGuestMeals, null);
export const guestGroceries = guestNutrition.value<Groceries | null>("groceries", isGuestGroceries, null);
export const guestRecipeFavorites = guestNutrition.value<readonly string[]>("favorites", isTexts, []);
/** The reminders of meals that were dismissed. */
export const guestDismissals = guestNutrition.value<readonly string[]>("dismissed", isTexts, []);

/** A new plan takes the place of the one before, whose ticks no longer count; changes of the same plan keep its id. */
export async function saveGuestMeals(
  queryClient: QueryClient,
  plan: MealPlanPreview,
  startsOn: CalendarDay,
  id: string,
): Promise<GuestMeals> {
  const kept = { id, startsOn, plan: withWeekdays(plan, startsOn) };
  await guestMeals.change(queryClient, () => kept);
  return kept;
}

/** A preview's days are named Monday first; on the device they have the names of the days they fall on. */
export function withWeekdays(plan: MealPlanPreview, startsOn: CalendarDay): MealPlanPreview {
  return {
    ...plan,
    days: plan.days.map((day) => ({ ...day, day: weekdayOfPlanDay(startsOn, day.number) })),
    batches: plan.batches.map((batch) => ({
      ...batch,
      weekday: weekdayOfPlanDay(startsOn, batch.day),
      useByWeekday: weekdayOfPlanDay(startsOn, batch.useByDay),
    })),
  };
}

/** Days of meals without figures and texts, as the server takes them in. */
export function toCompactMealDays(days: readonly MealDay[]): CompactMealDays {
  return days.map((day) => ({
    number: day.number,
    meals: day.meals.map(({ id, type, time, dishes, leftoverOf, locked }) => ({
      id,
      type,
      time,
      dishes: dishes.map(({ recipeId, servings }) => ({ recipeId, servings })),
      ...(leftoverOf === undefined ? {} : { leftoverOf }),
      locked,
    })),
  }));
}
