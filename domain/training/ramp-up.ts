import type { Exercise } from "./exercise.ts";
import type { DurationMinutes, PreparationStep } from "./plan.ts";
import { BARS, isLift } from "./movements.ts";
import { isLoaded, type SlotDose } from "./slot-dose.ts";
import { SECONDS_PER_REPETITION, SET_UP_SECONDS, WARM_UP_SECONDS } from "./timing.ts";

/** Changing the weight between two ramp-up sets, in seconds; the last change is part of starting the first work set. */
const CHANGE_SECONDS = 10;

/** The sets after the lightest one; `*` is the weight they lead up to. */
const RAMP = [
  { load: "half *", reps: 5 },
  { load: "70% of *", reps: 3 },
  { load: "85% of *", reps: 1 },
] as const;
/** Ramp-up sets before the first loaded main lift; a heavy one of six repetitions and fewer gets one more from 45 minutes. */
const RAMP_SETS: Readonly<Record<DurationMinutes, number>> = { 15: 1, 30: 2, 45: 3, 60: 3 };
const HEAVY_REPS = 6;
/** A lift of a pattern that the session hasn't had is heavy, and wants a set of its own, up to these middles of its repetitions; only a bar does in half an hour. Squats, hinges and what hangs with a weight never come cold up to ten. */
const HEAVY_MIDDLE = { bar: 10, other: 8 } as const;
/** That set, and the one before the first lift's second of its kind; fewer repetitions in half an hour or where the warm-up gets too long. */
const LATER_SET = { load: "60% of *", reps: 5 };
const SHORT_SET = { ...LATER_SET, reps: 3 };
/** The longest warm-up with all ramp-up sets, in seconds (SPEC: 5 to 10 minutes). */
const MOST_WARM_UP_SECONDS = 600;

/** An exercise of a session with its dose. */
export interface RampedExercise extends Pick<SlotDose, "repsMin" | "repsMax" | "holdSeconds"> {
  readonly exercise: Exercise;
}

function secondsOf(sets: readonly { readonly reps: number }[]): number {
  const changes = CHANGE_SECONDS * (sets.length - 1);
  return sets.reduce((sum, { reps }) => sum + SET_UP_SECONDS + SECONDS_PER_REPETITION * reps, changes);
}

/** The first and lightest set. An empty bar lies too low to be lifted from the floor. */
function lightSet({ needs, loadModel, pattern }: Exercise): { readonly load: string; readonly reps: number } {
  if (loadModel === "added") return { load: "no added weight", reps: 5 };
  const isRacked = needs.includes("barbell") && pattern !== "hinge" && pattern !== "horizontal-pull";
  return { load: isRacked ? "the empty bar" : "a light weight", reps: 10 };
}

/**
 * What a session is ramped up with: up to four sets before its first loaded lift; then, where they still fit beside work of so many seconds, one before each
 * heavy lift of a new pattern and one before the first's second of its kind.
 */
function rampsOf(work: readonly RampedExercise[], minutes: DurationMinutes, workSeconds: number) {
  const lifts = work.filter(({ exercise }) => exercise.kind === "strength" && isLift(exercise));
  // Nothing is ramped up to that has no load to raise.
  const [first, ...later] = lifts.filter(({ exercise, holdSeconds }) => holdSeconds === null && isLoaded(exercise));
  if (first === undefined) return [];
  const isHeaviest = first.repsMax <= HEAVY_REPS;
  // A single set is worth more at half the weight than with an empty bar, and in a short session the last sets lead up to what's heavy rather than the first.
  const isShort = minutes === 15 ? first.repsMax <= HEAVY_MIDDLE.other : minutes === 30 && isHeaviest;
  const skipped = first.exercise.loadModel === "added" ? 0 : Number(minutes === 15) + Number(isShort);
  const count = RAMP_SETS[minutes] + Number(minutes >= 45 && isHeaviest);
  const sets = [lightSet(first.exercise), ...RAMP].slice(skipped, skipped + count);
  const isHeavy = (item: RampedExercise): boolean => {
    const hasBar = item.exercise.needs.some((need) => BARS.includes(need));
    const isNew = lifts.find(({ exercise }) => exercise.pattern === item.exercise.pattern) === item;
    const most = HEAVY_MIDDLE[hasBar ? "bar" : "other"];
    const isNeverCold = /^(?:squat|hinge)$/u.test(item.exercise.pattern) || item.exercise.loadModel === "added";
    if (isNew && isNeverCold && item.repsMax <= HEAVY_MIDDLE.bar) return true;
    return isNew && minutes >= (hasBar || item.repsMax <= HEAVY_REPS ? 30 : 45) && (item.repsMin + item.repsMax) / 2 <= most;
  };
  const second = later.filter(({ exercise }) => exercise.pattern === first.exercise.pattern).slice(0, 1);
  const wanted = [...later.filter(isHeavy), ...second];
  const room = Math.min(MOST_WARM_UP_SECONDS, minutes * 60 - workSeconds) - WARM_UP_SECONDS[minutes] - secondsOf(sets);
  const set = minutes < 45 || secondsOf([LATER_SET]) * wanted.length > room ? SHORT_SET : LATER_SET;
  const fitting = wanted.slice(0, Math.max(0, Math.floor(room / secondsOf([set]))));
  return [{ exercise: first.exercise, sets }, ...fitting.map(({ exercise }) => ({ exercise, sets: [set] }))];
}

/** The seconds that a session's ramp-up sets take beside work of so many seconds. */
export function rampUpSeconds(work: readonly RampedExercise[], minutes: DurationMinutes, workSeconds: number): number {
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
    const words = sets.map(({ load, reps }) => `${load} × ${reps}`).join(", ");
    return {
      exerciseId: exercise.id,
      name: exercise.name,
      seconds: secondsOf(sets),
      cue: `Ramp up: ${words.replace("*", whole).replaceAll("*", "it")}.`,
    };
  });
}
