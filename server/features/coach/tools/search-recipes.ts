import { z } from "zod";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import { listRecipes } from "../../nutrition/index.ts";
import { readTool } from "./tool.ts";

const MOST = 10;

/** Recipes of the book by words, diet, allergens, meal and minutes. */
export const searchRecipes = readTool({
  name: "search_recipes",
  description:
    "Searches the recipes. Every word of `query` must be in the name, the cuisine or an ingredient. `allergens` is what a recipe must be free of. Figures are of one serving, in kcal and grams.",
  input: z.object({
    query: z.string().trim().max(80).optional(),
    diet: z.enum(DIETS).optional(),
    allergens: z.array(z.enum(ALLERGENS)).optional(),
    meal: z.enum(MEAL_TYPES).optional(),
    maxMinutes: z.number().int().min(1).max(1440).optional(),
  }),
  async run(platform, actor, input) {
    const { items, total } = await listRecipes(platform, actor, input);
    const recipes = items.slice(0, MOST).map(({ id, name, description, meals, diets, allergens, totalMinutes, figures }) => ({
      recipeId: id,
      name,
      description,
      meals,
      diets,
      allergens,
      totalMinutes,
      figures,
      path: `/recipes/${id}`,
    }));
    return { recipes, total };
  },
});
