import { FACTS } from "@lockstep/content/coach/facts.ts";
import { estimateOneRepMaxKg } from "@lockstep/domain/training/one-rep-max.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { findExercise, getProgress } from "../../../training/index.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { exerciseLink } from "./exercises.ts";
import { blockText } from "./sessions.ts";

export const POUND_KG = 0.45359237;
type Units = "kg" | "lb";

/** A weight in the person's units: "82.5 kg". */
export function weightText(kg: number, units: Units): string {
  return units === "kg" ? `${formatDecimal(kg)} kg` : `${formatDecimal(Math.round((kg / POUND_KG) * 2) / 2)} lb`;
}

/** Weeks that a need for a lighter one is judged by. */
const WEEKS_BACK = 8;

const unitsOf = async ({ person }: Asking): Promise<Units> => (await person.profile())?.units ?? "kg";

const LOWER_BODY: ReadonlySet<string> = new Set(["squat", "lunge", "hinge"]);

/** The next weight up, in steps that plates and dumbbells come in: 5 kg on the big lower-body lifts, 2.5 kg on the upper-body ones. */
function nextWeightKg(kg: number, units: Units, { compound, pattern, name }: Exercise): number {
  const isLower = LOWER_BODY.has(pattern) && !/dumbbell|kettlebell/i.test(name);
  if (units === "kg") return kg + (compound ? (isLower ? 5 : 2.5) : 1);
  return kg + (compound ? (isLower ? 10 : 5) : 2.5) * POUND_KG;
}

/** What comes after a weight: the reps that every set reaches first, two past the range where the step is over 5%, and the weight then. */
export function nextStep(exercise: Exercise, kg: number, units: Units, repsMax: number) {
  const nextKg = nextWeightKg(kg, units, exercise);
  const isBigStep = nextKg > kg * 1.05 + 1e-6;
  const isPair = /dumbbell/i.test(exercise.name) && !/one-arm|single-arm|goblet/i.test(exercise.name);
  return {
    isBigStep,
    reps: isBigStep ? repsMax + 2 : repsMax,
    take: isPair ? "take the next pair" : `go to ${weightText(nextKg, units)}`,
  };
}

/** To half a kilogram: an estimate is no more exact. */
const half = (kg: number): number => Math.round(kg * 2) / 2;

/** The day as people say it: "July 14". */
export function dayText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}

const GENERAL =
  "Do 8 reps with a light weight (for dumbbells, 6-8 kg or 15 lb each; for a bar, just the bar). Could you have done more than three more? Go up one step for the next set. The weight with which you could do **2-3 more clean reps** at the end is yours to start with.";

const FIRST =
  "Begin light: the right weight is one you lift cleanly for all reps with **two or three left in reserve**. Find it like this, for 10 reps of a [Goblet Squat](/exercises/g-goblet-squat): try 6 kg (13 lb). Felt like nothing? Take 8 kg (18 lb) for the next set, then 10 kg (22 lb). Stop adding once the last two reps slow down. Do that for each exercise in your first week, write the weights down, and add a rep or the smallest plate when all sets feel clean. For barbell lifts, start with the empty bar.";

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
      `${start} ${GENERAL}\n\nYour range on ${exerciseLink(exercise)} is ${range} reps: add reps until every set reaches ${Number(/(\d+)\D*$/.exec(range.replace(/ each side.*/, ""))?.[1] ?? exercise.dose.repsMax)} with one in reserve, then go up one step. Log it, and next time I can tell you what comes next.`,
    );
  }
  const top = Math.max(...weights);
  const repsMax = Number(/(\d+)\D*$/.exec(range.replace(/ each side.*/, ""))?.[1] ?? exercise.dose.repsMax);
  const worked = last.sets.filter(({ weightKg }) => weightKg === top);
  const step = nextStep(exercise, top, units, repsMax);
  const isAtLeast = (least: number): boolean => worked.length > 0 && worked.every(({ reps }) => reps >= least);
  const said = last.sets
    .map(({ weightKg, reps }) => `${reps}${weightKg === null ? "" : ` × ${weightText(weightKg, units)}`}`)
    .join(", ");
  const next = isAtLeast(step.reps)
    ? `All sets at ${weightText(top, units)} reached ${step.reps} reps, so **${step.take}** and go back to the bottom of the range.`
    : step.isBigStep && isAtLeast(repsMax)
      ? `The next step up is more than 5%, so stay at **${weightText(top, units)}** until every set reaches **${step.reps} reps** with one or two in reserve, then ${step.take}.`
      : `Stay at **${weightText(top, units)}** and add a rep or two per set. Once every set reaches ${step.reps} reps with one or two in reserve, ${step.take}.`;
  return says(
    `Last time (${dayText(last.date)}) you did ${said} on ${exerciseLink(exercise)}; your range is ${range}. ${next} If it feels heavier than 1-3 reps in reserve today, take less.`,
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
  const lines = await bestLines(asking, exercise?.id);
  const how = "An estimated one-rep max is weight × (1 + reps ÷ 30), from sets of up to 10 reps, so you never have to test it.";
  if (lines.length === 0)
    return says(
      `${asking.scene.actor === null ? "Sign in and log your sets, and I can estimate it." : "Your log doesn't hold a weighted set for that yet."} ${how} For example, 60 kg for 8 reps is about 76 kg.`,
    );
  return says(`From your log:\n\n${list(lines)}\n\n${how} More under [Progress](/progress).`);
};

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
  const seen =
    exercise === null
      ? ""
      : shown.length === 0
        ? `Your log has no weights for ${exerciseLink(exercise)} in the last 90 days, so I'll go by what you say. `
        : `Your last sets at the top weight on ${exerciseLink(exercise)}:\n\n${list(shown.map(({ date, top, reps }) => `${dayText(date)}: ${weightText(top, units)} × ${reps.join(", ")}`))}\n\n${readTops(shown)}`;
  return says(
    `${seen}Stuck for weeks is normal, and one of these usually helps:\n\n${list([
      "**Recover**: 7-9 hours of sleep, and eat enough; protein 1.6 g per kg",
      "**Smaller steps**: add one rep per set, or the smallest plates, instead of 5 kg",
      "**Another range**: three weeks of 8-10 reps if you've been at 5, or the other way round",
      "**A bit more work**: one or two more sets a week, or a close variation on a second day",
      "**A lighter week**: half the sets at 80%, then start again",
    ])}\n\nChange one thing at a time, and give it three weeks.`,
  );
};

/** What the last sessions at the same weight say; the latest first. */
function readTops(tops: readonly { readonly top: number; readonly reps: readonly number[]; readonly total: number }[]): string {
  const [latest] = tops;
  const same = tops.filter(({ top }) => top === latest?.top);
  const oldest = same.at(-1);
  if (latest === undefined || oldest === undefined || same.length < 2)
    return "The weight has changed lately, so give it a few more sessions before you judge. ";
  if (latest.total > oldest.total)
    return `So you're moving: the weight is the same, but your reps went from ${oldest.total} to ${latest.total} in all. Keep adding reps, and take the next plate when every set reaches the top of your range. `;
  return latest.total < oldest.total ? "Your reps have dropped at that weight, so recovery comes first. " : "";
}

const deload: Answer = async ({ scene, person }) => {
  const plan = (await person.plan())?.plan ?? null;
  if (plan !== null && plan.block.phase !== "over")
    return says(`${FACTS["deload"]}\n\nYour plan has one built in. ${blockText(plan)}`);
  const weeks = scene.actor === null ? null : (await getProgress(scene.platform, scene.actor, { weeks: WEEKS_BACK })).weeks;
  const trained = weeks?.filter(({ workouts }) => workouts > 0).length ?? 0;
  const own =
    weeks === null
      ? ""
      : trained === 0
        ? "\n\nYou haven't logged training in the last eight weeks, so you don't need one now."
        : `\n\nYou've trained in ${trained} of the last ${WEEKS_BACK} weeks, ${trained >= 6 ? "so a lighter week is a fair idea, above all if you feel flat" : "so there's no need yet unless you feel worn out"}.`;
  return says(`${FACTS["deload"]}${own}`);
};

export const LOAD_ANSWERS: Answers = { "how-heavy": howHeavy, "one-rep-max": oneRepMax, plateau, deload };
