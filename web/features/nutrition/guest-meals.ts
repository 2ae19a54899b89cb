import type { CompactMealDays, GroceryState, MealDay, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { weekdayOfPlanDay } from "@lockstep/domain/nutrition/plan-calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { queryOptions } from "@tanstack/react-query";
import { guestStore } from "../../offline/guest-store.ts";
import { newId } from "../../api/new-id.ts";
import { isGuestGroceries, isGuestMeals, isRecipeIds } from "./guest-meals-shape.ts";

/** The one meal plan that someone without an account keeps on this device, with its grocery list and their favorite recipes. */
export interface GuestMeals {
  /** Becomes the plan's id in the account, so that claiming twice makes one plan. */
  readonly id: string;
  /** Day 1. */
  readonly startsOn: CalendarDay;
  readonly plan: MealPlanPreview;
}

/** The list's ticks and own lines, of the plan with this id only. */
export interface GuestGroceries extends GroceryState {
  readonly planId: string;
}

const store = guestStore("guest-meals");

export const guestMealKeys = {
  all: ["guest-nutrition"] as const,
  plan: ["guest-nutrition", "plan"] as const,
  groceries: ["guest-nutrition", "groceries"] as const,
  favorites: ["guest-nutrition", "favorites"] as const,
};

// The device answers without a network, and another tab may have written.
const onDevice = { networkMode: "always", staleTime: 0, gcTime: 60_000 } as const;

export const guestMealsOptions = () =>
  queryOptions({ ...onDevice, queryKey: guestMealKeys.plan, queryFn: () => store.read("plan", isGuestMeals) });

export const guestGroceriesOptions = () =>
  queryOptions({ ...onDevice, queryKey: guestMealKeys.groceries, queryFn: () => store.read("groceries", isGuestGroceries) });

export const guestRecipeFavoritesOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestMealKeys.favorites,
    queryFn: async () => (await store.read("favorites", isRecipeIds)) ?? [],
  });

/** A new plan takes the place of the one before, whose ticks no longer count; changes of the same plan keep its id. */
export async function saveGuestMeals(plan: MealPlanPreview, startsOn: CalendarDay, id: string = newId()): Promise<GuestMeals> {
  const kept = { id, startsOn, plan: withWeekdays(plan, startsOn) };
  await store.put("plan", kept);
  return kept;
}

/** Changes the grocery list of a plan; another plan's list counts as none. */
export const changeGuestGroceries = (planId: string, change: (state: GroceryState) => GroceryState): Promise<GuestGroceries> =>
  store.update("groceries", isGuestGroceries, (kept) => {
    const { ticked, own } = kept?.planId === planId ? kept : { ticked: [], own: [] };
    return { planId, ...change({ ticked, own }) };
  });

export const changeGuestRecipeFavorites = (change: (ids: readonly string[]) => readonly string[]): Promise<readonly string[]> =>
  store.update("favorites", isRecipeIds, (kept) => [...change(kept ?? [])]);

export const clearGuestMeals = store.clear;

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
