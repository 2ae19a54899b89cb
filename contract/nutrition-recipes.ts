import { z } from "zod";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { COURSES, KITCHEN_EQUIPMENT, MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import { Allergies, MealFigures, RecipeId } from "./nutrition-plan.ts";
import { defineRoute } from "./route.ts";
import { Done, FileAnswer, page } from "./shared.ts";

export const RecipeSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  meals: z.array(z.enum(MEAL_TYPES)),
  course: z.enum(COURSES),
  cuisine: z.string(),
  servings: z.number(),
  handsOnMinutes: z.number(),
  totalMinutes: z.number(),
  quick: z.boolean(),
  diets: z.array(z.enum(DIETS)),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Coconut is no nut here; the recipe says that it's there. */
  coconut: z.boolean(),
  /** Ids of up to eight foods that a person sees on the plate, the most of them first: what the dish is drawn from. */
  mainFoods: z.array(z.string()),
  /** One serving. */
  figures: MealFigures,
});
export type RecipeSummary = z.infer<typeof RecipeSummary>;

export const RecipeDetail = RecipeSummary.extend({
  /** For all servings. */
  ingredients: z.array(
    z.object({
      foodId: z.string(),
      name: z.string(),
      /** Of a composed food its parts' rows are in `parts`, and this is null. */
      ndbNo: z.string().nullable(),
      grams: z.number(),
      display: z.string(),
      /** Amount and food as a person writes them: "2 medium apples". */
      line: z.string(),
      preparation: z.string().optional(),
      allergens: z.array(z.enum(ALLERGENS)),
      parts: z.array(z.object({ foodId: z.string(), name: z.string(), ndbNo: z.string(), grams: z.number() })).optional(),
    }),
  ),
  /** `text` is ready to read; `foods` are the ids used in the step. */
  steps: z.array(z.object({ text: z.string(), minutes: z.number().nullable(), foods: z.array(z.string()) })),
  equipment: z.array(z.enum(KITCHEN_EQUIPMENT)),
  leftovers: z.object({
    fridgeDays: z.number().int(),
    freezerMonths: z.number().nullable(),
    store: z.string(),
    reheat: z.string().nullable(),
  }),
  /** Further nutrients of one serving: g, g, mg. */
  sugars: z.number(),
  netCarbs: z.number(),
  sodium: z.number(),
});
export type RecipeDetail = z.infer<typeof RecipeDetail>;

/** `allergens`: names separated by commas ("Nuts,Dairy"); only recipes free of all of them are listed. */
const AllergenList = z
  .string()
  .max(120)
  .transform((text) => text.split(",").filter((name) => name !== ""))
  .pipe(Allergies);

export const listRecipes = defineRoute({
  id: "listRecipes",
  method: "GET",
  path: "/api/recipes",
  summary: "The recipes, by name",
  feature: "nutrition",
  session: "none",
  query: z.object({
    query: z.string().trim().max(80).optional(),
    diet: z.enum(DIETS).optional(),
    allergens: AllergenList.optional(),
    meal: z.enum(MEAL_TYPES).optional(),
    maxMinutes: z.coerce.number().int().min(1).max(1440).optional(),
    /** Only the person's favourites; needs a session (a visitor has none). */
    favorites: z.enum(["true"]).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: page(RecipeSummary).extend({ total: z.number().int() }),
});

export const getRecipe = defineRoute({
  id: "getRecipe",
  method: "GET",
  path: "/api/recipes/{id}",
  summary: "Everything about one recipe",
  feature: "nutrition",
  session: "none",
  params: z.object({ id: z.string().max(80) }),
  output: RecipeDetail,
});

/** In Premium: `recipePdfs`. */
export const getRecipePdf = defineRoute({
  id: "getRecipePdf",
  method: "GET",
  path: "/api/recipes/{id}/pdf",
  summary: "A recipe as a PDF, in your units, for so many servings (the recipe's own without)",
  feature: "nutrition",
  session: "required",
  params: z.object({ id: z.string().max(80) }),
  query: z.object({ servings: z.coerce.number().int().min(1).max(12).optional() }),
  output: FileAnswer,
  file: "application/pdf",
});

/** In Family: `recipeCollection`. */
export const getRecipeCollectionPdf = defineRoute({
  id: "getRecipeCollectionPdf",
  method: "GET",
  path: "/api/recipes/collections/{diet}/pdf",
  summary: "All recipes that fit a diet as a PDF booklet",
  feature: "nutrition",
  session: "required",
  params: z.object({ diet: z.enum(DIETS) }),
  output: FileAnswer,
  file: "application/pdf",
});

export const listRecipeFavorites = defineRoute({
  id: "listRecipeFavorites",
  method: "GET",
  path: "/api/nutrition/favorites",
  summary: "Ids of your favorite recipes, newest first",
  feature: "nutrition",
  session: "required",
  output: z.object({ items: z.array(z.string()), nextCursor: z.null() }),
});

export const putRecipeFavorite = defineRoute({
  id: "putRecipeFavorite",
  method: "PUT",
  path: "/api/nutrition/favorites/{recipeId}",
  summary: "Save a recipe to favorites",
  feature: "nutrition",
  session: "required",
  params: z.object({ recipeId: RecipeId }),
  output: Done,
});

export const deleteRecipeFavorite = defineRoute({
  id: "deleteRecipeFavorite",
  method: "DELETE",
  path: "/api/nutrition/favorites/{recipeId}",
  summary: "Remove a recipe from favorites",
  feature: "nutrition",
  session: "required",
  params: z.object({ recipeId: RecipeId }),
  output: Done,
});

export const FoodSummary = z.object({
  id: z.string(),
  name: z.string(),
  ndbNo: z.string().nullable(),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Of 100 g. */
  per100g: MealFigures,
  measures: z.array(z.object({ one: z.string(), many: z.string(), grams: z.number() })),
});
export type FoodSummary = z.infer<typeof FoodSummary>;

export const listFoods = defineRoute({
  id: "listFoods",
  method: "GET",
  path: "/api/foods",
  summary: "Foods by name, for logging",
  feature: "nutrition",
  session: "none",
  query: z.object({ query: z.string().trim().max(80).optional(), cursor: z.string().max(200).optional() }),
  output: page(FoodSummary),
});

/** All at once, so that they can be suggested without a connection too. */
export const listFoodNames = defineRoute({
  id: "listFoodNames",
  method: "GET",
  path: "/api/foods/names",
  summary: "Every food's name and where it is in the store",
  feature: "nutrition",
  session: "none",
  output: z.object({ items: z.array(z.object({ name: z.string(), aisle: z.string() })), nextCursor: z.null() }),
});
