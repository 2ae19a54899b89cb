import type { Equipment, Exercise, Pattern } from "./exercise.ts";
import { VOLUME_MUSCLE_OF, type TrainingGroup, type VolumeMuscle } from "./muscles.ts";

/** What is lifted by its bar. */
export const BARS: readonly Equipment[] = ["barbell", "ez-bar", "trap-bar"];

/** How heavy a slot is and where in the session it is. */
export type SlotRole = "power" | "main" | "second" | "secondary" | "accessory" | "core" | "carry";

/** What a slot of a day may ask for, as a coach names it: patterns told apart by what they train and whether more than one joint moves. */
export type Movement = keyof typeof MOVEMENTS;

interface MovementFacts {
  readonly group: TrainingGroup;
  /** The role of a slot that no template makes the day's main lift. */
  readonly role: SlotRole;
  readonly patterns: readonly Pattern[];
  /** More than one joint moves; left out where either will do. */
  readonly compound?: boolean;
  /** The first target's volume muscle, where the patterns have several. */
  readonly first?: VolumeMuscle;
  /** What trains nearly the same where nothing serves this one. */
  readonly instead: readonly Movement[];
}

function facts(
  group: TrainingGroup,
  role: SlotRole,
  patterns: readonly Pattern[],
  { instead = "", ...more }: Pick<MovementFacts, "compound" | "first"> & { instead?: string } = {},
): MovementFacts {
  return { group, role, patterns, ...more, instead: instead.split(" ").filter((word): word is Movement => word !== "") };
}

const MOVEMENTS = {
  squat: facts("Legs", "secondary", ["squat"], { compound: true, instead: "lunge hinge hip-thrust leg-extension" }),
  lunge: facts("Legs", "secondary", ["lunge"], { compound: true }),
  hinge: facts("Legs", "secondary", ["hinge"], { compound: true, instead: "hip-thrust leg-curl" }),
  "hip-thrust": facts("Legs", "accessory", ["hip-extension"]),
  "leg-curl": facts("Legs", "accessory", ["knee-flexion"]),
  "leg-extension": facts("Legs", "accessory", ["knee-extension"]),
  "side-hip": facts("Legs", "accessory", ["hip-abduction"]),
  "calf-raise": facts("Legs", "accessory", ["calf-raise"]),
  "chest-press": facts("Chest", "secondary", ["horizontal-push"], { compound: true, first: "chest", instead: "fly" }),
  fly: facts("Chest", "accessory", ["chest-fly"], { instead: "chest-press" }),
  "overhead-press": facts("Arms", "secondary", ["vertical-push"], { instead: "side-raise" }),
  row: facts("Back", "secondary", ["horizontal-pull"], { compound: true, first: "back", instead: "pulldown" }),
  pulldown: facts("Back", "secondary", ["vertical-pull"], { instead: "pullover row" }),
  pullover: facts("Back", "accessory", ["vertical-pull"], { compound: false }),
  "side-raise": facts("Arms", "accessory", ["shoulder-raise"], { first: "shoulders" }),
  "rear-raise": facts("Arms", "accessory", ["horizontal-pull", "shoulder-raise"], { first: "shoulders" }),
  shrug: facts("Back", "accessory", ["shoulder-raise"], { first: "back" }),
  curl: facts("Arms", "accessory", ["elbow-flexion"], { first: "biceps" }),
  triceps: facts("Arms", "accessory", ["elbow-extension"], { first: "triceps", instead: "close-press" }),
  "close-press": facts("Arms", "secondary", ["horizontal-push"], { compound: true, first: "triceps" }),
  grip: facts("Arms", "accessory", ["grip", "elbow-flexion"], { first: "forearms" }),
  brace: facts("Core", "core", ["anti-extension", "trunk-flexion"], { instead: "side-core back-extension" }),
  crunch: facts("Core", "core", ["trunk-flexion"]),
  "side-core": facts("Core", "core", ["rotation", "lateral-flexion"], { instead: "brace back-extension" }),
  "back-extension": facts("Core", "core", ["trunk-extension"]),
  carry: facts("Full-Body", "carry", ["carry"]),
  power: facts("Full-Body", "power", ["power"]),
};

/** Every movement: its group, its role, and which exercises serve it. */
export const MOVEMENT_FACTS: Readonly<Record<Movement, MovementFacts>> = MOVEMENTS;

/** The six movements that every complete week has: squat or lunge, hinge, and a push and a pull both ways. */
export const BASICS: readonly Movement[] = ["squat", "hinge", "chest-press", "overhead-press", "row", "pulldown"];

/** The one press that the legs throw. */
const PUSH_PRESS = /\bpush press\b/iu;

/** Whether an exercise is done fast: it comes first in a session, once, and isn't for beginners. */
export function isPower({ pattern, name }: Pick<Exercise, "pattern" | "name">): boolean {
  return pattern === "power" || (pattern === "vertical-push" && PUSH_PRESS.test(name));
}

/** Whether it's walked with a weight in hand: once a session. */
export function isCarry({ pattern, name }: Pick<Exercise, "pattern" | "name">): boolean {
  return pattern === "carry" || /\bcarry\b/iu.test(name);
}

/** Whether it raises the toes, not the heels: a tibialis raise trains the shin, not the calf. */
export function isShin({ name }: Pick<Exercise, "name">): boolean {
  return /\btibialis\b/iu.test(name);
}

const LIFTS = new Set([...BASICS, "lunge" as const].flatMap((movement) => MOVEMENT_FACTS[movement].patterns));

/** Squats, lunges, hinges, presses, rows and pulls of more than one joint: what is lifted heavy and rested from long. */
export function isLift(exercise: Pick<Exercise, "compound" | "pattern" | "targets">): boolean {
  const { compound, pattern, targets } = exercise;
  const isForRear = pattern === "horizontal-pull" && targets[0] === "shoulders";
  return compound && LIFTS.has(pattern) && !isForRear;
}

/** A press, a push-up or a dip. */
export function isPress({ compound, pattern }: Pick<Exercise, "compound" | "pattern">): boolean {
  return compound && (pattern === "horizontal-push" || pattern === "vertical-push");
}

/** A pullover, or a towel that's pulled down: a second pull beside a row. */
export function isMinorPull({ pattern, compound, needs }: Pick<Exercise, "pattern" | "compound" | "needs">): boolean {
  return pattern === "vertical-pull" && (!compound || needs.length === 0);
}

/** A row, a pulldown or a pull-up: what balances the presses. */
export function isPull(exercise: Exercise): boolean {
  return isLift(exercise) && /^(?:horizontal|vertical)-pull$/u.test(exercise.pattern) && !isMinorPull(exercise);
}

/** Deadlifts and the like with anything in hand: what the lower back needs a day off from. */
export function isLoadedHinge({ pattern, loadModel }: Pick<Exercise, "pattern" | "loadModel">): boolean {
  return pattern === "hinge" && loadModel !== "body-weight";
}

/** What the lower back holds up or extends, though it lifts nothing from the floor: not for a day beside its deadlifts. */
export function spendsBack(exercise: Pick<Exercise, "pattern" | "name">): boolean {
  return isCarry(exercise) || exercise.pattern === "trunk-extension";
}

/** A row that the lower back holds, rather than a bench or a machine. */
export function isBentRow(exercise: Exercise): boolean {
  return exercise.pattern === "horizontal-pull" && isLift(exercise) && exercise.loads.includes("lower-back");
}

/** The end of the shoulder that an exercise trains first: raised to the side, or drawn back with the upper back's help. */
export function isRear({ pattern, targets, synergists }: Pick<Exercise, "pattern" | "targets" | "synergists">): boolean {
  return pattern === "horizontal-pull" || (targets[0] === "shoulders" && synergists.includes("middle-back"));
}

/** Whether an exercise is what a movement asks for. */
export function serves(exercise: Exercise, movement: Movement): boolean {
  const { group, patterns, compound, first } = MOVEMENT_FACTS[movement];
  const main = exercise.targets[0];
  if (exercise.kind !== "strength" || main === undefined || !patterns.includes(exercise.pattern)) return false;
  if (compound !== undefined && exercise.compound !== compound) return false;
  if (isPower(exercise) !== (movement === "power")) return false;
  // Held still it's no work for arms, chest or legs.
  if (exercise.dose.holdSeconds !== null && group !== "Core" && movement !== "carry" && movement !== "grip") return false;
  if (isShin(exercise) || (movement === "carry" && exercise.targets.includes("biceps"))) return false;
  if (movement === "side-raise") return main === "shoulders" && !isRear(exercise) && !exercise.synergists.includes("chest");
  if (movement === "rear-raise") return main === "shoulders" && isRear(exercise);
  return first === undefined || VOLUME_MUSCLE_OF[main] === first;
}

/** Gentle enough to go on for minutes, and for a light day: neither jumps nor going down on one's hands and up again. */
export function isEasyOn({ level, loads }: Pick<Exercise, "level" | "loads">): boolean {
  return level === "beginner" && !loads.includes("jumping") && !loads.includes("wrist");
}
