import { joinNames } from "../words/join-names.ts";
import { COUNTS } from "./block-words.ts";
import { gentleReserve, type Trainee } from "./reserve.ts";
import type { Exercise } from "./exercise.ts";
import { isPower, serves } from "./movements.ts";
import { MUSCLE_NAMES } from "./muscles.ts";
import type { Muscle } from "./muscles.ts";
import type { PlannedRole, TrainingChoices } from "./plan.ts";

function muscleWords(muscles: readonly Muscle[]): string {
  return joinNames(muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));
}

/** What an exercise does for someone, by its pattern; `*` is its muscles. */
const PATTERN_REASONS: Readonly<Partial<Record<Exercise["pattern"], string>>> = {
  squat: "Squatting, for your *.",
  lunge: "One leg at a time, so both get equally strong.",
  hinge: "Bending at the hips, for the back of your legs.",
  "hip-extension": "Hip drive, for your *.",
  "hip-abduction": "The sides of your hips, which keep your knees in line.",
  "horizontal-push": "Pressing, for your *.",
  "vertical-push": "Pressing overhead, for your *.",
  "horizontal-pull": "Rowing, for your *.",
  "vertical-pull": "Pulling down from above, for your *.",
  "anti-extension": "Keeps your lower back still.",
  "trunk-flexion": "Core work for your *.",
  rotation: "Your waist, turning and resisting a turn.",
  "lateral-flexion": "Your waist, holding you upright.",
  "trunk-extension": "Your lower back, to balance the work in front.",
  carry: "Carrying weight: grip, posture and core in one.",
  grip: "Grip strength, which every pull depends on.",
};

/** What the reason of an exercise is made from. */
export interface ReasonFacts {
  readonly exercise: Exercise;
  readonly role: PlannedRole;
  /** It stands in its session before every other exercise. */
  readonly opens: boolean;
}

/** Why an exercise is there: one short sentence. Balance work says what it balances. */
export function reasonFor({ exercise, role, opens }: ReasonFacts): string {
  const muscles = muscleWords(exercise.targets);
  if (exercise.kind === "mobility") return `Mobility for your ${muscles}.`;
  if (exercise.kind === "conditioning") return "Conditioning: gets your heart and lungs going.";
  if (role === "light") return `Easy work for your ${muscles} that shouldn't tire you out.`;
  if (isPower(exercise)) return "Power, while you're fresh: light and fast.";
  if (serves(exercise, "rear-raise")) return "Rear shoulders, to balance the pressing.";
  if (role === "balance") return `Your ${muscles}, to balance the rest.`;
  if (opens && exercise.compound) return `Main lift for your ${muscles}.`;
  if (serves(exercise, "side-raise")) return "Side shoulders, which presses barely hit.";
  const reason = exercise.compound || exercise.group === "Core" ? PATTERN_REASONS[exercise.pattern] : undefined;
  return reason?.replace("*", muscles) ?? `Direct work for your ${muscles}.`;
}

/** What a home packs heavier, and how. */
const PACKED: readonly (readonly [RegExp, string])[] = [
  [/\bbackpack\b/iu, "pack the backpack a little heavier"],
  [/\bbags?\b/iu, "pack it a little heavier"],
  [/\b(?:bottles?|jugs?)\b/iu, "use fuller or bigger bottles"],
];

/** What the words about next week depend on besides the exercise. */
export interface NextWeek extends Trainee {
  /** Work that's there to be easy stays as it is, and in pregnancy nothing has to grow. */
  readonly pace: "growing" | "light" | "pregnancy";
  /** The name of the next harder exercise that the person may be given; null where there's none. */
  readonly harder: string | null;
}

/** The step up when an exercise has become easy, by what makes it harder; null where only another exercise or a slower pace does. */
function stepUp({ loadModel, needs, equipment, name, compound, harderBy }: Exercise): string | null {
  if (harderBy !== undefined) return harderBy;
  const packed = PACKED.find(([words]) => words.test(equipment));
  if (needs.length === 0 && packed !== undefined) return packed[1];
  if (loadModel === "assistance" || /\bassisted\b/iu.test(name)) return "use less assistance";
  if (needs.includes("band")) return "use a stronger band";
  if (loadModel === "stack") return "move the pin down one plate";
  if (loadModel === "none" || loadModel === "body-weight" || needs.length === 0) return null;
  const bell = needs.find((need) => need === "dumbbell" || need === "kettlebell");
  if (bell !== undefined && loadModel !== "added")
    return `take the next heavier ${bell}${/bells\b/iu.test(equipment) ? "s" : ""}`;
  return compound ? "add 2-5%" : "add the smallest step you have";
}

/** The step up of a timed set: seconds first, then what makes it harder. */
function timedStep(exercise: Exercise, seconds: number, harder: string | null): string {
  const step =
    exercise.pattern === "carry" ? "carry more" : (stepUp(exercise) ?? (harder === null ? "add a set" : `move on to ${harder}`));
  const then = `from ${seconds + 15} s, ${step}.`;
  return ON_THE_MOVE.has(exercise.pattern) || /\b(?:carry|rock)\b/iu.test(exercise.name)
    ? `Next week: ${seconds + 5} s, if every set felt steady; ${then}`
    : `Next week: hold ${seconds + 5} s, if every set stayed still; ${then}`;
}

/** Patterns whose timed sets move all the while: nothing in them is held still. */
const ON_THE_MOVE: ReadonlySet<Exercise["pattern"]> = new Set(["carry", "total-body", "power", "locomotion", "trunk-flexion"]);

/** What's harder at the same weight, where that isn't a slow way down: nothing heavy is lowered, or it's held at the other end. */
const SLOWER: Readonly<Partial<Record<Exercise["pattern"], string>>> = {
  "trunk-flexion": "hold the top of each rep for a second",
  "lateral-flexion": "hold the end of each rep for a second",
  rotation: "hold the end of each rep for a second",
  "trunk-extension": "hold the top of each rep for two seconds",
  "hip-extension": "hold the top of each rep for two seconds",
  "hip-abduction": "hold the top of each rep for two seconds",
  "hip-adduction": "hold the top of each rep for two seconds",
  "calf-raise": "hold the top of each rep for two seconds",
  "shoulder-raise": "hold the top of each rep for two seconds",
  "anti-extension": "take three seconds on the way out",
  "total-body": "take a second longer over each rep",
};

function slowerWay({ name, pattern }: Exercise): string {
  // What's only lowered is slow already.
  if (/\bnegative\b/iu.test(name)) return "take a second longer on the way down";
  return SLOWER[pattern] ?? "take three seconds on the way down";
}

/**
 * How to progress next week: one short sentence. Double progression: repetitions climb through the range, then the load rises by 2-5 % and
 * they start again (ACSM 2009); holds and carries grow by seconds, then by weight; body-weight work goes on to a harder exercise at the top of its range, or to a slower
 * pace where there's none. Beginners get no effort scale; above, one to three repetitions stay in reserve (liftosaur guide).
 */
export function progressionFor(
  exercise: Exercise,
  { repsMin, repsMax, holdSeconds }: { readonly repsMin: number; readonly repsMax: number; readonly holdSeconds: number | null },
  { skillLevel, avoid, pace, harder }: NextWeek,
): string {
  if (pace === "pregnancy")
    return "Keep it comfortable: there's no need to add anything, and less is fine whenever it feels right.";
  if (exercise.kind === "mobility")
    return `Keep the ${holdSeconds === null ? "reps" : "time"} and go a little deeper, as long as it stays easy.`;
  if (exercise.kind === "conditioning") return conditioningStep(exercise);
  if (pace === "light") return "The same every week: it should leave you fresher than before.";
  if (holdSeconds !== null) return timedStep(exercise, holdSeconds, harder);
  const spare = COUNTS[gentleReserve(avoid, exercise.pattern)];
  const reserve =
    spare !== "none"
      ? `with ${spare} reps to spare`
      : skillLevel === "beginner"
        ? "with clean form"
        : "with a rep or two to spare";
  const step = stepUp(exercise);
  if (exercise.pattern === "power" && step === null)
    return "Keep the reps, and jump a little higher or farther, as long as you land softly.";
  const then =
    step !== null
      ? `${step} and go back to ${repsMin}`
      : harder !== null
        ? `move on to ${harder}`
        : `${slowerWay(exercise)} and go back to ${repsMin}`;
  return `Add 1-2 reps per set until every set reaches ${repsMax} ${reserve}, then ${then}.`;
}

/** Conditioning that's easy to keep up or on a machine goes faster, what's hard gets more reps, and what's meant to be slow goes on for longer. */
function conditioningStep({ name, level, loads, needs }: Exercise): string {
  if (/\bslow\b/iu.test(name)) return "Keep it slow, and add ten seconds a round as long as it stays smooth.";
  if (level !== "beginner" || loads.includes("jumping"))
    return needs.length > 0 ? "Keep the time and go a little faster." : "Keep the time and fit in one more clean rep a round.";
  return "Keep the time and go a little faster, as long as you can still talk.";
}

/** The plan's name: the groups, the days and the place. */
export function planName(choices: TrainingChoices): string {
  const place = choices.location === "home" ? "at home" : "at the gym";
  return `${joinNames(choices.muscleGroups)}, ${choices.daysPerWeek} days ${place}`;
}
