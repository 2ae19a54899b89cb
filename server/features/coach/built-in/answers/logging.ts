import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { ApiError } from "../../../../platform/http/api-error.ts";
import { getGroceryState, mealPlans } from "../../../nutrition/index.ts";
import { listFamilyGroceries } from "../../../groceries/index.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { addGroceries } from "../../tools/add-groceries.ts";
import { logMeal } from "../../tools/log-meal.ts";
import { logSets } from "../../tools/log-sets.ts";
import type { Draft } from "../../tools/tool.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { exerciseLink } from "./exercises.ts";
import { POUND_KG } from "./loads.ts";

const line = ({ question }: Asking): string => question.lines[0] ?? "";
const SIGN_IN = "Sign in, and I can log it for you: [Sign in](/login), or [create a free account](/register).";

/** Sets as someone tells them: "3x8 with 40", "12 reps at 35 lb", "8, 8, 6 at 60 kg". */
interface Told {
  readonly sets: number;
  readonly isSetsSaid: boolean;
  readonly reps: number;
  readonly weight: number | null;
  readonly unit: "kg" | "lb" | null;
}

/** Reads sets, repetitions and a weight out of a line of words; null without repetitions. */
export function readSets(words: string): Told | null {
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
  const amount = `${told.sets} × ${told.reps}${told.weight === null ? "" : ` with ${told.weight} ${units}`}`;
  const unclear = told.isSetsSaid ? "" : " I took it as one set; if there were more, tell me how many.";
  const weightless = told.weight === null && exercise.needs.length > 0 ? " You didn't name a weight, so I left it out." : "";
  return says(
    `${amount} of ${exerciseLink(exercise)} for today: confirm below and it's in your log. You can undo it.${unclear}${weightless}`,
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
  const foods = question.foods.flatMap(([id]) => FOODS.find((food) => food.id === id) ?? []);
  if (foods.length > 0) {
    const drafts: Draft[] = [];
    for (const food of foods.slice(0, 4)) {
      const grams = gramsIn(words, food.name) ?? food.measures[0]?.grams ?? 100;
      drafts.push(
        await logMeal.run(platform, actor, { foodId: food.id, grams: Math.min(3000, Math.max(1, grams)), ...mealType }),
      );
    }
    const said = / (?:sandwich|burger|pizza|takeaway|takeout|restaurant|coke|cola) /.test(words)
      ? " I don't have the whole meal as a dish, so these are its parts as I understood them; a drink or a sauce isn't in it."
      : "";
    return says(
      `Here's a rough estimate to confirm, ${drafts.length === 1 ? "with a usual amount" : "one card for each, with usual amounts"}; the numbers are a guess.${said} If you know the grams, say "log 150 g of ${foods[0]?.name.replace(/[,(].*/, "") ?? "rice"}".`,
      drafts,
    );
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
      "I don't know that dish with its figures, so I'd only guess. Name its parts, such as \"log 2 slices of bread and 100 g chicken\", and I'll prepare an estimate for you to confirm. You can also add any food by amount in [your meal plan](/meal-plan).",
    );
  return says(
    'What did you eat? Name a dish from the recipes or foods with an amount, such as "log 150 g of Greek yogurt for breakfast", and I\'ll prepare it. Planned meals are one tap in [your meal plan](/meal-plan).',
  );
};

function gramsIn(words: string, _name: string): number | null {
  const found = /(?<= )(\d{1,4}) ?(?:g|grams?|ml)(?= )/.exec(words);
  return found === null ? null : Number(found[1]);
}

const addGroceriesAnswer: Answer = async (asking) => {
  const { scene } = asking;
  if (scene.actor === null)
    return says(
      "Your grocery list comes with a meal plan: [sign in](/login), or make a plan in the [meal setup](/meal-plan-setup).",
    );
  const items = itemsIn(asking.question.text);
  if (items.length === 0) return says('What should I add? Say it like "add milk and eggs to my list".');
  try {
    const draft = await addGroceries.run(scene.platform, scene.actor, { items: [...items] });
    return says(
      `${capital(joinNames(items))}: confirm below, and ${items.length === 1 ? "it's" : "they're"} on the list. You can undo it.`,
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
  const lines = aisles.slice(0, 8).map(
    ({ aisle, left }) =>
      `**${aisle}**: ${someOf(
        left.map((item) => item.line),
        5,
      )}`,
  );
  const extra = own.filter((each) => !each.ticked).map(({ text }) => text);
  return says(
    `Still ${count} things to buy for your plan:\n\n${list([...lines, ...(extra.length === 0 ? [] : [`**Yours**: ${joinNames(extra)}`])])}\n\nThe whole list is in ${link("your meal plan", "/meal-plan")}, where you can check things off.`,
  );
};

/** The first of some names, and how many more there are. */
function someOf(names: readonly string[], most: number): string {
  return names.length <= most ? joinNames(names) : `${names.slice(0, most).join(", ")} and ${names.length - most} more`;
}

const undo: Answer = ({ scene }) =>
  says(
    scene.actor === null
      ? "There's nothing to undo: I haven't changed anything."
      : "Every change I prepared has a card in this chat: choose **Undo** on the one you mean, and it's as it was. If none says it was confirmed, nothing has changed. Changes you made yourself can be undone on their page, in [your plan](/workout-plan) or [your meals](/meal-plan).",
  );

export const LOG_ANSWERS: Answers = {
  "log-sets": logSetsAnswer,
  "log-meal": logMealAnswer,
  "add-groceries": addGroceriesAnswer,
  "grocery-list": groceryList,
  undo,
};
