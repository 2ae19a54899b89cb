import type { Exercise, Pattern } from "./exercise.ts";
import { BARS, isCarry, isLift, isPower, isRear } from "./movements.ts";
import type { CompactExercise, DurationMinutes } from "./plan.ts";
import { secondsPlanned } from "./seconds-planned.ts";
import { HEAVY_REPS } from "./slot-dose.ts";
import { exerciseSeconds, STATION_SECONDS, supersetSeconds, type TimedExercise } from "./timing.ts";

/** The supersets that are planned in a day are numbered up to this; a person's own have higher numbers. */
export const PLANNED_SUPERSETS = 6;
/** The last number of a superset. */
const LAST_SUPERSET = 20;

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

/** Whether an exercise's superset is one of those that the planner makes or has made: of two exercises that don't compete. */
export function isPlannedSuperset(
  planned: CompactExercise,
  exercises: readonly CompactExercise[],
  byId: ReadonlyMap<string, Exercise>,
): boolean {
  const { superset } = planned;
  if (superset === null || superset > PLANNED_SUPERSETS) return false;
  const [partner, third] = exercises.filter((other) => other !== planned && other.superset === superset);
  const [one, other] = [byId.get(planned.exerciseId), byId.get(partner?.exerciseId ?? "")];
  return one !== undefined && other !== undefined && third === undefined && havePaired(one, other);
}

/**
 * Whether two exercises as a superset are the plan's own way to get a day back into its minutes: the day takes longer, the two don't compete, and they
 * have as many sets. Such a superset is everyone's, as those are that the planner makes.
 */
export function pairsToFit(
  exercises: readonly CompactExercise[],
  [firstId, secondId]: readonly [string, string],
  minutes: DurationMinutes,
  byId: ReadonlyMap<string, Exercise>,
): boolean {
  const [one, other] = [firstId, secondId].map((id) => exercises.find(({ exerciseId }) => exerciseId === id));
  const [a, b] = [byId.get(firstId), byId.get(secondId)];
  if (one === undefined || other === undefined || a === undefined || b === undefined) return false;
  const isFree = one.superset === null && other.superset === null && one.sets === other.sets;
  return isFree && suitEachOther(a, b, [one.repsMax, other.repsMax]) && secondsPlanned(exercises, minutes, byId) > minutes * 60;
}

/**
 * The day's exercises with two of them as a superset, a planned one or a person's own: the second comes to stand behind the first, and what either was
 * paired with is done alone.
 */
export function pairExercises<Item extends Pick<CompactExercise, "exerciseId" | "superset">>(
  exercises: readonly Item[],
  [firstId, secondId]: readonly [string, string],
  isPlanned: boolean,
): readonly Item[] | null {
  const second = exercises.find(({ exerciseId }) => exerciseId === secondId);
  const taken = new Set(exercises.map(({ superset }) => superset));
  const [from, to] = isPlanned ? [1, PLANNED_SUPERSETS] : [PLANNED_SUPERSETS + 1, LAST_SUPERSET];
  const free = Array.from({ length: to - from + 1 }, (_, index) => index + from).find((one) => !taken.has(one));
  if (second === undefined || free === undefined || firstId === secondId) return null;
  const others = exercises.filter((exercise) => exercise !== second);
  const place = others.findIndex(({ exerciseId }) => exerciseId === firstId);
  if (place === -1) return null;
  return others
    .toSpliced(place + 1, 0, second)
    .map((exercise, index) => (index === place || index === place + 1 ? { ...exercise, superset: free } : exercise));
}

/** The day's exercises with a superset done one after the other. */
export function unpairExercises<Item extends Pick<CompactExercise, "exerciseId" | "superset">>(
  exercises: readonly Item[],
  exerciseId: string,
): readonly Item[] {
  const superset = exercises.find((exercise) => exercise.exerciseId === exerciseId)?.superset ?? null;
  if (superset === null) return exercises;
  return exercises.map((exercise) => (exercise.superset === superset ? { ...exercise, superset: null } : exercise));
}

/** A superset whose exercises no longer stand side by side, or that has lost one, is done apart from then on. */
export function apart<Item extends { readonly superset: number | null }>(exercises: readonly Item[]): readonly Item[] {
  return exercises.map((exercise, place) => {
    const { superset } = exercise;
    const hasPartner = [exercises[place - 1], exercises[place + 1]].some((next) => next?.superset === superset);
    return superset === null || hasPartner ? exercise : { ...exercise, superset: null };
  });
}
