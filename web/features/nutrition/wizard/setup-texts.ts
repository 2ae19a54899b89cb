import type { Allergen, Diet } from "@lockstep/domain/nutrition/diets.ts";
import type { Activity } from "@lockstep/domain/nutrition/energy-need.ts";
import type { MealChoiceName, PrepStyle } from "@lockstep/domain/nutrition/meal-plan.ts";
import { energyIn, energyText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { MealAnswers, Step } from "./answers.ts";
import type { Relaxation } from "./relaxations.ts";

export const DIET_TEXTS: Readonly<Record<Diet, { name: string; note: string }>> = {
  standard: { name: "Standard", note: "No restrictions." },
  vegetarian: { name: "Vegetarian", note: "No meat, fish, gelatine or rennet. Eggs and dairy are fine." },
  vegan: { name: "Vegan", note: "Nothing from animals: no meat, fish, eggs, dairy or honey." },
  keto: { name: "Keto", note: "No bread, rice, pasta, potatoes or sugar and very little fruit: at most 50 g net carbs a day." },
  paleo: { name: "Paleo", note: "No grains, beans, soy, dairy, white potatoes or refined sugar." },
  mediterranean: {
    name: "Mediterranean",
    note: "Olive oil, fish and beans instead of red meat, butter, cream and refined sugar.",
  },
};

/** Shares of energy that a day of the diet turns around, for its drawing. */
export const DIET_SHARES: Readonly<Record<Diet, { protein: number; carbs: number; fat: number }>> = {
  standard: { protein: 0.19, carbs: 0.52, fat: 0.29 },
  vegetarian: { protein: 0.17, carbs: 0.53, fat: 0.3 },
  vegan: { protein: 0.16, carbs: 0.55, fat: 0.29 },
  keto: { protein: 0.21, carbs: 0.07, fat: 0.72 },
  paleo: { protein: 0.26, carbs: 0.33, fat: 0.41 },
  mediterranean: { protein: 0.18, carbs: 0.48, fat: 0.34 },
};

export const PREP_TEXTS: Readonly<Record<PrepStyle, { name: string; note: string }>> = {
  quick: { name: "Quick", note: "30 minutes or less" },
  gourmet: { name: "Gourmet", note: "Dinners, and some lunches, take more time" },
};

/** Where a name alone leaves open what is meant. */
export const ALLERGEN_NOTES: Readonly<Partial<Record<Allergen, string>>> = {
  Nuts: "Tree nuts, not coconut",
  Shellfish: "Crustaceans and molluscs",
  Wheat: "Wheat only",
  Gluten: "Wheat, barley, rye, oats",
};

export const ACTIVITY_TEXTS: Readonly<Record<Activity, string>> = {
  sedentary: "Mostly sitting",
  light: "Light: on your feet, or training once or twice a week",
  moderate: "Moderate: training three to five times a week",
  active: "Active: training six or seven times a week",
  "very-active": "Very active: hard physical work, or training twice a day",
};

export const STEP_TEXTS: Readonly<Record<Step, { title: string; hint: string; open: string }>> = {
  preference: { title: "How do you eat?", hint: "Choose one. Allergies come next.", open: "diet" },
  amount: { title: "How much per day?", hint: "For one person, across the day's meals.", open: "daily amount" },
  configuration: { title: "Make it yours", hint: "The usual answers are filled in.", open: "configuration" },
};

/** On each choice that a refusal names. */
export const MARK_TEXT = "Changing this helps";

/** Amounts in words where calories are hidden; short ones go below the slider. */
const SIZES: Readonly<Record<MealAnswers["dailyCalories"], { word: string; short: string }>> = {
  0: { word: "Not chosen yet", short: "" },
  500: { word: "Very little", short: "XXS" },
  1000: { word: "Little", short: "XS" },
  1500: { word: "Light", short: "S" },
  2000: { word: "Medium", short: "M" },
  2500: { word: "Large", short: "L" },
  3000: { word: "Very large", short: "XL" },
};

/** An amount a day as this person reads it: "2,000 kcal", "8,370 kJ", or "Medium" where calories are hidden. */
export function amountText(calories: MealAnswers["dailyCalories"], settings: FoodSettings): string {
  return (calories === 0 ? null : energyText(calories, settings)) ?? SIZES[calories].word;
}

/** The same below the slider, as short as the phone is narrow: "2000", "8370", "M". */
export function amountMark(calories: MealAnswers["dailyCalories"], settings: FoodSettings): string {
  return settings.hideCalories ? SIZES[calories].short : String(energyIn(calories, settings.energyUnit));
}

/** In a line with other choices: "2,000 kcal", "size M". */
export function amountInLine(calories: MealAnswers["dailyCalories"], settings: FoodSettings): string {
  return settings.hideCalories ? `size ${SIZES[calories].short}` : amountText(calories, settings);
}

/** The mark's accessible name, starting with its visible text. */
export function amountMarkName(calories: MealAnswers["dailyCalories"], settings: FoodSettings): string {
  const mark = amountMark(calories, settings);
  return settings.hideCalories ? `${mark}: ${SIZES[calories].word}` : `${mark} ${settings.energyUnit}`;
}

/** What makes a plan possible, as the label of a button. */
export function relaxationText({ name, change }: Relaxation, settings: FoodSettings): string {
  switch (name) {
    case "dislikes":
      return "Eat everything";
    case "prepStyle":
      return "Allow more cooking time";
    case "mealsPerDay":
      return `${change.mealsPerDay ?? 0} meals a day`;
    case "dailyCalories":
      return amountText(change.dailyCalories ?? 0, settings);
    case "preference":
      return "Standard diet";
  }
}

/** A choice inside the sentence that names what to relax. */
export const CHOICE_NAMES: Readonly<Record<MealChoiceName, string>> = {
  preference: "the diet",
  dailyCalories: "the daily amount",
  prepStyle: "the cooking time",
  allergies: "the allergies",
  mealsPerDay: "the meals per day",
  dislikes: "what you'd rather not eat",
};
