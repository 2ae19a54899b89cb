import { FACTS } from "@lockstep/content/coach/facts.ts";
import { GENERAL_ADVICE } from "@lockstep/content/coach/general-advice.ts";
import { checkQuestion } from "@lockstep/domain/coach/safety.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { link, says, type Answer, type Answers, type Asking } from "../answer.ts";
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

const muscleFeel: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const line = asking.question.lines[0] ?? "";
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
  const cue =
    exercise === null
      ? ""
      : ` On ${exerciseLink(exercise)}, check that you don't do this: ${exercise.commonMistakes.slice(0, 2).join(" ")}`;
  return says(
    `I can't see videos or pictures, sorry. Film a set from the side at hip height and compare it with the moving figure.${cue} Ask "how to do ${exercise?.name.toLowerCase() ?? "a goblet squat"}" for all the steps. For a pair of eyes, ask a coach at your gym, and a physio if something hurts.`,
  );
};

export const SITUATION_ANSWERS: Answers = {
  periods,
  motivation,
  upset,
  "muscle-feel": muscleFeel,
  "video-check": videoCheck,
};
