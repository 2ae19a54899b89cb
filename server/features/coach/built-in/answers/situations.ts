import { FACTS } from "@lockstep/content/coach/facts.ts";
import { GENERAL_ADVICE } from "@lockstep/content/coach/general-advice.ts";
import { otherPerson } from "@lockstep/domain/coach/other-person.ts";
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

/** With what's there: a hotel's dumbbells make a session. */
const travel: Answer = ({ question }) =>
  says(
    question.equipment.includes("dumbbell")
      ? "That's plenty. Two or three full-body sessions a week: [Goblet Squat](/exercises/g-goblet-squat), [Dumbbell Romanian Deadlift](/exercises/g-dumbbell-romanian-deadlift), [Dumbbell Floor Press](/exercises/g-dumbbell-floor-press), [One-Arm Dumbbell Row](/exercises/g-one-arm-dumbbell-row) and [Seated Dumbbell Shoulder Press](/exercises/g-seated-dumbbell-press), 3 sets of 8-15 each. When the dumbbells are too light, lower them for 3-4 seconds, do one leg or one arm at a time, or rest less. Your plan waits for you, and two easy weeks cost almost nothing."
      : (FACTS["travel"] ?? ""),
  );

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
  const isLogged = lines.length > 0;
  const named = exercise === null ? "" : ` on ${isLogged ? exercise.name.toLowerCase() : exerciseLink(exercise)}`;
  const log =
    exercise === null || !wantsMax || asking.scene.actor === null
      ? ""
      : lines.length === 0
        ? " Your log has no weight for it yet, so nothing tells us you're ready for that."
        : ` Your log says: ${lines.join("")}.`;
  const max = wantsMax
    ? ` But leave the record${named} for another day: when you're angry, tired or short of sleep, form goes first, and a maximum needs a calm head and weeks of build-up.${log}`
    : "";
  return says(
    `I'm sorry, that's rough. Moving can really help with it.${max} Do a normal session with weights you know, or take a long walk, and talk to someone you like afterward.${await todayText(asking)} If things get dark and stay that way, tell a friend or a doctor.`,
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

/** Someone old who'd like to begin, or whoever asks for them. */
const olderBeginner: Answer = ({ question, scene }) => {
  const line = question.lines[0] ?? "";
  const other = otherPerson(line);
  const years = Number(/(?<= )(?:is |hes |shes |age |aged |am |im )?([5-9]\d)(?= )/.exec(line)?.[1] ?? NaN);
  const at = Number.isNaN(years) ? "It's never too late" : `${years} is not too late`;
  const [suits, breathe, whose] =
    other === null
      ? ["A good start", "Breathe out with the effort and never hold your breath", "your"]
      : [
          `A good start for ${other.them}`,
          `Breathing out with the effort, and never holding ${other.their} breath, keeps blood pressure down`,
          other.their,
        ];
  const look =
    scene.actor === null
      ? "You can try it without an account: choose **Look around first** on the [sign-in page](/login)."
      : other === null
        ? "Choose **beginner** in the [workout setup](/workout-setup)."
        : `${capital(other.they)} can try it without an account: **Look around first** on the [sign-in page](/login).`;
  return says(
    `${at}: strength work is one of the best things at any age. ${suits} is beginner level, two or three days a week: chair squats, wall push-ups, light rows and balance work, with something to hold on to. ${breathe}; stop at chest pain, dizziness or unusual breathlessness. ${look} With an account, the health check under [training profile](/profile-setup) asks what to clear with ${whose} doctor before a first plan.`,
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const videoCheck: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const film = "I can't see videos or pictures, sorry, but you can check it yourself.";
  const eyes = "For a pair of eyes, ask a coach at your gym, and a physio if something hurts.";
  if (exercise === null)
    return says(
      `${film} Film a set from the side at hip height, and tell me the exercise: I'll give you what to look for. ${eyes}`,
    );
  const cues = ON_FILM[exercise.pattern] ?? ON_FILM_ANY;
  return says(
    `${film} Film a set of the ${exerciseLink(exercise)} from the side at hip height, and look for this:\n\n${list(cues)}\n\n${eyes}`,
  );
};

/** What a film shows of a movement done well, by its pattern. */
const ON_FILM: Partial<Readonly<Record<Exercise["pattern"], readonly string[]>>> = {
  squat: [
    "Your heels stay down, from the first rep to the last",
    "Your back stays flat at the bottom; where it rounds, stop a little higher",
    "Hips and chest rise together",
    "From the front: your knees stay in line with your toes",
  ],
  lunge: [
    "The front heel stays down",
    "Your chest stays up, and you go straight down, not forward",
    "From the front: the front knee stays in line with the toes, and the hips stay level",
  ],
  hinge: [
    "Your back stays flat from neck to hips",
    "The weight stays close to your legs all the way",
    "Hips and chest rise together",
    "You end standing tall, without leaning back",
  ],
  "horizontal-push": [
    "Wrists stay over elbows at the bottom",
    "Elbows stay below shoulder height, not out to the sides",
    "Hips and shoulders stay down (on the floor: in one line)",
    "Each rep goes as deep as the first",
  ],
  "vertical-push": [
    "Wrists stay over elbows",
    "Your ribs stay down, and your lower back doesn't arch",
    "The weight ends over the middle of your foot, not in front",
  ],
  "horizontal-pull": [
    "Your back stays flat and still",
    "The elbow moves first, and the shoulders stay low",
    "You lower as slowly as you pull, without jerking",
  ],
  "vertical-pull": [
    "Your arms are nearly straight at the bottom of each rep",
    "Shoulders go down before the elbows bend",
    "Your body doesn't swing",
  ],
  "anti-extension": [
    "Head, hips and heels are in one line",
    "Your lower back doesn't sag, and the hips don't rise",
    "The elbows or hands are under your shoulders",
  ],
};
const ON_FILM_ANY: readonly string[] = [
  "The last rep goes as far as the first",
  "You lower it in two seconds or more, without dropping it",
  "Only the joints that should move do; nothing swings",
];

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
      : "Your current plan doesn't change on its own: choose **pregnancy** under what to avoid in the [workout setup](/workout-setup) and make a new one.";
  return says(
    `Squats and other lifts are usually fine: take a weight that leaves 3-4 reps in reserve, breathe out as you push or stand up, and don't test your maximum or hold your breath. ${stage}${session}\n\n${setup}`,
  );
};

export const SITUATION_ANSWERS: Answers = {
  "pregnancy-training": pregnancy,
  periods,
  travel,
  motivation,
  upset,
  "muscle-feel": muscleFeel,
  "older-beginner": olderBeginner,
  "video-check": videoCheck,
};
