import { INTENTS, type IntentId } from "@lockstep/content/coach/intents/index.ts";
import { PRODUCT_INTENTS } from "@lockstep/content/coach/intents/product.ts";
import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { recognize, SURE } from "@lockstep/domain/coach/intent.ts";
import { readQuestion, type Question } from "@lockstep/domain/coach/question.ts";
import { findExercise } from "../../training/index.ts";
import { coachNames } from "./coach-names.ts";
import type { CoachScene } from "../coach-scene.ts";

/** A question that leaves out what it's about is this short, words. */
const SHORT = 9;
const PRONOUN = /\b(?:it|this|that|them|those|these|this one|that one)\b/i;
/** What's asked of something without naming it. */
const BARE =
  /^(?:so |ok |okay |and |but )*(?:how heavy|how much weight|what weight|how many sets|how many reps|how long (?:do|should) i rest|(?:what|which) muscles|(?:any )?(?:tips|cues|alternatives?|mistakes)|(?:(?:what|anything|something)(?: else)? (?:can|could|should) i do )?instead|(?:what|anything) (?:can|could|should) i do instead|something else|swap|is (?:it|that) safe|calories|protein)\W*$/i;

const PRODUCT: ReadonlySet<string> = new Set(PRODUCT_INTENTS.map(({ id }) => id));
/** What can be asked of an exercise or a food. */
const OF_A_NAME: ReadonlySet<IntentId> = new Set([
  "swap",
  "form",
  "mistakes",
  "muscles-worked",
  "why-exercise",
  "how-heavy",
  "one-rep-max",
  "plateau",
  "log-sets",
  "pain",
  "muscle-feel",
  "food-facts",
  "food-amount",
  "food-safety",
  "replace-ingredient",
  "recipe-how",
  "exercise-opinion",
  "plant-protein",
  "log-meal",
]);

const top = ({ lines }: Question) => recognize<IntentId>(lines, INTENTS)[0];

/** The question with what it leaves out: "what muscles does it work?" after a question about an exercise is about that one. */
export function withReferent(question: Question, scene: CoachScene): Question {
  const names = question.exercises.length + question.foods.length + question.recipes.length;
  if (names > 0 || question.meal !== null || scene.page !== null) return question;
  const text = scene.question.trim();
  if (text.split(/\s+/).length > SHORT) return question;
  const isBare = BARE.test(text);
  if (!isBare && !PRONOUN.test(text)) return question;
  const own = top(question);
  if (own !== undefined && own.score >= SURE && PRODUCT.has(own.id)) return question;
  const name = nameBefore(scene);
  if (name === null) return question;
  const named = readQuestion(fullText(text, name, isBare), coachNames());
  const meant = top(named);
  return meant !== undefined && meant.score >= SURE && OF_A_NAME.has(meant.id) ? named : question;
}

function fullText(text: string, name: string, isBare: boolean): string {
  if (PRONOUN.test(text)) return text.replace(PRONOUN, name);
  const bare = text.replace(/\W+$/, "");
  if (!isBare) return bare;
  if (/instead$/i.test(bare)) return `what can i do instead of ${name}`;
  if (/else$/i.test(bare)) return `something else instead of ${name}`;
  return /muscles$/i.test(bare)
    ? `what muscles does ${name} work`
    : /swap$/i.test(bare)
      ? `swap ${name}`
      : /calories|protein/i.test(bare)
        ? `how much ${bare} in ${name}`
        : `${bare} for ${name}`;
}

/** What the last question or its answer was about: one exercise, one food or one recipe. */
function nameBefore({ history }: CoachScene): string | null {
  const asked = history.findLast(({ role }) => role === "user")?.content;
  const answer = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  if (asked === undefined) return null;
  const before = readQuestion(asked, coachNames());
  const shown = [...answer.matchAll(/\]\(\/exercises\/([a-z0-9-]+)\)/g)].flatMap(([, id = ""]) => findExercise(id) ?? []);
  const ids = before.exercises[0] ?? [];
  const named = shown.find(({ id }) => ids.includes(id)) ?? (ids[0] === undefined ? undefined : findExercise(ids[0]));
  if (named !== undefined) return named.name;
  if (new Set(shown.map(({ id }) => id)).size === 1) return shown[0]?.name ?? null;
  const food = FOODS.find(({ id }) => id === before.foods[0]?.[0]);
  if (food !== undefined) return food.name.replace(/[,(].*/, "").trim();
  const recipes = new Map(
    [...answer.matchAll(/\[([^\]]+)\]\(\/recipes\/([a-z0-9-]+)\)/g)].map(([, name = "", id = ""]) => [id, name]),
  );
  return recipes.size === 1 ? ([...recipes.values()][0] ?? null) : null;
}

const SMALL: ReadonlySet<string> = new Set(
  "and or also then what how about for the a an my on in at to with of is it that this one ones other please ok okay so but i do should have today tomorrow tonight breakfast lunch dinner snack".split(
    " ",
  ),
);

/** Whether a question names something and says nothing else: "and for bench press?", "and tomorrow?". */
export function saysOnlyNames({ lines }: Question): boolean {
  return lines.some((line) =>
    line
      .trim()
      .split(" ")
      .every((word) => word.startsWith("@") || word === "." || SMALL.has(word)),
  );
}
