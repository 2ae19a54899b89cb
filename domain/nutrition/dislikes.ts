import { sourcesOf } from "./food.ts";
import type { FindFood, Food } from "./food.ts";
import type { BookRecipe, MealBook } from "./meal-book.ts";
import type { Substance } from "./substance.ts";

/** A word without its plural: "mushrooms" and "mushroom", "tomatoes" and "tomato", "berries" and "berry" are one. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxzo]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  return word;
}

/** What a food is said to be free of: "from a nut-free pack" holds no nut. */
const FREE_OF = /[\p{L}\p{N}]+-free/gu;

/** Oil that tastes little of what it is pressed from: who leaves olives on the plate still cooks with their oil. */
const OLIVE_OIL = ["olive", "oil"] as const;

/** The words of a text: lower case, no accents, singular; without what it is said to be free of. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(FREE_OF, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular);
}

/** Whether a phrase is in a text, word by word: "oat" is in "rolled oats", not in "goat's cheese"; "olive" not in "olive oil". */
export function mentions(text: string, phrase: readonly string[]): boolean {
  return hasPhrase(wordsOf(text), phrase);
}

function hasPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  const isOil = phrase.includes("oil");
  const words = isOil ? text : text.filter((word, place) => word !== OLIVE_OIL[0] || text[place + 1] !== OLIVE_OIL[1]);
  return words.some((_, start) => phrase.every((word, place) => words[start + place] === word));
}

/** The words of each name of a food and of all in it. */
function readNames(food: Food, find: FindFood): readonly (readonly string[])[] {
  const own = (of: Food): readonly string[] => [of.name, of.short ?? "", ...(of.aliases ?? [])];
  return [...own(food), ...sourcesOf(food, find).flatMap((source) => own(source.food))].map(wordsOf);
}

/** Names are read once for the life of a book: thirty dislikes, tried again with every relaxation, would read them a million times. */
const NAMES = new WeakMap<FindFood, WeakMap<Food, readonly (readonly string[])[]>>();

const DISHES = new WeakMap<BookRecipe, readonly string[]>();

function dishWords(entry: BookRecipe): readonly string[] {
  const words = DISHES.get(entry) ?? wordsOf(entry.recipe.name);
  DISHES.set(entry, words);
  return words;
}

function namesOf(food: Food, find: FindFood): readonly (readonly string[])[] {
  const known = NAMES.get(find) ?? new WeakMap<Food, readonly (readonly string[])[]>();
  NAMES.set(find, known);
  const names = known.get(food) ?? readNames(food, find);
  known.set(food, names);
  return names;
}

/** Words for kinds of food, with what they stand for: stuff in a food, or words in its names. */
const KINDS: Readonly<Record<string, { readonly substances?: readonly Substance[]; readonly words?: readonly string[] }>> = {
  nut: { substances: ["tree-nut", "peanut"] },
  seed: { substances: ["seed", "sesame"] },
  fish: { substances: ["fish"] },
  shellfish: { substances: ["crustacean", "mollusc"] },
  seafood: { substances: ["fish", "crustacean", "mollusc"] },
  meat: { substances: ["red-meat", "cured-meat", "poultry"] },
  poultry: { substances: ["poultry"] },
  dairy: { substances: ["milk", "milk-fat"] },
  mushroom: { substances: ["mushroom"] },
  pulse: { substances: ["pulse"] },
  legume: { substances: ["pulse", "green-pulse", "soybean", "peanut"] },
  soy: { substances: ["soybean"] },
  coconut: { substances: ["coconut"] },
  seaweed: { substances: ["seaweed"] },
  alcohol: { substances: ["alcohol"] },
  cheese: {
    words: [
      "cheddar",
      "feta",
      "mozzarella",
      "parmesan",
      "ricotta",
      "gruyere",
      "emmental",
      "brie",
      "gouda",
      "halloumi",
      "paneer",
      "queso",
    ],
  },
  bean: { words: ["bean", "edamame"] },
  spicy: { words: ["chilli", "jalapeno", "cayenne", "harissa", "sriracha", "chipotle", "gochujang"] },
};

function isOfKind(food: Food, kind: string, find: FindFood): boolean {
  const known = KINDS[kind];
  if (known === undefined) return false;
  const { substances = [], words = [] } = known;
  if (namesOf(food, find).some((name) => words.some((word) => hasPhrase(name, [word])))) return true;
  return sourcesOf(food, find).some((source) => substances.some((substance) => source.food.contains.includes(substance)));
}

/** Whether a food goes against a dislike, asked once for each food and not for each dish it's in. */
function dislikedFoods(dislike: readonly string[], find: FindFood): (id: string) => boolean {
  const answers = new Map<string, boolean>();
  const [only = ""] = dislike;
  const ask = (id: string): boolean => {
    const food = find(id);
    return namesOf(food, find).some((name) => hasPhrase(name, dislike)) || (dislike.length === 1 && isOfKind(food, only, find));
  };
  return (id) => {
    const answer = answers.get(id) ?? ask(id);
    answers.set(id, answer);
    return answer;
  };
}

/** The test of a dish against a dislike: by its name, by the name or alias of anything in it, or by its kind ("nuts", "seafood"). */
function goesAgainst(dislike: string, find: FindFood): (entry: BookRecipe) => boolean {
  const phrase = wordsOf(dislike);
  if (phrase.length === 0) return () => false;
  const isDislikedFood = dislikedFoods(phrase, find);
  return (entry) => hasPhrase(dishWords(entry), phrase) || entry.recipe.ingredients.some(({ food }) => isDislikedFood(food));
}

/** For each dislike, the ids of the dishes that go against it; none for a word that no food or dish has. */
export function dislikedDishes(dislikes: readonly string[], book: MealBook): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    dislikes.map((dislike) => [
      dislike,
      new Set(book.recipes.filter(goesAgainst(dislike, book.find)).map(({ recipe }) => recipe.id)),
    ]),
  );
}
