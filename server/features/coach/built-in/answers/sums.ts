import { estimateOneRepMaxKg } from "@lockstep/domain/training/one-rep-max.ts";
import { formatCount, formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { findExercise, getProgress } from "../../../training/index.ts";
import { link, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { exerciseLink } from "./exercises.ts";
import { POUND_KG, weightText } from "../weights.ts";
import { nextStep } from "./loads.ts";

const line = ({ question }: Asking): string => question.lines[0] ?? "";
const NUMBER = "(\\d+(?:\\.\\d+)?)";

/** Units that people turn into one another, the first as the figure of one. */
const UNITS: readonly {
  readonly words: RegExp;
  readonly name: string;
  readonly kind: string;
  readonly one: number;
}[] = [
  { words: /^(?:kgs?|kilos?|kilograms?)$/, name: "kg", kind: "weight", one: 1 },
  { words: /^(?:lbs?|pounds?)$/, name: "lb", kind: "weight", one: POUND_KG },
  { words: /^stones?$/, name: "stone", kind: "weight", one: 14 * POUND_KG },
  { words: /^(?:g|grams?)$/, name: "g", kind: "weight", one: 0.001 },
  { words: /^(?:oz|ounces?)$/, name: "oz", kind: "weight", one: POUND_KG / 16 },
  { words: /^(?:kms?|kilometers?|kilometres?)$/, name: "km", kind: "way", one: 1 },
  { words: /^miles?$/, name: "miles", kind: "way", one: 1.609344 },
  { words: /^cm$/, name: "cm", kind: "length", one: 1 },
  { words: /^inch(?:es)?$/, name: "inches", kind: "length", one: 2.54 },
  { words: /^(?:kcal|calories|calorie)$/, name: "kcal", kind: "energy", one: 4.184 },
  { words: /^(?:kj|kilojoules?)$/, name: "kJ", kind: "energy", one: 1 },
];
/** What a unit is turned into when only one is named. */
const USUAL: Readonly<Record<string, string>> = { kg: "lb", lb: "kg", km: "miles", miles: "km", kcal: "kJ", kJ: "kcal" };

const unitOf = (word: string) => UNITS.find(({ words }) => words.test(word));

const convertUnits: Answer = async (asking) => {
  const words = line(asking);
  const amount = new RegExp(`(?<= )${NUMBER} ([a-z]+)(?= )`, "g");
  const given = [...words.matchAll(amount)].find(([, , word = ""]) => unitOf(word) !== undefined);
  const from = unitOf(given?.[2] ?? "");
  if (given === undefined || from === undefined) return null;
  const other = words
    .trim()
    .split(" ")
    .flatMap((word) => unitOf(word) ?? [])
    .find(({ name, kind }) => name !== from.name && kind === from.kind);
  const to = other ?? UNITS.find(({ name }) => name === USUAL[from.name]);
  if (to === undefined) return null;
  const value = (Number(given[1]) * from.one) / to.one;
  const own = (await asking.person.profile())?.units;
  const settings = !/ (?:switch|change|app|settings|show|use) /.test(words)
    ? ""
    : own === to.name
      ? ` Your app shows ${own === "kg" ? "kilograms" : "pounds"} already. You can switch it under [your settings](/settings#training) anytime, and everything you've logged follows.`
      : " Yes, you can switch the app over: choose your units in [your settings](/settings#training), and everything you've logged follows.";
  return says(`${given[1]} ${from.name} is about **${formatDecimal(Math.round(value * 10) / 10)} ${to.name}**.${settings}`);
};

const PLATES_KG = [25, 20, 15, 10, 5, 2.5, 1.25];
const PLATES_LB = [45, 35, 25, 10, 5, 2.5];

/** The plates of one side, the heaviest first, and what they can't make up. */
export function platesFor(
  side: number,
  plates: readonly number[],
): { readonly plates: readonly number[]; readonly rest: number } {
  const taken: number[] = [];
  let rest = side;
  for (const plate of plates)
    while (rest >= plate - 1e-9) {
      taken.push(plate);
      rest -= plate;
    }
  return { plates: taken, rest: Math.max(0, Math.round(rest * 100) / 100) };
}

const plates: Answer = async (asking) => {
  const words = line(asking);
  const given = new RegExp(`(?<= )${NUMBER} ?(kgs?|kilos?|kg|lbs?|pounds?)?(?= )`).exec(words);
  const own = (await asking.person.profile())?.units ?? "kg";
  const unit = given?.[2] === undefined ? own : given[2].startsWith("k") ? "kg" : "lb";
  const bar = unit === "kg" ? 20 : 45;
  if (given === null)
    return says(
      "A standard Olympic bar weighs **20 kg (45 lb)**; shorter ones are 15 kg (35 lb) or less, and the bar of a Smith machine differs from gym to gym. It's usually written on the end.",
    );
  const total = Number(given[1]);
  if (total < bar)
    return says(`The empty bar already weighs ${bar} ${unit}, so for ${total} ${unit} take a lighter bar or dumbbells.`);
  const side = (total - bar) / 2;
  const { plates: taken, rest } = platesFor(side, unit === "kg" ? PLATES_KG : PLATES_LB);
  const said = taken.length === 0 ? "no plates at all" : taken.map(formatDecimal).join(" + ");
  const twenties =
    unit === "kg" && side % 20 === 0 && side > 0 ? `, or ${Array.from({ length: side / 20 }, () => "20").join(" + ")}` : "";
  const missing = rest === 0 ? "" : ` That leaves ${formatDecimal(rest)} ${unit} a side that common plates don't make.`;
  return says(
    `With a ${bar} ${unit} bar, ${formatDecimal(total)} ${unit} is **${formatDecimal(side)} ${unit} a side**: ${said}${twenties}.${missing} It depends on the bar: check what yours weighs.`,
  );
};

/** "8 reps at 67.5 with 2 left". */
interface DoneSet {
  readonly reps: number;
  readonly weight: number;
  readonly left: number;
}

function setsIn(words: string): readonly DoneSet[] {
  const found = words.matchAll(
    new RegExp(
      `(?<= )(\\d{1,2}) (?:reps? )?(?:at|@|with|x|of|times) ${NUMBER} ?(?:kg|kgs|kilos|lb|lbs|pounds)?(?: with (\\d) (?:left|more|in reserve|in the tank))?(?= )`,
      "g",
    ),
  );
  return [...found].map(([, reps, weight, left]) => ({ reps: Number(reps), weight: Number(weight), left: Number(left ?? 0) }));
}

const compareSets: Answer = async (asking) => {
  const [one, other] = setsIn(line(asking));
  if (one === undefined || other === undefined) return null;
  // "5x5 or 3x10" are sets and reps, without a weight to compare.
  if (/ \d x \d/.test(line(asking)) && !/ (?:kg|kgs|kilos?|lb|lbs|pounds|at|with|@) /.test(line(asking))) return null;
  const units = (await asking.person.profile())?.units ?? "kg";
  const maxOf = ({ reps, weight, left }: DoneSet): number => estimateOneRepMaxKg(weight, reps + left) ?? weight;
  const said = ({ reps, weight, left }: DoneSet): string =>
    `${reps} × ${formatDecimal(weight)} ${units}${left === 0 ? "" : ` with ${left} left`}`;
  const worth = (set: DoneSet): string => `${formatDecimal(Math.round(maxOf(set)))} ${units}`;
  const [more, less] = maxOf(one) >= maxOf(other) ? [one, other] : [other, one];
  const next = await rangeOf(asking, more.weight * (units === "kg" ? 1 : POUND_KG));
  const isCounted = more.left > 0 ? " (your charts show less, because they don't count reps in reserve)" : "";
  const asks = / (?:is|are|does|do) (?:\S+ ){0,12}(?:more|better|stronger|harder|heavier) /.test(line(asking));
  const yes = !asks ? "" : more === one ? "Yes, " : "No, ";
  const text = `${yes}**${said(more)}** is the stronger set: about ${worth(more)} against ${formatDecimal(Math.round(maxOf(less)))} as one rep${isCounted}. Both build muscle, so do the one that's in your plan.`;
  return says(
    `${text} ${next ?? `Stay with ${formatDecimal(more.weight)} ${units} if its reps are in your plan's range, and take the lighter one on a day you're tired.`}`,
  );
};

/** What comes next on the planned exercises that a weight was used on. */
async function rangeOf(asking: Asking, weightKg: number): Promise<string | null> {
  const plan = (await asking.person.plan())?.plan ?? null;
  const log = (await asking.person.log({ days: 28 }))?.completed ?? [];
  const used = new Set(
    log
      .filter(({ sets }) => sets.some((set) => set.weightKg !== null && Math.abs(set.weightKg - weightKg) < 0.3))
      .map(({ exerciseId }) => exerciseId),
  );
  const having = plan?.days.flatMap(({ exercises }) => exercises).filter(({ exerciseId }) => used.has(exerciseId)) ?? [];
  const [first] = having;
  if (first === undefined) return null;
  // Lifts of the same range go on alike.
  const planned = [...new Map(having.filter(({ reps }) => reps === first.reps).map((each) => [each.exerciseId, each])).values()];
  const exercise = findExercise(first.exerciseId);
  const repsMax = Number(/^\d+-(\d+)/.exec(first.reps)?.[1]);
  if (exercise === undefined || Number.isNaN(repsMax)) return null;
  const units = (await asking.person.profile())?.units ?? "kg";
  const step = await nextStep(asking, exercise, { kg: weightKg, repsMax });
  const on = joinNames(planned.map(({ exerciseId, name }) => link(name, `/exercises/${exerciseId}`)));
  return `On ${on} your range is ${first.reps}, so stay with ${weightText(weightKg, units)} until every set reaches ${step.reps} reps with one or two in reserve, then ${step.take}.`;
}

const bodyweightMultiple: Answer = async (asking) => {
  const words = line(asking);
  const times = Number(
    /(?<= )(\d(?:\.\d+)?) ?(?:x|times)? (?:my )?(?:bodyweight|body weight|bw)(?= )/.exec(words)?.[1] ??
      (/ triple /.test(words) ? 3 : / (?:twice|double) /.test(words) ? 2 : NaN),
  );
  const weigh = new RegExp(` (?:weigh|weighing|bodyweight is|body weight is|at) (?:about )?${NUMBER}(?= )`).exec(words);
  const own = Number(weigh?.[1] ?? NaN);
  const lift = [
    ...words.matchAll(new RegExp(`(?<= )${NUMBER}(?! ?(?:x|times)? (?:my )?(?:bodyweight|body weight|bw))(?= )`, "g")),
  ]
    .map(([value]) => Number(value))
    .find((value) => value !== own && value > 10);
  if (Number.isNaN(times) || Number.isNaN(own))
    return says(
      'Tell me what you weigh and what you lift, such as "I weigh 62 and deadlift 105, how far off 2x bodyweight?", and I\'ll work it out.',
    );
  const units = / (?:lb|lbs|pounds) /.test(words) ? "lb" : ((await asking.person.profile())?.units ?? "kg");
  const target = times * own;
  const exercise = await pickExercise(asking);
  const on = exercise === null ? "" : ` on ${exerciseLink(exercise)}`;
  if (lift === undefined)
    return says(`${formatDecimal(times)}x bodyweight is **${formatDecimal(target)} ${units}** for you${on}.`);
  const gap = Math.round((target - lift) * 10) / 10;
  const now = Math.round((lift / own) * 10) / 10;
  if (gap <= 0)
    return says(
      `You're there: ${formatDecimal(lift)} ${units} is about ${formatDecimal(now)}x your body weight, and ${formatDecimal(times)}x is ${formatDecimal(target)} ${units}. Well done!`,
    );
  const step = units === "kg" ? "2.5 kg" : "5 lb";
  return says(
    `${formatDecimal(times)}x bodyweight is **${formatDecimal(target)} ${units}**${on}; you're at ${formatDecimal(lift)} ${units}, about ${formatDecimal(now)}x, so **${formatDecimal(gap)} ${units}** to go. Past the beginner stage, ${step} every two to four weeks is a good pace, so think in months, not weeks, and I won't promise a date. Next step: add a rep per set until all reach the top of your range, then ${step}.`,
  );
};

/** A weight wanted on a lift, and whether some weeks are enough for it. */
const liftGoal: Answer = async (asking) => {
  const words = line(asking);
  const ids = asking.question.exercises[0] ?? [];
  const barbell = ids.flatMap((id) => findExercise(id) ?? []).find(({ needs }) => needs.includes("barbell"));
  const exercise = barbell ?? (await pickExercise(asking));
  const time = new RegExp(`(?<= )${NUMBER} (week|month)s? `).exec(words);
  const weeks = time === null ? null : Math.round(Number(time[1]) * (time[2] === "month" ? 4.35 : 1));
  const target = [...words.matchAll(new RegExp(`(?<= )${NUMBER}(?! ?(?:weeks?|months?|days?|reps?|x) )(?= )`, "g"))]
    .map(([value]) => Number(value))
    .find((value) => value >= 20);
  if (exercise === null || target === undefined) return null;
  const own = (await asking.person.profile())?.units ?? "kg";
  const units = / (?:lb|lbs|pounds) /.test(words) ? "lb" : / (?:kg|kgs|kilos?) /.test(words) ? "kg" : own;
  const step = units === "kg" ? 2.5 : 5;
  const now = await bestOf(asking, exercise.id, units);
  const isNew = now === null || (await asking.person.plan())?.plan?.choices.skillLevel === "beginner";
  // A beginner adds a step every week or two, later every two to four.
  const [fast, slow] = isNew ? [1, 2] : [2, 4];
  const pace = `${isNew ? "A beginner adds" : "Past the beginner stage people add"} about ${formatDecimal(step)} ${units} every ${isNew ? "one to two" : "two to four"} weeks`;
  const goal = `${formatDecimal(target)} ${units}`;
  const how = `Add a rep per set until all reach the top of your range, then ${formatDecimal(step)} ${units}; sleep and protein do the rest.`;
  if (now === null) {
    const span = weeks ?? 12;
    const [least, most] = [(span / slow) * step, (span / fast) * step].map((each) => Math.round(each / step) * step);
    const gains = `${pace}, so ${span} weeks add about ${formatDecimal(least ?? 0)}-${formatDecimal(most ?? 0)} ${units}`;
    const from = Math.max(0, target - (least ?? 0));
    return says(
      `It depends on what you lift now. ${gains}: for ${goal} on the ${exerciseLink(exercise)} you'd need about ${formatDecimal(from)} ${units} today to be fairly sure. Tell me a set, such as "${exercise.name.toLowerCase()} 3x8 with 40 kg", and I'll log it; then ask me again. ${how}`,
    );
  }
  const gap = target - now;
  const log = `going by your log, your one-rep max on the ${exerciseLink(exercise)} is about ${formatDecimal(now)} ${units}`;
  if (gap <= 0) return says(`You're there: ${log}. Try ${goal} on a day you feel fresh, with a spotter or safety arms.`);
  const [soon, late] = [Math.ceil((gap / step) * fast), Math.ceil((gap / step) * slow)];
  const verdict =
    weeks === null
      ? `About ${soon}-${late} weeks`
      : weeks >= late
        ? "Yes, that's realistic"
        : weeks >= soon
          ? "Maybe, if all goes well"
          : "Probably not";
  return says(
    `${verdict}: ${log}, so ${goal} is ${formatDecimal(Math.round(gap * 2) / 2)} ${units} away. ${pace}, which makes it about **${soon}-${late} weeks**; I can't promise a date. ${how}`,
  );
};

/** The last estimated one-rep max of an exercise, to half a unit; null without one. */
async function bestOf({ scene }: Asking, exerciseId: string, units: "kg" | "lb"): Promise<number | null> {
  if (scene.actor === null) return null;
  const { strength } = await getProgress(scene.platform, scene.actor, { weeks: 12 });
  const points = strength.find((each) => each.exerciseId === exerciseId)?.points ?? [];
  const kg = points.findLast(({ oneRepMaxKg }) => oneRepMaxKg !== null)?.oneRepMaxKg ?? null;
  return kg === null ? null : Math.round((units === "kg" ? kg : kg / POUND_KG) * 2) / 2;
}

/** What 300-500 kcal a day less than one burns comes to in a week. */
const PACE = { kg: [0.3, 0.5], lb: [0.6, 1] } as const;

const weightPace: Answer = async (asking) => {
  const words = line(asking);
  const isPounds =
    / (?:lb|lbs|pounds|stone) /.test(words) ||
    (!/ (?:kg|kgs|kilos?) /.test(words) && (await asking.person.profile())?.units === "lb");
  const unit = isPounds ? "lb" : "kg";
  const [least, most] = PACE[unit];
  const given = [...words.matchAll(new RegExp(`(?<= )${NUMBER}(?= (?:kg|kgs|kilos?|lb|lbs|pounds)? ?)`, "g"))].map(([value]) =>
    Number(value),
  );
  const weights = given.filter((value) => value >= (isPounds ? 80 : 35) && value <= (isPounds ? 700 : 320));
  const [from, to] = weights.length >= 2 ? [Math.max(...weights), Math.min(...weights)] : [null, null];
  const lose = from !== null && to !== null ? from - to : given.find((value) => value >= 1 && value < 100);
  if (lose === undefined || lose <= 0) return null;
  const [fast, slow] = [Math.ceil(lose / most), Math.ceil(lose / least)];
  const months = slow > 12 ? ` (${Math.max(1, Math.round(fast / 4.35))}-${Math.round(slow / 4.35)} months)` : "";
  const isHidden = (await asking.person.profile())?.hideCalories ?? false;
  const kg = from === null ? null : from * (isPounds ? POUND_KG : 1);
  const kcal = isHidden
    ? "Eat a little less than you burn"
    : `Eat **300-500 kcal less than you burn**${kg === null ? "" : `, ${burnText(kg)}`}`;
  const floor = isHidden ? "" : " Never under 1,200 (women) or 1,500 (men) without a doctor.";
  return says(
    `${formatDecimal(lose)} ${unit} takes about **${fast}-${slow} weeks**${months} at ${formatDecimal(least)}-${formatDecimal(most)} ${unit} a week, the pace that lasts; the start is often a bit quicker and the end slower, so I won't name a date. ${kcal}.${floor} For a closer figure, tell the [meal setup](/meal-plan-setup) your age, sex, height and how active you are: it estimates what you burn, and plans meals for it.\n\nAlong with that: protein at every meal, strength training two or three times a week, and more walking. Judge by the average of two weeks.`,
  );
};

/** Most people burn so many kcal a day for each kg of body weight, sitting a lot or moving a lot. */
const BURNED_PER_KG = [23, 29] as const;
const toHundred = (kcal: number): number => Math.round(kcal / 100) * 100;

/** What people of a weight burn, very roughly, and what that leaves to eat. */
function burnText(kg: number): string {
  const [low, high] = BURNED_PER_KG.map((each) => toHundred(each * kg));
  if (low === undefined || high === undefined) return "";
  const least = Math.max(1200, low - 400);
  return `so roughly **${formatCount(least)}-${formatCount(high - 400)} a day**: at your weight most people burn very roughly ${formatCount(low)}-${formatCount(high)}`;
}

export const SUM_ANSWERS: Answers = {
  "convert-units": convertUnits,
  plates,
  "compare-sets": compareSets,
  "bodyweight-multiple": bodyweightMultiple,
  "lift-goal": liftGoal,
  "weight-pace": weightPace,
};
