import { CLINICIAN_FIRST, type Exercise } from "./exercise.ts";
import { GOALS, type Goal } from "./goal.ts";
import { usesHousehold } from "./household.ts";
import { isLift, type SlotRole } from "./movements.ts";
import type { DurationMinutes, TrainingChoices } from "./plan.ts";

/** Repetitions from and to. */
type Range = readonly [least: number, most: number];

/** What a slot asks of a lift that more load makes harder. */
const REPS: Readonly<Record<SlotRole, Range>> = {
  power: [3, 6],
  main: [5, 8],
  second: [5, 8],
  secondary: [8, 12],
  accessory: [10, 15],
  core: [12, 20],
  carry: [12, 20],
};

/** What repetitions follow from: a goal, or that nothing may be heavy. */
type Aim = Goal | "gentle";

/** What a person's repetitions follow from. */
export function aimOf({ goal, avoid = [] }: Pick<TrainingChoices, "goal" | "avoid">): Aim | null | undefined {
  return goal !== "endurance" && avoid.some((one) => CLINICIAN_FIRST.includes(one)) ? "gentle" : goal;
}

/** Where a goal wants other repetitions than {@link REPS}. */
const GOAL_REPS: Readonly<Record<Aim, Partial<Record<SlotRole, Range>>>> = {
  gentle: { main: [8, 12], second: [8, 12] },
  "build-strength": { main: [3, 6] },
  "build-muscle": { main: [6, 10], second: [6, 10] },
  "lose-weight": { main: [6, 10], second: [6, 10] },
  "feel-healthy": {},
  endurance: { main: [12, 20], second: [12, 20], secondary: [12, 20], accessory: [12, 20] },
};

/** Sets of twenty would leave 15 minutes with little but push-ups: whoever trains for endurance does fewer of more exercises. */
const SHORT_ENDURANCE: Range = [12, 15];

/** A range is at least so wide, so that there's room to add repetitions before load. */
const LEAST_WIDTH = 3;
/** Where ranges that begin so usually end. */
const USUAL: Readonly<Record<number, number>> = { 6: 10, 8: 12, 10: 15, 12: 20 };
/** Core work that is done on each side takes twice as long: fewer repetitions do. */
const CORE_REPS_A_SIDE: Range = [12, 15];
/** Core work is held no shorter and no longer. */
const CORE_HOLD: Range = [20, 45];

/** The repetitions or seconds of a slot's exercise, and the rest after its sets. */
export interface SlotDose {
  readonly repsMin: number;
  readonly repsMax: number;
  readonly holdSeconds: number | null;
  readonly restSeconds: number;
}

/**
 * Whether a weight that can be chosen makes an exercise harder: the slot chooses its repetitions. For the others, and for what a home packs heavier, the
 * catalogue knows how many are work.
 */
export function isLoaded({ loadModel, needs }: Pick<Exercise, "loadModel" | "needs">): boolean {
  return needs.length > 0 && ["total", "per-hand", "stack", "added"].includes(loadModel);
}

/** Deadlifts, front squats and the like are lifted heavy wherever they are in a session. */
export const HEAVY_REPS = 8;

/** The fewest repetitions that anyone lifts an exercise with: a stack, a machine or a row isn't for three, nor a kettlebell for six. */
export function fewestReps({ loadModel, needs, pattern, name }: Exercise): Range {
  if (needs.includes("kettlebell") || /\bgoblet\b/iu.test(name)) return [8, 12];
  return loadModel === "stack" || needs.includes("machine") || pattern === "horizontal-pull" ? [6, 10] : [0, 0];
}

function repsOf(exercise: Exercise, asker: SlotRole, goal: Aim | null | undefined, isShort: boolean): Range {
  const { dose, pattern, group, rank } = exercise;
  // Only what most coaches write first is lifted for strength: a pull-through or an Arnold press isn't, wherever it stands.
  const isAssistance = asker === "accessory" || (goal === "build-strength" && asker === "main" && rank !== "staple");
  const asLift = isAssistance ? "secondary" : asker;
  const asOther = asker === "main" || asker === "second" || asker === "secondary" ? "accessory" : asker;
  const role = group === "Core" ? "core" : isLift(exercise) ? asLift : asOther;
  const isHeavy = role === "secondary" && asker !== "accessory" && goal !== "endurance" && dose.repsMax <= HEAVY_REPS;
  const asDosed = pattern === "calf-raise" ? "core" : isHeavy ? "second" : role;
  const asked: Range = (goal && GOAL_REPS[goal][asDosed]) ?? REPS[asDosed];
  if (role === "core" && exercise.perSide && isLoaded(exercise)) return CORE_REPS_A_SIDE;
  if ((isLoaded(exercise) || (goal === "endurance" && usesHousehold(exercise))) && role !== "power" && role !== "carry") {
    // A main lift keeps what rules 12 and 15 give it where that's few.
    const fewest = fewestReps(exercise);
    if (asked[0] < fewest[0] && (role !== "main" || asked[0] >= 6)) return fewest;
    return isShort && goal === "endurance" && role !== "core" && pattern !== "calf-raise" ? SHORT_ENDURANCE : asked;
  }
  const [least, most] = goal === "endurance" && role !== "power" && dose.repsMax >= 15 ? asked : [dose.repsMin, dose.repsMax];
  return [least, most - least < LEAST_WIDTH ? (USUAL[least] ?? least + LEAST_WIDTH) : most];
}

/** Rest after a set: long where the load is heavy, by the middle of the repetitions, and shorter in short sessions. */
function restOf(exercise: Exercise, middle: number | null, minutes: DurationMinutes): number {
  const [short, few] = [minutes <= 30, middle !== null && middle < 8];
  if (!isLift(exercise) && exercise.group !== "Full-Body") return short ? 45 : exercise.compound || few ? 90 : 60;
  if (middle === null || middle >= 10) return short ? 60 : 90;
  if (middle > 6) return short ? 90 : 120;
  return short ? 120 : 150;
}

/** The dose of an exercise in a slot. Its range is the slot's and the goal's, whatever the clock says. */
export function slotDose(exercise: Exercise, role: SlotRole, goal: Aim | null | undefined, minutes: DurationMinutes): SlotDose {
  const { holdSeconds } = exercise.dose;
  if (holdSeconds !== null) {
    const held = exercise.group === "Core" ? Math.min(CORE_HOLD[1], Math.max(CORE_HOLD[0], holdSeconds)) : holdSeconds;
    return { repsMin: 1, repsMax: 1, holdSeconds: held, restSeconds: restOf(exercise, null, minutes) };
  }
  const [repsMin, repsMax] = repsOf(exercise, role, goal, minutes === 15);
  return { repsMin, repsMax, holdSeconds, restSeconds: restOf(exercise, (repsMin + repsMax) / 2, minutes) };
}

/** Whether some slot and goal would give an exercise these repetitions. */
export function isSlotRange(exercise: Exercise, { repsMin, repsMax }: Pick<SlotDose, "repsMin" | "repsMax">): boolean {
  return [undefined, ...GOALS].some((goal) =>
    (Object.keys(REPS) as SlotRole[]).some((role) =>
      [false, true].some((isShort) => repsOf(exercise, role, goal, isShort).every((reps, at) => reps === [repsMin, repsMax][at])),
    ),
  );
}
