import { FACTS } from "@lockstep/content/coach/facts.ts";
import { TRAINING_TERMS } from "@lockstep/content/coach/training-terms.ts";
import { MUSCLE_WORDS } from "@lockstep/content/coach/body-words.ts";
import { nextLoad } from "@lockstep/domain/training/next-load.ts";
import { estimateOneRepMaxKg } from "@lockstep/domain/training/one-rep-max.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { lighterWeight } from "@lockstep/domain/training/lighter-week.ts";
import { findExercise, getProgress } from "../../../training/index.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { dayText, POUND_KG, setsText, weightText, type Units } from "../weights.ts";
import { exerciseLink } from "./exercises.ts";
import { blockText, lighterComes } from "./sessions.ts";

/** Weeks that a need for a lighter one is judged by. */
const WEEKS_BACK = 8;

const unitsOf = async ({ person }: Asking): Promise<Units> => (await person.profile())?.units ?? "kg";

/** What comes after a weight, in words: what every set reaches first, and what to take then. */
export async function nextStep(asking: Asking, exercise: Exercise, { kg, repsMax }: { kg: number; repsMax: number }) {
  const units = await unitsOf(asking);
  const log = (await asking.person.log({ exerciseId: exercise.id }))?.completed ?? [];
  const logged = log.flatMap(({ sets }) => sets.flatMap(({ weightKg }) => weightKg ?? []));
  const { kg: nextKg, reps, isBigStep } = nextLoad({ exercise, kg, repsMax, units, logged });
  const next = weightText(nextKg, units);
  const take = exercise.needs.includes("kettlebell")
    ? "take the next kettlebell up"
    : exercise.loadModel === "per-hand"
      ? `take the next pair of dumbbells (about ${next})`
      : `go to ${next}`;
  return { isBigStep, reps, take, next };
}

/** The top of a range like "8-12 each side". */
export const topOf = (range: string): number | null => Number(/(\d+)\D*$/.exec(range.replace(/ each side.*/, ""))?.[1]) || null;

/** To half a kilogram: an estimate is no more exact. */
const half = (kg: number): number => Math.round(kg * 2) / 2;

const GENERAL =
  "Do 8 reps with a light weight (for dumbbells, 6-8 kg or 15 lb each; for a bar, just the bar). Could you have done more than three more? Go up one step for the next set. The weight that leaves you **2-3 more clean reps** at the end is the one to start with.";

const FIRST =
  "Start light: the right weight is one you can lift cleanly for all reps with **two or three left in reserve**. Find it like this, for 10 reps of a [Goblet Squat](/exercises/g-goblet-squat): try 6 kg (13 lb). Felt like nothing? Take 8 kg (18 lb) for the next set, then 10 kg (22 lb). Stop adding once the last two reps slow down. Do that for each exercise in your first week, write the weights down, and add a rep or the smallest plate when all sets feel clean. For barbell lifts, start with the empty bar.";

const howHeavy: Answer = async (asking) => {
  const exercise = (await plannedLift(asking)) ?? (await pickExercise(asking));
  const line = asking.question.lines[0] ?? "";
  if (exercise === null) {
    if (/ (?:progress|progression|progressive|overload|when|add|increase) /.test(line))
      return says(
        "Add weight when **all sets reach the top of the rep range with 1 or more reps in reserve**: 2-5% more (2.5 kg or 5 lb on big lifts, the smallest step on small ones), and go back to the bottom of the range. Until then, add a rep here and there. Without weights, take a harder variation. Each exercise in [your plan](/workout-plan) says what comes next.",
      );
    return says(FIRST);
  }
  const units = await unitsOf(asking);
  const planned = await plannedDose(asking, exercise);
  const last = (await asking.person.log({ exerciseId: exercise.id }))?.completed.find(({ sets }) => sets.length > 0);
  const weights = last?.sets.flatMap(({ weightKg }) => (weightKg === null ? [] : [weightKg])) ?? [];
  const range = planned ?? `${exercise.dose.repsMin}-${exercise.dose.repsMax}`;
  if (last === undefined || weights.length === 0) {
    if (exercise.needs.length === 0)
      return says(
        `${exerciseLink(exercise)} uses your body weight. Do ${range} reps and stop with 1-3 in reserve; when you reach the top in every set, take the harder version.`,
      );
    if (((await asking.person.log({ days: 28 }))?.completed.length ?? 0) > 0)
      return says(
        `There's no weight in your log yet for ${exerciseLink(exercise)}${planned === null ? "" : `, ${await plannedSets(asking, exercise)} × ${range} in your plan`}. Since you train already, ramp up to one: warm up with about half of what you'd guess for ${range} reps, take a set of 5 at three quarters of it, then a set at your guess. If you'd have **two or three reps in reserve**, that's your weight; with more left, add a step for the next set. Log it, and next time I can tell you what comes next.`,
      );
    const start =
      asking.scene.actor === null
        ? "Find yours like this."
        : "I don't see a weight for it in your log yet, so find yours like this.";
    return says(
      `${start} ${GENERAL}\n\nYour range on ${exerciseLink(exercise)} is ${range} reps: add reps until every set reaches ${topOf(range) ?? exercise.dose.repsMax} with one in reserve, then go up one step. Log it, and next time I can tell you what comes next.`,
    );
  }
  const top = Math.max(...weights);
  const repsMax = topOf(range) ?? exercise.dose.repsMax;
  const worked = last.sets.filter(({ weightKg }) => weightKg === top);
  const step = await nextStep(asking, exercise, { kg: top, repsMax });
  const isAtLeast = (least: number): boolean => worked.length > 0 && worked.every(({ reps }) => reps >= least);
  const said = setsText(last.sets, units);
  const past = step.isBigStep ? ` (two past your range, because that step is more than 5%)` : "";
  const lighter = await lighterFirst(asking, exercise, top, units);
  const next = isAtLeast(step.reps)
    ? `All sets at ${weightText(top, units)} reached ${step.reps} reps${lighter === null ? ", so " : `. ${lighter}`}**${step.take}** and go back to the bottom of the range.`
    : step.isBigStep && isAtLeast(repsMax)
      ? `You're at the top of the range, but the next step is more than 5%, so stay at **${weightText(top, units)}** until every set reaches **${step.reps} reps** with one or two in reserve, then ${step.take}.`
      : `Stay at **${weightText(top, units)}** and add a rep here and there. Once every set reaches ${step.reps} reps${past} with one or two in reserve, ${step.take}.`;
  return says(
    `Last time (${dayText(last.date)}) you did ${said} on ${exerciseLink(exercise)}; your range is ${range}. ${next} If you couldn't have done one more clean rep at the end of a set, take a little less.`,
  );
};

/** The lift of the plan that a bare name like "squats" means. */
async function plannedLift(asking: Asking): Promise<Exercise | null> {
  const lift = / (squat|deadlift|row|lunge|curl)s? /.exec(asking.question.lines[0] ?? "")?.[1];
  if (lift === undefined || (asking.question.exercises[0]?.length ?? 0) < 2) return null;
  const picked = await pickExercise(asking);
  const planned = ((await asking.person.plan())?.plan?.days ?? []).flatMap(({ exercises }) => exercises);
  if (planned.some(({ exerciseId }) => exerciseId === picked?.id)) return picked;
  const found = planned.find(({ name }) => name.toLowerCase().endsWith(` ${lift}`));
  const exercise = found === undefined ? undefined : findExercise(found.exerciseId);
  return exercise?.pattern === picked?.pattern ? (exercise ?? null) : null;
}

async function plannedSets({ person }: Asking, { id }: Exercise): Promise<number | null> {
  const days = (await person.plan())?.plan?.days ?? [];
  return days.flatMap(({ exercises }) => exercises).find(({ exerciseId }) => exerciseId === id)?.sets ?? null;
}

async function plannedDose({ person }: Asking, exercise: Exercise): Promise<string | null> {
  const plan = (await person.plan())?.plan ?? null;
  return plan?.days.flatMap(({ exercises }) => exercises).find(({ exerciseId }) => exerciseId === exercise.id)?.reps ?? null;
}

/** Best sets of the log, in words; empty while there are none. */
export async function bestLines(asking: Asking, exerciseId?: string): Promise<readonly string[]> {
  const { platform, actor } = asking.scene;
  if (actor === null) return [];
  const units = await unitsOf(asking);
  const { strength } = await getProgress(platform, actor, { weeks: 12 });
  const lastOf = ({ points }: (typeof strength)[number]): number =>
    points.findLast(({ oneRepMaxKg }) => oneRepMaxKg)?.oneRepMaxKg ?? 0;
  // The big lifts are what people mean.
  const isBig = ({ exerciseId: id }: (typeof strength)[number]): boolean =>
    findExercise(id)?.needs.includes("barbell") === true && findExercise(id)?.compound === true;
  return strength
    .filter((each) => exerciseId === undefined || each.exerciseId === exerciseId)
    .toSorted((a, b) => Number(isBig(b)) - Number(isBig(a)) || lastOf(b) - lastOf(a))
    .slice(0, exerciseId === undefined ? 4 : 1)
    .flatMap(({ exerciseId, exerciseName, points }) => {
      const known = points.flatMap(({ oneRepMaxKg }) => oneRepMaxKg ?? []);
      const first = known[0];
      const last = known.at(-1);
      if (first === undefined || last === undefined) return [];
      const change = last - first;
      const each = /dumbbell/i.test(exerciseName) ? " in each hand" : "";
      const trend =
        known.length < 2
          ? "one session so far"
          : `${change >= 0 ? "+" : "-"}${weightText(half(Math.abs(change)), units)} over ${known.length} sessions`;
      return [`${link(exerciseName, `/exercises/${exerciseId}`)}: about ${weightText(half(last), units)}${each} (${trend})`];
    });
}

/** Another exercise of the log that goes by the same words: "bench" with dumbbells for "bench". An id that nothing has where there's none. */
async function similarLogged({ person }: Asking, { name }: Exercise): Promise<string> {
  const words = name.toLowerCase().split(" ");
  const log = (await person.log({ days: 90 }))?.completed ?? [];
  const endsWith = (count: number): string | undefined =>
    log.find((each) => each.name.toLowerCase().endsWith(words.slice(-count).join(" ")))?.exerciseId;
  return endsWith(2) ?? endsWith(1) ?? "";
}

const oneRepMax: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const line = asking.question.lines[0] ?? "";
  const given = /(?<= )(\d+(?:\.\d+)?) (kg|lb|lbs|kilos|pounds)? ?(?:for |x |times )(\d{1,2})(?= )/.exec(line);
  const units = await unitsOf(asking);
  if (given !== null) {
    const kg = Number(given[1]) * (/lb|pound/.test(given[2] ?? units) ? POUND_KG : 1);
    const max = estimateOneRepMaxKg(kg, Number(given[3]));
    if (max !== null)
      return says(
        `About **${weightText(Math.round(max * 2) / 2, units)}** (Epley: weight × (1 + reps ÷ 30)). It's an estimate, and best with 10 reps or fewer.`,
      );
  }
  const own = await bestLines(asking, exercise?.id);
  const lines = own.length > 0 || exercise === null ? own : await bestLines(asking, await similarLogged(asking, exercise));
  const how = "An estimated one-rep max is weight × (1 + reps ÷ 30), from sets of up to 10 reps, so you never have to test it.";
  if (lines.length === 0)
    return says(
      `${asking.scene.actor === null ? "Sign in and log your sets, and I can estimate it." : "Your log doesn't have a weighted set for that yet."} ${how} For example, 60 kg for 8 reps is about 76 kg.`,
    );
  return says(`From your log:\n\n${list(lines)}\n\n${how} More under [Progress](/progress).`);
};

/** How a sentence about the next weight starts where the lift's next session is in the lighter week; null where it isn't. */
async function lighterFirst({ person, scene }: Asking, { id }: Exercise, kg: number, units: Units): Promise<string | null> {
  const { plan, today } = (await person.plan()) ?? { plan: null, today: null };
  if (plan === null || today === null) return null;
  const { phase, week, weeks } = plan.block;
  const from = WEEKDAYS.indexOf(today);
  const left = plan.days.slice(from + 1).some(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === id));
  const isLighter = (phase === "lighter" && left) || (phase === "hard" && week === weeks - 1 && !left);
  if (!isLighter || scene.actor === null) return null;
  const lighter = units === "kg" ? lighterWeight(kg, "kg") : lighterWeight(kg / POUND_KG, "lb") * POUND_KG;
  const [which, after] = phase === "lighter" ? ["This", "next week"] : ["Next week", "the week after"];
  return `${which} is your lighter week: two sets at about ${weightText(lighter, units)}; ${after}, `;
}

const plateau: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const last = exercise === null ? [] : ((await asking.person.log({ exerciseId: exercise.id }))?.completed ?? []);
  const units = await unitsOf(asking);
  const tops = last.flatMap(({ date, sets }) => {
    const top = Math.max(0, ...sets.map(({ weightKg }) => weightKg ?? 0));
    const reps = sets.flatMap((set) => (set.weightKg === top ? [set.reps] : []));
    return top === 0 ? [] : [{ date, top, reps, total: reps.reduce((sum, each) => sum + each, 0) }];
  });
  const shown = tops.slice(0, 4);
  const [latest] = shown;
  if (exercise === null || latest === undefined) {
    const seen =
      exercise === null
        ? ""
        : `Your log has no weights for ${exerciseLink(exercise)} in the last 90 days, so I'll go by what you say. `;
    return says(`${seen}${stuckText()}`);
  }
  const range = (await plannedDose(asking, exercise)) ?? `${exercise.dose.repsMin}-${exercise.dose.repsMax}`;
  const repsMax = topOf(range) ?? exercise.dose.repsMax;
  const step = await nextStep(asking, exercise, { kg: latest.top, repsMax });
  const rows = `Your last sets at the top weight on ${exerciseLink(exercise)}:\n\n${list(shown.map(({ date, top, reps }) => `${dayText(date)}: ${weightText(top, units)} × ${reps.join(", ")}`))}`;
  const trend = trendOf(shown);
  if (trend === "down") return says(`${rows}\n\nYour reps have dropped at that weight, so recovery comes first. ${stuckText()}`);
  const isReady = latest.reps.every((reps) => reps >= step.reps);
  const lighter = await lighterFirst(asking, exercise, latest.top, units);
  const next = isReady
    ? `Every set reached ${step.reps} reps${step.isBigStep ? "" : `, the top of your range (${range})`}${lighter === null ? ", so next time " : `. ${lighter}`}${step.take.replace(/^(go to|take) (.+)$/, "$1 **$2**")} and start again from fewer reps.`
    : `Your range is ${range}: stay at ${weightText(latest.top, units)} until every set reaches ${step.reps} reps, then ${step.take}.`;
  if (trend === "same" && !isReady) return says(`${rows}\n\n${next} ${stuckText()}`);
  const start =
    trend === "up"
      ? "You're not stuck: going by those, you're getting stronger."
      : "Those look ready for more, so it isn't you that's stuck, it's the weight.";
  return says(
    `${rows}\n\n${start} ${next}\n\nIf you stall there for three sessions: sleep 7-9 hours and eat enough first, then add a set or two a week, or take a lighter week. One change at a time.`,
  );
};

/** What helps someone who is stuck, the simplest first. */
function stuckText(): string {
  return `Stuck for weeks is normal, and one of these usually helps:\n\n${list([
    "**Recover**: 7-9 hours of sleep, and eat enough; protein 1.6 g per kg",
    "**Smaller steps**: a rep more per set, or the smallest plates there are",
    "**Another range**: three weeks with more reps and less weight, or the other way around",
    "**A bit more work**: one or two more sets a week, or a close variation on a second day",
    "**A lighter week**: half the sets at 80%, then start again",
  ])}\n\nChange one thing at a time, and give it three weeks.`;
}

/** Where the last sessions are going, the latest first: by weight, and at the same weight by repetitions. */
function trendOf(tops: readonly { readonly top: number; readonly total: number }[]): "up" | "same" | "down" {
  const [latest] = tops;
  const oldest = tops.at(-1);
  if (latest === undefined || oldest === undefined) return "same";
  const first = tops.filter(({ top }) => top === latest.top).at(-1) ?? latest;
  if (latest.total !== first.total) return latest.total > first.total ? "up" : "down";
  return latest.top > oldest.top ? "up" : latest.top < oldest.top ? "down" : "same";
}

const deload: Answer = async ({ scene, person, question }) => {
  const line = question.lines[0] ?? "";
  const isMeaning = / (?:what|whats|mean|means|meaning|explain) /.test(line) && !/ (?:do i|should i|my|when) /.test(line);
  const what =
    "A deload is a planned easy week: the same exercises, with half the sets and about 80% of the weight, so that you recover and come back stronger.";
  const often = "Most people take one after five or six hard weeks, or when their main lifts go down twice in a row.";
  if (scene.actor === null) return says(`${what} ${often} As a beginner you rarely need one.`);
  const { weeks } = await getProgress(scene.platform, scene.actor, { weeks: WEEKS_BACK });
  const trained = weeks.filter(({ workouts }) => workouts > 0).length;
  const plan = (await person.plan())?.plan ?? null;
  if (trained < 3 && plan === null) return says(`${what} You're just starting, so you don't need one for a good while.`);
  if (isMeaning && trained < 3) return says(`${what} ${often} You're just starting, so you don't need one yet.`);
  const own = `You've trained in ${trained} of the last ${WEEKS_BACK} weeks`;
  const verdict =
    plan !== null && plan.block.phase !== "over"
      ? `${builtIn(plan)}${plan.block.phase === "hard" ? ` ${own}${trained >= 6 ? ", so it's well earned" : ""}. If you feel flat or your lifts go down before then, take it early; if you feel fresh, you can push it back. It's your call.` : ""}`
      : trained >= 6
        ? `Yes, a lighter week is a good idea now: ${own.toLowerCase()}. It's your call: if you feel fresh and your lifts still go up, it can wait a week or two.`
        : `Not yet: ${own.toLowerCase()}. Take one if you feel worn out, or when your main lifts go down twice in a row.`;
  return says(isMeaning ? `${what}\n\n${verdict}` : `${verdict}\n\n${what}`);
};

/** When a plan's own lighter week comes, as the answer to whether one's needed. */
function builtIn(plan: Parameters<typeof blockText>[0]): string {
  const { phase, week, weeks } = plan.block;
  if (phase === "lighter") return `You're in it. ${blockText(plan)}`;
  if (phase !== "hard") return `Your plan has one built in. ${blockText(plan)}`;
  const isNext = weeks - week === 1;
  return `${isNext ? "Yes, and your plan has one coming up" : "Not yet, and your plan has one built in"}: you're in week ${week} of ${weeks}. ${lighterComes(weeks - week)}`;
}

/** Hard sets a week that the plan has for a muscle that's asked about, by the rule that the answer names. */
const setsAndReps: Answer = async ({ question, person }) => {
  const word = question.muscles[0];
  const muscles = new Set(MUSCLE_WORDS[word ?? ""]);
  const plan = (await person.plan())?.plan ?? null;
  const general = FACTS["sets-and-reps"] ?? "";
  const isTooMuch = / too (?:much|many) /.test(question.lines[0] ?? "");
  const tooMuch = `More than about **${MOST_SETS} hard sets a week** is too much for most`;
  if (plan === null || word === undefined || muscles.size === 0) return says(isTooMuch ? `${tooMuch}. ${general}` : general);
  const sets = plan.days
    .flatMap(({ exercises }) => exercises)
    .reduce((sum, { exerciseId, sets: count }) => {
      const exercise = findExercise(exerciseId);
      const isTarget = exercise?.targets.some((muscle) => muscles.has(muscle)) ?? false;
      const helps = exercise?.synergists.some((muscle) => muscles.has(muscle)) ?? false;
      return sum + (isTarget ? count : helps ? count / 2 : 0);
    }, 0);
  const verdict =
    sets > MOST_SETS
      ? "which is more than most people benefit from"
      : sets >= LEAST_SETS
        ? "which is fine"
        : "so there's room for more if it's your focus";
  const own = `our plan has about **${sets}** for your ${word}, ${verdict}`;
  return says(isTooMuch ? `${tooMuch}; y${own}. ${general}` : `${general} Y${own}.`);
};
/** Sets a week within which a muscle grows for most who've trained a while. */
const LEAST_SETS = 10;
const MOST_SETS = 20;

/** A word of the gym that was asked about; the longest that's in the question. */
const trainingTerms: Answer = ({ question }) => {
  const line = question.lines[0] ?? "";
  const found = TRAINING_TERMS.find(({ words }) => new RegExp(` (?:${words}) `).test(line));
  return found === undefined ? null : says(found.says);
};

export const LOAD_ANSWERS: Answers = {
  "training-terms": trainingTerms,
  "sets-and-reps": setsAndReps,
  "how-heavy": howHeavy,
  "one-rep-max": oneRepMax,
  plateau,
  deload,
};
