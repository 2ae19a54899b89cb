import { EXERCISE_ALIASES } from "@lockstep/content/coach/exercise-aliases.ts";
import { FOOD_ALIASES } from "@lockstep/content/coach/food-words.ts";
import { JOINT_WORDS, MUSCLE_WORDS } from "@lockstep/content/coach/body-words.ts";
import { INTENTS } from "@lockstep/content/coach/intents/index.ts";
import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { nameIndex, nameWords, type NameIndex } from "@lockstep/domain/coach/names.ts";
import type { CoachNames } from "@lockstep/domain/coach/question.ts";
import { spellerOf } from "@lockstep/domain/coach/spelling.ts";

/** Words of recipes that alone don't name one. */
const SHORTEST_RECIPE_NAME = 2;

let names: CoachNames | null = null;

/** The names of the catalogue that questions are searched for: made at the first question. */
export function coachNames(): CoachNames {
  names ??= makeNames();
  return names;
}

function makeNames(): CoachNames {
  const strength = EXERCISES.toSorted((a, b) => Number(a.tier !== "free") - Number(b.tier !== "free"));
  const exercises = nameIndex(strength, { aliases: EXERCISE_ALIASES, byEnding: true });
  const foods = nameIndex(
    FOODS.flatMap(({ id, name, short, aliases = [] }) =>
      [...foodNames(name), ...(short === undefined ? [] : [short]), ...aliases].map((each) => ({ id, name: each })),
    ),
    { aliases: FOOD_ALIASES },
  );
  // "Greek yogurt" is the food, though a recipe begins with it.
  const recipes = nameIndex(
    RECIPES.flatMap(({ id, name }) =>
      [name, ...shorterNames(name).filter((each) => !isName(foods, each))].map((each) => ({ id, name: each })),
    ),
  );
  const muscles = nameIndex(Object.keys(MUSCLE_WORDS).map((name) => ({ id: name, name })));
  const joints = nameIndex(Object.keys(JOINT_WORDS).map((name) => ({ id: name, name })));
  const vocabulary = coachVocabulary([exercises, foods, recipes, muscles, joints]);
  return { exercises, foods, recipes, muscles, joints, speller: spellerOf(vocabulary) };
}

/** "Fresh basil" is "basil", "canned chickpeas, drained" is "chickpeas". */
function foodNames(name: string): readonly string[] {
  const full = name.replace(/[,(].*/, "").trim();
  const bare = full.replace(/^(?:fresh|dried|canned|frozen|cooked|raw|plain|ground|hulled|dry|soft|toasted|medium) /, "");
  return bare === full ? [full] : [full, bare];
}

/** Whether words are a name as a whole. */
function isName(index: NameIndex, name: string): boolean {
  const words = nameWords(name);
  return index.find(words).some(({ from, to }) => from === 0 && to === words.length);
}

/** Every word that intents and names are made of. */
function coachVocabulary(indexes: readonly NameIndex[]): ReadonlySet<string> {
  const vocabulary = new Set<string>();
  for (const { asks, words } of INTENTS) {
    for (const phrase of asks.list) for (const word of phrase.words) if (!word.startsWith("@")) vocabulary.add(word);
    for (const word of words) for (const part of word.split(" ")) vocabulary.add(part);
  }
  for (const { words } of indexes) for (const word of words) if (word.length > 2) vocabulary.add(word).add(`${word}s`);
  return vocabulary;
}

/** "Quick spaghetti bolognese" is "spaghetti bolognese", "Chicken tikka with spinach and rice" is "chicken tikka". */
function shorterNames(name: string): readonly string[] {
  const before = name.replace(/ (?:with|in|on|and) .*/, "");
  return [before, before.replace(/^(?:Quick|Slow|Warm|Crisp|Creamy) /, "")].filter(
    (each) => each !== name && each.split(" ").length >= SHORTEST_RECIPE_NAME,
  );
}
