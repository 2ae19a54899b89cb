import type { Diet } from "@lockstep/domain/nutrition/diets.ts";
import type { MealFigures } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { Count, Ledger, LedgerDay, LedgerMeal } from "./meals-ledger.ts";
import type { MealReport } from "./meals-report.ts";

type Shares = Readonly<Record<"carbs" | "fat" | "protein", readonly [least: number, most: number]>>;

const STANDARD: Shares = { carbs: [45, 65], fat: [20, 35], protein: [10, 35] };
/** Percent of energy by diet (NASEM; issue 3 part 3). Keto binds fat alone, and grams of net carbohydrate. */
const SHARES: Readonly<Record<Diet, Shares>> = {
  standard: STANDARD,
  vegetarian: STANDARD,
  vegan: STANDARD,
  mediterranean: STANDARD,
  paleo: { carbs: [20, 45], fat: [30, 50], protein: [15, 35] },
  keto: { carbs: [0, 100], fat: [65, 80], protein: [0, 100] },
};
const NET_CARBS_OF_KETO = 50;
const LEAST_PROTEIN = 50;
const FLOOR = 1200;

/** What writing grams and figures with few decimals may move: percentage points, grams, and kcal or grams of a figure. */
const SLACK = { points: 0.15, grams: 0.5, figure: 1.2, sum: 0.5 };

const KEYS = ["calories", "protein", "carbs", "fat", "fibre"] as const;
const COUNTED = { calories: "energy", protein: "protein", carbs: "carbs", fat: "fat", fibre: "fibre" } as const;

function compare(stated: MealFigures, counted: Count, where: string, report: MealReport): void {
  for (const key of KEYS) {
    const real = counted[COUNTED[key]];
    const slack = key === "calories" ? SLACK.figure : SLACK.sum;
    if (!(Math.abs(stated[key] - real) <= slack))
      report("figures", `${where}: ${key} ${stated[key]}, counted ${real.toFixed(1)}`);
  }
}

/** What a day's calories may differ from the goal, as a share of it. */
export function tolerance(calories: number): number {
  return calories < FLOOR ? 0.05 : 0.03;
}

function checkEnergy(ledger: Ledger, day: LedgerDay, report: MealReport): void {
  const { dailyCalories, preference } = ledger.choices;
  const { energy, carbs, fat, protein, fibre } = day.count;
  const error = Math.abs(energy - dailyCalories) / dailyCalories;
  if (!(error <= tolerance(dailyCalories) + 0.0005)) {
    report("calories", `day ${day.number}: ${energy.toFixed(0)} kcal for ${dailyCalories}`);
  }
  const counted = 4 * carbs + 4 * protein + 9 * fat;
  const parts = { carbs: 4 * carbs, fat: 9 * fat, protein: 4 * protein };
  for (const key of ["carbs", "fat", "protein"] as const) {
    const [least, most] = SHARES[preference][key];
    for (const [reading, whole] of [
      ["kcal", energy],
      ["4C+4P+9F", counted],
    ] as const) {
      const share = (100 * parts[key]) / whole;
      if (!(share >= least - SLACK.points && share <= most + SLACK.points)) {
        report("shares", `day ${day.number}: ${key} ${share.toFixed(1)} % of ${reading}, not ${least}-${most}`);
      }
    }
  }
  if (preference === "keto" && !(carbs - fibre <= NET_CARBS_OF_KETO + SLACK.grams)) {
    report("keto-carbs", `day ${day.number}: ${(carbs - fibre).toFixed(1)} g net carbohydrate`);
  }
  if (dailyCalories > FLOOR && !(protein >= LEAST_PROTEIN - SLACK.grams)) {
    report("protein", `day ${day.number}: ${protein.toFixed(1)} g protein`);
  }
}

/** Hours in which a meal may stand. A snack has all the day between getting up and going to bed. */
const HOURS = { Breakfast: [5, 11], Lunch: [11, 15], Snack: [6, 22.5], Dinner: [17, 22] } as const;
const LEAST_HOURS_APART = 1;

function hoursOf(time: string): number {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found === null ? Number.NaN : Number(found[1]) + Number(found[2]) / 60;
}

function checkSlots(ledger: Ledger, day: LedgerDay, report: MealReport): void {
  const { mealsPerDay } = ledger.choices;
  const where = `day ${day.number}`;
  if (day.meals.length !== mealsPerDay) report("slots", `${where}: ${day.meals.length} meals, not ${mealsPerDay}`);
  const types = day.meals.map(({ planned }) => planned.type);
  for (const type of ["Breakfast", "Lunch", "Dinner"] as const) {
    const count = types.filter((other) => other === type).length;
    if (count > 1) report("slots", `${where}: ${count} times ${type}`);
    if (count === 0 && mealsPerDay >= 3) report("slots", `${where}: no ${type}`);
  }
  if (mealsPerDay === 2 && types.includes("Snack")) report("slots", `${where}: one of two meals is a snack`);
  if (mealsPerDay >= 3 && types.filter((type) => type === "Snack").length !== mealsPerDay - 3) {
    report("slots", `${where}: ${types.join(", ")}`);
  }
  const hours = day.meals.map(({ planned }) => hoursOf(planned.time));
  day.meals.forEach(({ planned }, at) => {
    const [hour, before] = [hours[at] ?? Number.NaN, hours[at - 1]];
    const [least, most] = HOURS[planned.type];
    if (!(hour >= least && hour <= most)) report("times", `${planned.id}: ${planned.type} at ${planned.time}`);
    if (before !== undefined && !(hour - before >= LEAST_HOURS_APART)) {
      report("times", `${planned.id}: ${planned.time} is too soon after the meal before`);
    }
  });
}

const MOST_OF_A_SNACK = 0.2;

function checkSizes(ledger: Ledger, day: LedgerDay, report: MealReport): void {
  const energy = ({ count }: LedgerMeal): number => count.energy;
  const mains = day.meals.filter(({ planned }) => planned.type !== "Snack");
  const least = Math.min(...mains.map(energy));
  for (const snack of day.meals.filter(({ planned }) => planned.type === "Snack")) {
    if (!(energy(snack) <= MOST_OF_A_SNACK * ledger.choices.dailyCalories)) {
      report("snack", `${snack.planned.id}: ${energy(snack).toFixed(0)} of ${ledger.choices.dailyCalories} kcal`);
    }
    if (!(energy(snack) < least)) {
      report("snack", `${snack.planned.id}: ${energy(snack).toFixed(0)} kcal, a meal of that day has ${least.toFixed(0)}`);
    }
  }
}

/** Rules of single days: figures, energy and its shares, meals and their hours, small snacks. */
export function checkDays(ledger: Ledger, report: MealReport): void {
  ledger.days.forEach((day, at) => {
    const stated = ledger.plan.days[at];
    if (stated === undefined) return;
    for (const meal of day.meals) compare(meal.planned, meal.count, meal.planned.id, report);
    compare(stated, day.count, `day ${day.number}`, report);
    for (const key of KEYS) {
      const sum = stated.meals.reduce((total, meal) => total + meal[key], 0);
      if (Math.abs(sum - stated[key]) > SLACK.sum)
        report("figures", `day ${day.number}: ${key} ${stated[key]}, its meals ${sum}`);
    }
    checkEnergy(ledger, day, report);
    checkSlots(ledger, day, report);
    checkSizes(ledger, day, report);
  });
}
