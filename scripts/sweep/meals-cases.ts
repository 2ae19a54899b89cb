import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { Allergen } from "@lockstep/domain/nutrition/diets.ts";
import { DAILY_CALORIES, MEALS_PER_DAY, PLAN_DAYS, PREP_STYLES } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { DailyCalories, MealChoices } from "@lockstep/domain/nutrition/meal-plan.ts";
import { pick, seededNumbers } from "./seeded.ts";

/**
 * The parts of the sweep: `few`, every cell with up to one allergy; `pairs`, every pair of allergies from 1,500 kcal, the plan's days drawn;
 * `sets`, each diet with each of the 1,024 sets from 1,500 kcal, the rest drawn; `wishes`, a sample with dislikes, more people, little
 * energy with any set, and no supervision.
 */
export const MEAL_SWEEP_PARTS = ["few", "pairs", "sets", "wishes"] as const;
export type MealSweepPart = (typeof MEAL_SWEEP_PARTS)[number];

/** One plan to make and check. */
export interface MealCase {
  readonly part: MealSweepPart;
  readonly choices: MealChoices;
}

const FROM_1500: readonly DailyCalories[] = DAILY_CALORIES.filter((calories) => calories >= 1500);
const UNDER_FLOOR: readonly DailyCalories[] = DAILY_CALORIES.filter((calories) => calories < 1200);
const HOUSEHOLDS = [1, 1, 1, 2, 4, 6];
const WISHES = 1200;
const DISLIKES = [
  "mushrooms",
  "cilantro",
  "tuna",
  "eggs",
  "beetroot",
  "olives",
  "nuts",
  "fish",
  "dairy",
  "tofu",
  "aubergine",
  "bananas",
  "oats",
  "spring onion",
  "chickpeas",
  "seafood",
  "feta",
  "sweet potato",
  "Brussels sprouts",
  "zzyzx",
];

/** The 1,024 sets of allergies, none and all ten among them. */
export function allergySets(): readonly (readonly Allergen[])[] {
  return Array.from({ length: 2 ** ALLERGENS.length }, (_, at) => ALLERGENS.filter((_allergen, bit) => (at & (1 << bit)) !== 0));
}

function fewCases(number: () => number): readonly MealChoices[] {
  return allergySets()
    .filter(({ length }) => length <= 1)
    .flatMap((allergies) =>
      DIETS.flatMap((preference) =>
        DAILY_CALORIES.flatMap((dailyCalories) =>
          PLAN_DAYS.flatMap((planDays) =>
            PREP_STYLES.flatMap((prepStyle) =>
              MEALS_PER_DAY.map((mealsPerDay) => ({
                preference,
                dailyCalories,
                planDays,
                prepStyle,
                allergies,
                mealsPerDay,
                supervised: true,
                people: pick(HOUSEHOLDS, number),
              })),
            ),
          ),
        ),
      ),
    );
}

function pairCases(number: () => number): readonly MealChoices[] {
  return allergySets()
    .filter(({ length }) => length === 2)
    .flatMap((allergies) =>
      DIETS.flatMap((preference) =>
        FROM_1500.flatMap((dailyCalories) =>
          PREP_STYLES.flatMap((prepStyle) =>
            MEALS_PER_DAY.map((mealsPerDay) => ({
              preference,
              dailyCalories,
              prepStyle,
              allergies,
              mealsPerDay,
              planDays: pick(PLAN_DAYS, number),
            })),
          ),
        ),
      ),
    );
}

function setCases(number: () => number): readonly MealChoices[] {
  return allergySets().flatMap((allergies) =>
    DIETS.map((preference) => ({
      preference,
      allergies,
      dailyCalories: pick(FROM_1500, number),
      planDays: pick(PLAN_DAYS, number),
      prepStyle: pick(PREP_STYLES, number),
      mealsPerDay: pick(MEALS_PER_DAY, number),
    })),
  );
}

function wishCases(number: () => number): readonly MealChoices[] {
  const sets = allergySets();
  return Array.from({ length: WISHES }, (_, at) => {
    const little = at % 4 === 3;
    return {
      preference: pick(DIETS, number),
      dailyCalories: pick(little ? UNDER_FLOOR : FROM_1500, number),
      planDays: pick(PLAN_DAYS, number),
      prepStyle: pick(PREP_STYLES, number),
      allergies: little ? pick(sets, number) : ALLERGENS.filter(() => number() < 0.15),
      mealsPerDay: pick(MEALS_PER_DAY, number),
      dislikes: [...new Set(Array.from({ length: at % 4 }, () => pick(DISLIKES, number)))],
      people: pick(HOUSEHOLDS, number),
      supervised: number() < 0.75,
      seed: at,
    };
  });
}

/**
 * Every case of the sweep; with `sample`, that many of each part. The seed draws the samples, and it's the seed of every plan too:
 * whichever dishes a seed chooses, the rules hold.
 */
export function mealCases(sample: number | null, seed: number): readonly MealCase[] {
  const number = seededNumbers(seed);
  const parts = { few: fewCases(number), pairs: pairCases(number), sets: setCases(number), wishes: wishCases(number) };
  return MEAL_SWEEP_PARTS.flatMap((part) => {
    const all: readonly MealChoices[] = parts[part];
    const drawn = sample === null ? all : Array.from({ length: sample }, () => pick(all, number));
    return drawn.map((choices) => ({ part, choices: { ...choices, seed: seed + (choices.seed ?? 0) } }));
  });
}

/** A case in one line, for messages. */
export function describeMealCase({ part, choices }: MealCase): string {
  const { preference, dailyCalories, planDays, prepStyle, allergies, mealsPerDay, dislikes, people, supervised, seed } = choices;
  const wish = [
    dislikes === undefined || dislikes.length === 0 ? "" : ` without ${dislikes.join("+")}`,
    (people ?? 1) === 1 ? "" : ` for ${people}`,
    supervised === true ? " supervised" : "",
    (seed ?? 0) === 0 ? "" : ` seed ${seed}`,
  ].join("");
  const allergic = allergies.length === 0 ? "no allergy" : allergies.join("+");
  return `${part}: ${preference} ${dailyCalories} kcal ${planDays} days ${prepStyle} ${mealsPerDay} meals ${allergic}${wish}`;
}
