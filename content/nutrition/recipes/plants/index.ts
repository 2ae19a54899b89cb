import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { breakfastsFree } from "./breakfasts-free.ts";
import { breakfasts } from "./breakfasts.ts";
import { dinnersFree } from "./dinners-free.ts";
import { dinners } from "./dinners.ts";
import { lunchesFree } from "./lunches-free.ts";
import { lunches } from "./lunches.ts";
import { sidesMorning } from "./sides-morning.ts";
import { sidesStarchy } from "./sides-starchy.ts";
import { sidesSweet } from "./sides-sweet.ts";
import { sidesVegetables } from "./sides-vegetables.ts";
import { snacksFree } from "./snacks-free.ts";
import { snacks } from "./snacks.ts";
import { weekendFree } from "./weekend-free.ts";
import { weekend } from "./weekend.ts";

/** Recipes without anything from animals. The groups named `…-free` hold none of the ten allergens either. */
export const PLANT_RECIPES: readonly Recipe[] = [
  ...breakfastsFree,
  ...breakfasts,
  ...dinnersFree,
  ...dinners,
  ...lunchesFree,
  ...lunches,
  ...sidesMorning,
  ...sidesStarchy,
  ...sidesSweet,
  ...sidesVegetables,
  ...snacksFree,
  ...snacks,
  ...weekendFree,
  ...weekend,
];
