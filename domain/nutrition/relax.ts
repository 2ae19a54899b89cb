import { CALORIE_FLOOR, DAILY_CALORIES, MEALS_PER_DAY } from "./meal-plan.ts";
import type { Allergen } from "./diets.ts";
import type { MealChoiceName, MealChoices, MealRefusal, MealsPerDay } from "./meal-plan.ts";
import { joinNames } from "../words/join-names.ts";

/** Names of choices inside a sentence. */
const WORDS: Readonly<Record<MealChoiceName, string>> = {
  preference: "the diet",
  dailyCalories: "the calories",
  prepStyle: "the cooking time",
  allergies: "the allergies",
  mealsPerDay: "the meals per day",
  dislikes: "your dislikes",
};

/** Other counts of meals and of calories that are tried: what is further off is another plan, and each that fails costs as much as the wish itself. */
const NEARBY = 2;

/** Choices near the ones made, nearest first. */
function nearby<T extends number>(values: readonly T[], chosen: T): readonly T[] {
  return values.filter((value) => value !== chosen).sort((a, b) => Math.abs(a - chosen) - Math.abs(b - chosen));
}

/** The ways each choice can be relaxed, the easiest for a person first; an allergy only when it's the last thing that helps. */
function relaxations(choices: MealChoices): readonly (readonly [MealChoiceName, readonly MealChoices[]])[] {
  const calories = nearby(DAILY_CALORIES, choices.dailyCalories)
    .filter((value) => value >= CALORIE_FLOOR || choices.supervised === true)
    .slice(0, NEARBY);
  return [
    ["dislikes", (choices.dislikes ?? []).length > 0 ? [{ ...choices, dislikes: [] }] : []],
    ["prepStyle", choices.prepStyle === "quick" ? [{ ...choices, prepStyle: "gourmet" as const }] : []],
    [
      "mealsPerDay",
      (choices.dailyCalories < CALORIE_FLOOR
        ? MEALS_PER_DAY.filter((count) => count < choices.mealsPerDay)
        : nearby(MEALS_PER_DAY, choices.mealsPerDay)
      )
        .slice(0, NEARBY)
        .map((mealsPerDay) => ({ ...choices, mealsPerDay })),
    ],
    ["dailyCalories", calories.map((dailyCalories) => ({ ...choices, dailyCalories }))],
    ["preference", choices.preference === "standard" ? [] : [{ ...choices, preference: "standard" as const }]],
  ];
}

/** Choices that decide on the size of portions, and dislikes. */
const BELOW_FLOOR: ReadonlySet<MealChoiceName> = new Set(["dislikes", "mealsPerDay", "dailyCalories"]);

/** Choices that only together make a plan possible, the fewest a person has to give up: eased in turn, and given back where not needed. */
function neededTogether(choices: MealChoices, isPossible: (relaxed: MealChoices) => boolean): readonly MealChoiceName[] {
  const easy: Required<Pick<MealChoices, MealChoiceName>> = {
    dislikes: [],
    prepStyle: "gourmet",
    mealsPerDay: 3,
    dailyCalories: 2000,
    preference: "standard",
    allergies: [],
  };
  const differs = (name: MealChoiceName): boolean => {
    const chosen = choices[name] ?? [];
    return Array.isArray(chosen) ? chosen.length > 0 : chosen !== easy[name];
  };
  const ease = (names: readonly MealChoiceName[]): MealChoices => ({
    ...choices,
    ...Object.fromEntries(names.map((name) => [name, easy[name]])),
  });
  const inTurn = (["dislikes", "prepStyle", "mealsPerDay", "dailyCalories", "preference", "allergies"] as const).filter(differs);
  for (let count = 2; count <= inTurn.length; count += 1) {
    const eased = inTurn.slice(0, count);
    if (!isPossible(ease(eased))) continue;
    // The last one helped, so it stays; the others are given back in turn.
    return eased.slice(0, -1).reduceRight<readonly MealChoiceName[]>((needed, name) => {
      const fewer = needed.filter((other) => other !== name);
      return isPossible(ease(fewer)) ? fewer : needed;
    }, eased);
  }
  return inTurn.length > 0 ? inTurn.slice(-1) : ["allergies"];
}

/**
 * Whether some choices make a plan. Thorough, it says no only after as many attempts as a plan itself gets; else after one, which is a third
 * of the work, and its yes is as true.
 */
export type IsPossible = (relaxed: MealChoices, isThorough: boolean) => boolean;

/** What helps alone, and the counts of meals that do. */
interface Helpful {
  readonly names: readonly MealChoiceName[];
  readonly mealCounts: readonly MealsPerDay[];
}

/** The choices of which each makes a plan possible alone. */
function helpfulAlone(choices: MealChoices, isPossible: (relaxed: MealChoices) => boolean): Helpful {
  const isBelowFloor = choices.dailyCalories < CALORIE_FLOOR;
  // So little energy is a matter of how small portions can be: another diet or more time would help by chance only.
  const ways = relaxations(choices).filter(([name]) => !isBelowFloor || BELOW_FLOOR.has(name));
  const mealCounts = (ways.find(([name]) => name === "mealsPerDay")?.[1] ?? [])
    .filter(isPossible)
    .map(({ mealsPerDay }) => mealsPerDay)
    .sort((a, b) => Math.abs(a - choices.mealsPerDay) - Math.abs(b - choices.mealsPerDay));
  const names = ways
    .filter(([name, relaxed]) => (name === "mealsPerDay" ? mealCounts.length > 0 : relaxed.some(isPossible)))
    .map(([name]) => name);
  return { names, mealCounts };
}

/** Tries what would make a plan possible and names it, best first; two together where no single choice helps. */
export function refuseMeals(choices: MealChoices, isPossible: IsPossible): MealRefusal {
  const isBelowFloor = choices.dailyCalories < CALORIE_FLOOR;
  const thoroughly = (relaxed: MealChoices): boolean => isPossible(relaxed, true);
  // At the first attempt as a rule; only where that finds nothing everything is tried as often as a plan.
  const atOnce = helpfulAlone(choices, (relaxed) => isPossible(relaxed, false));
  const { names: found, mealCounts } = atOnce.names.length > 0 ? atOnce : helpfulAlone(choices, thoroughly);
  const single = [...found];
  const helps = (allergy: Allergen): boolean =>
    thoroughly({ ...choices, allergies: choices.allergies.filter((other) => other !== allergy) });
  if (single.length === 0 && choices.allergies.some(helps)) single.push("allergies");
  if (single.length === 0) {
    const needed = neededTogether(choices, thoroughly);
    if (needed.length > 1) {
      return {
        code: "PLAN_IMPOSSIBLE",
        message: `No plan fits all of these choices. You'd have to change ${joinNames(needed.map((name) => WORDS[name]))} together.`,
        relax: needed,
        mealCounts,
      };
    }
    single.push(...needed);
  }
  const names = single.map((name) => WORDS[name]);
  const last = names.at(-1) ?? "";
  const either = names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${last}` : last;
  if (isBelowFloor && single.includes("dailyCalories")) {
    return {
      code: "PLAN_IMPOSSIBLE",
      message: `${choices.dailyCalories} kcal in ${choices.mealsPerDay} meals a day would need portions that are too small. To get a plan, change ${either}.`,
      relax: single,
      mealCounts,
    };
  }
  return {
    code: "PLAN_IMPOSSIBLE",
    message:
      single[0] === "allergies"
        ? "None of our dishes avoid all of these allergens on this diet. If you added one just to be careful, try without it."
        : `No plan fits all of these choices. To get one, change ${either}.`,
    relax: single,
    mealCounts,
  };
}
