import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { Allergen } from "@lockstep/domain/nutrition/diets.ts";
import { nameDiet } from "@lockstep/domain/nutrition/name-plan.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import type { RecipeFilters } from "../queries.ts";

/** What the recipes page shows, as the address says it. */
export interface RecipesState {
  readonly filters: Pick<RecipeFilters, "query" | "diet" | "meal"> & { readonly maxMinutes?: number };
  /** Only recipes free of all of these. */
  readonly without: readonly Allergen[];
  /** Only the favourites. */
  readonly saved: boolean;
}

/** A list knows its values as text. */
function dietName(value: string): string {
  const diet = oneOf(DIETS, value);
  return diet === undefined ? value : nameDiet(diet);
}

export const MINUTES = ["15", "30", "45", "60"] as const;

/** The filters a person picks from lists: the name in the address, the words above the list, its values. */
export const FACETS = [
  { key: "meal", label: "Meal", any: "Any meal", values: MEAL_TYPES, name: (value: string) => value },
  { key: "diet", label: "Diet", any: "Any diet", values: DIETS, name: dietName },
  { key: "minutes", label: "Time", any: "Any time", values: MINUTES, name: (value: string) => `Up to ${value} minutes` },
] as const;

export type RecipeParam = (typeof FACETS)[number]["key"] | "q" | "saved" | "without";

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

/** Reads the address; what it doesn't know counts as not asked for. */
export function readRecipes(params: URLSearchParams): RecipesState {
  const query = (params.get("q") ?? "").trim().slice(0, 80);
  const meal = oneOf(MEAL_TYPES, params.get("meal"));
  const diet = oneOf(DIETS, params.get("diet"));
  const minutes = oneOf(MINUTES, params.get("minutes"));
  const without = (params.get("without") ?? "").split(",");
  return {
    filters: {
      ...(query ? { query } : {}),
      ...(meal ? { meal } : {}),
      ...(diet ? { diet } : {}),
      ...(minutes ? { maxMinutes: Number(minutes) } : {}),
    },
    without: ALLERGENS.filter((allergen) => without.includes(allergen)),
    saved: params.get("saved") === "1",
  };
}

/** What a list shows as picked for a facet. */
export function pickedValue(state: RecipesState, key: (typeof FACETS)[number]["key"]): string {
  if (key === "minutes") return state.filters.maxMinutes === undefined ? "" : String(state.filters.maxMinutes);
  return state.filters[key] ?? "";
}

/** How many filters are set; the search and the favourites stand apart. */
export function countPicked(state: RecipesState): number {
  return FACETS.filter(({ key }) => pickedValue(state, key) !== "").length + state.without.length;
}

/** The question to the server. */
export function askedFor({ filters, without }: RecipesState): RecipeFilters {
  return without.length > 0 ? { ...filters, allergens: without.join(",") } : filters;
}

/** The address of another choice; an empty value takes the filter away. */
export function changeParams(params: URLSearchParams, key: RecipeParam, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === "") next.delete(key);
  else next.set(key, value);
  return next;
}

const plain = (text: string): string => text.toLowerCase().replaceAll("-", " ").trim();

/** Whether a recipe is what is asked for: the favourites are few and are filtered here, as the server filters the book. */
export function suits(
  recipe: Pick<RecipeDetail, "name" | "cuisine" | "meals" | "diets" | "allergens" | "totalMinutes" | "ingredients">,
  { filters, without }: Pick<RecipesState, "filters" | "without">,
): boolean {
  const { query, meal, diet, maxMinutes } = filters;
  if (diet && !recipe.diets.includes(diet)) return false;
  if (meal && !recipe.meals.includes(meal)) return false;
  if (maxMinutes !== undefined && recipe.totalMinutes > maxMinutes) return false;
  if (without.some((allergen) => recipe.allergens.includes(allergen))) return false;
  const text = plain([recipe.name, recipe.cuisine, ...recipe.ingredients.map(({ name }) => name)].join(" "));
  return plain(query ?? "")
    .split(/\s+/)
    .every((word) => text.includes(word));
}
