/** What a violation breaks, named after the sentences of issue 3 parts 1 and 3. */
export const MEAL_RULES = [
  "shape",
  "allergy",
  "diet",
  "dislike",
  "figures",
  "recipe",
  "calories",
  "shares",
  "keto-carbs",
  "protein",
  "slots",
  "times",
  "breakfast",
  "snack",
  "pieces",
  "most-grams",
  "portion",
  "measurable",
  "display",
  "repeat-day",
  "repeat-plan",
  "leftover",
  "quick",
  "gourmet",
  "groceries",
  "instructions",
  "notes",
  "floor",
  "refusal",
] as const;
export type MealRule = (typeof MEAL_RULES)[number];

/** One broken rule, in words that name the meal and the food. */
export interface MealViolation {
  readonly rule: MealRule;
  readonly message: string;
}

/** Where rules write what they find. */
export type MealReport = (rule: MealRule, message: string) => void;
