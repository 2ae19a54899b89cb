import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { PlanNeed } from "@lockstep/domain/groceries/fill-from-plan.ts";
import { portionsOfAll } from "@lockstep/domain/nutrition/eaters.ts";
import { amountOfFood, groceriesOf } from "@lockstep/domain/nutrition/groceries.ts";
import { datesOfPlan } from "@lockstep/domain/nutrition/plan-calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { BOOK, FOODS } from "./book.ts";
import { mealPlans } from "./meal-plans.ts";

/** What one week of a plan needs. */
export interface WeekOfGroceries {
  readonly planId: string;
  /** The day this week of the plan began or begins, `YYYY-MM-DD`. */
  readonly begins: string;
  readonly needs: readonly PlanNeed[];
}

/** This week of the caller's current meal plan, for everyone it's for; null without one. */
export async function findWeekOfGroceries({ db, now }: Platform, actor: Actor): Promise<WeekOfGroceries | null> {
  const plan = await mealPlans.store.findCurrent(db, actor.userId);
  if (plan === null) return null;
  const today = await ownToday(db, actor.userId, now());
  const [begins = today] = datesOfPlan(parseCalendarDay(plan.startsOn) ?? today, plan.days.length, today);
  const { days, notes, choices } = plan;
  const groceries = groceriesOf({ days, notes, groceries: [] }, BOOK, portionsOfAll(choices));
  const needs = groceries.flatMap(({ aisle, items }) => items.map(({ foodId, name, grams }) => ({ foodId, name, aisle, grams })));
  return { planId: plan.id, begins, needs };
}

/** So many grams of a food the way people buy it. */
export function amountToBuy(foodId: string, grams: number): string {
  const food = BOOK.food(foodId);
  return food === undefined ? `${Math.round(grams)} g` : amountOfFood(food, grams);
}

const plain = (name: string): string => name.trim().toLowerCase();
const AISLE_OF: ReadonlyMap<string, string> = new Map(
  FOODS.flatMap(({ name, short, aliases = [], aisle }) =>
    [name, short ?? name, ...aliases].map((each) => [plain(each), aisle] as const),
  ).toReversed(),
);

/** The aisle of a food by any of its names, one or several of it; null for what isn't one. */
export function findAisle(name: string): string | null {
  const typed = plain(name);
  const names = [typed, typed.replace(/s$/, ""), typed.replace(/es$/, ""), typed.replace(/ies$/, "y"), `${typed}s`];
  return names.map((each) => AISLE_OF.get(each)).find((aisle) => aisle !== undefined) ?? null;
}
