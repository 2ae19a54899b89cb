import { DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { Food } from "@lockstep/domain/nutrition/food.ts";
import { DAILY_CALORIES, MEALS_PER_DAY } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { MealChoices, MealPlan, MealPlanResult } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import { describeMealCase } from "./meals-cases.ts";
import type { MealCase } from "./meals-cases.ts";
import { checkMealResult } from "./meals-checker.ts";
import { openLibrary } from "./meals-ledger.ts";
import { checkRelax } from "./meals-relax-rules.ts";
import { addRules, noteViolations } from "./rule-tally.ts";
import type { RuleTallies } from "./rule-tally.ts";

/** What makes a plan: the planner, or a mutant of it. */
export type MealPlanner = (choices: MealChoices) => MealPlanResult;

/** Cells of one kind, and how many of them got no plan. */
export interface Share {
  readonly cells: number;
  readonly refused: number;
}

/** A plan that took long, ms of processor time. */
export interface Slow {
  readonly milliseconds: number;
  readonly of: string;
}

/** What one process found; tallies of several are added up by {@link addMealTallies}. */
export interface MealTally {
  readonly plans: number;
  readonly rules: RuleTallies;
  /** By "sets", "allergies 3", "diet vegan", "calories 500": cells without dislikes, asked for with supervision. */
  readonly shares: Readonly<Record<string, Share>>;
  /** Refused cells from 1,500 kcal by diet and allergies, the first few. */
  readonly refusedCells: readonly string[];
  /** Percent by which each day's calories miss the goal, signed; from 1,200 kcal, and under it. */
  readonly errors: readonly number[];
  readonly errorsUnderFloor: readonly number[];
  /** Different mains of every plan of seven days, by meals a day, and the poorest of each. */
  readonly mains: Readonly<Record<string, readonly number[]>>;
  readonly poorest: readonly { readonly mains: number; readonly meals: number; readonly of: string }[];
  /** Plans whose notes say that the pool is small, that there are few slow dishes. */
  readonly notes: Readonly<Record<string, number>>;
  /** ms of processor time. */
  readonly milliseconds: readonly number[];
  readonly slowest: readonly Slow[];
}

/** A tally of nothing. */
export function emptyMealTally(): MealTally {
  return {
    plans: 0,
    rules: {},
    shares: {},
    refusedCells: [],
    errors: [],
    errorsUnderFloor: [],
    mains: {},
    poorest: [],
    notes: {},
    milliseconds: [],
    slowest: [],
  };
}

const KEPT = 8;
const KEPT_POOR = 3;
const KEPT_CELLS = 60;
const FLOOR = 1200;
const WEEK = 7;
/** Every so many plans one is made again, with the allergies named backwards: the answer must be the same. */
const REPEAT_EVERY = 16;

function shareNames({ part, choices }: MealCase): readonly string[] {
  if ((choices.dislikes ?? []).length > 0 || (choices.dailyCalories < FLOOR && choices.supervised !== true)) return [];
  const served = choices.dailyCalories >= FLOOR;
  const count = choices.allergies.length;
  return [
    `calories ${choices.dailyCalories}`,
    ...(part === "sets" ? ["sets", `sets, diet ${choices.preference}`, `sets, ${count} allergies`] : []),
    ...(served && count <= 2 ? ["up to two allergies from 1,500 kcal"] : []),
  ];
}

const slowestOf = (all: readonly Slow[]): readonly Slow[] =>
  all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, KEPT);
const poorestOf = (all: MealTally["poorest"]): MealTally["poorest"] =>
  MEALS_PER_DAY.flatMap((meals) =>
    all
      .filter((one) => one.meals === meals)
      .toSorted((one, other) => one.mains - other.mains)
      .slice(0, KEPT_POOR),
  );

/** What a plan adds to the figures. */
function figuresOf(one: MealCase, plan: MealPlan): Partial<MealTally> {
  const goal = one.choices.dailyCalories;
  const errors = plan.days.map(({ calories }) => (100 * (calories - goal)) / goal);
  const mains = new Set(plan.days.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId))).size;
  const week = one.choices.planDays === WEEK;
  return {
    ...(goal < FLOOR ? { errorsUnderFloor: errors } : { errors }),
    ...(week
      ? {
          mains: { [one.choices.mealsPerDay]: [mains] },
          poorest: [{ mains, meals: one.choices.mealsPerDay, of: describeMealCase(one) }],
        }
      : {}),
    notes: Object.fromEntries(plan.notes.map(({ code }) => [code, 1])),
  };
}

function tallyCase(one: MealCase, at: number, planner: MealPlanner, library: ReturnType<typeof openLibrary>): MealTally {
  const before = process.threadCpuUsage();
  const result = planner(one.choices);
  const spent = process.threadCpuUsage(before);
  const milliseconds = (spent.user + spent.system) / 1000;
  const found: { rule: string; message: string }[] = [...checkMealResult(one.choices, library, result)];
  if (!result.ok) found.push(...checkRelax(one.choices, result.refusal, planner));
  if (at % REPEAT_EVERY === 0) {
    const again = planner({ ...one.choices, allergies: one.choices.allergies.toReversed() });
    if (JSON.stringify(again) !== JSON.stringify(result)) {
      found.push({ rule: "same-answer", message: "asked again, it answers otherwise" });
    }
  }
  const rules: RuleTallies = {};
  noteViolations(rules, found, describeMealCase(one));
  const shares = shareNames(one).map((name) => [name, { cells: 1, refused: result.ok ? 0 : 1 }] as const);
  const refused = !result.ok && one.choices.dailyCalories >= FLOOR;
  return {
    ...emptyMealTally(),
    plans: 1,
    rules,
    shares: Object.fromEntries(shares),
    refusedCells: refused ? [`${describeMealCase(one)} -> ${result.refusal.relax.join(", ")}`] : [],
    milliseconds: [milliseconds],
    slowest: [{ milliseconds, of: describeMealCase(one) }],
    ...(result.ok ? figuresOf(one, result.plan) : {}),
  };
}

/** Makes and checks the plans of some cases. `onPlan` is called for every finished plan. */
export function tallyMeals(
  cases: readonly MealCase[],
  foods: readonly Food[],
  recipes: readonly Recipe[],
  planner: MealPlanner,
  onPlan?: () => void,
): MealTally {
  const library = openLibrary(foods, recipes);
  const tallies = cases.map((one, at) => {
    const tally = tallyCase(one, at, planner, library);
    onPlan?.();
    return tally;
  });
  return addMealTallies(tallies);
}

function addByName<T>(all: readonly Readonly<Record<string, T>>[], add: (one: T, other: T) => T): Record<string, T> {
  const sum: Record<string, T> = {};
  for (const [name, value] of all.flatMap((each) => Object.entries(each))) {
    const known = sum[name];
    sum[name] = known === undefined ? value : add(known, value);
  }
  return sum;
}

function batch(all: readonly Readonly<Record<string, readonly number[]>>[]): Record<string, readonly number[]> {
  const sum: Record<string, number[]> = {};
  for (const [name, values] of all.flatMap((each) => Object.entries(each))) (sum[name] ??= []).push(...values);
  return sum;
}

/** Adds tallies up. */
export function addMealTallies(all: readonly MealTally[]): MealTally {
  return {
    plans: all.reduce((sum, { plans }) => sum + plans, 0),
    rules: addRules(...all.map(({ rules }) => rules)),
    shares: addByName(
      all.map(({ shares }) => shares),
      (one, other) => ({ cells: one.cells + other.cells, refused: one.refused + other.refused }),
    ),
    refusedCells: all.flatMap(({ refusedCells }) => refusedCells).slice(0, KEPT_CELLS),
    errors: all.flatMap(({ errors }) => errors),
    errorsUnderFloor: all.flatMap(({ errorsUnderFloor }) => errorsUnderFloor),
    mains: batch(all.map(({ mains }) => mains)),
    poorest: poorestOf(all.flatMap(({ poorest }) => poorest)),
    notes: addByName(
      all.map(({ notes }) => notes),
      (one, other) => one + other,
    ),
    milliseconds: all.flatMap(({ milliseconds }) => milliseconds),
    slowest: slowestOf(all.flatMap(({ slowest }) => slowest)),
  };
}

/** Names by which shares are printed, in their order. */
export const SHARE_NAMES: readonly string[] = [
  "sets",
  "up to two allergies from 1,500 kcal",
  ...DIETS.map((diet) => `sets, diet ${diet}`),
  ...Array.from({ length: 11 }, (_, count) => `sets, ${count} allergies`),
  ...DAILY_CALORIES.map((calories) => `calories ${calories}`),
];
