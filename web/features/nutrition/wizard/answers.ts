import type { NewMealChoices } from "@lockstep/contract/nutrition.ts";
import { addDays, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { Allergen, Diet } from "@lockstep/domain/nutrition/diets.ts";
import {
  CALORIE_FLOOR,
  DAILY_CALORIES,
  MEALS_PER_DAY,
  MOST_PEOPLE,
  PLAN_DAYS,
  PREP_STYLES,
} from "@lockstep/domain/nutrition/meal-plan.ts";
import type { DailyCalories, MealsPerDay, PlanDays, PrepStyle } from "@lockstep/domain/nutrition/meal-plan.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { keptRecord, oneOf, openStepsOf, someOf } from "../../../plans/setup/rules.ts";
import type { SetupRules } from "../../../plans/setup/rules.ts";

/** What the wizard holds. Null and zero calories are "not chosen yet"; a first day of null is today, whenever that is. */
export interface MealAnswers {
  readonly preference: Diet | null;
  readonly dailyCalories: 0 | DailyCalories;
  /** "I am under medical supervision": asked for below the floor only. */
  readonly supervised: boolean;
  readonly planDays: PlanDays;
  readonly prepStyle: PrepStyle;
  readonly mealsPerDay: MealsPerDay;
  readonly allergies: readonly Allergen[];
  readonly dislikes: readonly string[];
  readonly people: number;
  /** In a family: for everyone who eats, not for oneself alone. */
  readonly forFamily: boolean;
  readonly batchCooking: boolean;
  readonly startsOn: CalendarDay | null;
}

export const FIRST_ANSWERS: MealAnswers = {
  preference: null,
  dailyCalories: 0,
  supervised: false,
  planDays: 7,
  prepStyle: "quick",
  mealsPerDay: 3,
  allergies: [],
  dislikes: [],
  people: 1,
  forFamily: true,
  batchCooking: false,
  startsOn: null,
};

/** The three steps, in order. */
export const STEPS = ["preference", "amount", "configuration"] as const;
export type Step = (typeof STEPS)[number];

/** Whether so little asks for medical supervision. */
export function isBelowFloor(calories: number): boolean {
  return calories > 0 && calories < CALORIE_FLOOR;
}

/** A step is done once it has a value; the configuration has one from the start, and calories under the floor want their confirmation. */
export function isStepDone(answers: MealAnswers, step: Step): boolean {
  switch (step) {
    case "preference":
      return answers.preference !== null;
    case "amount":
      return answers.dailyCalories > 0 && (answers.supervised || !isBelowFloor(answers.dailyCalories));
    case "configuration":
      return true;
  }
}

export const RULES: SetupRules<MealAnswers, Step> = {
  steps: STEPS,
  isDone: isStepDone,
  given: ["configuration"],
  key: "lockstep.meal-setup",
  read: readAnswers,
};

export function openSteps(answers: MealAnswers): Step[] {
  return openStepsOf(RULES, answers);
}

/** The change that choosing an amount is: above the floor nothing has to be confirmed, and going below it again asks again. */
export function withCalories(calories: number, supervised: boolean): Pick<MealAnswers, "dailyCalories" | "supervised"> {
  const dailyCalories = oneOf(DAILY_CALORIES, calories) ?? 0;
  return { dailyCalories, supervised: supervised && isBelowFloor(dailyCalories) };
}

/** What a plan is made from; null while a step is open. */
export function toChoices(answers: MealAnswers): NewMealChoices | null {
  const { preference, dailyCalories } = answers;
  if (preference === null || dailyCalories === 0 || openSteps(answers).length > 0) return null;
  return {
    preference,
    dailyCalories,
    planDays: answers.planDays,
    prepStyle: answers.prepStyle,
    allergies: [...answers.allergies],
    mealsPerDay: answers.mealsPerDay,
    ...(answers.dislikes.length > 0 ? { dislikes: [...answers.dislikes] } : {}),
    ...(answers.people > 1 ? { people: answers.people } : {}),
    ...(answers.forFamily ? {} : { forFamily: false }),
    ...(answers.batchCooking ? { batchCooking: true } : {}),
    ...(isBelowFloor(dailyCalories) ? { supervised: true } : {}),
  };
}

/** Days a plan can begin on, from today; a first day that has passed in the meantime is today again. */
export function firstDays(today: CalendarDay): CalendarDay[] {
  return Array.from({ length: 7 }, (_, index) => addDays(today, index));
}

export function firstDayOf(answers: MealAnswers, today: CalendarDay): CalendarDay {
  return answers.startsOn !== null && firstDays(today).includes(answers.startsOn) ? answers.startsOn : today;
}

const MOST_DISLIKES = 30;
const LONGEST_DISLIKE = 60;

/** The list with what was typed: commas separate, what is there already (in any case) and what is empty stays out, and the list has an end. */
export function withDislikes(known: readonly string[], typed: string): string[] {
  const next = [...known];
  for (const part of typed.split(/[,;\n]/)) {
    const word = part.trim().replace(/\s+/g, " ").slice(0, LONGEST_DISLIKE).trim();
    const isKnown = next.some((each) => each.toLowerCase() === word.toLowerCase());
    if (!isBlank(word) && !isKnown && next.length < MOST_DISLIKES) next.push(word);
  }
  return next;
}

/** Reads what the browser session kept, part by part: whatever doesn't fit is as if it was never answered. */
export function readAnswers(text: string | null): MealAnswers {
  const kept = keptRecord(text);
  if (kept === null) return FIRST_ANSWERS;
  const { dislikes, people, startsOn } = kept;
  return {
    preference: oneOf(DIETS, kept["preference"]),
    ...withCalories(Number(kept["dailyCalories"]), kept["supervised"] === true),
    planDays: oneOf(PLAN_DAYS, kept["planDays"]) ?? FIRST_ANSWERS.planDays,
    prepStyle: oneOf(PREP_STYLES, kept["prepStyle"]) ?? FIRST_ANSWERS.prepStyle,
    mealsPerDay: oneOf(MEALS_PER_DAY, kept["mealsPerDay"]) ?? FIRST_ANSWERS.mealsPerDay,
    allergies: someOf(ALLERGENS, kept["allergies"]) ?? [],
    dislikes: Array.isArray(dislikes)
      ? dislikes.reduce<string[]>((list, each) => (typeof each === "string" ? withDislikes(list, each) : list), [])
      : [],
    people: typeof people === "number" && Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? people : 1,
    forFamily: kept["forFamily"] !== false,
    batchCooking: kept["batchCooking"] === true,
    startsOn: typeof startsOn === "string" ? parseCalendarDay(startsOn) : null,
  };
}
