import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { ketoBreakfasts } from "./keto-breakfasts.ts";
import { ketoDinners } from "./keto-dinners.ts";
import { ketoGourmet } from "./keto-gourmet.ts";
import { ketoHearty } from "./keto-hearty.ts";
import { ketoLunches } from "./keto-lunches.ts";
import { ketoPans } from "./keto-pans.ts";
import { ketoSides } from "./keto-sides.ts";
import { ketoSidesRich } from "./keto-sides-rich.ts";
import { ketoSnacks } from "./keto-snacks.ts";
import { paleoBreakfasts } from "./paleo-breakfasts.ts";
import { paleoDinners } from "./paleo-dinners.ts";
import { paleoGourmet } from "./paleo-gourmet.ts";
import { paleoHearty } from "./paleo-hearty.ts";
import { paleoLunches } from "./paleo-lunches.ts";
import { paleoPans } from "./paleo-pans.ts";
import { paleoSides } from "./paleo-sides.ts";
import { paleoSidesSweet } from "./paleo-sides-sweet.ts";
import { paleoSnacks } from "./paleo-snacks.ts";

/** Recipes for keto and paleo days; many fit both by their foods, and most hold none of the ten allergens. */
export const LEAN_RECIPES: readonly Recipe[] = [
  ...ketoBreakfasts,
  ...ketoDinners,
  ...ketoGourmet,
  ...ketoHearty,
  ...ketoLunches,
  ...ketoPans,
  ...ketoSides,
  ...ketoSidesRich,
  ...ketoSnacks,
  ...paleoBreakfasts,
  ...paleoDinners,
  ...paleoGourmet,
  ...paleoHearty,
  ...paleoLunches,
  ...paleoPans,
  ...paleoSides,
  ...paleoSidesSweet,
  ...paleoSnacks,
];
