import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { nutrientsOf } from "@lockstep/domain/nutrition/food.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { ApiError } from "../../../../platform/http/api-error.ts";
import { nameWords, singular } from "@lockstep/domain/coach/names.ts";
import { foodName, getGroceryState, mealPlans } from "../../../nutrition/index.ts";
import { listFamilyGroceries } from "../../../groceries/index.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { addGroceries } from "../../tools/add-groceries.ts";
import { logMeal } from "../../tools/log-meal.ts";
import { logSets } from "../../tools/log-sets.ts";
import type { Draft } from "../../tools/tool.ts";
import { findLastProposal } from "../../store.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { coachNames } from "../coach-names.ts";
import { pickExercise } from "../pick-exercise.ts";
import { exerciseLink } from "./exercises.ts";
import { notInTable, takeawaysIn, type Said } from "./takeaways.ts";
import { POUND_KG } from "../weights.ts";

const line = ({ question }: Asking): string => question.lines[0] ?? "";
const SIGN_IN = "Sign in, and I can log it for you: [Sign in](/login), or [create a free account](/register).";

/** Sets as someone reports them: "3x8 with 40", "12 reps at 35 lb", "8, 8, 6 at 60 kg". */
interface ReportedSets {
  readonly sets: number;
  readonly isSetsSaid: boolean;
  readonly reps: number;
  readonly weight: number | null;
  readonly unit: "kg" | "lb" | null;
}

/** Reads sets, repetitions and a weight out of a line of words; null without repetitions. */
export function readSets(words: string): ReportedSets | null {
  const text = words
    .replaceAll(/(\d)x(\d)/g, "$1 x $2")
    .replaceAll(/ (?:times|by|sets of|set of) /g, " x ")
    .replaceAll(/ sets x /g, " x ");
  const unit = /(?<= )\d+(?:\.\d+)? ?(kg|kgs|kilos?|lbs?|pounds?)(?= )/.exec(text)?.[1] ?? null;
  const cross = /(?<= )(\d{1,2}) x (\d{1,3})(?= )/.exec(text);
  const reps = cross === null ? /(?<= )(\d{1,3}) (?:reps?|repetitions)(?= )/.exec(text) : null;
  const sets = cross === null ? /(?<= )(\d{1,2}) sets?(?= )/.exec(text) : null;
  const count = Number(cross?.[2] ?? reps?.[1] ?? NaN);
  if (Number.isNaN(count) || count < 1 || count > 100) return null;
  const taken = new Set([cross?.[1], cross?.[2], reps?.[1], sets?.[1]].filter((each) => each !== undefined));
  const named =
    /(?<= )(?:with|at|@|on|using|using a|using an) (?:a |an |my )?(\d+(?:\.\d+)?)(?= )/.exec(text)?.[1] ??
    /(?<= )(\d+(?:\.\d+)?) ?(?:kg|kgs|kilos?|lbs?|pounds?)(?= )/.exec(text)?.[1];
  const numbers = [...text.matchAll(/(?<= )\d+(?:\.\d+)?(?= )/g)].map(([number]) => number);
  const weight = named ?? numbers.findLast((number) => !taken.has(number)) ?? null;
  return {
    sets: Math.min(10, Number(cross?.[1] ?? sets?.[1] ?? 1)),
    isSetsSaid: cross !== null || sets !== null,
    reps: count,
    weight: weight === null ? null : Number(weight),
    unit: unit === null ? null : unit.startsWith("k") ? "kg" : "lb",
  };
}

const logSetsAnswer: Answer = async (asking) => {
  const { scene, person } = asking;
  if (scene.actor === null) return says(SIGN_IN);
  const told = readSets(line(asking));
  const exercise = await pickExercise(asking);
  const how =
    'Tell me in one line, such as "bench press 3x8 with 40 kg", and I\'ll prepare it for you to confirm. Or open the exercise in [your plan](/workout-plan), enter your sets, and choose **Mark as completed**.';
  if (exercise === null || told === null)
    return says(exercise === null ? how : `How many reps of ${exerciseLink(exercise)}, and with what weight? ${how}`);
  const units = told.unit ?? (await person.profile())?.units ?? "kg";
  const weightKg =
    told.weight === null ? null : Math.round((units === "kg" ? told.weight : told.weight * POUND_KG) * 1000) / 1000;
  const draft = await draftSets(asking, exercise, { ...told, weightKg });
  const amount = `${told.sets} × ${told.reps}${told.weight === null ? "" : ` at ${told.weight} ${units}`}`;
  const unclear = told.isSetsSaid ? "" : " I took it as one set; if there were more, tell me how many.";
  const weightless = told.weight === null && exercise.needs.length > 0 ? " You didn't name a weight, so I left it out." : "";
  return says(
    `${amount} on the ${exerciseLink(exercise)} for today: confirm below and it's in your log. You can undo it.${unclear}${weightless}`,
    [draft],
  );
};

async function draftSets(
  { scene }: Asking,
  exercise: Exercise,
  { sets, reps, weightKg }: { sets: number; reps: number; weightKg: number | null },
): Promise<Draft> {
  const isHold = exercise.dose.holdSeconds !== null;
  const set = isHold ? { weightKg, reps: 1, seconds: reps } : { weightKg, reps };
  return logSets.run(scene.platform, scene.actor, { exerciseId: exercise.id, sets: Array.from({ length: sets }, () => set) });
}

const logMealAnswer: Answer = async (asking) => {
  const { scene, question, person } = asking;
  if (scene.actor === null) return says(SIGN_IN);
  const { platform, actor } = scene;
  const words = line(asking);
  const type = question.meal ?? undefined;
  const mealType = type === undefined ? {} : { mealType: type };
  const [recipe] = question.recipes;
  if (recipe?.[0] !== undefined) {
    const draft = await logMeal.run(platform, actor, { recipeId: recipe[0], servings: 1, ...mealType });
    return says("One serving: confirm below and it's in your log. You can undo it.", [draft]);
  }
  const { eaten, missing } = mealParts(question.text);
  if (eaten.length > 0) {
    const drafts: Draft[] = [];
    for (const { foodId, grams } of eaten.slice(0, MOST_CARDS))
      drafts.push(await logMeal.run(platform, actor, { foodId, grams, ...mealType }));
    const isHidden = (await person.profile())?.hideCalories === true;
    const kcal = eaten.slice(0, MOST_CARDS).reduce((sum, each) => sum + energyOf(each), 0);
    const said = leftOut([...missing, ...eaten.slice(MOST_CARDS).map(({ name }) => name)], {
      isHidden,
      many: drafts.length > 1,
      kcal,
    });
    const isSandwich = / (?:sandwich|toast|burger|wrap) /.test(words) ? " Was there butter, cheese or a sauce on it?" : "";
    return says(
      `Here's a rough estimate to confirm, ${drafts.length === 1 ? "with a typical amount" : "one card for each part, with typical amounts"}; the numbers are a guess.${said}${isSandwich} If you know the grams, say "log 150 g of ${eaten[0]?.name ?? "rice"}".`,
      drafts,
    );
  }
  const outside = takeawaysIn(words);
  if (outside.length === 0 && missing.length > 0 && eaten.length === 0 && type !== undefined)
    return says(
      `${capital(joinNames(missing))}: ${missing.length === 1 ? "that isn't" : "those aren't"} in our food table, so I'd only be guessing. Name the parts with amounts, such as "log 100 g of cooked lentils and 60 g of flour tortilla", and I'll prepare those. You can also search for any food in [your meal plan](/meal-plan).`,
    );
  if (outside.length > 0) {
    const isHidden = (await person.profile())?.hideCalories === true;
    const parts = outside.some(({ takeaway: { kind } }) => kind === "meal")
      ? ' If you know what was in it, name the parts with amounts, such as "log 2 slices of bread and 100 g chicken", and I\'ll prepare those.'
      : "";
    return says(`${notInTable(outside, { isHidden })}${parts}`);
  }
  const planned = (await person.meals())?.planned ?? null;
  const meal = planned?.find((each) => each.type === type);
  if (meal !== undefined && !/ (?:ate|had|eaten|drank) /.test(words)) {
    const draft = await logMeal.run(platform, actor, { mealId: meal.mealId, ...mealType });
    return says(
      `Your planned ${meal.type.toLowerCase()} today is ${link(meal.name, meal.path)}. Confirm below to log it; if you had something else, tell me what.`,
      [draft],
    );
  }
  if (/ (?:ate|had|eaten|drank) /.test(words))
    return says(
      "I don't have figures for that dish, so I'd only be guessing. Name its parts, such as \"log 2 slices of bread and 100 g chicken\", and I'll prepare an estimate for you to confirm. You can also add any food by amount in [your meal plan](/meal-plan).",
    );
  return says(
    'What did you eat? Name a dish from the recipes or foods with an amount, such as "log 150 g of Greek yogurt for breakfast", and I\'ll prepare it. Planned meals take one tap in [your meal plan](/meal-plan).',
  );
};

/** What was eaten and has no card, with why. */
function leftOut(
  names: readonly string[],
  { isHidden, many, kcal }: { readonly isHidden: boolean; readonly many: boolean; readonly kcal: number },
): string {
  if (names.length === 0) return "";
  const known = takeawaysIn(` ${names.join(" , ").replaceAll(/(?<= |^)the /g, "")} `);
  const figures =
    known.length === names.length
      ? isHidden
        ? ""
        : ` ${capital(joinNames(known.map((each) => `${each.name} has ${roughKcal(each)}`)))}, so it's roughly **${wholeMeal(kcal, known)} kcal** in all.`
      : " What was in it? Name foods with amounts, and I'll add them.";
  return ` **Not in ${many ? "them" : "it"}**: ${joinNames(names)}; ${names.length === 1 ? "that isn't" : "those aren't"} in our food table, so ${names.length === 1 ? "it" : "they"} can't be logged${known.length === names.length ? "" : " as said"}.${figures}`;
}

/** "About 140 kcal", or a range where they differ much. */
const roughKcal = ({ low, high }: Said): string =>
  high - low <= 20 ? `about ${Math.round((low + high) / 20) * 10} kcal` : `roughly ${low}-${high} kcal`;

/** A whole meal, from a usual amount of what's in the table and what isn't: portions differ by a fifth either way, and more often upward. */
function wholeMeal(kcal: number, known: readonly Said[]): string {
  const toFifty = (value: number): number => Math.round(value / 50) * 50;
  const low = known.reduce((sum, each) => sum + each.low, kcal * 0.9);
  const high = known.reduce((sum, each) => sum + each.high, kcal * 1.3);
  return `${toFifty(low)}-${toFifty(high)}`;
}

/** What an amount of a food has, kcal. */
function energyOf({ foodId, grams }: Eaten): number {
  const food = foodOf(foodId);
  return (nutrientsOf(food, foodOf).energy * grams) / 100;
}

function foodOf(id: string): (typeof FOODS)[number] {
  const food = FOODS.find((each) => each.id === id);
  if (food === undefined) throw new Error(`There's no food ${id}.`);
  return food;
}

/** Cards an answer shows at most. */
const MOST_CARDS = 4;
/** What dishes are made around, beside what's named: "a chicken sandwich". */
const BASES: readonly { readonly dish: RegExp; readonly foodId: string; readonly pieces: number }[] = [
  { dish: /\b(?:sandwich|sandwiches|toastie|sarnie)\b/, foodId: "white-bread", pieces: 2 },
  { dish: /\btoast\b/, foodId: "white-bread", pieces: 1 },
];
/** What goes between two slices of bread. */
const MOST_FILLING_GRAMS = 90;
/** Dishes that hold more than what's named of them. */
const WHOLE_DISHES = /\b(burgers?|pizzas?|wraps?|burritos?|kebabs?|tacos?|curry|lasagne|pie|casserole|stew)\b/;
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, half: 0.5 };

interface Eaten {
  readonly foodId: string;
  readonly name: string;
  readonly grams: number;
}

/** What was eaten, part by part: the foods with their amounts, and every part that isn't one. */
export function mealParts(text: string): { readonly eaten: readonly Eaten[]; readonly missing: readonly string[] } {
  const bare = text
    .toLowerCase()
    .replaceAll(/[?!]|\.(?=\s|$)/g, " ")
    .replace(/^.*?\b(?:ate|had|eaten|drank|log|logged|track|record|add)\b/s, "")
    .replaceAll(
      /\b(?:for|as|at|to) (?:my |todays? |the )?(?:breakfast|lunch|dinner|supper|snack|log)\b|\b(?:today|yesterday|just|please|pls|some|my|the)\b/g,
      " ",
    );
  const eaten: Eaten[] = [];
  const missing: string[] = [];
  for (const part of bare.split(/,|\band\b|\bn\b|&|\+|\bplus\b|\bwith\b/)) {
    const said = part.replaceAll(/\s+/g, " ").trim();
    if (said === "" || /^(?:it|that|this|breakfast|lunch|dinner|snack)$/.test(said)) continue;
    const found = coachNames()
      .foods.find(nameWords(said))
      .flatMap(({ ids: [id] }) => FOODS.find((food) => food.id === id) ?? []);
    const base = BASES.find(({ dish }) => dish.test(said));
    const bread = FOODS.find(({ id }) => id === base?.foodId);
    const isBread = found.some(({ aisle }) => aisle === "Bakery");
    if (base !== undefined && bread !== undefined && !isBread)
      eaten.push({ foodId: bread.id, name: plainName(bread.name), grams: base.pieces * (bread.measures[0]?.grams ?? 35) });
    const isFilling = base !== undefined && !/\d ?(?:g|grams?|ml)\b/.test(said);
    for (const food of found) {
      const usual = gramsIn(said, food);
      eaten.push({
        foodId: food.id,
        name: plainName(food.name),
        grams: isFilling && food.aisle !== "Bakery" ? Math.min(usual, MOST_FILLING_GRAMS) : usual,
      });
    }
    const dish = WHOLE_DISHES.exec(said)?.[1];
    if (found.length === 0 && (base === undefined || bread === undefined))
      missing.push(`the ${said.replace(/^(?:an?|\d+) /, "")}`);
    else if (dish !== undefined && found.every(({ name }) => !name.includes(dish))) missing.push(`the rest of the ${dish}`);
  }
  return { eaten, missing };
}

const plainName = (name: string): string => name.replace(/[,(].*/, "").trim();

/** "150 g", "2 slices", or a usual amount. */
function gramsIn(said: string, { measures }: (typeof FOODS)[number]): number {
  const weight = /(?<!\S)(\d{1,4}) ?(?:g|grams?|ml)(?!\S)/.exec(said)?.[1];
  const usual = measures[0]?.grams ?? 100;
  const [first = ""] = said.split(" ");
  const count = Number(first) || COUNTS[first] || 1;
  const grams = weight === undefined ? usual * Math.min(20, count) : Number(weight);
  return Math.min(3000, Math.max(1, Math.round(grams)));
}

const addGroceriesAnswer: Answer = async (asking) => {
  const { scene } = asking;
  if (scene.actor === null)
    return says(
      "Your grocery list comes with a meal plan: [sign in](/login), or make a plan in the [meal setup](/meal-plan-setup).",
    );
  // The list itself is asked for, not something on it.
  if (/ (?:pdf|print|printed|export|share|send|link) /.test(line(asking)))
    return says(
      "Your grocery list is in [your meal plan](/meal-plan), where you can print it (most phones and computers can print to a PDF file), copy it or share it.",
    );
  const items = itemsIn(asking.question.text);
  const there = await onListAlready(asking);
  const [known, fresh] = [items.filter((each) => there.has(singular(each))), items.filter((each) => !there.has(singular(each)))];
  const already =
    known.length === 0
      ? ""
      : `${capital(joinNames(known))} ${known.length === 1 && known[0]?.endsWith("s") !== true ? "is" : "are"} on your plan's list already, so I didn't add more; tell me "add more ${known[0]}" if you need extra. `;
  if (known.length > 0 && fresh.length === 0 && !/ (?:more|extra|another) /.test(line(asking)))
    return says(`${already}Nothing to add, then. ${link("Open your list", "/meal-plan")}.`);
  const wanted = / (?:more|extra|another) /.test(line(asking)) ? items : fresh;
  if (items.length === 0) return says('What should I add? Say it like "add milk and eggs to my list".');
  try {
    const draft = await addGroceries.run(scene.platform, scene.actor, { items: [...wanted] });
    return says(
      `${wanted.length < items.length ? already : ""}${capital(joinNames(wanted))}: confirm below, and ${wanted.length === 1 && wanted[0]?.endsWith("s") !== true ? "it's" : "they're"} on the list. You can undo it.`,
      [draft],
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === "VALIDATION_FAILED")
      return says(
        "Your grocery list comes with a meal plan, and you don't have one yet. Make one in the [meal setup](/meal-plan-setup), and I can add things to its list.",
      );
    throw error;
  }
};

/** What the plan's list has and isn't checked off, as single words: "medium egg" is an egg. */
async function onListAlready({ scene }: Asking): Promise<ReadonlySet<string>> {
  const { platform, actor } = scene;
  const plan = actor === null ? null : await mealPlans.getCurrent(platform, actor);
  if (actor === null || plan === null) return new Set();
  const { ticked } = await getGroceryState(platform, actor, plan.id);
  const open = plan.groceries.flatMap(({ items }) => items).filter(({ foodId }) => !ticked.includes(foodId));
  return new Set(
    open.flatMap(({ foodId }) => {
      const name = (foodName(foodId) ?? "")
        .replace(/[,(].*/, "")
        .trim()
        .toLowerCase();
      return [name, name.replace(/^(?:medium|large|small|rolled|plain) /, "")].map(singular);
    }),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What someone wants on the list: "add milk, eggs n oats to my shopping list". */
export function itemsIn(text: string): readonly string[] {
  const bare = text
    .toLowerCase()
    .replaceAll(/[?!.]+(?=\s|$)/g, " ")
    .replace(/^.*?\b(?:add|put|need to buy|need|buy|get|write|include|stick|out of|remind me to buy|want)\b/s, "")
    .replace(/\b(?:to|on|onto|in|into)\s+(?:the|my|our|a)?\s*(?:family\s+)?(?:grocery|groceries|shopping|list)\b.*$/s, "")
    .replace(/\b(?:on|to) (?:the |my )?list\b.*$/s, "")
    .replaceAll(/\b(?:please|pls|too|also|as well|some more|some|more|thanks|the shop|for me)\b/g, " ");
  return bare
    .split(/,|\band\b|\bn\b|&|\+|;/)
    .map((item) =>
      item
        .replaceAll(/\s+/g, " ")
        .replace(/^\s*(?:the|a|an)\s+/, "")
        .trim(),
    )
    .filter((item) => item.length > 1 && item.length <= 60)
    .slice(0, 20);
}

const groceryList: Answer = async (asking) => {
  const { scene } = asking;
  if (scene.actor === null)
    return says(
      "Each meal plan comes with a grocery list, sorted by aisle. Make one in the [meal setup](/meal-plan-setup); you don't need an account to try it.",
    );
  const { platform, actor } = scene;
  const family = await listFamilyGroceries(platform, actor).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (family !== null && family.items.length > 0) {
    const open = family.items.filter(({ checked }) => !checked);
    return says(
      `Your family list has ${open.length} open ${open.length === 1 ? "item" : "items"}${
        open.length === 0
          ? ""
          : `: ${someOf(
              open.map(({ name }) => name),
              12,
            )}`
      }. ${link("Open the list", "/grocery")}.`,
    );
  }
  const plan = await mealPlans.getCurrent(platform, actor);
  if (plan === null)
    return says(
      "Your grocery list comes with a meal plan, and you don't have one yet. Make one in the [meal setup](/meal-plan-setup).",
    );
  const { ticked, own } = await getGroceryState(platform, actor, plan.id);
  const done = new Set(ticked);
  const aisles = plan.groceries
    .map(({ aisle, items }) => ({ aisle, left: items.filter(({ foodId }) => !done.has(foodId)) }))
    .filter(({ left }) => left.length > 0);
  const count = aisles.reduce((sum, { left }) => sum + left.length, 0) + own.filter((each) => !each.ticked).length;
  const shown = aisles.map(({ aisle, left }) => {
    const names = left.map(
      ({ foodId, line: amount }) =>
        foodName(foodId)
          ?.replace(/[,(].*/, "")
          .trim() ?? amount,
    );
    return `**${aisle}** (${left.length}): ${someOf(names, 3)}`;
  });
  const extra = own.filter((each) => !each.ticked).map(({ text }) => text);
  return says(
    `Still ${count} ${count === 1 ? "thing" : "things"} to buy for your plan, by aisle:\n\n${list([...shown, ...(extra.length === 0 ? [] : [`**Yours** (${extra.length}): ${joinNames(extra)}`])])}\n\nThe whole list with amounts is in ${link("your meal plan", "/meal-plan")}, where you can check things off.`,
  );
};

/** The first of some names, and how many more there are. */
function someOf(names: readonly string[], most: number): string {
  return names.length <= most ? joinNames(names) : `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
}

const undo: Answer = async ({ scene }) => {
  const { platform, actor } = scene;
  if (actor === null) return says("There's nothing to undo: I haven't changed anything.");
  const last = await findLastProposal(platform.db, actor.userId);
  if (last?.state === "confirmed")
    return says(
      `The last change you confirmed was "${last.summary}". Choose **Undo** on its card above, and everything is as it was before. If you mean another change, choose **Undo** on that one's card.`,
    );
  const open = last?.state === "open" ? ` The card "${last.summary}" above hasn't been confirmed, so it changed nothing.` : "";
  return says(
    `You haven't confirmed any of my changes, so there's nothing to undo.${open} What you changed yourself can be undone on its page, in [your plan](/workout-plan) or [your meals](/meal-plan).`,
  );
};

export const LOG_ANSWERS: Answers = {
  "log-sets": logSetsAnswer,
  "log-meal": logMealAnswer,
  "add-groceries": addGroceriesAnswer,
  "grocery-list": groceryList,
  undo,
};
