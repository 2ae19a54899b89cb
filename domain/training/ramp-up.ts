import type { Exercise } from "./exercise.ts";
import type { DurationMinutes, PreparationStep } from "./plan.ts";
import { isLift } from "./movements.ts";
import { isLoaded, type SlotDose } from "./slot-dose.ts";
import { SECONDS_PER_REPETITION, WARM_UP_SECONDS } from "./timing.ts";

/** Changing the weight and doing it, without the repetitions, in seconds. */
const RAMP_SET_UP = 30;

/** The sets after the lightest one; `*` is the weight they lead up to. */
const RAMP = [
  { load: "half *", reps: 5 },
  { load: "70% of it", reps: 3 },
  { load: "85% of it", reps: 1 },
] as const;
/** Ramp-up sets before the first loaded main lift; a heavy one of six repetitions and fewer gets one more from 45 minutes. */
const RAMP_SETS: Readonly<Record<DurationMinutes, number>> = { 15: 1, 30: 2, 45: 3, 60: 3 };
const HEAVY_REPS = 6;
/** A lift of another pattern is heavy, and wants a set of its own, where its repetitions' middle is no higher. */
const HEAVY_MIDDLE = 8;
/** That set: five repetitions, or three where the warm-up gets too long. */
const OTHER_PATTERN = [5, 3].map((reps) => ({ load: "60% of *", reps }));
/** The longest warm-up with all ramp-up sets, in seconds (SPEC: 5 to 10 minutes). */
const MOST_WARM_UP_SECONDS = 600;

/** An exercise of a session with its dose. */
export interface RampedExercise extends Pick<SlotDose, "repsMin" | "repsMax" | "holdSeconds"> {
  readonly exercise: Exercise;
}

function secondsOf(sets: readonly { readonly reps: number }[]): number {
  return sets.reduce((sum, { reps }) => sum + RAMP_SET_UP + SECONDS_PER_REPETITION * reps, 0);
}

/** The first and lightest set. An empty bar lies too low to be lifted from the floor. */
function lightSet({ needs, loadModel, pattern }: Exercise): { readonly load: string; readonly reps: number } {
  if (loadModel === "added") return { load: "no added weight", reps: 5 };
  const isRacked = needs.includes("barbell") && pattern !== "hinge" && pattern !== "horizontal-pull";
  return { load: isRacked ? "the empty bar" : "a light weight", reps: 10 };
}

/**
 * What a session is ramped up with: up to four sets before its first loaded lift, one before the next of that pattern, and from 45 minutes one before a heavy
 * lift of another pattern, if that still fits beside work of so many seconds.
 */
function rampsOf(work: readonly RampedExercise[], minutes: DurationMinutes, workSeconds: number) {
  // Nothing is ramped up to that has no load to raise.
  const loaded = work.filter(
    ({ exercise, holdSeconds }) => exercise.kind === "strength" && isLift(exercise) && holdSeconds === null && isLoaded(exercise),
  );
  const [first] = loaded;
  if (first === undefined) return [];
  const next = loaded.slice(1).find(({ exercise }) => exercise.pattern === first.exercise.pattern);
  const count = RAMP_SETS[minutes] + (minutes >= 45 && first.repsMax <= HEAVY_REPS ? 1 : 0);
  // A single set is worth more at half the weight than with an empty bar.
  const sets =
    count === 1 && first.exercise.loadModel !== "added"
      ? RAMP.slice(0, 1)
      : [lightSet(first.exercise), ...RAMP.slice(0, count - 1)];
  const ramps = [{ exercise: first.exercise, sets }];
  if (next !== undefined) ramps.push({ exercise: next.exercise, sets: RAMP.slice(0, 1) });
  const taken = WARM_UP_SECONDS[minutes] + ramps.reduce((sum, ramp) => sum + secondsOf(ramp.sets), 0);
  const room = Math.min(MOST_WARM_UP_SECONDS, minutes * 60 - workSeconds) - taken;
  const set = minutes < 45 ? undefined : OTHER_PATTERN.find((one) => secondsOf([one]) <= room);
  const other = loaded.find(
    ({ exercise, repsMin, repsMax }) => exercise.pattern !== first.exercise.pattern && (repsMin + repsMax) / 2 <= HEAVY_MIDDLE,
  );
  if (set !== undefined && other !== undefined) ramps.push({ exercise: other.exercise, sets: [set] });
  return ramps;
}

/** The seconds that a session's ramp-up sets take beside work of so many seconds; without `workSeconds` those that are owed whatever the work takes. */
export function rampUpSeconds(work: readonly RampedExercise[], minutes: DurationMinutes, workSeconds = Infinity): number {
  return rampsOf(work, minutes, workSeconds).reduce((sum, { sets }) => sum + secondsOf(sets), 0);
}

/** The ramp-up sets of a session whose work takes so many seconds, as steps of its warm-up. */
export function rampUpsFor(
  work: readonly RampedExercise[],
  minutes: DurationMinutes,
  workSeconds: number,
): readonly PreparationStep[] {
  return rampsOf(work, minutes, workSeconds).map(({ exercise, sets }) => {
    const whole = exercise.loadModel === "added" ? "the added weight" : "your working weight";
    const words = sets.map(({ load, reps }) => `${load.replace("*", whole)} × ${reps}`).join(", ");
    return { exerciseId: exercise.id, name: exercise.name, seconds: secondsOf(sets), cue: `Ramp up: ${words}.` };
  });
}
