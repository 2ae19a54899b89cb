import type { Aisle } from "./food.ts";
import type { Allergen, Diet } from "./diets.ts";
import type { MealEater } from "./eaters.ts";
import type { MealType } from "./recipe.ts";

/** Calories a plan can be made for: steps of 500 to 3000 (SPEC 9). */
export const DAILY_CALORIES = [500, 1000, 1500, 2000, 2500, 3000] as const;
export type DailyCalories = (typeof DAILY_CALORIES)[number];

/** Days a plan can have (SPEC 9). */
export const PLAN_DAYS = [3, 5, 7] as const;
export type PlanDays = (typeof PLAN_DAYS)[number];

/** `quick`: every dish within 30 minutes. `gourmet`: dinners, and lunches where they can, take their time. */
export const PREP_STYLES = ["quick", "gourmet"] as const;
export type PrepStyle = (typeof PREP_STYLES)[number];

export const MEALS_PER_DAY = [2, 3, 4, 5, 6] as const;
export type MealsPerDay = (typeof MEALS_PER_DAY)[number];

/** Under this many kcal a day a plan needs medical supervision (NHLBI). */
export const CALORIE_FLOOR = 1200;

/** Most people a plan's groceries are scaled to. */
export const MOST_PEOPLE = 6;

/** The answers of the meal wizard: all that a plan is made from. */
export interface MealChoices {
  readonly preference: Diet;
  readonly dailyCalories: DailyCalories;
  readonly planDays: PlanDays;
  readonly prepStyle: PrepStyle;
  /** Allergies of everyone eating. */
  readonly allergies: readonly Allergen[];
  readonly mealsPerDay: MealsPerDay;
  /** Words for foods or dishes ("mushrooms"), matched without regard to case and number against names and aliases. */
  readonly dislikes?: readonly string[];
  /** People eating, 1 to 6; amounts of meals stay those of one person, groceries and cooking are for all. Default 1. */
  readonly people?: number;
  /** Cook once, eat twice wherever a dinner keeps, instead of now and then. Default false. */
  readonly batchCooking?: boolean;
  /** Everyone in a family who eats: a plan for them keeps to all their diets and allergies, and `people` says nothing. */
  readonly eaters?: readonly MealEater[];
  /** The person confirms medical supervision: needed under {@link CALORIE_FLOOR}. */
  readonly supervised?: boolean;
  /** Same choices and seed, same plan. Default 0. */
  readonly seed?: number;
}

/** What is in a meal: a dish and how much of it one person eats, as a share of one of the recipe's servings (1.25). */
export interface PlannedDish {
  readonly recipeId: string;
  readonly name: string;
  readonly servings: number;
}

/** An ingredient as one person eats it; grams of all ingredients sum to the meal's figures. */
export interface PlannedIngredient {
  readonly foodId: string;
  readonly name: string;
  /** The reference row the values come from. A composed food is spelled out: each part is here with its own row. */
  readonly ndbNo: string;
  readonly grams: number;
  /** The amount alone: "1 medium egg", "80 g", "1 1/2 tbsp". */
  readonly display: string;
  /** Amount and food as a person writes them: "2 medium apples", "85 g canned black beans, drained", "5 corn tortillas". */
  readonly line: string;
  /** Set on parts of a composed food: its name, e.g. "green curry paste". */
  readonly partOf?: string;
  /** The composed food's id, as the shopping list has it. */
  readonly partOfId?: string;
  /** The dish it belongs to. */
  readonly recipeId: string;
}

/** Figures of a meal or a day for one person, kcal and g, rounded to one decimal. */
export interface MealFigures {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fibre: number;
}

export interface PlannedMeal extends MealFigures {
  /** Unique in the plan, stable under swaps of other meals: "monday-lunch" style, e.g. `d1-lunch`. */
  readonly id: string;
  readonly type: MealType;
  /** The main's name and its sides', joined by " + ". */
  readonly name: string;
  /** "12:30", the person's own time. */
  readonly time: string;
  /** The main dish. */
  readonly recipeId: string;
  /** The main first, then sides. */
  readonly dishes: readonly PlannedDish[];
  /** Id of the earlier meal of this plan whose cooking this meal finishes. */
  readonly leftoverOf?: string;
  /** Minutes to the table; a leftover's reheating. */
  readonly prepMinutes: number;
  readonly ingredients: readonly PlannedIngredient[];
  readonly instructions: readonly string[];
  /** Kept when the rest is regenerated. */
  readonly locked: boolean;
}

export interface PlannedMealDay extends MealFigures {
  /** 1 is the plan's first day. */
  readonly number: number;
  /** Monday first: "Monday". */
  readonly day: string;
  readonly meals: readonly PlannedMeal[];
}

/** A line of the shopping list, for all people and days. */
export interface GroceryItem {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
  /** The amount alone, as one buys it: "6 eggs", "450 g", "1 can". */
  readonly display: string;
  /** Amount and food as a person writes them on a list: "6 medium eggs", "340 g courgette (about 2 medium courgettes)", "salt". */
  readonly line: string;
}

export interface GroceryAisle {
  readonly aisle: Aisle;
  readonly items: readonly GroceryItem[];
}

/** Why a wish could only partly be met, or what to know. */
export const MEAL_NOTES = [
  "SMALL_POOL",
  "DISLIKE_UNKNOWN",
  "DISLIKE_TOO_BROAD",
  "BELOW_FLOOR",
  "FEW_GOURMET",
  "MORE_WORK",
  "COCONUT_IS_NO_NUT",
  "LOCKED_CHANGED",
] as const;
export type MealNoteCode = (typeof MEAL_NOTES)[number];

export interface MealNote {
  readonly code: MealNoteCode;
  readonly message: string;
}

/** A plan of meals. */
export interface MealPlan {
  readonly days: readonly PlannedMealDay[];
  readonly groceries: readonly GroceryAisle[];
  readonly notes: readonly MealNote[];
}

/** A choice that could be relaxed. */
export type MealChoiceName = "preference" | "dailyCalories" | "prepStyle" | "allergies" | "mealsPerDay" | "dislikes";

/** Why no plan was made. */
export interface MealRefusal {
  readonly code: "CALORIES_BELOW_FLOOR" | "PLAN_IMPOSSIBLE";
  readonly message: string;
  /** Choices that would make a plan possible when relaxed, best first. */
  readonly relax: readonly MealChoiceName[];
  /** With mealsPerDay among them: the counts that make a plan with all else as it is, the nearest first. */
  readonly mealCounts: readonly MealsPerDay[];
}

export type MealPlanResult =
  | { readonly ok: true; readonly plan: MealPlan }
  | { readonly ok: false; readonly refusal: MealRefusal };
