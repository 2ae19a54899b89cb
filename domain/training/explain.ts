import { joinNames } from "../words/join-names.ts";
import type { Equipment, Exercise, Level } from "./exercise.ts";
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
  "anti-extension": "Keeps your lower back from sagging.",
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

/** Why an exercise is there: one short sentence. Balance work says that it is balance. */
export function reasonFor({ exercise, role, opens }: ReasonFacts): string {
  const muscles = muscleWords(exercise.targets);
  if (exercise.kind === "mobility") return `Mobility for your ${muscles}.`;
  if (exercise.kind === "conditioning") return "Conditioning: gets your heart and lungs going.";
  if (role === "light") return `Easy work for your ${muscles}, nowhere near tiring.`;
  if (isPower(exercise)) return "Power, while you're fresh: light and fast.";
  if (serves(exercise, "rear-raise")) return "Rear shoulders, to balance the pressing.";
  if (role === "balance") return `Balance work for your ${muscles}.`;
  if (opens && exercise.compound) return `Main lift for your ${muscles}.`;
  if (serves(exercise, "side-raise")) return "Side shoulders, which presses hardly reach.";
  const reason = exercise.compound || exercise.group === "Core" ? PATTERN_REASONS[exercise.pattern] : undefined;
  return reason?.replace("*", muscles) ?? `Direct work for your ${muscles}.`;
}

/** The step up of a loaded exercise: the least plates for legs and back, less for small muscles. */
function loadStep(exercise: Exercise): string {
  return exercise.compound ? "2-5%" : "the smallest step available";
}

/** Patterns whose timed sets move all the while: nothing in them is held still. */
const ON_THE_MOVE: ReadonlySet<Exercise["pattern"]> = new Set(["carry", "total-body", "power", "locomotion", "trunk-flexion"]);

/** What makes no load heavier: a person leans on it, hangs from it or stands on it. */
const FIXTURES: ReadonlySet<Equipment> = new Set([
  "bench",
  "pull-up-bar",
  "dip-bars",
  "box",
  "rack",
  "rings",
  "suspension-trainer",
  "jump-rope",
]);

/** What a home packs heavier. */
const HOUSEHOLD_LOAD = /\b(?:bags?|backpack|books)\b/iu;

function isLoaded(exercise: Exercise): boolean {
  return exercise.needs.some((need) => !FIXTURES.has(need));
}

/** The step up of a timed set: seconds first, then weight where it is carried, else a harder version. */
function timedStep(exercise: Exercise, seconds: number): string {
  const weighted = isLoaded(exercise) || exercise.pattern === "carry" || HOUSEHOLD_LOAD.test(exercise.equipment);
  const next = `from ${seconds + 15} s, switch to ${weighted ? "more weight" : "the harder version"}.`;
  return weighted || ON_THE_MOVE.has(exercise.pattern)
    ? `Next week: ${seconds + 5} s, if every set felt steady; ${next}`
    : `Next week: hold ${seconds + 5} s, if every set stayed still; ${next}`;
}

/**
 * How to progress next week: one short sentence. Double progression: repetitions climb through the range, then the load rises by 2-5 % and
 * they start again (ACSM 2009); holds and carries grow by seconds, then by weight; body-weight work goes to a harder variation at the top of its range. Beginners
 * get no effort scale; above, one to three repetitions stay in reserve (liftosaur guide).
 */
export function progressionFor(
  exercise: Exercise,
  { repsMin, repsMax, holdSeconds }: { readonly repsMin: number; readonly repsMax: number; readonly holdSeconds: number | null },
  level: Level,
): string {
  if (exercise.kind === "mobility") return "Keep the time and go a little deeper while it stays easy.";
  if (exercise.kind === "conditioning") return "Keep the time and go a little faster while you can still speak.";
  if (holdSeconds !== null) return timedStep(exercise, holdSeconds);
  const reserve = level === "beginner" ? "with clean form" : "with a rep or two to spare";
  if (isLoaded(exercise)) {
    return `Add 1-2 reps per set until every set reaches ${repsMax} ${reserve}, then add ${loadStep(exercise)} and go back to ${repsMin}.`;
  }
  return `Add 1-2 reps per set until every set reaches ${repsMax} ${reserve}, then move to the harder version and go back to ${repsMin}.`;
}

/** The plan's name: the groups, the days and the place. */
export function planName(choices: TrainingChoices): string {
  const place = choices.location === "home" ? "at home" : "at the gym";
  return `${joinNames(choices.muscleGroups)}, ${choices.daysPerWeek} days ${place}`;
}
