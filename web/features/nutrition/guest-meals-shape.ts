import type { MealChoices, MealDay, MealPlanPreview, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { MealEater } from "@lockstep/domain/nutrition/eaters.ts";
import { AISLES } from "@lockstep/domain/nutrition/food.ts";
import {
  DAILY_CALORIES,
  MEAL_NOTES,
  MEALS_PER_DAY,
  MOST_PEOPLE,
  PLAN_DAYS,
  PREP_STYLES,
} from "@lockstep/domain/nutrition/meal-plan.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import { isFlag, isId, isNumber, isText, isWhole, listOf, oneOf, orMissing, orNull, shape } from "../../plans/stored-shape.ts";
import type { Check } from "../../plans/stored-shape.ts";
import type { GuestMeals } from "./guest-meals.ts";
import type { Groceries } from "./queries.ts";

// guest-meals.test.ts holds these guards and the contract's schemas to the same answers.
const figures = { calories: isNumber, protein: isNumber, carbs: isNumber, fat: isNumber, fibre: isNumber };

const isMeal = shape<PlannedMeal>({
  ...figures,
  id: isText,
  type: oneOf(MEAL_TYPES),
  name: isText,
  time: isText,
  recipeId: isText,
  dishes: listOf(shape<PlannedMeal["dishes"][number]>({ recipeId: isText, name: isText, servings: isNumber })),
  leftoverOf: orMissing(isText),
  prepMinutes: isNumber,
  ingredients: listOf(
    shape<PlannedMeal["ingredients"][number]>({
      foodId: isText,
      name: isText,
      ndbNo: isText,
      grams: isNumber,
      display: isText,
      line: isText,
      partOf: orMissing(isText),
      partOfId: orMissing(isText),
      recipeId: isText,
    }),
  ),
  instructions: listOf(isText),
  locked: isFlag,
});

const isPeople: Check = (value) => typeof value === "number" && isWhole(value) && value >= 1 && value <= MOST_PEOPLE;

const isEater = shape<MealEater>({
  name: isText,
  diet: oneOf(DIETS),
  allergies: listOf(oneOf(ALLERGENS)),
  portion: isNumber,
});

const isChoices = shape<MealChoices>({
  preference: oneOf(DIETS),
  dailyCalories: oneOf(DAILY_CALORIES),
  planDays: oneOf(PLAN_DAYS),
  prepStyle: oneOf(PREP_STYLES),
  allergies: listOf(oneOf(ALLERGENS)),
  mealsPerDay: oneOf(MEALS_PER_DAY),
  dislikes: orMissing(listOf(isText)),
  people: orMissing(isPeople),
  batchCooking: orMissing(isFlag),
  eaters: orMissing(listOf(isEater)),
  supervised: orMissing(isFlag),
  seed: orMissing(isWhole),
});

const isItem = shape<MealPlanPreview["groceries"][number]["items"][number]>({
  foodId: isText,
  name: isText,
  grams: isNumber,
  display: isText,
  line: isText,
});

const isBatch = shape<MealPlanPreview["batches"][number]>({
  recipeId: isText,
  name: isText,
  day: isWhole,
  weekday: isText,
  servings: isNumber,
  timesRecipe: isNumber,
  minutes: isNumber,
  meals: listOf(
    shape<MealPlanPreview["batches"][number]["meals"][number]>({
      mealId: isText,
      day: isWhole,
      type: oneOf(MEAL_TYPES),
      time: isText,
    }),
  ),
  useByDay: isWhole,
  useByWeekday: isText,
  store: orNull(isText),
});

const isPreview = shape<MealPlanPreview>({
  name: isText,
  choices: isChoices,
  days: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(shape<MealDay>({ ...figures, number: isWhole, day: isText, meals: listOf(isMeal) })),
  groceries: listOf(shape<MealPlanPreview["groceries"][number]>({ aisle: oneOf(AISLES), items: listOf(isItem) })),
  batches: listOf(isBatch),
  notes: listOf(shape<MealPlanPreview["notes"][number]>({ code: oneOf(MEAL_NOTES), message: isText })),
});

export const isGuestMeals = shape<GuestMeals>({
  id: isId,
  startsOn: (value) => typeof value === "string" && parseCalendarDay(value) !== null,
  plan: isPreview,
});

export const isGuestGroceries = shape<Groceries>({
  planId: isId,
  ticked: listOf(isText),
  own: listOf(shape<Groceries["own"][number]>({ id: isId, text: isText, ticked: isFlag })),
});

export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
