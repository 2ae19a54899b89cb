import type { CompactMealDays, GroceryState, MealDay, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { weekdayOfPlanDay } from "@lockstep/domain/nutrition/plan-calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { queryOptions } from "@tanstack/react-query";
import { createStore, del, get, set, update } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { newId } from "../../plans/new-id.ts";
import { isGuestGroceries, isGuestMeals, isRecipeIds } from "./guest-meals-shape.ts";

/**
 * What somebody without an account keeps on this device: one meal plan, what is ticked off its list, the favourite recipes. It stands in IndexedDB because
 * the mail that confirms a registration opens another tab, and moves into the account at the first sign-in (after asking).
 */
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

let opened: UseStore | null = null;
const store = () => (opened ??= createStore("lockstep-guest-meals", "nutrition"));

/** What does not read as what it should be (an older version, a hand that edited it) counts as nothing. */
async function read<Kept>(key: string, isKept: (value: unknown) => value is Kept): Promise<Kept | null> {
  const value: unknown = await get(key, store());
  return isKept(value) ? value : null;
}

export const guestMealKeys = {
  all: ["guest-nutrition"] as const,
  plan: ["guest-nutrition", "plan"] as const,
  groceries: ["guest-nutrition", "groceries"] as const,
  favorites: ["guest-nutrition", "favorites"] as const,
};

// The device answers without a network, and another tab may have written.
const onDevice = { networkMode: "always", staleTime: 0, gcTime: 60_000 } as const;

export const guestMealsOptions = () =>
  queryOptions({ ...onDevice, queryKey: guestMealKeys.plan, queryFn: () => read("plan", isGuestMeals) });

export const guestGroceriesOptions = () =>
  queryOptions({ ...onDevice, queryKey: guestMealKeys.groceries, queryFn: () => read("groceries", isGuestGroceries) });

export const guestRecipeFavoritesOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestMealKeys.favorites,
    queryFn: async () => (await read("favorites", isRecipeIds)) ?? [],
  });

/** A new plan takes the place of the one before, whose ticks no longer count; changes of the same plan keep its id. */
export async function saveGuestMeals(plan: MealPlanPreview, startsOn: CalendarDay, id: string = newId()): Promise<GuestMeals> {
  const kept = { id, startsOn, plan: withWeekdays(plan, startsOn) };
  await set("plan", kept, store());
  return kept;
}

/** The list of a plan after a change of what stands there, as {@link changeGuestRecipeFavorites} does it; another plan's list counts as none. */
export async function changeGuestGroceries(
  planId: string,
  change: (state: GroceryState) => GroceryState,
): Promise<GuestGroceries> {
  const after: { list: GuestGroceries } = { list: { planId, ticked: [], own: [] } };
  await update<unknown>(
    "groceries",
    (kept) => {
      const { ticked, own } = isGuestGroceries(kept) && kept.planId === planId ? kept : after.list;
      return (after.list = { planId, ...change({ ticked, own }) });
    },
    store(),
  );
  return after.list;
}

/** The favourites after a change of what stands there, and not of what was last read: two quick presses, or two tabs, both count. */
export async function changeGuestRecipeFavorites(
  change: (ids: readonly string[]) => readonly string[],
): Promise<readonly string[]> {
  const after: { ids: readonly string[] } = { ids: [] };
  await update<unknown>("favorites", (kept) => (after.ids = change(isRecipeIds(kept) ? kept : [])), store());
  return after.ids;
}

/** Forgets everything of the guest: after it moved into an account, or when asked to. */
export async function clearGuestMeals(): Promise<void> {
  await Promise.all(["plan", "groceries", "favorites"].map((key) => del(key, store())));
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
