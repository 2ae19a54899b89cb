import { WEEKDAYS, type Weekday } from "../calendar/weekdays.ts";
import { EQUIPMENT, type Equipment } from "../training/exercise.ts";
import type { MealType } from "../nutrition/recipe.ts";
import { ALLERGENS, DIETS, type Allergen, type Diet } from "../nutrition/diets.ts";
import { formWords, masked, singular, type Mention, type NameIndex } from "./names.ts";
import { longForm, plainWords } from "./plain-words.ts";
import { withDigits } from "./numbers.ts";
import type { Speller } from "./spelling.ts";

/** The names that questions are searched for. */
export interface CoachNames {
  readonly exercises: NameIndex;
  readonly foods: NameIndex;
  readonly recipes: NameIndex;
  readonly muscles: NameIndex;
  readonly joints: NameIndex;
  readonly speller: Speller;
}

/** What someone asked, read. */
export interface Question {
  readonly text: string;
  /** Its words between single spaces, one in front and behind: as they are, and in ever more general terms (`@exercise`, `@food`, `@muscle`). */
  readonly lines: readonly string[];
  /** Ids of exercises, one list for each mention: what it may be, the likeliest first. */
  readonly exercises: readonly (readonly string[])[];
  readonly foods: readonly (readonly string[])[];
  readonly recipes: readonly (readonly string[])[];
  /** Words for muscles and for parts that hurt, as the indexes have them. */
  readonly muscles: readonly string[];
  readonly joints: readonly string[];
  readonly equipment: readonly Equipment[];
  readonly days: readonly Weekday[];
  readonly meal: MealType | null;
  readonly diets: readonly Diet[];
  /** What must not be in it. */
  readonly allergens: readonly Allergen[];
  /** Minutes that are named: "in 20 minutes". */
  readonly minutes: number | null;
}

const EQUIPMENT_WORDS: Readonly<Record<string, Equipment>> = {
  ...Object.fromEntries(EQUIPMENT.map((each): [string, Equipment] => [each.replaceAll("-", " "), each])),
  treadmill: "cardio-machine",
  rower: "cardio-machine",
  elliptical: "cardio-machine",
  "stair climber": "cardio-machine",
  trx: "suspension-trainer",
  "squat rack": "rack",
  "hex bar": "trap-bar",
  "ez curl": "ez-bar",
  "gymnastic ring": "rings",
  "battle rope": "battle-ropes",
  "dip bar": "dip-bars",
  "plyo box": "box",
  dumbbell: "dumbbell",
  dumbell: "dumbbell",
  kettlebell: "kettlebell",
  band: "band",
  cable: "cable",
  barbell: "barbell",
};
const MEALS: Readonly<Record<string, MealType>> = {
  breakfast: "Breakfast",
  lunch: "Lunch",
  dinner: "Dinner",
  supper: "Dinner",
  tonight: "Dinner",
  snack: "Snack",
  dessert: "Snack",
};
const FREE_OF: Readonly<Record<string, Allergen>> = Object.fromEntries(
  ALLERGENS.flatMap((allergen): [string, Allergen][] => [
    [allergen.toLowerCase(), allergen],
    [allergen.toLowerCase().replace(/s$/, ""), allergen],
  ]),
);

/** Reads a question: spelling, names of the catalogue, days, meals, minutes. */
export function readQuestion(text: string, names: CoachNames): Question {
  const { read } = names.speller;
  const words = plainWords(text)
    .map((word) => SHORT_DAYS[word] ?? word)
    .flatMap(read)
    .flatMap(longForm);
  const line = withDigits(` ${words.join(" ")} `).replaceAll(/(?<= )(?:w|wo)(?= )/g, "with");
  const shownWords = formWords(line);
  const plain = shownWords.map(singular);
  const exercises = names.exercises.find(plain);
  const recipes = names.recipes.find(plain);
  const inRecipe = (mention: Mention): boolean => recipes.some(({ from, to }) => mention.from >= from && mention.to <= to);
  const foods = names.foods.find(plain).filter((mention) => !inRecipe(mention));
  const outside = (mention: Mention): boolean => !exercises.some(({ from, to }) => mention.from >= from && mention.to <= to);
  // "Came back", "get my money back": no part of the body.
  const isPart = ({ from, to }: Mention): boolean =>
    !(to === from + 1 && plain[from] === "back" && NO_BACK_AFTER.has(plain[from - 1] ?? ""));
  const muscles = names.muscles.find(plain).filter(outside).filter(isPart);
  const joints = names.joints.find(plain).filter(outside).filter(isPart);
  const equipment = plain.flatMap((word, at) => EQUIPMENT_WORDS[`${word} ${plain[at + 1] ?? ""}`] ?? EQUIPMENT_WORDS[word] ?? []);
  const days = plain.flatMap(
    (word) => WEEKDAYS.find((day) => day.toLowerCase() === word || `${day.toLowerCase()}s` === word) ?? [],
  );
  const wordsAt = ({ from, to }: Mention): string => plain.slice(from, to).join(" ");
  const general = (mentions: readonly (readonly [readonly Mention[], string])[]): string => {
    let shown = shownWords;
    const taken: { from: number; to: number; as: string }[] = [];
    for (const [list, as] of mentions)
      for (const { from, to } of list) if (!taken.some((each) => from < each.to && to > each.from)) taken.push({ from, to, as });
    for (const { from, to, as } of taken.toSorted((a, b) => b.from - a.from)) shown = masked(shown, [{ ids: [], from, to }], as);
    return ` ${shown
      .map((word) => (DAY_NAMES.has(word) ? "@day" : singular(word) in EQUIPMENT_WORDS ? "@equipment" : word))
      .join(" ")} `;
  };
  const minutes = /(?<= )(\d{1,3}) (?:min|mins|minute|minutes|m|max)(?= )/.exec(line);
  return {
    text,
    lines: [
      ...new Set([
        line,
        ` ${shownWords.join(" ")} `,
        general([[exercises, "@exercise"]]),
        general([
          [exercises, "@exercise"],
          [muscles, "@muscle"],
        ]),
        general([
          [exercises, "@exercise"],
          [joints, "@joint"],
          [muscles, "@muscle"],
        ]),
        general([
          [recipes, "@recipe"],
          [exercises, "@exercise"],
          [foods, "@food"],
        ]),
        general([[foods, "@food"]]),
      ]),
    ],
    exercises: exercises.map(({ ids }) => ids),
    foods: foods.map(({ ids }) => ids),
    recipes: recipes.map(({ ids }) => ids),
    muscles: muscles.map(wordsAt),
    joints: joints.map(wordsAt),
    equipment: [...new Set(equipment)],
    days,
    meal: plain.map((word) => MEALS[word]).find((meal) => meal !== undefined) ?? null,
    diets: DIETS.filter((diet) => diet !== "standard" && plain.includes(diet)),
    allergens: [...new Set(plain.flatMap((word, at) => freeOf(word, plain.slice(Math.max(0, at - 3), at), plain[at + 1])))],
    minutes: minutes === null ? null : Number(minutes[1]),
  };
}

/** After these, "back" is a direction. */
const NO_BACK_AFTER: ReadonlySet<string> = new Set(
  "came come coming go going gone get getting got be welcome money take put went bring brought call right way".split(" "),
);

/** "Sat" and "sun" are words of their own. */
const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: "monday",
  tue: "tuesday",
  tues: "tuesday",
  wed: "wednesday",
  weds: "wednesday",
  thu: "thursday",
  thur: "thursday",
  thurs: "thursday",
  fri: "friday",
};
const DAY_NAMES: ReadonlySet<string> = new Set(WEEKDAYS.map((day) => day.toLowerCase()));

/** "Nobody likes", "does not eat", "hates": what comes next isn't wanted. */
function isDisliked(before: readonly string[]): boolean {
  const words = before.join(" ");
  return /(?:^| )(?:nobody|no one|not|never) (?:likes?|eats?|wants?)$|(?:^| )(?:hates?|dislikes?|can not have|can not eat)$/.test(
    words,
  );
}

/** "Gluten-free", "without nuts", "no dairy". */
function freeOf(word: string, before: readonly string[], after = ""): readonly Allergen[] {
  const allergen = FREE_OF[word] ?? (word === "lactose" ? "Dairy" : word === "milk" && after === "free" ? "Dairy" : undefined);
  return allergen !== undefined &&
    (after === "free" || before.slice(-1).some((each) => /^(?:no|without|avoid)$/.test(each)) || isDisliked(before))
    ? [allergen]
    : [];
}
