import { faultOf } from "./day-bounds.ts";
import type { DayBounds } from "./day-bounds.ts";
import { shuffled } from "./luck.ts";
import type { Luck } from "./luck.ts";
import type { BookRecipe } from "./meal-book.ts";
import { poolOf } from "./meal-pool.ts";
import type { MealPool } from "./meal-pool.ts";
import type { MealSlot, SlotName } from "./meal-slots.ts";
import type { PrepStyle } from "./meal-plan.ts";
import { estimateMeal, sumCounted } from "./day-estimate.ts";
import type { Portion } from "./portions.ts";
import { goesWith, MOST_SIDES, suitability } from "./pairing.ts";
import type { PairingRules } from "./pairing.ts";
import { mealEnergyRange, openDish } from "./day-meal.ts";
import { solveDay } from "./solve-day.ts";
import type { DayDish, DayMeal } from "./day-meal.ts";
import type { DayPortions } from "./solve-day.ts";

/** A dish and the portion of it that a day has. */
export interface DraftDish {
  readonly entry: BookRecipe;
  readonly portion: Portion;
}

/** What is in a slot before the day is made: dishes whose portions stay, to which sides may be added or not. */
export interface SettledMeal {
  readonly dishes: readonly DraftDish[];
  /** Whether sides may be put beside it: beside a leftover, not beside a locked meal. */
  readonly mayGainSides: boolean;
}

/** What a day has to be made from. */
export interface DayTask extends PairingRules {
  readonly slots: readonly MealSlot[];
  readonly bounds: DayBounds;
  readonly pool: MealPool;
  readonly prepStyle: PrepStyle;
  readonly settled: ReadonlyMap<SlotName, SettledMeal>;
  /** Whether a dish may still be cooked in this plan, as main or side. */
  readonly mayCook: (entry: BookRecipe) => boolean;
  /** How often the plan has it already. */
  readonly uses: (entry: BookRecipe) => number;
  readonly luck: Luck;
  /** Drafts that are tried before the day is given up. */
  readonly tries: number;
}

/** A day that is inside its bounds. */
export interface SolvedDay {
  readonly meals: readonly DayMeal[];
  readonly portions: DayPortions;
}

/** A meal that gets this much more than its main's serving gains a side. */
const LARGE = 1.3;
/** Passes over the meals of a draft that bring it nearer to its bounds before its portions are solved. */
const MOST_PASSES = 12;
/** A draft whose estimate is this near to its bounds is worth solving. */
const NEAR = 0.003;
/** What the estimated fault of a day weighs beside the appeal of one dish. */
const FAULT_WEIGHT = 300;
/** What each time the plan has a dish already takes from its appeal, and a plain side's. */
const USE_WEIGHT = 0.7;
const PLAIN_USE_WEIGHT = 0.4;
const SLOW_WEIGHT = 0.5;
const SLOW_DINNER_WEIGHT = 3;
/** A side's appeal beside a main's, and what it costs to have one more. */
const SIDE_WEIGHT = 0.5;
const SIDE_COST = 0.5;

const energyOf = (dishes: readonly DayDish[], which: "least" | "most"): number =>
  dishes.reduce((sum, { portions }) => sum + ((which === "least" ? portions[0] : portions.at(-1))?.energy ?? 0), 0);

const entriesOf = (dishes: readonly DayDish[]): readonly BookRecipe[] => dishes.map(({ entry }) => entry);

/** Whether a meal's dishes can have an energy that suits its place in the day. */
function reaches(slot: MealSlot, dishes: readonly DayDish[], energy: number): boolean {
  if (dishes.every(({ portions }) => portions.length === 1)) return true;
  const [least, most] = mealEnergyRange(slot, energy);
  return energyOf(dishes, "least") <= most && energyOf(dishes, "most") >= least;
}

/** A day's draft: dishes put into meals, and every change weighed by how near it brings the day to its bounds and how much it appeals. */
class DayDraft {
  private readonly task: DayTask;
  private readonly cookable: MealPool;
  private readonly appeals = new Map<BookRecipe, number>();
  private meals: DayMeal[];

  constructor(task: DayTask, cookable: MealPool) {
    this.task = task;
    this.cookable = cookable;
    this.meals = task.slots.map((slot) => ({
      slot,
      dishes: (task.settled.get(slot.name)?.dishes ?? []).map(({ entry, portion }) => ({ entry, portions: [portion] })),
    }));
    for (const slot of task.slots) this.begin(slot.name);
  }

  /** How much a dish appeals today: luck, less what the plan has already. */
  private appeal(entry: BookRecipe, slot: MealSlot): number {
    const { luck, uses, prepStyle } = this.task;
    let appeal = this.appeals.get(entry);
    if (appeal === undefined) {
      appeal = luck() - uses(entry) * (entry.recipe.course === "side" && entry.things <= 2 ? PLAIN_USE_WEIGHT : USE_WEIGHT);
      this.appeals.set(entry, appeal);
    }
    if (prepStyle === "quick" || entry.recipe.course === "side") return appeal;
    if (slot.type === "Dinner") return appeal - (entry.quick ? SLOW_DINNER_WEIGHT : 0);
    return slot.type === "Lunch" && entry.quick ? appeal - SLOW_WEIGHT : appeal;
  }

  private open(entry: BookRecipe): DayDish {
    return openDish(entry, this.task.bounds.energy);
  }

  private place(name: SlotName): number {
    return this.meals.findIndex(({ slot }) => slot.name === name);
  }

  private taken(entry: BookRecipe, except: number): boolean {
    return this.meals.some(({ dishes }, place) => place !== except && dishes.some((dish) => dish.entry === entry));
  }

  private maySettle(place: number, dishes: readonly DayDish[], entry: BookRecipe): boolean {
    return this.task.mayCook(entry) && this.mayStand(place, entriesOf(dishes), entry);
  }

  private mayStand(place: number, beside: readonly BookRecipe[], entry: BookRecipe): boolean {
    return !this.taken(entry, place) && goesWith(entry, beside, this.task);
  }

  /** First dishes of a meal: the main that appeals most, and sides while the meal is larger than they are. */
  private begin(name: SlotName): void {
    const { task } = this;
    const place = this.place(name);
    const meal = this.meals[place];
    if (meal === undefined) return;
    const { slot } = meal;
    const settled = task.settled.get(name);
    if (settled === undefined) {
      const main = this.best(task.pool.mains[slot.type], slot, (entry) => {
        const [least, most] = mealEnergyRange(slot, task.bounds.energy);
        const dishes = [this.open(entry)];
        const sides = slot.type === "Snack" ? 0 : MOST_SIDES;
        return (
          this.maySettle(place, [], entry) &&
          energyOf(dishes, "least") <= most &&
          energyOf(dishes, "most") >= (sides > 0 ? least / 2 : least)
        );
      });
      if (main !== null) this.meals[place] = { slot, dishes: [this.open(main)] };
    }
    if (settled?.mayGainSides === false || slot.type === "Snack") return;
    this.fill(place);
  }

  private fill(place: number): void {
    const { task } = this;
    for (let sides = 0; sides < MOST_SIDES; sides += 1) {
      const meal = this.meals[place];
      if (meal === undefined || meal.dishes.length === 0) return;
      const { slot, dishes } = meal;
      const wanted = slot.share * task.bounds.energy;
      const served = dishes.reduce((sum, { entry, portions }) => {
        const only = portions.length === 1 ? portions[0] : undefined;
        return sum + (only === undefined ? entry.serving.energy * LARGE : only.energy);
      }, 0);
      if (served >= wanted) return;
      const most = mealEnergyRange(slot, task.bounds.energy)[1];
      const side = this.best(
        task.pool.sides[slot.type],
        slot,
        (entry) => this.maySettle(place, dishes, entry) && energyOf([...dishes, this.open(entry)], "least") <= most,
        dishes[0]?.entry,
      );
      if (side === null) return;
      this.meals[place] = { slot, dishes: [...dishes, this.open(side)] };
    }
  }

  private best(
    from: readonly BookRecipe[],
    slot: MealSlot,
    may: (entry: BookRecipe) => boolean,
    beside?: BookRecipe,
  ): BookRecipe | null {
    let best: BookRecipe | null = null;
    let most = -Infinity;
    for (const entry of from) {
      const appeal = this.appeal(entry, slot) + (beside === undefined ? 0 : suitability(beside, entry));
      if (appeal <= most || !may(entry)) continue;
      [best, most] = [entry, appeal];
    }
    return best;
  }

  /** What the dishes of a meal could be instead: another main, another side, one side more or less. */
  private options(place: number): readonly (readonly DayDish[])[] {
    const { task } = this;
    const meal = this.meals[place];
    if (meal === undefined) return [];
    const { slot, dishes } = meal;
    const settled = task.settled.get(slot.name);
    if (settled?.mayGainSides === false) return [];
    const [main, ...others] = dishes;
    if (main === undefined) return [];
    const found: (readonly DayDish[])[] = [];
    if (settled === undefined) {
      const beside = entriesOf(others);
      for (const entry of this.cookable.mains[slot.type]) {
        if (this.mayStand(place, beside, entry)) found.push([this.open(entry), ...others]);
      }
    }
    const kept = settled?.dishes.length ?? 1;
    if (slot.type === "Snack") return found;
    const rests = dishes.slice(kept).map((side) => dishes.filter((other) => other !== side));
    found.push(...rests);
    const fillable = dishes.length <= MOST_SIDES ? [...rests, dishes] : rests;
    const besides = fillable.map((rest) => ({ rest, beside: entriesOf(rest) }));
    for (const entry of this.cookable.sides[slot.type]) {
      for (const { rest, beside } of besides) if (this.mayStand(place, beside, entry)) found.push([...rest, this.open(entry)]);
    }
    return found;
  }

  private appealOf(dishes: readonly DayDish[], slot: MealSlot): number {
    const [main, ...sides] = dishes;
    if (main === undefined) return 0;
    return sides.reduce(
      (sum, { entry }) => sum + (this.appeal(entry, slot) + suitability(main.entry, entry)) * SIDE_WEIGHT - SIDE_COST,
      this.appeal(main.entry, slot),
    );
  }

  /** Changes meals, the best change at a time, until the day's estimate is near its bounds or nothing brings it nearer. */
  private approach(): void {
    const { task } = this;
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      let changed = false;
      for (const place of shuffled(
        this.meals.map((_, index) => index),
        task.luck,
      )) {
        const meal = this.meals[place];
        if (meal === undefined || meal.dishes.length === 0) continue;
        const { bounds } = task;
        const others = sumCounted(
          this.meals.filter((other) => other !== meal).map((other) => estimateMeal(other, bounds.energy)),
        );
        const faultWith = (dishes: readonly DayDish[]): number =>
          faultOf(sumCounted([others, estimateMeal({ slot: meal.slot, dishes }, bounds.energy)]), bounds);
        const before = faultWith(meal.dishes);
        if (before <= NEAR) return;
        let best = (before - NEAR) * FAULT_WEIGHT - this.appealOf(meal.dishes, meal.slot);
        let taken: readonly DayDish[] | null = null;
        for (const dishes of this.options(place)) {
          if (!reaches(meal.slot, dishes, bounds.energy)) continue;
          const fault = faultWith(dishes);
          if (fault >= before - 1e-6) continue;
          const cost = Math.max(0, fault - NEAR) * FAULT_WEIGHT - this.appealOf(dishes, meal.slot);
          if (cost < best) [best, taken] = [cost, dishes];
        }
        if (taken === null) continue;
        this.meals[place] = { slot: meal.slot, dishes: taken };
        changed = true;
      }
      if (!changed) return;
    }
  }

  solve(): SolvedDay | null {
    if (this.meals.some(({ dishes }) => dishes.length === 0)) return null;
    this.approach();
    const portions = solveDay(this.meals, this.task.bounds);
    return portions === null ? null : { meals: this.meals, portions };
  }
}

/** Chooses dishes for a day around what is settled and solves its portions; null when no draft came inside the bounds. */
export function draftDay(task: DayTask): SolvedDay | null {
  const cookable = poolOf(task.pool, task.mayCook);
  for (let tried = 0; tried < task.tries; tried += 1) {
    const solved = new DayDraft(task, cookable).solve();
    if (solved !== null) return solved;
  }
  return null;
}
