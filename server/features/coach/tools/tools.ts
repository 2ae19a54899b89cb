import { addGroceries } from "./add-groceries.ts";
import { applyReview } from "./apply-review.ts";
import { buildPlan } from "./build-plan.ts";
import { getExercise } from "./get-exercise.ts";
import { getRecipe } from "./get-recipe.ts";
import { logMeal } from "./log-meal.ts";
import { logSets } from "./log-sets.ts";
import { readMyLog } from "./read-my-log.ts";
import { readMyMeals } from "./read-my-meals.ts";
import { readMyMembership } from "./read-my-membership.ts";
import { readMyPlan } from "./read-my-plan.ts";
import { readMyProfile } from "./read-my-profile.ts";
import { readMyStreaks } from "./read-my-streaks.ts";
import { readWeeklyReview } from "./read-weekly-review.ts";
import { searchExercises } from "./search-exercises.ts";
import { searchFoods } from "./search-foods.ts";
import { searchHelp } from "./search-help.ts";
import { searchRecipes } from "./search-recipes.ts";
import { suggestSwaps } from "./suggest-swaps.ts";
import { swapExercise } from "./swap-exercise.ts";
import type { ChangeTool, ReadTool } from "./tool.ts";

/** What the coach can look up. */
export const READ_TOOLS: readonly ReadTool[] = [
  searchExercises,
  getExercise,
  suggestSwaps,
  searchRecipes,
  getRecipe,
  searchFoods,
  searchHelp,
  readMyPlan,
  readMyLog,
  readMyProfile,
  readMyMeals,
  readMyStreaks,
  readMyMembership,
  readWeeklyReview,
];

/** What the coach can suggest to change, one tool for each kind of proposal. */
export const CHANGE_TOOLS: readonly ChangeTool[] = [swapExercise, buildPlan, logSets, logMeal, addGroceries, applyReview];
