import { z } from "zod";
import { listFoods } from "../../nutrition/index.ts";
import { readTool } from "./tool.ts";

const MOST = 10;

/** Foods by name, with what's in 100 g of them. */
export const searchFoods = readTool({
  name: "search_foods",
  description: "Searches foods by name: kcal and grams of protein, carbs, fat and fibre in 100 g, household measures, allergens.",
  input: z.object({ query: z.string().trim().min(1).max(80) }),
  async run(platform, actor, { query }) {
    const { items } = listFoods(platform, actor, { query });
    return {
      foods: items
        .slice(0, MOST)
        .map(({ id, name, allergens, per100g, measures }) => ({ foodId: id, name, allergens, per100g, measures })),
    };
  },
});
