import { luckOf } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import { VOLUME_MUSCLE_OF } from "./muscles.ts";
import type { Muscle, VolumeMuscle } from "./muscles.ts";
import type { DurationMinutes, PreparationStep } from "./plan.ts";
import { rampUpsFor, type RampedExercise } from "./ramp-up.ts";
import { WARM_UP_SECONDS } from "./timing.ts";

/** A movement of the warm-up or the cool-down takes about a minute. */
const STEP_SECONDS = 60;
const COOL_DOWN_SECONDS = 300;

/** How much a session asks of each muscle: of the first lift's most, of helpers half. */
function demandsOf(work: Preparation["work"]): ReadonlyMap<VolumeMuscle, number> {
  const demands = new Map<VolumeMuscle, number>();
  for (const [place, { exercise }] of work.entries()) {
    const weight = place === 0 ? 3 : 1;
    const add =
      (share: number) =>
      (muscle: Muscle): void => {
        const counted = VOLUME_MUSCLE_OF[muscle];
        demands.set(counted, (demands.get(counted) ?? 0) + share * weight);
      };
    exercise.targets.forEach(add(1));
    exercise.synergists.forEach(add(0.5));
  }
  return demands;
}

/** Movements by how well they suit what the session asks, the best first. Each muscle counts up to what two exercises ask of it. */
function ranked(drills: readonly Exercise[], demands: ReadonlyMap<VolumeMuscle, number>, seed: number): readonly Exercise[] {
  const asked = (muscle: Muscle): number => Math.min(4, demands.get(VOLUME_MUSCLE_OF[muscle]) ?? 0);
  return drills
    .map((exercise, place) => {
      const [first, ...others] = [...exercise.targets, ...exercise.synergists];
      const reach = (first === undefined ? 0 : asked(first)) + others.reduce((sum, muscle) => sum + asked(muscle) / 4, 0);
      return { exercise, worth: reach + luckOf(seed, place + 2000) / 2 };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ exercise }) => exercise);
}

/** Spreads the seconds evenly over the movements. */
function timed(movements: readonly Exercise[], seconds: number, cue: (exercise: Exercise) => string): readonly PreparationStep[] {
  return movements.map((exercise, place) => {
    const upTo = (count: number): number => Math.round((seconds * count) / movements.length / 5) * 5;
    return { exerciseId: exercise.id, name: exercise.name, seconds: upTo(place + 1) - upTo(place), cue: cue(exercise) };
  });
}

function firstInstruction(exercise: Exercise): string {
  return exercise.instructions[0] ?? exercise.description;
}

function eachSide({ perSide }: Exercise): string {
  return perSide ? ", half the time on each side" : "";
}

/** A session's exercises in order, and what there is to prepare them with. Everything in the lists is already fit for the person. */
export interface Preparation {
  readonly work: readonly RampedExercise[];
  readonly workSeconds: number;
  readonly mobility: readonly Exercise[];
  readonly conditioning: readonly Exercise[];
  readonly minutes: DurationMinutes;
  readonly seed: number;
}

/** Easy enough to start cold: on one's feet or a machine, no jumps, no going to the floor, for beginners too. */
function raisesPulse(exercise: Exercise): boolean {
  return isEasyOn(exercise) && exercise.pattern === "locomotion" && exercise.needs.every((need) => need === "cardio-machine");
}

/**
 * The warm-up: something easy that raises the pulse, then movements for the joints and muscles of the session, then ramp-up sets for its first heavy
 * lift. Nothing is held. Where the catalogue has neither for this person, light sets of the session's own first exercises take their place.
 */
export function warmUpFor({ work, workSeconds, mobility, conditioning, minutes, seed }: Preparation): readonly PreparationStep[] {
  const demands = demandsOf(work);
  const all = WARM_UP_SECONDS[minutes];
  const easy = conditioning.filter(raisesPulse);
  const fresh = easy.filter((exercise) => !work.some((item) => item.exercise === exercise));
  const pulse = ranked(fresh.length > 0 ? fresh : easy, demands, seed).slice(0, 1);
  const drills = mobility.filter(({ dose }) => dose.holdSeconds === null);
  // One way to get warm, for two minutes where there's time, or for all of them where there are no drills.
  const warming = pulse.length === 0 ? 0 : drills.length === 0 ? all : STEP_SECONDS * (all > 240 ? 2 : 1);
  const moving = ranked(drills, demands, seed).slice(0, (all - warming) / STEP_SECONDS);
  const general = [
    ...timed(pulse, warming, () => "Start slowly and build up until you feel warm."),
    ...timed(
      moving,
      all - warming,
      (exercise) => `Move easily, a little further each time${eachSide(exercise)}. ${firstInstruction(exercise)}`,
    ),
  ];
  const ownWork = work.map(({ exercise }) => exercise).slice(0, all / STEP_SECONDS);
  const practice = general.length > 0 ? general : timed(ownWork, all, () => "Practice it slowly with little or no load.");
  return [...practice, ...rampUpsFor(work, minutes, workSeconds)];
}

/** The cool-down: stretches for the muscles that worked, held quietly. Where there are none, the session's last movements without load. */
export function coolDownFor({ work, mobility, seed }: Preparation): readonly PreparationStep[] {
  const demands = demandsOf(work);
  const count = COOL_DOWN_SECONDS / STEP_SECONDS;
  const held = mobility.filter(({ dose }) => dose.holdSeconds !== null);
  const best = ranked(held.length > 0 ? held : mobility, demands, seed + 1);
  const hasWorked = ({ targets, synergists }: Exercise): boolean =>
    [...targets, ...synergists].some((muscle) => demands.has(VOLUME_MUSCLE_OF[muscle]));
  // A stretch for each muscle that worked before a second for any.
  const isFirst = (drill: Exercise, place: number): boolean =>
    hasWorked(drill) && best.findIndex((other) => other.targets[0] === drill.targets[0]) === place;
  const drills = [...best.filter(isFirst), ...best.filter((drill, place) => !isFirst(drill, place))].slice(0, count);
  if (drills.length > 0)
    return timed(
      drills,
      COOL_DOWN_SECONDS,
      (exercise) => `Breathe out slowly and ease into the stretch${eachSide(exercise)}. ${firstInstruction(exercise)}`,
    );
  const last = work.slice(-count).map(({ exercise }) => exercise);
  return timed(
    last,
    COOL_DOWN_SECONDS,
    () => "Go through the movement without load, slower each time, until your breathing calms.",
  );
}
