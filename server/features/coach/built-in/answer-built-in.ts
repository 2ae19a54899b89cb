import { FACTS } from "@lockstep/content/coach/facts.ts";
import { GENERAL_ADVICE } from "@lockstep/content/coach/general-advice.ts";
import { INTENTS, type IntentId } from "@lockstep/content/coach/intents/index.ts";
import { recognize, SURE, type Recognized } from "@lockstep/domain/coach/intent.ts";
import { readQuestion, type Question } from "@lockstep/domain/coach/question.ts";
import { checkQuestion } from "@lockstep/domain/coach/safety.ts";
import type { CoachReply, CoachScene } from "../coach-scene.ts";
import { searchHelp } from "../tools/search-help.ts";
import { says, type Answers, type Asking } from "./answer.ts";
import { ACHE_ANSWERS } from "./answers/aches.ts";
import { EXERCISE_ANSWERS } from "./answers/exercises.ts";
import { ALLERGY_ANSWERS } from "./answers/allergies.ts";
import { EATING_ANSWERS } from "./answers/eating.ts";
import { MEAL_ANSWERS } from "./answers/meals.ts";
import { REPLACEMENT_ANSWERS } from "./answers/replacements.ts";
import { EVERYDAY_ANSWERS } from "./answers/everyday.ts";
import { LOAD_ANSWERS } from "./answers/loads.ts";
import { LOG_ANSWERS } from "./answers/logging.ts";
import { PLAN_ANSWERS } from "./answers/plans.ts";
import { PRODUCT_ANSWERS } from "./answers/product.ts";
import { PROGRESS_ANSWERS } from "./answers/progress.ts";
import { SESSION_ANSWERS } from "./answers/sessions.ts";
import { SESSION_TIME_ANSWERS } from "./answers/session-time.ts";
import { SITUATION_ANSWERS } from "./answers/situations.ts";
import { SUM_ANSWERS } from "./answers/sums.ts";
import { TAKEAWAY_ANSWERS } from "./answers/takeaways.ts";
import { TALK_ANSWERS, threeThings } from "./answers/talk.ts";
import { coachNames } from "./coach-names.ts";
import { saysOnlyNames, withReferent } from "./follow-up.ts";
import { inEnglishWords, isForeign } from "./foreign-words.ts";
import { Person } from "./person.ts";

const ANSWERS: Answers = {
  ...SESSION_ANSWERS,
  ...SESSION_TIME_ANSWERS,
  ...PLAN_ANSWERS,
  ...EXERCISE_ANSWERS,
  ...ACHE_ANSWERS,
  ...LOAD_ANSWERS,
  ...EATING_ANSWERS,
  ...MEAL_ANSWERS,
  ...REPLACEMENT_ANSWERS,
  ...ALLERGY_ANSWERS,
  ...LOG_ANSWERS,
  ...PROGRESS_ANSWERS,
  ...PRODUCT_ANSWERS,
  ...TALK_ANSWERS,
  ...SITUATION_ANSWERS,
  ...SUM_ANSWERS,
  ...TAKEAWAY_ANSWERS,
  ...EVERYDAY_ANSWERS,
};

/** As many intents are tried before the coach says that it didn't get it. */
const MOST_TRIED = 4;
/** Questions that go on with the last one are this short, words. */
const SHORT = 6;

/** Answers a question without a model: it finds out what's wanted, and says what the person's plan, log and the catalogue have for it. */
export async function answerBuiltIn(scene: CoachScene): Promise<CoachReply> {
  const question = continued(withReferent(readQuestion(inEnglishWords(scene.question), coachNames()), scene), scene);
  const asking: Asking = { scene, question, person: new Person(scene) };
  const reply = (await answerAs(asking, intentsOf(question, scene))) ?? (await answerUnsure(asking));
  return inEnglish(scene, reply);
}

const firstLine = ({ lines }: Question): string => (lines[0] ?? "").trim();
const goesOn = (line: string): boolean => /^ (?:and|what about|how about|or|also|then) /.test(` ${line} `);

/** The question before, where this one goes on with it; null where it's one of its own. */
function questionBefore(question: Question, { history }: CoachScene): Question | null {
  const before = history.findLast(({ role }) => role === "user")?.content;
  if (before === undefined || firstLine(question).split(" ").length > SHORT) return null;
  return readQuestion(before, coachNames());
}

/** Intents whose answer asks what should be different. */
const OF_A_PLAN: ReadonlySet<IntentId> = new Set(["build-plan", "change-days"]);

/** "With dumbbells only", said of a plan that was just suggested. */
function wishAfter(question: Question, scene: CoachScene): Question | null {
  const asked = scene.history.findLast(({ role }) => role === "user")?.content;
  const isWish =
    question.equipment.length > 0 ||
    question.minutes !== null ||
    / (?:days|day|home|gym|beginner|intermediate|advanced|easier|harder|shorter|longer) /.test(question.lines[0] ?? "");
  if (asked === undefined || !isWish || firstLine(question).split(" ").length > SHORT) return null;
  if (question.exercises.length + question.foods.length > 0) return null;
  const [last] = recognize<IntentId>(readQuestion(asked, coachNames()).lines, INTENTS);
  if (last === undefined || !OF_A_PLAN.has(last.id)) return null;
  // The last wish comes first: of two numbers of days it's the one that counts.
  return readQuestion(`make a plan ${scene.question} , ${asked}`, coachNames());
}

/** "And tomorrow?" after "what's for dinner" is about dinner. */
function continued(question: Question, scene: CoachScene): Question {
  const wish = wishAfter(question, scene);
  if (wish !== null) return wish;
  const before = goesOn(firstLine(question)) ? questionBefore(question, scene) : null;
  return before === null || question.meal !== null ? question : { ...question, meal: before.meal };
}

/** Intents of a day, which go on with meals when those were asked about. */
const OF_A_DAY: ReadonlySet<IntentId> = new Set(["today", "tomorrow"]);

/** What's wanted, the likeliest first. */
function intentsOf(question: Question, scene: CoachScene): readonly Recognized<IntentId>[] {
  const found = recognize<IntentId>(question.lines, INTENTS);
  const before = questionBefore(question, scene);
  const isGoingOn = goesOn(firstLine(question));
  const names = question.exercises.length + question.foods.length + question.muscles.length + question.joints.length;
  if (before === null || !(isGoingOn || (found.length === 0 && names > 0))) return found;
  // "And for bench press?" asks what was asked before, of something else.
  const [last] = recognize<IntentId>(before.lines, INTENTS);
  if (last === undefined) return found;
  const [first] = found;
  const isOtherDay = last.id === "planned-meal" && first !== undefined && OF_A_DAY.has(first.id);
  if (!isOtherDay && ((first?.score ?? 0) >= last.score || !saysOnlyNames(question))) return found;
  return [last, ...found];
}

async function answerAs(asking: Asking, intents: readonly Recognized<IntentId>[]): Promise<CoachReply | null> {
  for (const { id, score } of intents.slice(0, MOST_TRIED)) {
    if (score < SURE) break;
    const reply =
      (await ANSWERS[id]?.(asking)) ?? (ANSWERS[id] === undefined && FACTS[id] !== undefined ? says(FACTS[id]) : null);
    if (reply !== null) return reply;
  }
  return null;
}

/** No intent was found: a name alone, general advice on the topic, the FAQ, or an honest word. */
async function answerUnsure(asking: Asking): Promise<CoachReply> {
  const { scene, question } = asking;
  const finding = checkQuestion(scene.question, { country: null });
  const general = finding === null ? undefined : GENERAL_ADVICE[finding.topic];
  if (general !== undefined) return says(general);
  if (question.exercises.length > 0) {
    const named = await (question.exercises.length > 1 ? EXERCISE_ANSWERS.compare : EXERCISE_ANSWERS.form)?.(asking);
    if (named) return named;
  }
  if (question.recipes.length > 0 || question.foods.length > 0) {
    const food = (await MEAL_ANSWERS["recipe-how"]?.(asking)) ?? (await EATING_ANSWERS["food-facts"]?.(asking));
    if (food) return food;
  }
  if (question.muscles.length > 0) {
    const muscles = await EXERCISE_ANSWERS["muscle-exercises"]?.(asking);
    if (muscles) return muscles;
  }
  const { found } = await searchHelp.run(scene.platform, scene.actor, { query: scene.question.slice(0, 200) });
  const [first] = found;
  if (first !== undefined && isAbout(first.question, question)) return says(`${first.answer} [More in the FAQ](${first.path}).`);
  return says(`Sorry, I didn't get that. I'm good at training, food and Lockstep; try one of these:\n\n${threeThings(asking)}`);
}

/** Whether two words of some length of a question of the FAQ were asked. */
function isAbout(faq: string, { lines }: Question): boolean {
  const words = new Set((lines[0] ?? "").trim().split(" "));
  return (
    faq
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3 && !COMMON.has(word) && words.has(word)).length >= 2
  );
}

const COMMON: ReadonlySet<string> = new Set([
  "what",
  "when",
  "with",
  "does",
  "have",
  "your",
  "from",
  "that",
  "this",
  "will",
  "many",
  "much",
  "some",
  "should",
]);

/** Someone who writes in another language gets a note that the coach writes in English. */
function inEnglish(scene: CoachScene, reply: CoachReply): CoachReply {
  return isForeign(scene.question) ? { ...reply, text: `I can only write in English, sorry. ${reply.text}` } : reply;
}
