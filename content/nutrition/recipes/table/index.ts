import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { breakfasts } from "./breakfasts.ts";
import { dinnersFishAndMeatless } from "./dinners-fish-and-meatless.ts";
import { dinnersMeat } from "./dinners-meat.ts";
import { lunches } from "./lunches.ts";
import { sides } from "./sides.ts";
import { sidesSweet } from "./sides-sweet.ts";
import { snacks } from "./snacks.ts";

/** Quick dishes for a table that eats dairy, eggs, wheat, fish or meat. */
export const TABLE_RECIPES: readonly Recipe[] = [
  ...breakfasts,
  ...lunches,
  ...dinnersMeat,
  ...dinnersFishAndMeatless,
  ...snacks,
  ...sides,
  ...sidesSweet,
];
