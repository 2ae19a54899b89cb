import type { Exercise, Pattern } from "./exercise.ts";
import { VOLUME_MUSCLE_OF } from "./muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "./muscles.ts";

/** What a slot of a day may ask for, as a coach names it: patterns told apart by what they train and whether more than one joint moves. */
export const MOVEMENTS = [
  "squat",
  "lunge",
  "hinge",
  "hip-thrust",
  "leg-curl",
  "leg-extension",
  "side-hip",
  "calf-raise",
  "chest-press",
  "fly",
  "overhead-press",
  "row",
  "pulldown",
  "pullover",
  "side-raise",
  "rear-raise",
  "shrug",
  "curl",
  "triceps",
  "close-press",
  "grip",
  "brace",
  "crunch",
  "side-core",
  "back-extension",
  "carry",
  "power",
] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** How heavy a slot is and where in the session it is. */
export type SlotRole = "power" | "main" | "second" | "secondary" | "accessory" | "core" | "carry";

interface MovementFacts {
  readonly group: TrainingGroup;
  readonly muscle: VolumeMuscle;
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

/** Every movement: its group, its muscle, and which exercises serve it. */
export const MOVEMENT_FACTS: Readonly<Record<Movement, MovementFacts>> = {
  squat: legs("quadriceps", "secondary", ["squat"], {
    compound: true,
    instead: ["lunge", "hinge", "hip-thrust", "leg-extension"],
  }),
  lunge: legs("quadriceps", "secondary", ["lunge"], {
    compound: true,
    instead: ["squat", "hinge", "hip-thrust", "leg-extension"],
  }),
  hinge: legs("hamstrings", "secondary", ["hinge"], { compound: true, instead: ["hip-thrust", "leg-curl"] }),
  "hip-thrust": legs("glutes", "accessory", ["hip-extension"], { instead: ["hinge", "side-hip"] }),
  "leg-curl": legs("hamstrings", "accessory", ["knee-flexion"], { instead: ["hip-thrust"] }),
  "leg-extension": legs("quadriceps", "accessory", ["knee-extension"], { instead: [] }),
  "side-hip": legs("glutes", "accessory", ["hip-abduction"], { instead: [] }),
  "calf-raise": legs("calves", "accessory", ["calf-raise"], { instead: [] }),
  "chest-press": upper("Chest", "chest", "secondary", ["horizontal-push"], {
    compound: true,
    first: "chest",
    instead: ["fly"],
  }),
  fly: upper("Chest", "chest", "accessory", ["chest-fly"], { instead: ["chest-press"] }),
  "overhead-press": upper("Arms", "shoulders", "secondary", ["vertical-push"], { instead: ["side-raise"] }),
  row: upper("Back", "back", "secondary", ["horizontal-pull"], { compound: true, first: "back", instead: ["pulldown"] }),
  pulldown: upper("Back", "back", "secondary", ["vertical-pull"], { instead: ["pullover", "row"] }),
  pullover: upper("Back", "back", "accessory", ["vertical-pull"], { compound: false, instead: [] }),
  "side-raise": upper("Arms", "shoulders", "accessory", ["shoulder-raise"], { first: "shoulders", instead: [] }),
  "rear-raise": upper("Arms", "shoulders", "accessory", ["horizontal-pull", "shoulder-raise"], {
    first: "shoulders",
    instead: [],
  }),
  shrug: upper("Back", "back", "accessory", ["shoulder-raise"], { first: "back", instead: [] }),
  curl: upper("Arms", "biceps", "accessory", ["elbow-flexion"], { first: "biceps", instead: [] }),
  triceps: upper("Arms", "triceps", "accessory", ["elbow-extension"], { first: "triceps", instead: ["close-press"] }),
  "close-press": upper("Arms", "triceps", "secondary", ["horizontal-push"], {
    compound: true,
    first: "triceps",
    instead: ["triceps"],
  }),
  grip: upper("Arms", "forearms", "accessory", ["grip", "elbow-flexion"], { first: "forearms", instead: [] }),
  brace: core("abdominals", ["anti-extension", "trunk-flexion"], ["side-core", "back-extension"]),
  crunch: core("abdominals", ["trunk-flexion"], ["brace"]),
  "side-core": core("obliques", ["rotation", "lateral-flexion"], ["brace", "back-extension"]),
  "back-extension": core("lower-back", ["trunk-extension"], []),
  carry: { group: "Full-Body", muscle: "forearms", role: "carry", patterns: ["carry"], instead: [] },
  power: { group: "Full-Body", muscle: "glutes", role: "power", patterns: ["power"], instead: [] },
};

function legs(
  muscle: VolumeMuscle,
  role: SlotRole,
  patterns: readonly Pattern[],
  more: Pick<MovementFacts, "compound" | "instead">,
): MovementFacts {
  return { group: "Legs", muscle, role, patterns, ...more };
}

function upper(
  group: TrainingGroup,
  muscle: VolumeMuscle,
  role: SlotRole,
  patterns: readonly Pattern[],
  more: Pick<MovementFacts, "compound" | "first" | "instead">,
): MovementFacts {
  return { group, muscle, role, patterns, ...more };
}

function core(muscle: VolumeMuscle, patterns: readonly Pattern[], instead: readonly Movement[]): MovementFacts {
  return { group: "Core", muscle, role: "core", patterns, instead };
}

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

const LIFTS: ReadonlySet<Pattern> = new Set([
  "squat",
  "lunge",
  "hinge",
  "horizontal-push",
  "vertical-push",
  "horizontal-pull",
  "vertical-pull",
]);

/** Squats, lunges, hinges, presses, rows and pulls of more than one joint: what is lifted heavy and rested from long. */
export function isLift(exercise: Exercise): boolean {
  const { compound, pattern, targets } = exercise;
  const isForRear = pattern === "horizontal-pull" && targets[0] === "shoulders";
  return compound && LIFTS.has(pattern) && !isForRear;
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
  if (movement === "carry" && exercise.targets.includes("biceps")) return false;
  if (movement === "side-raise") return main === "shoulders" && !isRear(exercise) && !exercise.synergists.includes("chest");
  if (movement === "rear-raise") return main === "shoulders" && isRear(exercise);
  return first === undefined || VOLUME_MUSCLE_OF[main] === first;
}
