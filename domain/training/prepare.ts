import { luckOf } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { VOLUME_MUSCLE_OF } from "./muscles.ts";
import type { VolumeMuscle } from "./muscles.ts";
import type { PreparationStep } from "./plan.ts";

/** The steps of a warm-up or a cool-down: together 5 to 10 minutes. */
const STEPS = 6;
const LEAST_SECONDS = 300;
const MOST_SECONDS = 600;
const STEP_SECONDS = 60;

function musclesOf(exercise: Exercise): readonly VolumeMuscle[] {
  return [...exercise.targets, ...exercise.synergists].map((muscle) => VOLUME_MUSCLE_OF[muscle]);
}

/** How many of a session's muscles an exercise prepares. */
function reach(exercise: Exercise, worked: ReadonlySet<VolumeMuscle>): number {
  return musclesOf(exercise).filter((muscle) => worked.has(muscle)).length;
}

function ranked(drills: readonly Exercise[], worked: ReadonlySet<VolumeMuscle>, seed: number): readonly Exercise[] {
  return drills
    .map((exercise, place) => ({ exercise, worth: reach(exercise, worked) + luckOf(seed, place + 2000) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ exercise }) => exercise);
}

/** Spreads at least five minutes over the drills there are: a minute each, longer where there are few. */
function timed(drills: readonly Exercise[], cue: (exercise: Exercise, place: number) => string): readonly PreparationStep[] {
  if (drills.length === 0) return [];
  const each = Math.min(MOST_SECONDS / drills.length, Math.max(STEP_SECONDS, Math.ceil(LEAST_SECONDS / drills.length / 15) * 15));
  return drills.map((exercise, place) => ({
    exerciseId: exercise.id,
    name: exercise.name,
    seconds: Math.floor(each),
    cue: cue(exercise, place),
  }));
}

function firstInstruction(exercise: Exercise): string {
  return exercise.instructions[0] ?? exercise.description;
}

/** A session's muscles, and what there is to prepare them with. Everything in the lists is already fit for the person. */
export interface Preparation {
  readonly work: readonly Exercise[];
  readonly mobility: readonly Exercise[];
  readonly conditioning: readonly Exercise[];
  readonly seed: number;
}

/**
 * The warm-up: two easy movements that raise the pulse, then drills for the joints and muscles of the session; 5 to 10 minutes. Where the
 * catalogue has neither for this person, light sets of the session's own first exercises take their place.
 */
export function warmUpFor({ work, mobility, conditioning, seed }: Preparation): readonly PreparationStep[] {
  const worked = new Set(work.flatMap((exercise) => exercise.targets.map((muscle) => VOLUME_MUSCLE_OF[muscle])));
  const pulse = ranked(
    conditioning.filter((exercise) => exercise.level === "beginner"),
    worked,
    seed,
  ).slice(0, 2);
  const drills = ranked(mobility, worked, seed).slice(0, STEPS - pulse.length);
  const steps = [...pulse, ...drills];
  if (steps.length > 0) {
    return timed(steps, (exercise, place) =>
      place < pulse.length
        ? "Start slowly and build up until you feel warm."
        : `Move easily, a little further each time. ${firstInstruction(exercise)}`,
    );
  }
  return timed(work.slice(0, 5), () => "Practice it slowly with little or no load.");
}

/** The cool-down: drills for the muscles that worked, held quietly; 5 to 10 minutes. Where there are none, the session's last movements without load. */
export function coolDownFor({ work, mobility, seed }: Preparation): readonly PreparationStep[] {
  const worked = new Set(work.flatMap(musclesOf));
  const drills = ranked(mobility, worked, seed + 1).slice(0, STEPS - 1);
  if (drills.length > 0)
    return timed(drills, (exercise) => `Breathe out slowly and ease into the stretch. ${firstInstruction(exercise)}`);
  return timed(work.slice(-5), () => "Go through the movement without load, slower each time, until your breathing calms.");
}
