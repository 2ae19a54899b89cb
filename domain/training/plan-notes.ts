import { joinNames } from "../words/join-names.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "./muscles.ts";
import type { PlannedDay, PlannedExercise, PlanNote, TrainingChoices } from "./plan.ts";
import { CLINICIAN_FIRST } from "./exercise.ts";
import type { Avoidance } from "./exercise.ts";
import type { Movement } from "./movements.ts";
import { leastFill, secondsOfDay } from "./timing.ts";
import { effectiveSets, weeklyRange } from "./volume.ts";

/** More muscles than this aren't named one by one. */
const MOST_NAMED = 6;
const LIGHT_FOCUS = "Mobility and easy core";
/** Every hinge, squat, row and carry trains these: nobody is asked to train longer for them. */
const BY_THE_WAY: readonly VolumeMuscle[] = ["lower-back", "forearms"];

/** A volume muscle's name inside a sentence. */
export function muscleWord(muscle: VolumeMuscle): string {
  return muscle.replace("-", " ");
}

/** Days with work of a group; easy core on the light day is none. */
function trainedDays(days: readonly PlannedDay[], group: TrainingGroup): number {
  const isWork = ({ group: of, kind, role }: PlannedExercise): boolean => of === group && kind === "strength" && role !== "light";
  return days.filter((day) => day.exercises.some(isWork)).length;
}

/** The wishes that leave fewer exercises, in words. */
function limitsOf({ avoid = [], equipment = [], location }: TrainingChoices): readonly string[] {
  const counts = location === "home" && equipment.length > 0;
  return [...(avoid.length > 0 ? ["what you avoid"] : []), ...(counts ? ["your equipment"] : [])];
}

/** What an exercise has to fit that a week has nothing for: at home what there is to train with, and no wish that wasn't made. */
function demandsOf({ avoid = [], location, skillLevel }: TrainingChoices): string {
  const demands = [
    ...(location === "home" ? ["your equipment"] : []),
    ...(skillLevel === "advanced" ? [] : ["your level"]),
    ...(avoid.length > 0 ? ["what you avoid"] : []),
  ];
  return joinNames(demands);
}

/** What brings a muscle to its range: a day with room, minutes and days where more can be chosen, and the wishes that leave it fewer exercises. */
function gapAdvice(choices: TrainingChoices, withRoom: readonly PlannedDay[]): string {
  const { durationMinutes, daysPerWeek } = choices;
  if (withRoom.length > 0)
    return `There's room for another exercise on ${joinNames(
      withRoom.map(({ day }) => day),
      "or",
    )}.`;
  const ways = [...(durationMinutes < 60 ? ["minutes"] : []), ...(daysPerWeek < 7 ? ["days"] : [])].join(" or ");
  const limits = joinNames(limitsOf(choices));
  if (limits === "") return `More ${ways === "" ? "sets" : ways} would close the gap.`;
  if (ways === "") return `With ${limits}, there aren't enough exercises for them.`;
  return `More ${ways} may close the gap, but with ${limits} there are fewer exercises for them.`;
}

/** That muscles are under their range; who carries or has just borne a child isn't pushed to close the gap. */
function gapWords(below: readonly VolumeMuscle[], choices: TrainingChoices, withRoom: readonly PlannedDay[]): string {
  if (choices.avoid?.some((one) => one === "pregnancy" || one === "postnatal") === true)
    return "These are enough sets to keep your strength. Building more muscle can wait.";
  const which =
    below.length > MOST_NAMED
      ? "Most muscles get fewer sets a week than they need to grow reliably."
      : `Not quite enough weekly sets for reliable growth: ${joinNames(below.map(muscleWord))}.`;
  return `${which} ${gapAdvice(choices, withRoom)}`;
}

/** What would train a group that's trained once a week twice; nothing is promised that can't be chosen. */
function onceAdvice(choices: TrainingChoices): string {
  const { durationMinutes, daysPerWeek, muscleGroups } = choices;
  const ways = [
    ...(durationMinutes < 60 ? ["longer sessions"] : []),
    ...(daysPerWeek < 7 ? ["an extra day"] : []),
    ...(muscleGroups.length > 1 ? ["fewer groups"] : []),
  ];
  const limits = joinNames(limitsOf(choices));
  if (limits !== "") return `With ${limits}, there are fewer exercises to choose from.`;
  const [first = "", ...others] = joinNames(ways, "or");
  return `${first.toUpperCase()}${others.join("")} would make it twice.`;
}

/** What the planner couldn't find, which the plan's notes tell. */
export interface PlannerFindings {
  /** Movements that the week owes and that nothing serves. */
  readonly missing: readonly Movement[];
  /** Whether exercises below the person's level had to do, because what they avoid leaves no others. */
  readonly isStretched: boolean;
}

const MOVEMENT_WORDS: Readonly<Partial<Record<Movement, string>>> = {
  squat: "squats",
  hinge: "deadlifts and other hip hinges",
  "chest-press": "chest presses",
  "overhead-press": "overhead presses",
  row: "rows",
  pulldown: "pulldowns and pull-ups",
};

/**
 * The notes beside a plan: what a person should know where the wish was met in part (a group once a week, a muscle under its range, minutes
 * not reached, equipment ignored) or in a fixed form (five days, light day), and that a clinician comes first in pregnancy.
 */
export function notesFor(
  choices: TrainingChoices,
  days: readonly PlannedDay[],
  { missing, isStretched }: PlannerFindings = { missing: [], isStretched: false },
): readonly PlanNote[] {
  const notes: PlanNote[] = [];
  const add = (code: PlanNote["code"], message: string): void => void notes.push({ code, message });
  const { muscleGroups: groups, avoid = [], durationMinutes, skillLevel, daysPerWeek } = choices;
  const training = days.filter((day) => !day.isRest);
  const exercises = training.flatMap((day) => day.exercises);
  const counted = groups.filter((group) => group !== "Full-Body");

  if (avoid.some((one) => CLINICIAN_FIRST.includes(one))) {
    add("CLINICIAN_FIRST", clinicianWords(avoid));
  }
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
      `${joinNames(left)}: left out, because no exercise fits ${joinNames(["your time", ...limitsOf(choices)])}.`,
    );
  const untrained = missing.flatMap((movement) => MOVEMENT_WORDS[movement] ?? []);
  if (untrained.length > 0) {
    add(
      "BASICS_LEFT_OUT",
      `No ${untrained.join(", no ")}: nothing for them fits ${demandsOf(choices)}. The nearest exercises fill in.`,
    );
  }
  if (isStretched) {
    add(
      "BELOW_YOUR_LEVEL",
      "Some exercises are easier than your level, because what you avoid leaves no harder ones. Do them slowly.",
    );
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
    add("GROUP_ONCE_A_WEEK", `${joinNames(once)}: once a week. ${onceAdvice(choices)}`);
  }
  const volume = effectiveSets(exercises);
  const below = VOLUME_MUSCLES.filter(
    (muscle) =>
      groups.includes(GROUP_OF_MUSCLE[muscle]) &&
      !BY_THE_WAY.includes(muscle) &&
      volume[muscle] < weeklyRange(skillLevel, muscle).lower,
  );
  const limits = joinNames(limitsOf(choices));
  const named = (of: readonly PlannedDay[]): string => joinNames(of.map(({ day }) => day));
  const hard = training.filter(({ focus }) => focus !== LIGHT_FOCUS);
  const has = (kind: PlannedExercise["kind"]) => hard.filter((day) => day.exercises.some((exercise) => exercise.kind === kind));
  // For some goals conditioning is no filler.
  const conditioned = choices.goal === "lose-weight" || choices.goal === "endurance" ? [] : has("conditioning");
  const short = training.filter((day) => secondsOfDay(day) < durationMinutes * 60 * leastFill(durationMinutes));
  const withRoom = hard.filter((day) => short.includes(day));
  if (below.length > 0) {
    add("MUSCLE_BELOW_RANGE", gapWords(below, choices, withRoom));
  }
  if (exercises.some((exercise) => exercise.role === "balance")) {
    add(
      "BALANCE_WORK_ADDED",
      `Besides ${joinNames(groups)}, some exercises train the rest of your body. They're marked as balance work.`,
    );
  }
  if (conditioned.length > 0) {
    const why =
      below.length > 0
        ? "No other lift fits the time that's left"
        : limits === ""
          ? "More sets wouldn't help"
          : `With ${limits}, there are no more useful sets`;
    const isWhole = (day: PlannedDay): boolean => day.exercises.every(({ kind }) => kind === "conditioning");
    const [whole, ends] = [conditioned.filter(isWhole), conditioned.filter((day) => !isWhole(day))];
    const parts = [
      ...(ends.length > 0 ? [`${named(ends)} ${ends.length === 1 ? "ends" : "end"} with conditioning`] : []),
      ...(whole.length > 0 ? [`${named(whole)} ${whole.length === 1 ? "is" : "are"} conditioning only`] : []),
    ];
    add("CONDITIONING_ADDED", `${why}, so ${joinNames(parts)}.`);
  }
  const filled = has("mobility");
  if (filled.length > 0)
    add("FILLED_WITH_MOBILITY", `${named(filled)}: mobility only, because nothing else fits ${limits || "your choices"}.`);
  if (short.length > 0) {
    const why =
      below.length > 0 && withRoom.length > 0
        ? "every exercise we'd pick is already in your week"
        : limits === ""
          ? "more sets for the same muscles wouldn't help"
          : `with ${limits}, there's nothing more worth adding`;
    add("SESSION_BELOW_TIME", `${named(short)}: shorter than ${durationMinutes} minutes, because ${why}.`);
  }
  return notes;
}

function clinicianWords(avoid: readonly Avoidance[]): string {
  const isPregnant = avoid.includes("pregnancy");
  const hasPressure = avoid.includes("high-blood-pressure");
  return [
    "Talk to your clinician before you start.",
    ...(isPregnant
      ? [
          "Stop and call them if you notice bleeding, dizziness, calf swelling, contractions, fluid leaking, or shortness of breath before exercise; for chest pain, call your emergency number.",
        ]
      : []),
    ...(hasPressure ? ["Breathe out as you lift and never hold your breath."] : []),
    ...(hasPressure && !isPregnant ? ["Stop if you feel dizzy or your chest hurts."] : []),
    ...(avoid.includes("postnatal") ? ["Stop if anything leaks, bulges or hurts, and build up slowly."] : []),
    ...(isPregnant || hasPressure ? ["Use weights you could lift five more times."] : []),
  ].join(" ");
}
