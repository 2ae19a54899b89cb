import { joinNames } from "../words/join-names.ts";
import type { Allergen, Diet } from "./diets.ts";
import { nameDiet } from "./name-plan.ts";
import { fractionText } from "./natural-amounts.ts";
import type { Leftovers } from "./recipe.ts";

/** "25 min", "1 h 20 min". */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** The diets a recipe fits, for a person to read. Everything is standard, and what is vegan is vegetarian: that isn't said. */
export function dietNames(diets: readonly Diet[]): readonly string[] {
  return diets.filter((diet) => diet !== "standard" && !(diet === "vegetarian" && diets.includes("vegan"))).map(nameDiet);
}

/** "Contains soy and wheat." or that none of the ten is in it. */
export function allergenText({ allergens }: { readonly allergens: readonly Allergen[] }): string {
  if (allergens.length === 0) return "Free of all ten allergens we track.";
  return `Contains ${joinNames(allergens.map((allergen) => allergen.toLowerCase()))}.`;
}

/** "1 serving", "2 1/2 servings". */
export function servingsText(servings: number): string {
  return `${fractionText(servings)} ${servings > 1 ? "servings" : "serving"}`;
}

/** "Keeps 2 days in the fridge, 1 month in the freezer." */
export function keepsText({ fridgeDays, freezerMonths }: Pick<Leftovers, "fridgeDays" | "freezerMonths">): string {
  if (fridgeDays === 0 && freezerMonths === null) return "Best eaten right away.";
  const fridge = fridgeDays === 0 ? "" : `${fridgeDays} ${fridgeDays === 1 ? "day" : "days"} in the fridge`;
  const freezer = freezerMonths === null ? "" : `${freezerMonths} ${freezerMonths === 1 ? "month" : "months"} in the freezer`;
  return `Keeps ${[fridge, freezer].filter(Boolean).join(", ")}.`;
}
