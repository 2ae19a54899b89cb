import type { SharedItem } from "./shared-item.ts";
import { isOnList } from "./shared-item.ts";

/** What one person's meal plan needs of a food for a week. */
export interface PlanNeed {
  readonly foodId: string;
  readonly name: string;
  readonly aisle: string;
  readonly grams: number;
}

/** Grams that weeks of plans need, by the week's name ({@link weekOfPlan}). */
export type Needs = Readonly<Record<string, number>>;

/** An item of the shared list with the food it's for. */
export interface FoodItem {
  readonly item: SharedItem;
  readonly foodId: string | null;
  /** Kept of removed and ticked items too: a week that was on the list once isn't put there again. */
  readonly needs: Needs;
}

/** What has to be done for one food. */
export type FillStep =
  | { readonly kind: "add"; readonly need: PlanNeed; readonly display: string }
  | { readonly kind: "merge"; readonly itemId: string; readonly need: PlanNeed; readonly display: string; readonly needs: Needs };

/** The name of one week of a plan, by the day it begins (`YYYY-MM-DD`): each is put on the list once. */
export function weekOfPlan(planId: string, begins: string): string {
  return `${planId} ${begins}`;
}

/**
 * How a week of someone's meal plan gets onto the list: each food once, its amounts added up over everyone's plans. A food that is still to buy grows by
 * what this week needs; one in the cart stays as it is, and what is missing becomes a new item. Pressed again, it changes only what the plan changed
 * since, and brings back nothing that was removed. `amount` writes so many grams of a food the way people buy it.
 */
export function fillFromPlan(
  list: readonly FoodItem[],
  needs: readonly PlanNeed[],
  week: string,
  amount: (foodId: string, grams: number) => string,
): readonly FillStep[] {
  return needs.flatMap((need): readonly FillStep[] => {
    const ofFood = list.filter((each) => isFor(each, need));
    const known = ofFood.find((each) => each.needs[week] !== undefined);
    const target = known ?? ofFood.find(isToBuy);
    if (target === undefined) return [{ kind: "add", need, display: amount(need.foodId, need.grams) }];
    if (!isToBuy(target) || target.needs[week] === need.grams) return [];
    const grown = { ...target.needs, [week]: need.grams };
    const written = (of: Needs): string => (isEmpty(of) ? "" : amount(need.foodId, total(of)));
    const display = replaceAmount(target.item.display.value, written(target.needs), written(grown));
    return [{ kind: "merge", itemId: target.item.id, need, display, needs: grown }];
  });
}

/** An item typed by hand is for the food that's called the same. */
function isFor({ foodId, item }: FoodItem, need: PlanNeed): boolean {
  if (foodId !== null) return foodId === need.foodId;
  return item.name.value.trim().toLowerCase() === need.name.toLowerCase();
}

const isToBuy = ({ item }: FoodItem): boolean => isOnList(item) && !item.checked.value;
const isEmpty = (needs: Needs): boolean => Object.keys(needs).length === 0;
const total = (needs: Needs): number => Object.values(needs).reduce((sum, grams) => sum + grams, 0);

/** The amount that plans wrote gives way to the new one; what a person wrote stays before it. */
function replaceAmount(display: string, before: string, after: string): string {
  if (display === before) return after;
  const byHand = before !== "" && display.endsWith(` + ${before}`) ? display.slice(0, -` + ${before}`.length) : display;
  return `${byHand} + ${after}`;
}
