import {
  getCurrentMealPlan,
  getGroceryState,
  getMacros,
  getNutritionProgress,
  getRecipe,
  getSharedMealPlan,
  listDismissedReminders,
  listFoods,
  listLog,
  listMealAlternatives,
  listMealPlans,
  listPreviewAlternatives,
  listRecipeFavorites,
  listRecipes,
  previewMealPlan,
} from "@lockstep/contract/nutrition.ts";
import type { GroceryState, KeptMealPlan, MealChoices } from "@lockstep/contract/nutrition.ts";
import type { RouteInput, RouteOutput } from "@lockstep/contract/route.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { cacheAnswer } from "../../api/cached-answer.ts";
import { takePageData } from "../../api/page-data.ts";
import { notifyTabs } from "../../offline/tab-channel.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads are tried without a connection too: the service worker has the last answers (offline/sw.ts), and what it has not fails in words. */
const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

/** The names of what the query cache keeps of a member's meals; invalidating `all` reads everything again. */
export const nutritionKeys = {
  all: ["nutrition"] as const,
  plans: ["nutrition", "plans"] as const,
  current: ["nutrition", "plans", "current"] as const,
  alternatives: ["nutrition", "plans", "alternatives"] as const,
  groceries: ["nutrition", "groceries"] as const,
  favorites: ["nutrition", "favorites"] as const,
  log: ["nutrition", "log"] as const,
  progress: ["nutrition", "progress"] as const,
  reminders: ["nutrition", "reminders"] as const,
};

/** The current plan; null while there is none. */
export const currentMealPlanOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: nutritionKeys.current,
    queryFn: ({ signal }) => callApi(getCurrentMealPlan, {}, { signal }),
    initialData: () => takePageData("/api/nutrition/plans/current") as RouteOutput<typeof getCurrentMealPlan> | undefined,
  });

/** The kept meal plans, newest first, page by page. */
export const mealPlansOptions = () =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.plans, "list"],
    queryFn: ({ signal, pageParam }) =>
      callApi(listMealPlans, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** After a write that answered the plan: the current one is known at once, offline too; lists are read again. */
export function takeMealPlan(queryClient: QueryClient, plan: KeptMealPlan): void {
  if (plan.isCurrent) {
    queryClient.setQueryData(nutritionKeys.current, plan);
    void cacheAnswer(getCurrentMealPlan.path, plan);
  }
  notifyTabs({ type: "stale", queryKey: nutritionKeys.all });
  void queryClient.invalidateQueries({ queryKey: [...nutritionKeys.plans, "list"] });
}

/** Three dishes for a meal of a kept plan. They hold for this version only. */
export const mealAlternativesOptions = (plan: { id: string; version: number }, mealId: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.alternatives, plan.id, plan.version, mealId],
    queryFn: async ({ signal }) => (await callApi(listMealAlternatives, { params: { id: plan.id, mealId } }, { signal })).items,
  });

type PreviewAlternatives = RouteInput<typeof listPreviewAlternatives>["body"];

/** Three dishes for a meal of the plan on this device. */
export const previewAlternativesOptions = (body: PreviewAlternatives) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["nutrition-preview", "alternatives", body],
    queryFn: async ({ signal }) => (await callApi(listPreviewAlternatives, { body }, { signal })).items,
  });

/** What is ticked off the list of the plan with this id, and what the person added. */
export interface Groceries extends GroceryState {
  readonly planId: string;
}

/** What was eaten against the person's targets: read again with the other sums of the log. */
export const macrosOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.progress, "macros"],
    queryFn: ({ signal }) => callApi(getMacros, {}, { signal }),
  });

/** A kept plan's list. */
export const groceriesOptions = (planId: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.groceries, planId],
    queryFn: async ({ signal }): Promise<Groceries> => ({
      planId,
      ...(await callApi(getGroceryState, { params: { id: planId } }, { signal })),
    }),
  });

export const sharedMealPlanOptions = (token: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["shared-meal-plan", token],
    queryFn: ({ signal }) => callApi(getSharedMealPlan, { params: { token } }, { signal }),
  });

/** Days of meals for these choices that are stored nowhere: the sample week of who has no plan. */
export const mealPreviewOptions = (choices: MealChoices) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["nutrition-preview", choices],
    queryFn: ({ signal }) => callApi(previewMealPlan, { body: choices }, { signal }),
    staleTime: DAY_MS,
  });

export type RecipeFilters = Omit<NonNullable<RouteInput<typeof listRecipes>["query"]>, "cursor">;

/** Recipes by name, page by page; with `favorites` only the member's own, so that a change of them reads the list again. */
export const recipesOptions = (filters: RecipeFilters) =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: filters.favorites ? [...nutritionKeys.favorites, "recipes", filters] : ["recipes", "list", filters],
    queryFn: ({ signal, pageParam }) =>
      callApi(listRecipes, { query: pageParam === null ? filters : { ...filters, cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5 * 60_000,
  });

/** Everything about one recipe. It changes with a release, so a day old is fresh: a kitchen may have no network. */
export const recipeOptions = (id: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: ["recipes", "one", id],
    queryFn: ({ signal }) => callApi(getRecipe, { params: { id } }, { signal }),
    staleTime: DAY_MS,
  });

/** Ids of the favourite recipes, newest first (members). */
export const recipeFavoritesOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.favorites, "ids"],
    queryFn: async ({ signal }) => (await callApi(listRecipeFavorites, {}, { signal })).items,
  });

/** Foods by name, page by page. */
export const foodsOptions = (query: string) =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: ["foods", query],
    queryFn: ({ signal, pageParam }) =>
      callApi(listFoods, { query: { query, ...(pageParam === null ? {} : { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5 * 60_000,
  });

/** What was logged from day to day, both included (members). */
export const logOptions = (from: string, to: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.log, from, to],
    queryFn: async ({ signal }) => (await callApi(listLog, { query: { from, to } }, { signal })).items,
    initialData: () =>
      (takePageData(`/api/nutrition/log?from=${from}&to=${to}`) as RouteOutput<typeof listLog> | undefined)?.items,
  });

export const nutritionProgressOptions = (weeks: number) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.progress, weeks],
    queryFn: ({ signal }) => callApi(getNutritionProgress, { query: { weeks } }, { signal }),
  });

/** The meals of a day whose reminder the member dismissed. */
export const dismissedRemindersOptions = (date: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...nutritionKeys.reminders, date],
    queryFn: async ({ signal }) => (await callApi(listDismissedReminders, { query: { date } }, { signal })).items,
  });
