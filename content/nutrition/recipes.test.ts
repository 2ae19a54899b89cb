import { DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { Diet } from "@lockstep/domain/nutrition/diets.ts";
import { NUTRIENT_NAMES, allergensOf, dietsOf, nutrientsOf, sourcesOf } from "@lockstep/domain/nutrition/food.ts";
import type { Food, Nutrients } from "@lockstep/domain/nutrition/food.ts";
import { portionsOf } from "@lockstep/domain/nutrition/portions.ts";
import { MEAL_TYPES, isQuick } from "@lockstep/domain/nutrition/recipe.ts";
import type { MealType, Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import type { Substance } from "@lockstep/domain/nutrition/substance.ts";
import { describe, expect, it } from "vitest";
import { TOKEN, distinct, faults, foodsOf, stepsOf } from "./book.fixture.ts";
import { FOODS, findFood } from "./foods/index.ts";
import { RECIPES, findRecipe } from "./recipes/index.ts";

// One validation for the whole book. Every check lists what is wrong, so that a failure names all its recipes at once.

const tokensOf = (recipe: Recipe): readonly string[] => [...stepsOf(recipe).matchAll(TOKEN)].map((match) => match[1] ?? "");
const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;

const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

function perServing(recipe: Recipe): Nutrients {
  const total = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sugars: 0, sodium: 0 };
  for (const { food, grams } of recipe.ingredients) {
    const per100g = nutrientsOf(findFood(food), findFood);
    for (const key of NUTRIENT_NAMES) total[key] += (per100g[key] * grams) / 100 / recipe.servings;
  }
  return total;
}

const substancesOf = (food: Food): readonly Substance[] =>
  sourcesOf(food, findFood).flatMap(({ food: source }) => source.contains);
const holds = (recipe: Recipe, ...wanted: readonly Substance[]): boolean =>
  foodsOf(recipe).some((food) => substancesOf(food).some((substance) => wanted.includes(substance)));

describe("the form of a recipe", () => {
  it("has an id and its own name", () => {
    expect(repeated(RECIPES.map(({ id }) => id))).toEqual([]);
    expect(repeated(RECIPES.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(faults(({ id }) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : ["the id is not kebab-case"]))).toEqual([]);
  });

  it("is found by its id, and an unknown id throws", () => {
    for (const recipe of RECIPES) expect(findRecipe(recipe.id)).toBe(recipe);
    expect(() => findRecipe("no-such-dish")).toThrow("no-such-dish");
  });

  it("has texts that are plain sentences", () => {
    expect(
      faults((recipe) => {
        const texts = [recipe.description, recipe.leftovers.store, ...recipe.steps.map(({ text }) => text)];
        if (recipe.leftovers.reheat !== null) texts.push(recipe.leftovers.reheat);
        return texts.filter((text) => !/^["A-Z0-9{].*\.$/s.test(text) || /!|TODO|\s\s|\p{Extended_Pictographic}/u.test(text));
      }),
    ).toEqual([]);
  });

  it("makes one to eight servings for known meals", () => {
    expect(
      faults(({ servings, meals }) => [
        ...(Number.isInteger(servings) && within(servings, 1, 8) ? [] : [`${servings} servings`]),
        ...(meals.length > 0 && distinct(meals) && meals.every((meal) => MEAL_TYPES.includes(meal)) ? [] : ["meals"]),
      ]),
    ).toEqual([]);
  });

  it("tells true times: whole minutes, hands-on within the total, no step longer than all of it", () => {
    expect(
      faults(({ handsOnMinutes, totalMinutes, steps }) => [
        ...(Number.isInteger(handsOnMinutes) && Number.isInteger(totalMinutes) ? [] : ["parts of minutes"]),
        ...(within(handsOnMinutes, 1, totalMinutes) ? [] : ["hands-on past the total"]),
        ...steps.filter(({ minutes }) => minutes !== undefined && !within(minutes, 1, totalMinutes)).map(({ text }) => text),
      ]),
    ).toEqual([]);
  });

  it("sets a step's timer to the time its words name", () => {
    expect(
      faults(({ steps }) =>
        steps.flatMap(({ text, minutes }) => {
          const named = [...text.matchAll(/(\d+)(?:-(\d+))? (minute|hour|second)/g)].map(([, from = "0", to = from, unit]) => {
            const factor = unit === "hour" ? 60 : unit === "minute" ? 1 : 1 / 60;
            return { least: Number(from) * factor, most: Number(to) * factor };
          });
          if (minutes === undefined || named.length === 0) return [];
          const least = Math.min(...named.map((time) => time.least));
          // Two batches and two sides double the time that is named.
          const most = Math.max(1, 4 * named.reduce((sum, time) => sum + time.most, 0));
          return within(minutes, least, most) ? [] : [`${minutes} min: ${text}`];
        }),
      ),
    ).toEqual([]);
  });

  it("has two to nine steps, more than two when it takes over a quarter of an hour", () => {
    expect(
      faults(({ steps, totalMinutes }) => (within(steps.length, totalMinutes > 15 ? 3 : 2, 9) ? [] : [`${steps.length} steps`])),
    ).toEqual([]);
  });

  it("shares no step with another recipe but the heating of the oven", () => {
    const texts = RECIPES.flatMap(({ steps }) => steps.map(({ text }) => text.toLowerCase()));
    expect(repeated(texts).filter((text) => !/^(pre)?heat the oven to \d+ °c\.$/.test(text))).toEqual([]);
  });
});

describe("ingredients", () => {
  it("are known foods in amounts that can be weighed, each on one line", () => {
    const known = new Set(FOODS.map(({ id }) => id));
    expect(
      faults(({ ingredients }) => [
        ...ingredients.filter(({ food }) => !known.has(food)).map(({ food }) => `unknown ${food}`),
        ...ingredients.filter(({ grams }) => !within(grams, 0.05, 3000)).map(({ food, grams }) => `${grams} g of ${food}`),
        ...repeated(ingredients.map(({ food }) => food)).map((food) => `${food} twice`),
      ]),
    ).toEqual([]);
  });

  it("are all named in the steps, and the steps name no other", () => {
    expect(
      faults((recipe) => {
        const listed = recipe.ingredients.map(({ food }) => food);
        const named = tokensOf(recipe);
        return [
          ...listed.filter((food) => !named.includes(food)).map((food) => `${food} is used in no step`),
          ...named.filter((food) => !listed.includes(food)).map((food) => `${food} is not in the list`),
        ];
      }),
    ).toEqual([]);
  });

  it("are in the steps as well-formed names", () => {
    expect(faults((recipe) => (/[{}|]/.test(stepsOf(recipe).replace(TOKEN, "")) ? ["a stray brace"] : []))).toEqual([]);
  });

  it("are measured in the list alone: a step speaks of shares, because portions are scaled", () => {
    expect(
      faults(({ steps }) =>
        steps
          .filter(({ text }) => /\d ?(g|kg|ml|l|litres?|tbsp|tsp|tablespoons?|teaspoons?|cups?)\b/.test(text))
          .map(({ text }) => text),
      ),
    ).toEqual([]);
  });

  it("don't oversalt a serving", () => {
    expect(
      faults(({ ingredients, servings }) =>
        ingredients.filter(({ food, grams }) => food === "salt" && grams / servings > 1.6).map(() => "salt"),
      ),
    ).toEqual([]);
  });
});

/** Words that are names of foods and mean something else in a step, or that a step may use freely. */
const NOT_A_FOOD_IN_STEPS: readonly string[] = ["water", "wrap", "concentrate", "preserve", "ale"];
/** Kinds of food that no food is called by alone: a step that says one needs a listed food of the kind. */
const KINDS_OF_FOOD: readonly string[] = ["oil", "stock", "flour", "noodles", "chicken", "beans", "wine", "syrup", "lentils"];

function withPlurals(word: string): readonly string[] {
  const forms = [word, `${word}s`, `${word}es`];
  if (word.endsWith("y")) forms.push(`${word.slice(0, -1)}ies`);
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("es")) forms.push(word.slice(0, -2));
  if (word.endsWith("s")) forms.push(word.slice(0, -1));
  if (word.endsWith("leaf")) forms.push(`${word.slice(0, -4)}leaves`);
  return forms;
}

/** All that a food is called by, singular and plural, lower case; "canned tomatoes" for "canned tomatoes, drained (jar)". */
function termsOf(food: Food): readonly string[] {
  const names = [food.name, food.short ?? food.name, food.id.replaceAll("-", " "), ...(food.aliases ?? [])];
  return names
    .map((name) =>
      name
        .toLowerCase()
        .replace(/[,(].*$/, "")
        .trim(),
    )
    .filter((name) => name.length > 2)
    .flatMap(withPlurals);
}

/** Ids of the foods that are called by a word. */
const FOODS_BY_TERM: ReadonlyMap<string, readonly string[]> = (() => {
  const byTerm = new Map<string, string[]>();
  for (const food of FOODS) for (const term of new Set(termsOf(food))) byTerm.set(term, [...(byTerm.get(term) ?? []), food.id]);
  for (const kind of KINDS_OF_FOOD) if (!byTerm.has(kind)) byTerm.set(kind, []);
  for (const word of NOT_A_FOOD_IN_STEPS) byTerm.delete(word);
  return byTerm;
})();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** The longest name wins: "coconut milk" is no milk. */
const ANY_TERM = new RegExp(
  `(?<![\\p{L}-])(?:${[...FOODS_BY_TERM.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})(?![\\p{L}])`,
  "giu",
);

/** Words of the steps that name a food which isn't in the list. "Onion" is fine beside a listed red onion. */
function unlistedWords(steps: string, listed: readonly Food[]): readonly string[] {
  const ids = listed.map(({ id }) => id);
  const terms = listed.flatMap(termsOf);
  return [...steps.replace(TOKEN, "#").matchAll(ANY_TERM)]
    .map(([word]) => word.toLowerCase())
    .filter((word) => {
      const named = FOODS_BY_TERM.get(word) ?? [];
      if (named.some((id) => ids.includes(id)) || terms.some((term) => term.includes(word))) return false;
      return !(/^cloves?$/.test(word) && ids.includes("garlic"));
    });
}

describe("foods in the plain words of a step", () => {
  it("are all in the list", () => {
    expect(faults((recipe) => unlistedWords(stepsOf(recipe), foodsOf(recipe)))).toEqual([]);
  });

  it("are all in the list when a preparation names them: nobody buys lasagne sheets from a line that says pasta", () => {
    expect(
      faults((recipe) => recipe.ingredients.flatMap(({ preparation }) => unlistedWords(preparation ?? "", foodsOf(recipe)))),
    ).toEqual([]);
  });

  it("would be found: singular, plural, by another name, and not within another word", () => {
    const onion = [findFood("red-onion")];
    expect(unlistedWords("Fry {red-onion} with two Tomatoes and a zucchini.", onion)).toEqual(["tomatoes", "zucchini"]);
    expect(unlistedWords("Stir the onion into the coconut milk.", onion)).toEqual(["coconut milk"]);
    expect(unlistedWords("Oil the tray, then brown the onions in eggshell-coloured water.", onion)).toEqual(["oil"]);
  });
});

describe("nutrition", () => {
  it("has an energy within 15 % of 4 x protein + 4 x carbohydrate + 9 x fat", () => {
    expect(
      faults((recipe) => {
        const { energy, protein, carbs, fat } = perServing(recipe);
        const byParts = 4 * protein + 4 * carbs + 9 * fat;
        return within(byParts / energy, 0.85, 1.15) ? [] : [`${energy.toFixed(0)} kcal against ${byParts.toFixed(0)}`];
      }),
    ).toEqual([]);
  });

  it("has servings of a usual size", () => {
    expect(
      faults((recipe) => {
        const { energy } = perServing(recipe);
        const small = recipe.course === "side" || recipe.meals.every((meal) => meal === "Snack");
        // A main that is also a snack may be small; the planner serves it where it fits.
        const least = small ? 30 : recipe.meals.includes("Snack") ? 90 : 300;
        return within(energy, least, small ? 280 : 700) ? [] : [`${energy.toFixed(0)} kcal`];
      }),
    ).toEqual([]);
  });

  it("comes out in natural amounts for one person: whole eggs, slices and tortillas, half avocados", () => {
    expect(
      faults((recipe) => {
        const servings = portionsOf(recipe, findFood).map((portion) => portion.servings);
        return servings.some((count) => within(count, 0.85, 1.15)) ? [] : [`portions of ${servings.join(", ")}`];
      }),
    ).toEqual([]);
  });

  it("asks no person to eat more of a food than is sensible", () => {
    expect(
      faults((recipe) =>
        recipe.ingredients
          .filter(({ food, grams }) => grams / recipe.servings > findFood(food).mostGrams)
          .map(({ food, grams }) => `${grams / recipe.servings} g of ${food} each`),
      ),
    ).toEqual([]);
  });
});

const EGGS: readonly string[] = ["egg", "egg-white", "egg-yolk"];
const RAW_RICE: readonly string[] = [
  "white-rice",
  "basmati-rice",
  "jasmine-rice",
  "brown-rice",
  "wild-rice",
  "arborio-rice",
  "sushi-rice",
];

describe("leftovers", () => {
  it("keep no longer than is safe", () => {
    expect(
      faults((recipe) => {
        const { fridgeDays, freezerMonths } = recipe.leftovers;
        const grams = recipe.ingredients.reduce((sum, line) => sum + line.grams, 0);
        const eggs = recipe.ingredients.reduce((sum, line) => sum + (EGGS.includes(line.food) ? line.grams : 0), 0);
        const most = Math.min(
          4,
          holds(recipe, "fish", "crustacean", "mollusc") && recipe.ingredients.some(isSeafoodPiece) ? 2 : 4,
          recipe.ingredients.some(({ food }) => RAW_RICE.includes(food)) ? 2 : 4,
          eggs > grams / 4 ? 3 : 4,
        );
        return [
          ...(Number.isInteger(fridgeDays) && within(fridgeDays, 0, most) ? [] : [`${fridgeDays} days, at most ${most}`]),
          ...(freezerMonths === null || (Number.isInteger(freezerMonths) && within(freezerMonths, 1, 6)) ? [] : ["freezer"]),
        ];
      }),
    ).toEqual([]);
  });

  it("of meat and poultry are heated through", () => {
    expect(
      faults((recipe) => {
        const { reheat } = recipe.leftovers;
        if (reheat === null || !holds(recipe, "red-meat", "poultry")) return [];
        return /74 °C|steaming|simmer|boil/.test(reheat) ? [] : [reheat];
      }),
    ).toEqual([]);
  });
});

/** Seafood itself, not the drop of it in a sauce. */
function isSeafoodPiece({ food }: Recipe["ingredients"][number]): boolean {
  return findFood(food).aisle === "Fish" && food !== "anchovies";
}

const allows = (recipe: Recipe, diet: Diet): boolean => foodsOf(recipe).every((food) => dietsOf(food, findFood).includes(diet));
const isFreeOfAllTen = (recipe: Recipe): boolean => foodsOf(recipe).every((food) => allergensOf(food, findFood).length === 0);
const isSide = ({ course }: Recipe): boolean => course === "side";
const servedAs = (recipe: Recipe, meal: MealType): boolean => recipe.meals.includes(meal) && !isSide(recipe);

/** Dishes of a diet that are quick and hold none of the ten allergens, by meal: what is left to whoever may have least. */
const LEAST_QUICK_AND_FREE: Readonly<Record<Diet, Readonly<Record<MealType | "side", number>>>> = {
  standard: { Breakfast: 20, Lunch: 30, Snack: 20, Dinner: 30, side: 20 },
  vegetarian: { Breakfast: 10, Lunch: 14, Snack: 14, Dinner: 14, side: 15 },
  vegan: { Breakfast: 10, Lunch: 14, Snack: 14, Dinner: 14, side: 15 },
  keto: { Breakfast: 8, Lunch: 10, Snack: 8, Dinner: 12, side: 8 },
  paleo: { Breakfast: 10, Lunch: 14, Snack: 12, Dinner: 14, side: 12 },
  mediterranean: { Breakfast: 10, Lunch: 14, Snack: 14, Dinner: 14, side: 15 },
};
/** Dishes of a diet that take their time, for lunch or dinner: of all, and of those without any of the ten allergens. */
const LEAST_SLOW = { all: 7, free: 5 };

describe("the whole book", () => {
  it("has at least 180 recipes from a dozen kitchens", () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(180);
    expect(new Set(RECIPES.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(DIETS)("has quick dishes without any of the ten allergens for each meal of a %s day", (diet) => {
    const free = RECIPES.filter((recipe) => allows(recipe, diet) && isFreeOfAllTen(recipe) && isQuick(recipe));
    const least = LEAST_QUICK_AND_FREE[diet];
    const few = MEAL_TYPES.map((meal) => ({ meal, dishes: free.filter((recipe) => servedAs(recipe, meal)).length })).filter(
      ({ meal, dishes }) => dishes < least[meal],
    );
    expect(few).toEqual([]);
    expect(free.filter(isSide).length).toBeGreaterThanOrEqual(least.side);
  });

  it.each(DIETS)("has dishes that take their time for a %s table", (diet) => {
    const slow = RECIPES.filter(
      (recipe) => allows(recipe, diet) && !isQuick(recipe) && (servedAs(recipe, "Lunch") || servedAs(recipe, "Dinner")),
    );
    expect(slow.length).toBeGreaterThanOrEqual(LEAST_SLOW.all);
    expect(slow.filter(isFreeOfAllTen).length).toBeGreaterThanOrEqual(LEAST_SLOW.free);
  });
});
