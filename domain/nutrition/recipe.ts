/** Kinds of meal a plan has (SPEC 3). */
export const MEAL_TYPES = ["Breakfast", "Lunch", "Snack", "Dinner"] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** `main` carries a meal or is the snack; `side` is beside a main when a meal is large (a salad, bread, fruit, rice). */
export const COURSES = ["main", "side"] as const;
export type Course = (typeof COURSES)[number];

/** Kitchen things a recipe may ask for beyond knife, board, bowls, spoons and scale. */
export const KITCHEN_EQUIPMENT = [
  "saucepan",
  "large pot",
  "frying pan",
  "wok",
  "oven",
  "baking tray",
  "baking dish",
  "muffin tin",
  "loaf tin",
  "blender",
  "food processor",
  "grill pan",
  "steamer",
  "slow cooker",
  "whisk",
  "grater",
  "sieve",
  "colander",
  "rolling pin",
  "potato masher",
  "jar",
  "skewers",
  "thermometer",
] as const;
export type KitchenEquipment = (typeof KITCHEN_EQUIPMENT)[number];

/** One line of the ingredient list, for all servings of the recipe. */
export interface RecipeIngredient {
  /** Id of a food. Once a recipe. */
  readonly food: string;
  /** g of the edible part, raw as bought unless the food says otherwise. */
  readonly grams: number;
  /** "finely chopped", "at room temperature". */
  readonly preparation?: string;
}

/** One numbered step. */
export interface RecipeStep {
  /**
   * One or two plain sentences. Each ingredient used is named as `{food-id}`, shown as the food's short name, or `{food-id|the other half of the
   * oil}` with words of its own. Temperatures are written in Celsius as `200 °C`; the page adds Fahrenheit.
   */
  readonly text: string;
  /** Minutes this step takes when it's a wait or a cooking time worth a timer. */
  readonly minutes?: number;
}

/** How a cooked dish keeps. */
export interface Leftovers {
  /** Days in the fridge after the day of cooking: 0 (eat at once) to 4; fish and seafood 2 at most, cut salads 1. */
  readonly fridgeDays: number;
  /** Months in the freezer; null when it doesn't freeze well. */
  readonly freezerMonths: number | null;
  /** How to store it, one sentence. */
  readonly store: string;
  /** How to eat it again: "Reheat in a pan until steaming hot, 74 °C inside." Null when it is eaten cold or at once. */
  readonly reheat: string | null;
}

/** A dish, written for this product. Allergens, diets and nutrition are derived from the ingredients, never typed. */
export interface Recipe {
  /** kebab-case, e.g. `red-lentil-dal`. */
  readonly id: string;
  readonly name: string;
  /** One or two sentences: what it is like and why one makes it. */
  readonly description: string;
  /** Where it may be in a day; at least one. Breakfast looks like breakfast. */
  readonly meals: readonly MealType[];
  readonly course: Course;
  /** "Italian", "Indian", "Mexican", "Everyday" ... */
  readonly cuisine: string;
  /** Servings the amounts make, 1 to 8. One serving is a usual portion (main 350-650 kcal, snack 100-250, side 60-250). */
  readonly servings: number;
  /** Minutes of work. */
  readonly handsOnMinutes: number;
  /** Minutes from start to table, waits, chilling and oven heating included. 30 or less makes it quick. */
  readonly totalMinutes: number;
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly RecipeStep[];
  readonly equipment: readonly KitchenEquipment[];
  readonly leftovers: Leftovers;
}

/** A quick dish is on the table within 30 minutes (SPEC 9). */
export const QUICK_MINUTES = 30;

/** Whether a dish is quick: hands-on and total both within {@link QUICK_MINUTES}. */
export function isQuick(recipe: Pick<Recipe, "handsOnMinutes" | "totalMinutes">): boolean {
  return recipe.handsOnMinutes <= QUICK_MINUTES && recipe.totalMinutes <= QUICK_MINUTES;
}
