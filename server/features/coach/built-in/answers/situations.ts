import { FACTS } from "@lockstep/content/coach/facts.ts";
import { GENERAL_ADVICE } from "@lockstep/content/coach/general-advice.ts";
import { checkQuestion } from "@lockstep/domain/coach/safety.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { findExercise } from "../../../training/index.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { exerciseLink } from "./exercises.ts";
import { bestLines } from "./loads.ts";
import { planOf } from "./sessions.ts";

/** What's planned today, as a sentence that follows advice about how to take the day; empty without a plan. */
async function todayText(asking: Asking): Promise<string> {
  const { plan, today } = await planOf(asking);
  const day = plan?.days.find((each) => each.day === today);
  if (plan === null || day === undefined) return "";
  if (day.isRest) return " Your plan has a rest day today anyway.";
  const names = day.exercises.slice(0, 2).map(({ exerciseId, name }) => link(name, `/exercises/${exerciseId}`));
  return ` Today's **${day.focus}** (about ${day.workMinutes} minutes) starts with ${joinNames(names)}; you can move it in ${link("your plan", plan.path)}.`;
}

const periods: Answer = async (asking) => says(`${FACTS["periods"]}${await todayText(asking)}`);

const motivation: Answer = async (asking) => {
  // Someone who feels low is asked how they are, not talked into training.
  const low =
    checkQuestion(asking.scene.question, { country: null })?.topic === "low-mood" ? GENERAL_ADVICE["low-mood"] : undefined;
  return says(low ?? `${FACTS["motivation"]}${await todayText(asking)}`);
};

const upset: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const wantsMax = / (?:pr|prs|max|maximum|record|smash|heaviest|1rm) /.test(asking.question.lines[0] ?? "");
  const lines = exercise === null || !wantsMax ? [] : await bestLines(asking, exercise.id);
  const named = exercise === null ? "" : ` on ${exerciseLink(exercise)}`;
  const log =
    exercise === null || !wantsMax || asking.scene.actor === null
      ? ""
      : lines.length === 0
        ? ` Your log has no weight for ${exerciseLink(exercise)} yet, so nothing tells us you're ready for that.`
        : ` Your log says: ${lines.join("")}.`;
  const max = wantsMax
    ? ` But leave the record${named} for another day: angry, tired or without sleep, form goes first, and a maximum needs a calm head and a build-up of weeks.${log}`
    : "";
  return says(
    `I'm sorry, that's rough. Moving can really help with it.${max} Do a normal session with weights you know, or take a long walk, and talk to someone you like afterward.${await todayText(asking)} If it gets dark and stays that way, tell a friend or a doctor.`,
  );
};

/** Of several exercises by the name that was used, the one that was logged last. */
async function latestOf({ person, question }: Asking): Promise<Exercise | null> {
  const word = / (row|pulldown|press|squat|deadlift|curl|lunge|fly)s? /.exec(question.lines[0] ?? "")?.[1];
  const ids = question.exercises[0] ?? [];
  if (word === undefined || ids.length === 1) return null;
  const log = (await person.log({ days: 28 }))?.completed ?? [];
  const last = log.find(({ name, exerciseId }) => ids.includes(exerciseId) || name.toLowerCase().endsWith(word));
  return last === undefined ? null : (findExercise(last.exerciseId) ?? null);
}

const muscleFeel: Answer = async (asking) => {
  const line = asking.question.lines[0] ?? "";
  const exercise = (await latestOf(asking)) ?? (await pickExercise(asking));
  const isPull =
    exercise === null ? / (?:row|rows|pulldown|pulldowns|pull) /.test(line) : / pull$|-pull$/.test(` ${exercise.pattern}`);
  const how = isPull
    ? "take about 20% less weight, start each rep by pulling your shoulder blades back, lead with the elbows toward your hips, and pause for a second at the end. A thumbless grip or straps take the forearms out of it"
    : "take about 20% less weight, lower it over three seconds, pause where the muscle is longest, and stop the set when another muscle takes over";
  const named = exercise === null ? "" : ` On ${exerciseLink(exercise)}, `;
  const start = named === "" ? "What helps: " : named.trimStart();
  return says(
    `No, it isn't bad, and it's very common: the smaller muscles help and tire first, and the big one works whether you feel it or not. ${start}${how}. Give it two or three weeks; as long as reps or weights go up, it's working. If it hurts instead of tiring, stop.`,
  );
};

const videoCheck: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const slips = exercise?.commonMistakes
    .slice(0, 2)
    .map((each) => each.replace(/\.$/, "").replace(/^[A-Z]/, (first) => first.toLowerCase()));
  const cue =
    exercise === null || slips === undefined
      ? ""
      : ` Compare it with the animation on ${exerciseLink(exercise)}. What most often goes wrong:\n\n${list(slips)}\n\n`;
  const [first = "", ...others] = cue.split("\n\n");
  return says(
    `I can't see videos or pictures, sorry. Film a set from the side at hip height.${[first, ...others].join("\n\n")}${cue === "" ? " " : ""}Ask "how to do ${exercise?.name.toLowerCase() ?? "a goblet squat"}" for all the steps. For a pair of eyes, ask a coach at your gym, and a physio if something hurts.`,
  );
};

/** From so many weeks on one lies flat on the back for short sets only. */
const LATER_WEEKS = 14;

const pregnancy: Answer = async (asking) => {
  const line = asking.question.lines[0] ?? "";
  const weeks =
    Number(/(?<= )(\d{1,2}) (?:weeks?|wks?|w) /.exec(line)?.[1] ?? NaN) ||
    (/ (?:second|third|2nd|3rd) trimester /.test(line) ? 20 : NaN);
  const { plan, today } = await planOf(asking);
  const day = plan?.days.find((each) => each.day === today && !each.isRest);
  const heavy = day?.exercises.filter(({ exerciseId }) => findExercise(exerciseId)?.loadModel === "total") ?? [];
  const session =
    day === undefined
      ? ""
      : ` Today's **${day.focus}**${heavy.length === 0 ? " can go ahead if you feel well" : ` has ${joinNames(heavy.map(({ exerciseId, name }) => link(name, `/exercises/${exerciseId}`)))}: take those lighter than planned`}, and skip it if you're sick or worn out.`;
  const early = "In the first months, nausea and tiredness are good reasons to stop early; drink plenty and don't overheat.";
  const later =
    "From about week 16-20 on, don't stay flat on your back for longer than a short set: use an incline for bench presses. Take a wider stance or hold on to something as your balance changes, and leave out contact sports and anything you could fall from.";
  const stage = Number.isNaN(weeks) ? `${early} ${later}` : weeks < LATER_WEEKS ? early : later;
  const setup =
    plan === null
      ? "Choose **pregnancy** under what to avoid in the [workout setup](/workout-setup), and your plan leaves out what doesn't suit you."
      : "Your present plan doesn't change on its own: choose **pregnancy** under what to avoid in the [workout setup](/workout-setup) and make a new one.";
  return says(
    `Squats and other lifts are usually fine: take a weight that leaves 3-4 reps in reserve, breathe out as you push or stand up, and don't test your maximum or hold your breath. ${stage}${session}\n\n${setup}`,
  );
};

export const SITUATION_ANSWERS: Answers = {
  "pregnancy-training": pregnancy,
  periods,
  motivation,
  upset,
  "muscle-feel": muscleFeel,
  "video-check": videoCheck,
};
