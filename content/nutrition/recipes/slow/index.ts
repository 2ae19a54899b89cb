import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { baked } from "./baked.ts";
import { stovetopRiceAndEggs } from "./stovetop-rice-and-eggs.ts";
import { stovetopStews } from "./stovetop-stews.ts";

/** Dishes that take their time, from the oven and from the stove. */
export const SLOW_RECIPES: readonly Recipe[] = [...baked, ...stovetopStews, ...stovetopRiceAndEggs];
