import { joinNames } from "../words/join-names.ts";
import type { Equipment, Exercise, Level } from "./exercise.ts";
import { MUSCLE_NAMES } from "./muscles.ts";
import type { Muscle, TrainingGroup } from "./muscles.ts";
import type { PlannedRole, TrainingChoices } from "./plan.ts";

function muscleWords(muscles: readonly Muscle[]): string {
  return joinNames(muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));
}

const GROUP_WORDS: Readonly<Record<TrainingGroup, string>> = {
  Chest: "chest",
  Back: "back",
  Legs: "legs",
  Arms: "arms and shoulders",
  Core: "core",
  "Full-Body": "full body",
};

/** What each movement pattern is for, as the end of a sentence that starts with the muscles. */
const PATTERN_PURPOSE: Readonly<Record<Exercise["pattern"], string>> = {
  squat: "bending hips and knees under load, the base of leg strength",
  lunge: "one leg leading, which evens out both sides and trains balance",
  hinge: "bending at the hips with a steady back, as in every lift from the floor",
  "hip-extension": "driving the hips forward, the engine of walking and running",
  "knee-extension": "straightening the knee against load",
  "knee-flexion": "bending the knee against load, which protects the back of the thigh",
  "hip-abduction": "steadying the pelvis from the side",
  "hip-adduction": "drawing the leg in toward the other",
  "calf-raise": "pushing off through the ankle",
  "horizontal-push": "pressing away from the body",
  "vertical-push": "pushing overhead",
  "chest-fly": "bringing the arms together in front of you",
  "horizontal-pull": "pulling toward the body, which draws the shoulders back",
  "vertical-pull": "pulling down from above, which widens the back",
  "shoulder-raise": "lifting the arm away from the body",
  "elbow-flexion": "bending the elbow against load",
  "elbow-extension": "straightening the elbow against load",
  grip: "holding on, which every pull depends on",
  "trunk-flexion": "curling the trunk",
  "anti-extension": "keeping the trunk from sagging",
  rotation: "turning the trunk, and resisting a turn",
  "lateral-flexion": "holding the trunk upright against a sideways pull",
  "trunk-extension": "holding the back long against gravity",
  carry: "carrying load with a tall trunk",
  power: "moving a weight, or yourself, fast",
  "total-body": "working many joints at once, for strength and stamina",
  locomotion: "moving the whole body through space",
  stretch: "easing joints through their range",
};

/** What the reason of an exercise is made from. */
export interface ReasonFacts {
  readonly exercise: Exercise;
  readonly role: PlannedRole;
  readonly choices: TrainingChoices;
  /** It stands in its session before every other exercise. */
  readonly opens: boolean;
}

/** Why an exercise is there: one short sentence that names its muscles, its movement and whether it is chosen, balance or light work. */
export function reasonFor({ exercise, role, choices, opens }: ReasonFacts): string {
  const muscles = muscleWords(exercise.targets);
  const purpose = PATTERN_PURPOSE[exercise.pattern];
  // Drills stand on the light day, in minutes that no set fits, and where a person puts them: the words fit all three.
  if (exercise.kind === "mobility") return `Mobility: eases the ${muscles} without tiring them.`;
  if (exercise.kind === "conditioning") return `Conditioning: gets your heart rate up and works the ${muscles} moving.`;
  if (role === "light") return `Easy core for the light day: ${muscles}, nowhere near tiring.`;
  if (role === "balance") {
    const [only] = choices.muscleGroups;
    const wish = choices.muscleGroups.length === 1 && only !== undefined ? `your ${GROUP_WORDS[only]}` : "what you chose";
    return `Balance work alongside ${wish}: ${muscles}, by ${purpose}.`;
  }
  if (opens) return `First, while you're fresh: ${muscles}, by ${purpose}.`;
  const group = GROUP_WORDS[exercise.group];
  return muscles === group ? `You chose ${group}: trained here by ${purpose}.` : `You chose ${group}: ${muscles}, by ${purpose}.`;
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
export function progressionFor(exercise: Exercise, repsMin: number, repsMax: number, level: Level): string {
  if (exercise.kind === "mobility") return "Keep the time and go a little deeper while it stays easy.";
  if (exercise.kind === "conditioning") return "Keep the time and add one or two reps while your breathing stays calm.";
  const { holdSeconds } = exercise.dose;
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
