import type { MealsPerDay } from "./meal-plan.ts";
import type { MealType } from "./recipe.ts";

/** The places of a day that meals can have. */
export const SLOT_NAMES = ["breakfast", "morning-snack", "lunch", "afternoon-snack", "dinner", "evening-snack"] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** A place of the day that a meal is in. */
export interface MealSlot {
  readonly name: SlotName;
  readonly type: MealType;
  /** "12:30", the person's own time. */
  readonly time: string;
  /** The part of a day's energy it should bring; a day's sum to 1. */
  readonly share: number;
}

const TYPE_OF: Readonly<Record<SlotName, MealType>> = {
  breakfast: "Breakfast",
  "morning-snack": "Snack",
  lunch: "Lunch",
  "afternoon-snack": "Snack",
  dinner: "Dinner",
  "evening-snack": "Snack",
};

type Row = readonly [name: SlotName, time: string, share: number];

const DAYS: Readonly<Record<MealsPerDay, readonly Row[]>> = {
  2: [
    ["breakfast", "09:30", 0.43],
    ["dinner", "18:00", 0.57],
  ],
  3: [
    ["breakfast", "08:00", 0.28],
    ["lunch", "12:30", 0.35],
    ["dinner", "18:30", 0.37],
  ],
  4: [
    ["breakfast", "08:00", 0.25],
    ["lunch", "12:30", 0.31],
    ["afternoon-snack", "15:30", 0.11],
    ["dinner", "18:30", 0.33],
  ],
  5: [
    ["breakfast", "07:30", 0.23],
    ["morning-snack", "10:00", 0.1],
    ["lunch", "12:30", 0.28],
    ["afternoon-snack", "15:30", 0.1],
    ["dinner", "18:30", 0.29],
  ],
  6: [
    ["breakfast", "07:30", 0.22],
    ["morning-snack", "10:00", 0.09],
    ["lunch", "12:30", 0.26],
    ["afternoon-snack", "15:30", 0.09],
    ["dinner", "18:30", 0.27],
    ["evening-snack", "20:30", 0.07],
  ],
};

/** A snack brings at most this part of a day's energy, a main meal at least {@link LEAST_MEAL_SHARE}: a snack is always the smaller. */
export const MOST_SNACK_SHARE = 0.155;
export const LEAST_MEAL_SHARE = 0.16;
/** A main meal stays within this part of its share, either way, and a snack within the other. */
export const MEAL_LEEWAY = 0.32;
export const SNACK_LEEWAY = 0.45;

/** The meals of a day in order, with their times and shares of its energy: two are breakfast and dinner, then lunch and up to three snacks. */
export function mealSlots(mealsPerDay: MealsPerDay): readonly MealSlot[] {
  return DAYS[mealsPerDay].map(([name, time, share]) => ({ name, type: TYPE_OF[name], time, share }));
}

/** What a day with so many meals looks like: each meal's type and time, in order. */
export function mealTimes(mealsPerDay: MealsPerDay): readonly { readonly type: MealType; readonly time: string }[] {
  return mealSlots(mealsPerDay).map(({ type, time }) => ({ type, time }));
}

/** A meal's id: `d1-lunch` is the lunch of the first day. */
export function mealId(day: number, slot: SlotName): string {
  return `d${day}-${slot}`;
}
