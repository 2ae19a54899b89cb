import { z } from "zod";
import { getRecipe as get } from "../../nutrition/index.ts";
import { readTool } from "./tool.ts";

/** One recipe: ingredients, steps, figures of a serving and what to do with leftovers. */
export const getRecipe = readTool({
  name: "get_recipe",
  description:
    "One recipe in full: ingredients for all servings, steps, allergens, diets, figures of one serving, leftovers. Take the id from search_recipes.",
  input: z.object({ recipeId: z.string().max(80) }),
  async run(platform, actor, { recipeId }) {
    const { id, mainFoods: _mainFoods, ingredients, steps, ...recipe } = get(platform, actor, recipeId);
    return {
      recipeId: id,
      ...recipe,
      ingredients: ingredients.map(({ foodId, name, grams, line, preparation, allergens }) => ({
        foodId,
        name,
        grams,
        line,
        preparation,
        allergens,
      })),
      steps: steps.map(({ text }) => text),
      path: `/recipes/${id}`,
    };
  },
});
