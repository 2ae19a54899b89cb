import type { DayBounds } from "./day-bounds.ts";
import { draftDay } from "./draft-day.ts";
import type { DraftDish, SettledMeal } from "./draft-day.ts";
import { MOST_COOKINGS, MOST_COOKINGS_OF_FEW, mostCookings, mostCookingsOfFew } from "./how-often.ts";
import type { Luck } from "./luck.ts";
import type { BookRecipe } from "./meal-book.ts";
import type { PlanDays, PrepStyle } from "./meal-plan.ts";
import type { MealPool } from "./meal-pool.ts";
import { mealId } from "./meal-slots.ts";
import type { MealSlot, SlotName } from "./meal-slots.ts";
import { mostLeftovers } from "./most-leftovers.ts";
import { LARGE_MEALS, MOST_MINUTES_OF_FEW } from "./pairing.ts";
import { QUICK_MINUTES } from "./recipe.ts";
import type { MealType } from "./recipe.ts";
import { mealEnergyRange, openDish } from "./day-meal.ts";
import type { DraftMeal, DraftMealDay } from "./describe-meal.ts";

/** Times a side of one thing (rice, fruit) comes in a plan, where there are others. */
const MOST_OF_ONE_THING = 4;

/** How often dishes may be cooked, and how many drafts of a day are made before the next limits count. */
interface Limits {
  readonly mains: number;
  /** Sides come as often as they may without a note, or with one. */
  readonly sides: "usual" | "few";
  /** A leftover counts like a cooking. */
  readonly countLeftovers: boolean;
  /** Work in all dishes of a meal of a quick plan, minutes; each of them is quick all the same. */
  readonly minutes: number;
  /** Whether savoury sides may be beside sweet mains. */
  readonly mixesTastes: boolean;
  readonly tries: number;
}

/** Where few dishes fit, sides come again first, then a main a third time, then quick meals become more work, then tastes mix. */
const LIMITS: readonly [Limits, ...Limits[]] = [
  { mains: MOST_COOKINGS, sides: "usual", countLeftovers: true, minutes: QUICK_MINUTES, mixesTastes: false, tries: 10 },
  { mains: MOST_COOKINGS, sides: "few", countLeftovers: true, minutes: QUICK_MINUTES, mixesTastes: false, tries: 10 },
  { mains: MOST_COOKINGS_OF_FEW, sides: "few", countLeftovers: false, minutes: QUICK_MINUTES, mixesTastes: false, tries: 20 },
  {
    mains: MOST_COOKINGS_OF_FEW,
    sides: "few",
    countLeftovers: false,
    minutes: MOST_MINUTES_OF_FEW,
    mixesTastes: false,
    tries: 20,
  },
  { mains: MOST_COOKINGS_OF_FEW, sides: "few", countLeftovers: false, minutes: QUICK_MINUTES, mixesTastes: true, tries: 20 },
  {
    mains: MOST_COOKINGS_OF_FEW,
    sides: "few",
    countLeftovers: false,
    minutes: MOST_MINUTES_OF_FEW,
    mixesTastes: true,
    tries: 20,
  },
];
/** How often a leftover is planned where one could be; always for someone who cooks in batches. */
const LEFTOVER_CHANCE = 0.7;

/** Kinds of meals that draw on the same dishes. */
const MEALS_FROM_ONE_POT: readonly ReadonlySet<MealType>[] = [
  new Set(["Breakfast"]),
  new Set(["Lunch", "Dinner"]),
  new Set(["Snack"]),
];

/** Whether a main's smallest portion is no more than the meal may have. */
function isSmallEnough(main: BookRecipe, slot: MealSlot, energy: number): boolean {
  const { portions } = openDish(main, energy);
  return portions.length === 1 || (portions[0]?.energy ?? 0) <= mealEnergyRange(slot, energy)[1];
}

/** What a week of meals is made from. */
export interface WeekTask {
  readonly planDays: PlanDays;
  readonly slots: readonly MealSlot[];
  readonly bounds: DayBounds;
  readonly pool: MealPool;
  readonly prepStyle: PrepStyle;
  readonly batchCooking: boolean;
  /** Meals that stay as they are, by id. */
  readonly kept: ReadonlyMap<string, DraftMeal>;
  readonly luck: Luck;
}

/** A dish that was cooked for two, and where its second half may stand. */
interface Leftover {
  readonly slot: SlotName;
  readonly of: string;
  readonly dish: DraftDish;
}

/** A week in the making: its days so far and how often each dish was cooked. */
class WeekOfMeals {
  private readonly task: WeekTask;
  private readonly days: DraftMealDay[] = [];
  private readonly cooked = new Map<BookRecipe, number>();
  private readonly reheated = new Map<BookRecipe, number>();
  private readonly finished = new Set<string>();
  private leftovers = 0;

  constructor(task: WeekTask) {
    this.task = task;
    for (const meal of task.kept.values()) this.count(meal);
  }

  private count(meal: DraftMeal): void {
    const fresh = meal.leftoverOf === null ? meal.dishes : meal.dishes.slice(1);
    for (const { entry } of fresh) this.cooked.set(entry, (this.cooked.get(entry) ?? 0) + 1);
    if (meal.leftoverOf !== null) {
      this.leftovers += 1;
      const main = meal.dishes[0]?.entry;
      if (main !== undefined) this.reheated.set(main, (this.reheated.get(main) ?? 0) + 1);
      this.finished.add(meal.leftoverOf);
    }
  }

  private cookings(entry: BookRecipe): number {
    return this.cooked.get(entry) ?? 0;
  }

  /** Meals that eat it: cookings and leftovers. */
  private eatings(entry: BookRecipe): number {
    return this.cookings(entry) + (this.reheated.get(entry) ?? 0);
  }

  private keptOn(day: number): ReadonlyMap<SlotName, DraftMeal> {
    const { slots, kept } = this.task;
    return new Map(
      slots.flatMap(({ name }): [SlotName, DraftMeal][] => {
        const meal = kept.get(mealId(day, name));
        return meal === undefined ? [] : [[name, meal]];
      }),
    );
  }

  /** A dinner of the last days, eaten once so far, that keeps until this day's lunch (or dinner, where a day has no lunch). */
  private leftoverFor(day: number, kept: ReadonlyMap<SlotName, DraftMeal>): Leftover | null {
    const { task } = this;
    const lunch = task.slots.find(({ name }) => name === "lunch");
    const target = lunch ?? task.slots.find(({ name }) => name === "dinner");
    if (target === undefined || kept.has(target.name)) return null;
    if (this.leftovers >= mostLeftovers(task) || (task.luck() > LEFTOVER_CHANCE && !task.batchCooking)) return null;
    const most = mealEnergyRange(target, task.bounds.energy)[1];
    const today = new Set([...kept.values()].flatMap(({ dishes }) => dishes.map(({ entry }) => entry)));
    for (const daysAgo of lunch === undefined ? [2] : [1, 2]) {
      const source = this.days.find(({ number }) => number === day - daysAgo)?.meals.find(({ slot }) => slot.name === "dinner");
      const [dish] = source?.dishes ?? [];
      if (source === undefined || dish === undefined || source.leftoverOf !== null) continue;
      const { entry, portion } = dish;
      const id = mealId(day - daysAgo, "dinner");
      const keeps = entry.recipe.leftovers.fridgeDays >= daysAgo && entry.recipe.meals.includes(target.type);
      if (!keeps || entry.recipe.servings < 2 || this.finished.has(id) || today.has(entry)) continue;
      if (this.eatings(entry) > 1 || portion.energy > most || !task.pool.has(entry)) continue;
      return { slot: target.name, of: id, dish };
    }
    return null;
  }

  private makeDay(
    number: number,
    kept: ReadonlyMap<SlotName, DraftMeal>,
    leftover: Leftover | null,
    limits: Limits,
  ): DraftMealDay | null {
    const { task } = this;
    const settled = new Map<SlotName, SettledMeal>();
    for (const [name, { dishes }] of kept) settled.set(name, { dishes, mayGainSides: false });
    if (leftover !== null) settled.set(leftover.slot, { dishes: [leftover.dish], mayGainSides: true });
    const most = (entry: BookRecipe): number => {
      if (entry.recipe.course === "main") return limits.mains;
      return limits.sides === "few" ? mostCookingsOfFew(entry) : Math.min(mostCookings(entry), MOST_OF_ONE_THING);
    };
    const solved = draftDay({
      slots: task.slots,
      bounds: task.bounds,
      pool: task.pool,
      prepStyle: task.prepStyle,
      mostMinutes: task.prepStyle === "quick" ? limits.minutes : Infinity,
      mixesTastes: limits.mixesTastes,
      settled,
      mayCook: (entry) => (limits.countLeftovers ? this.eatings(entry) : this.cookings(entry)) < most(entry),
      uses: (entry) => this.eatings(entry),
      luck: task.luck,
      tries: limits.tries,
    });
    if (solved === null) return null;
    const meals = solved.meals.map(({ slot, dishes }, place): DraftMeal => {
      const before = kept.get(slot.name);
      if (before !== undefined) return before;
      const found = dishes.flatMap(({ entry }, index): DraftDish[] => {
        const portion = solved.portions[place]?.[index];
        return portion === undefined ? [] : [{ entry, portion }];
      });
      return { slot, dishes: found, leftoverOf: leftover?.slot === slot.name ? leftover.of : null, locked: false };
    });
    return { number, meals };
  }

  /**
   * Whether mains are left for all days from this one on, each cooked as often as few dishes may be: three lunches and dinners in all are no
   * week. It answers most requests that nothing fits, without a search that finds nothing.
   */
  private isEnoughLeft(from: number): boolean {
    const { planDays, slots, pool, bounds, kept } = this.task;
    const daysLeft = planDays - from + 1;
    const days = Array.from({ length: daysLeft }, (_, index) => from + index);
    const leftovers = Math.max(0, mostLeftovers(this.task) - this.leftovers);
    return MEALS_FROM_ONE_POT.every((types) => {
      const meals = slots.filter(({ type }) => types.has(type));
      const wanted = days.flatMap((day) => meals.filter(({ name }) => !kept.has(mealId(day, name)))).length;
      const mains = new Set(
        meals.flatMap((slot) => pool.mains[slot.type].filter((main) => isSmallEnough(main, slot, bounds.energy))),
      );
      const cooked = [...mains].reduce(
        (sum, main) => sum + Math.min(daysLeft, Math.max(0, MOST_COOKINGS_OF_FEW - this.cookings(main))),
        0,
      );
      return wanted <= cooked + (types.has("Dinner") ? leftovers : 0);
    });
  }

  private nextDay(number: number): DraftMealDay | null {
    if (!this.isEnoughLeft(number)) return null;
    const kept = this.keptOn(number);
    const leftover = this.leftoverFor(number, kept);
    if (leftover !== null) {
      const day = this.makeDay(number, kept, leftover, LIMITS[0]);
      if (day !== null) return day;
    }
    for (const limits of LIMITS) {
      if (limits.minutes > QUICK_MINUTES && (this.task.slots.length > LARGE_MEALS || this.task.prepStyle !== "quick")) continue;
      const day = this.makeDay(number, kept, null, limits);
      if (day !== null) return day;
    }
    return null;
  }

  make(): readonly DraftMealDay[] | null {
    for (let number = 1; number <= this.task.planDays; number += 1) {
      const day = this.nextDay(number);
      if (day === null) return null;
      const kept = this.keptOn(number);
      for (const meal of day.meals) if (!kept.has(meal.slot.name)) this.count(meal);
      this.days.push(day);
    }
    return this.days;
  }
}

/** Makes a week of meals day by day, leftovers included; null when one of its days can't be made. */
export function weekOfMeals(task: WeekTask): readonly DraftMealDay[] | null {
  return new WeekOfMeals(task).make();
}
