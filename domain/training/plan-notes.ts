import { joinNames } from "../words/join-names.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "./muscles.ts";
import type { PlannedDay, PlannedExercise, PlanNote, TrainingChoices } from "./plan.ts";
import { CLINICIAN_FIRST } from "./exercise.ts";
import type { Avoidance } from "./exercise.ts";
import type { Movement } from "./movements.ts";
import { isMaternal } from "./reserve.ts";
import { leastFill, secondsOfDay } from "./timing.ts";
import { BY_THE_WAY, effectiveSets, weeklyRange } from "./volume.ts";
import { timesWanted } from "./week-wishes.ts";

/** More muscles than this aren't named one by one. */
const MOST_NAMED = 6;
/** In so much conditioning a lift would have had room. */
const LIFT_SECONDS = 300;
const LIGHT_FOCUS = "Mobility and easy core";

/** A volume muscle's name inside a sentence. */
export function muscleWord(muscle: VolumeMuscle): string {
  return muscle.replace("-", " ");
}

/** Days with work of a group; easy core on the light day is none. */
function trainedDays(days: readonly PlannedDay[], group: TrainingGroup): number {
  const isWork = ({ group: of, kind, role }: PlannedExercise): boolean => of === group && kind === "strength" && role !== "light";
  return days.filter((day) => day.exercises.some(isWork)).length;
}

/** What brings a muscle to its range: a day with room, or more time where lifts take all there is. Where that isn't known, nothing is said. */
function gapAdvice(
  { durationMinutes, daysPerWeek }: TrainingChoices,
  open: readonly PlannedDay[],
  isFull: boolean,
  fewer: string,
): string {
  const days = open.map(({ day }) => day);
  if (days.length > 0) return ` There's room for another exercise on ${joinNames(days, "or")}.`;
  if (!isFull) return fewer;
  const ways = [...(durationMinutes < 60 ? ["longer sessions"] : []), ...(daysPerWeek < 7 ? ["more days"] : [])];
  return ways.length === 0 ? "" : ` With ${joinNames(ways, "or")}, there'd be room for them.`;
}

/** That muscles are under their range; who carries or has just borne a child isn't pushed to close the gap. */
function gapWords(below: readonly VolumeMuscle[], choices: TrainingChoices, advice: string): string {
  if (isMaternal(choices.avoid)) return "These are enough sets to keep your strength. Building more muscle can wait.";
  const which =
    below.length > MOST_NAMED
      ? "Most muscles get fewer sets a week than they need to grow reliably."
      : `Not quite enough weekly sets for reliable growth: ${joinNames(below.map(muscleWord))}.`;
  return `${which}${advice}`;
}

/** What would train a group that's trained once a week twice; nothing is promised that might not be kept. */
function onceAdvice(groups: readonly TrainingGroup[], choices: TrainingChoices, fewer: string): string {
  const { durationMinutes, daysPerWeek, muscleGroups } = choices;
  if (daysPerWeek === 5) return "";
  if (groups.some((group) => timesWanted(group, choices) > 1)) return fewer;
  const ways = [
    "longer sessions",
    ...(durationMinutes === 30 && daysPerWeek === 3 ? ["an extra day"] : []),
    ...(durationMinutes === 30 && muscleGroups.length > 1 ? ["fewer groups"] : []),
  ];
  return ` With ${joinNames(ways, "or")}, it'd be twice.`;
}

/** What the planner found, which the plan's notes tell; a week that a person has changed has nothing of it. */
export interface PlannerFindings {
  /** Movements that the week owes and that nothing serves. */
  readonly missing: readonly Movement[];
  /** Why, in words: "what you avoid". */
  readonly missingFor: readonly string[];
  /** Exercises below the person's level that had to do, because what they avoid rules out the others, by name. */
  readonly outgrown: readonly string[];
  /** What leaves clearly fewer exercises for the chosen groups, in words. */
  readonly limits: readonly string[];
}

const MOVEMENT_WORDS: Readonly<Partial<Record<Movement, string>>> = {
  squat: "squats",
  hinge: "deadlifts and other hip hinges",
  "chest-press": "chest presses",
  "overhead-press": "overhead presses",
  row: "rows",
  pulldown: "pulldowns and pull-ups",
};

/** What bends a sore joint however kind the exercise is, and how to do it; `is` sees which of a week's exercises do. */
const CARE: readonly (readonly [part: Avoidance, is: (exercise: PlannedExercise) => boolean, words: string])[] = [
  [
    "elbow",
    ({ targets }) => targets[0] === "biceps" || targets[0] === "triceps",
    "Elbows: arm work is limited to what's usually kind to them. Go light, leave three reps in reserve, and skip anything that hurts.",
  ],
  [
    "hip",
    ({ group, kind }) => group === "Legs" && kind === "strength",
    "Hips: on leg lifts, go only as deep as feels fine, leave three reps in reserve, and skip anything that hurts.",
  ],
];

/**
 * The notes beside a plan: what a person should know where the wish was met in part (a group once a week, a muscle under its range, minutes
 * not reached, equipment ignored) or in a fixed form (five days, light day), and that a clinician comes first in pregnancy.
 */
export function notesFor(
  choices: TrainingChoices,
  days: readonly PlannedDay[],
  { missing = [], missingFor = [], outgrown = [], limits = [] }: Partial<PlannerFindings> = {},
): readonly PlanNote[] {
  const notes: PlanNote[] = [];
  const add = (code: PlanNote["code"], message: string): void => void notes.push({ code, message });
  const { muscleGroups: groups, avoid = [], durationMinutes, skillLevel, daysPerWeek } = choices;
  const training = days.filter((day) => !day.isRest);
  const exercises = training.flatMap((day) => day.exercises);
  const counted = groups.filter((group) => group !== "Full-Body");
  const fewer = limits.length === 0 ? "" : ` With ${joinNames(limits)}, there are fewer exercises to choose from.`;

  if (avoid.some((one) => CLINICIAN_FIRST.includes(one))) {
    add("CLINICIAN_FIRST", clinicianWords(choices));
  }
  const care = CARE.filter(([part, is]) => avoid.includes(part) && exercises.some(is)).map(([, , words]) => words);
  if (care.length > 0) add("GO_EASY", care.join(" "));
  if (skillLevel === "beginner" && daysPerWeek >= 6) {
    add(
      "FEWER_DAYS_BETTER",
      "These sessions are lighter, so you can keep them up. As a beginner you'd make better progress on three or four days.",
    );
  }
  if (choices.location === "gym" && (choices.equipment ?? []).length > 0) {
    add("EQUIPMENT_IGNORED_AT_GYM", "Your equipment list is for home workouts, so this gym plan doesn't use it.");
  }
  const absent = counted.filter((group) => trainedDays(days, group) === 0);
  const bySynergists = absent.filter((group) => durationMinutes === 15 && (group === "Arms" || group === "Core"));
  const left = absent.filter((group) => !bySynergists.includes(group));
  if (left.length > 0)
    add(
      "GROUP_LEFT_OUT",
      `${joinNames(left)}: left out, because nothing for ${left.length === 1 ? "it" : "them"} fits your choices.`,
    );
  const untrained = missing.flatMap((movement) => MOVEMENT_WORDS[movement] ?? []);
  if (untrained.length > 0) {
    add(
      "BASICS_LEFT_OUT",
      `No ${untrained.join(", no ")}${missingFor.length === 0 ? "" : `: nothing for them fits ${joinNames(missingFor)}`}. The nearest exercises fill in.`,
    );
  }
  if (outgrown.length > 0) {
    const names = joinNames(outgrown);
    add("BELOW_YOUR_LEVEL", `${names}: easier than your level, because what you avoid rules out anything harder. Go slowly.`);
  }
  if (daysPerWeek === 5) {
    add(
      "FIXED_FIVE_DAY_WEEK",
      "Five-day plans follow a fixed week: upper body, lower body, core, rest, full body, upper body, rest.",
    );
  }
  if (daysPerWeek === 7) {
    add("LIGHT_DAY", "Sunday is light: mobility and easy core, so every muscle gets a day to recover.");
  }
  if (bySynergists.length > 0) {
    add(
      "GROUP_BY_SYNERGISTS",
      `${joinNames(bySynergists)}: trained by the other lifts, since sessions this short don't have room for more.`,
    );
  }
  const once = counted.filter((group) => trainedDays(days, group) === 1);
  if (once.length > 0) {
    add("GROUP_ONCE_A_WEEK", `${joinNames(once)}: once a week.${onceAdvice(once, choices, fewer)}`);
  }
  const volume = effectiveSets(exercises);
  const isLow = (muscle: VolumeMuscle): boolean =>
    !BY_THE_WAY.includes(muscle) && volume[muscle] < weeklyRange(skillLevel, muscle).lower;
  const below = VOLUME_MUSCLES.filter((muscle) => groups.includes(GROUP_OF_MUSCLE[muscle]) && isLow(muscle));
  const named = (of: readonly PlannedDay[]): string => joinNames(of.map(({ day }) => day));
  const hard = training.filter(({ focus }) => focus !== LIGHT_FOCUS);
  const has = (kind: PlannedExercise["kind"]) => hard.filter((day) => day.exercises.some((exercise) => exercise.kind === kind));
  // For some goals conditioning is no filler.
  const conditioned = choices.goal === "lose-weight" || choices.goal === "endurance" ? [] : has("conditioning");
  const short = hard.filter((day) => secondsOfDay(day) < durationMinutes * 60 * leastFill(durationMinutes));
  if (below.length > 0) {
    const trains = ({ exercises: own }: PlannedDay): boolean =>
      own.some(({ group }) => below.some((muscle) => GROUP_OF_MUSCLE[muscle] === group));
    const isOpen = ({ kind, workSeconds }: PlannedExercise): boolean => kind === "conditioning" && workSeconds >= LIFT_SECONDS;
    const isFull = !hard.some((day) => short.includes(day) || (conditioned.includes(day) && day.exercises.some(isOpen)));
    add("MUSCLE_BELOW_RANGE", gapWords(below, choices, gapAdvice(choices, short.filter(trains), isFull, fewer)));
  }
  if (exercises.some((exercise) => exercise.role === "balance")) {
    add(
      "BALANCE_WORK_ADDED",
      `Besides ${joinNames(groups)}, some exercises train the rest of your body. They're marked as balance work.`,
    );
  }
  if (conditioned.length > 0) {
    const isWhole = (day: PlannedDay): boolean => day.exercises.every(({ kind }) => kind === "conditioning");
    const [whole, ends] = [conditioned.filter(isWhole), conditioned.filter((day) => !isWhole(day))];
    const parts = [
      ...(whole.length > 0 ? [`${named(whole)} ${whole.length === 1 ? "is" : "are"} conditioning only`] : []),
      ...(ends.length > 0
        ? [`${named(ends)} ${ends.length === 1 ? "ends" : "end"} with conditioning, since the lifts don't fill the time`]
        : []),
    ];
    add("CONDITIONING_ADDED", `${joinNames(parts)}.`);
  }
  const filled = has("mobility");
  if (filled.length > 0) add("FILLED_WITH_MOBILITY", `${named(filled)}: mobility only, because nothing else fits your choices.`);
  if (short.length > 0) {
    const isEnough = !VOLUME_MUSCLES.some(
      (muscle) => (groups.includes("Full-Body") || groups.includes(GROUP_OF_MUSCLE[muscle])) && isLow(muscle),
    );
    const why = isEnough
      ? "your week already has enough sets"
      : limits.length > 0
        ? `little else fits ${joinNames(limits)}`
        : "nothing else we'd pick fits";
    add("SESSION_BELOW_TIME", `${named(short)}: shorter than ${durationMinutes} minutes, because ${why}.`);
  }
  return notes;
}

function clinicianWords({ avoid = [], daysPerWeek, goal }: TrainingChoices): string {
  const isPregnant = avoid.includes("pregnancy");
  const hasPressure = avoid.includes("high-blood-pressure");
  return [
    isPregnant && hasPressure
      ? "With high blood pressure in pregnancy, start only if your clinician says so."
      : "Talk to your clinician before you start.",
    ...(isPregnant
      ? [
          "Stop and call them if you notice bleeding, dizziness, calf swelling, contractions, fluid leaking, or shortness of breath before exercise; for chest pain, call your emergency number.",
        ]
      : []),
    ...(isPregnant && hasPressure
      ? [
          "Call them at once about a headache that won't go away, changes in your sight, sudden swelling, or pain under your ribs.",
        ]
      : []),
    ...(hasPressure ? ["Breathe out as you lift and never hold your breath."] : []),
    ...(hasPressure && !isPregnant ? ["Stop if you feel dizzy or your chest hurts."] : []),
    ...(avoid.includes("postnatal") ? ["Stop if anything leaks, bulges or hurts, and build up slowly."] : []),
    ...(isPregnant || hasPressure ? ["Use weights you could lift five more times."] : []),
    ...(goal === "lose-weight" && isPregnant ? ["Pregnancy isn't the time to lose weight: this plan keeps you strong."] : []),
    ...(goal === "lose-weight" && !isPregnant && isMaternal(avoid) ? ["Losing weight can wait until you've recovered."] : []),
    ...(daysPerWeek >= 6 && isMaternal(avoid) ? ["Three or four of these days are plenty: skip any that don't feel right."] : []),
  ].join(" ");
}
