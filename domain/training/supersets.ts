import type { Exercise, Pattern } from "./exercise.ts";
import { BARS, isCarry, isLift, isPower, isRear } from "./movements.ts";
import { HEAVY_REPS } from "./slot-dose.ts";
import { exerciseSeconds, STATION_SECONDS, supersetSeconds, type TimedExercise } from "./timing.ts";

const PUSHES: readonly Pattern[] = ["horizontal-push", "vertical-push", "chest-fly", "elbow-extension"];
const PULLS: readonly Pattern[] = ["horizontal-pull", "vertical-pull", "elbow-flexion"];

/** What an exercise tires. What's thrown, gripped or done with the whole body tires everything, and isn't paired. */
export function regionOf(exercise: Exercise): "push" | "pull" | "Legs" | "Core" | null {
  const { kind, group, pattern, targets } = exercise;
  if (kind !== "strength" || isPower(exercise) || targets[0] === "forearms") return null;
  if (group === "Legs" || group === "Core") return group;
  if (pattern === "shoulder-raise") return isRear(exercise) || targets[0] === "traps" ? "pull" : "push";
  return PUSHES.includes(pattern) ? "push" : PULLS.includes(pattern) ? "pull" : null;
}

type Trait = (exercise: Exercise) => boolean;
const isOf =
  (...patterns: readonly Pattern[]): Trait =>
  ({ pattern }) =>
    patterns.includes(pattern);
const isMachine: Trait = ({ needs }) => needs.includes("machine");
/** Nobody keeps two of these in a full gym. */
const isStation: Trait = (exercise) => isMachine(exercise) || exercise.needs.includes("cable");
/** There's one backpack, packed for one of the two. */
const isPacked: Trait = ({ name }) => /\bbackpack\b/iu.test(name);
const isBarred: Trait = ({ needs }) => needs.some((need) => BARS.includes(need));
const bendsTrunk: Trait = ({ pattern, demonstration: { movement } }) =>
  pattern === "trunk-flexion" || movement === "bicycle-crunch" || movement === "russian-twist";
/** A machine holds the trunk up itself. */
const isHeavy: Trait = (exercise) =>
  isOf("squat", "hinge")(exercise) && exercise.loadModel !== "body-weight" && !exercise.needs.includes("machine");
/** What spends the grip, the adductors, the hamstrings or the trunk's hold that a heavy squat or hinge needs. */
const tiresHold: Trait = (exercise) =>
  exercise.needs.some((need) => need === "pull-up-bar" || need === "ab-wheel") ||
  [...exercise.targets, ...exercise.synergists].includes("adductors") ||
  isOf("knee-flexion", "hip-extension", "trunk-extension", "carry")(exercise);

/** Abdominals on the floor, and calves with nothing in hand, take nothing from a heavy squat or hinge. */
const isLightPartner: Trait = ({ group, pattern, needs, loadModel }) =>
  (group === "Core" && needs.length === 0 && (pattern === "trunk-flexion" || pattern === "anti-extension")) ||
  (pattern === "calf-raise" && (loadModel === "body-weight" || needs.includes("machine")));
/** What's pressed upside down. */
const isInverted: Trait = ({ pattern, loadModel }) => pattern === "vertical-push" && loadModel === "body-weight";

/** What was never done in turn: it shares bars, the grip or the lower back. */
const CLASHES: readonly (readonly [Trait, Trait])[] = [
  [isBarred, isBarred],
  [isCarry, (exercise) => regionOf(exercise) === "pull"],
  [isOf("hinge"), (exercise) => isOf("horizontal-pull", "hip-extension")(exercise) || isCarry(exercise)],
];
/** What no longer is; weeks from before have it. */
const NEW_CLASHES: typeof CLASHES = [
  [isMachine, isStation],
  [isPacked, isPacked],
  [bendsTrunk, bendsTrunk],
  [isHeavy, (exercise) => tiresHold(exercise) || isCarry(exercise)],
  [isOf("squat", "lunge"), isOf("hip-extension")],
  [isOf("knee-flexion"), isOf("hinge", "hip-extension")],
  [isInverted, isOf("anti-extension", "lateral-flexion")],
  [isOf("vertical-push"), (exercise) => isOf("vertical-pull")(exercise) && !exercise.compound],
];

function clash(one: Exercise, other: Exercise, clashes: typeof CLASHES): boolean {
  return clashes.some(([is, isToo]) => (is(one) && isToo(other)) || (is(other) && isToo(one)));
}

/** Whether two exercises are done in turn in some week, an older one too: not for one muscle or two that help each other, nor two lifts or one pattern for the legs. */
export function havePaired(one: Exercise, other: Exercise): boolean {
  const [a, b] = [regionOf(one), regionOf(other)];
  if (a === null || b === null || one.targets[0] === other.targets[0]) return false;
  const isAlike = one.pattern === other.pattern || (isLift(one) && isLift(other));
  if (a === b && (a === "push" || a === "pull" || isAlike)) return false;
  return !clash(one, other, CLASHES);
}

/** Whether two exercises can be done in turn, with at most so many repetitions each: a heavy squat or hinge with hardly anything. */
export function suitEachOther(one: Exercise, other: Exercise, reps: readonly [number, number] = [Infinity, Infinity]): boolean {
  const isAlone = (exercise: Exercise, repsMax: number, partner: Exercise): boolean =>
    isHeavy(exercise) && repsMax <= HEAVY_REPS && !isLightPartner(partner);
  if (isAlone(one, reps[0], other) || isAlone(other, reps[1], one)) return false;
  return havePaired(one, other) && !clash(one, other, NEW_CLASHES);
}

/** Seconds that two exercises save as a superset, with the way from one to the other. */
export function supersetSaving(one: TimedExercise, other: TimedExercise): number {
  return exerciseSeconds(one) + exerciseSeconds(other) + STATION_SECONDS - supersetSeconds(one, other);
}
