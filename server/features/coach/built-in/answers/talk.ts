import { INTENTS, type IntentId } from "@lockstep/content/coach/intents/index.ts";
import { REASONS } from "@lockstep/content/coach/reasons.ts";
import { recognize } from "@lockstep/domain/coach/intent.ts";
import { readQuestion } from "@lockstep/domain/coach/question.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { findExercise } from "../../../training/index.ts";
import { recipeName } from "../../../nutrition/index.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { coachNames } from "../coach-names.ts";
import { draftSwap } from "./exercises.ts";
import { planOf } from "./sessions.ts";

/** Three things it can do, for whoever asked something it can't. */
export function threeThings({ scene }: Asking): string {
  return list(
    scene.actor === null
      ? ['"How do I do a goblet squat?"', '"Dinner under 20 minutes"', '"What does Premium add?"']
      : ['"What\'s my workout today?"', '"Swap bench press for something else"', '"Dinner under 20 minutes"'],
  );
}

const hello: Answer = async (asking) => {
  const profile = await asking.person.profile();
  const name = profile === null ? "there" : profile.username;
  const can =
    profile === null
      ? "exercises, recipes and how Lockstep works"
      : "your workouts, exercises, meals and the app, and prepare swaps, logs and plans for you to confirm";
  return says(`Hi ${name}! I'm Lockstep's coach, an AI. I can help with ${can}. What would you like to do?`);
};

const thanks: Answer = async (asking) => {
  const { plan, today } = await planOf(asking);
  const day = plan?.days.find((each) => each.day === today);
  const wish = day === undefined ? "" : day.isRest ? " Enjoy your rest day." : " Have a good session.";
  return says(`You're welcome!${wish}`);
};

const abilities: Answer = (asking) => {
  const can =
    asking.scene.actor === null
      ? [
          "Explain exercises, suggest alternatives, find some for a muscle or your equipment",
          "Find recipes by diet, time or ingredient, and replacements for ingredients",
          "Answer questions about training, food and Lockstep",
        ]
      : [
          "Show today's session, tomorrow's or your week, and what's for dinner",
          "Prepare changes you confirm: swap an exercise, build a plan, log sets or meals, add to your grocery list",
          "Explain exercises, weights, rest, food and how Lockstep works",
        ];
  return says(
    `I'm Lockstep's coach, an AI. I can:\n\n${list(can)}\n\nFor example:\n\n${threeThings(asking)}\n\nI'm no doctor, and I can't see videos or photos.`,
  );
};

const yes: Answer = ({ scene }) =>
  says(
    scene.actor === null
      ? "Great. What would you like to know?"
      : "Great! If there's a card above, choose **Confirm** on it, and it's done. Otherwise tell me what you'd like.",
  );

const why: Answer = ({ scene }) => {
  const before = scene.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  if (before === "") return says('Why what? Ask me about an exercise or your plan, such as "why is barbell row in my plan".');
  const asked = scene.history.findLast(({ role }) => role === "user")?.content ?? "";
  const [last] = recognize<IntentId>(readQuestion(asked, coachNames()).lines, INTENTS);
  const reason = last === undefined ? undefined : REASONS[last.id];
  if (reason !== undefined) return says(reason);
  return says(
    'I go by what you\'ve told Lockstep (your plan, log, goals and what you avoid) and by what sports science agrees on: enough hard sets, steady progress, enough protein and sleep. Tell me which part you\'d like explained, such as "why rest 2 minutes" or "why barbell row".',
  );
};

const ORDER: readonly (readonly [RegExp, number])[] = [
  [/ (?:first|1st|1) /, 0],
  [/ (?:second|2nd|2) /, 1],
  [/ (?:third|3rd|3) /, 2],
  [/ last /, -1],
];

const ANOTHER = / (?:another|other|different|else|next) /;

/** "Another one", and again: how often it was asked for since the answer with the list, and that answer. */
function lastList({ scene, question }: Asking): { readonly before: string; readonly passed: number } {
  const isAnother = (text: string): boolean => ANOTHER.test(` ${text.toLowerCase().replaceAll(/[^a-z]+/g, " ")} `);
  if (!isAnother(question.text))
    return { before: scene.history.findLast(({ role }) => role === "assistant")?.content ?? "", passed: 0 };
  let passed = 1;
  for (let place = scene.history.length - 1; place > 0; place -= 2) {
    const [asked, answer] = [scene.history[place - 1], scene.history[place]];
    if (asked === undefined || answer === undefined) break;
    if (!(isAnother(asked.content) && asked.content.split(" ").length <= 5)) return { before: answer.content, passed };
    passed += 1;
  }
  return { before: "", passed };
}

const LISTED = /^(?:- |\d+\. )\[([^\]]+)\]\((\/(?:exercises|recipes)\/[a-z0-9-]+)\)/gm;

/** What the last list offered, however many answers ago; empty where there was none. */
function lastNamed({ scene }: Asking): string {
  const lists = scene.history.map(({ role, content }) => (role === "assistant" ? [...content.matchAll(LISTED)] : []));
  const last = lists.findLast((each) => each.length > 1)?.slice(0, 4) ?? [];
  return last.length === 0
    ? ""
    : ` The last ones I named are ${joinNames(last.map(([, name = "", path = ""]) => link(name, path)))}.`;
}

/** "The second one", "another one": of the links in the last answer. */
const ordinal: Answer = async (asking) => {
  const { question } = asking;
  const { before, passed } = lastList(asking);
  const links = [...before.matchAll(LISTED)].map(([, name = "", path = ""]) => ({ name, path }));
  const line = question.lines[0] ?? "";
  const place = passed > 0 ? passed : (ORDER.find(([pattern]) => pattern.test(line))?.[1] ?? 0);
  const chosen = links.at(place);
  if (chosen === undefined)
    return says(
      passed > 0 && links.length > 0
        ? "That's all I have that fits. Tell me what you'd like to be different, such as the equipment, the place or the minutes."
        : `Which one do you mean?${lastNamed(asking)} Tell me its name.`,
    );
  const id = chosen.path.split("/")[2] ?? "";
  const instead = /Instead of \[[^\]]+\]\(\/exercises\/([a-z0-9-]+)\)/.exec(before)?.[1];
  if (instead !== undefined && findExercise(id) !== undefined) {
    const draft = await draftSwap(asking, instead, { withExerciseId: id });
    if (draft !== null) return says(`${link(chosen.name, chosen.path)} it is. Confirm below to swap it in your plan.`, [draft]);
  }
  const exercise = findExercise(id);
  if (exercise !== undefined) return says(`${link(exercise.name, chosen.path)}: ${exercise.description}`);
  return says(`${link(recipeName(id) ?? chosen.name, chosen.path)} has all its steps and ingredients there.`);
};

export const TALK_ANSWERS: Answers = { hello, thanks, abilities, yes, why, ordinal };
