import { luckOf } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { VOLUME_MUSCLE_OF } from "./muscles.ts";
import type { VolumeMuscle } from "./muscles.ts";
import type { DurationMinutes, PreparationStep } from "./plan.ts";
import { rampUpsFor } from "./ramp-up.ts";

/** Seconds of the warm-up's movements by the session's minutes; ramp-up sets come on top. */
export const WARM_UP_SECONDS: Readonly<Record<DurationMinutes, number>> = { 15: 180, 30: 240, 45: 300, 60: 360 };
/** A movement of the warm-up or the cool-down takes about a minute. */
const STEP_SECONDS = 60;
const COOL_DOWN_SECONDS = 300;

function musclesOf(exercise: Exercise): readonly VolumeMuscle[] {
  return [...exercise.targets, ...exercise.synergists].map((muscle) => VOLUME_MUSCLE_OF[muscle]);
}

function ranked(drills: readonly Exercise[], worked: ReadonlySet<VolumeMuscle>, seed: number): readonly Exercise[] {
  return drills
    .map((exercise, place) => {
      const reach = musclesOf(exercise).filter((muscle) => worked.has(muscle)).length;
      return { exercise, worth: reach + luckOf(seed, place + 2000) };
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
  readonly work: readonly { readonly exercise: Exercise; readonly repsMax: number | null }[];
  readonly mobility: readonly Exercise[];
  readonly conditioning: readonly Exercise[];
  readonly minutes: DurationMinutes;
  readonly seed: number;
}

/** Easy enough to start cold: no jumps, for beginners too, and not what the session has anyway. */
function raisesPulse(exercise: Exercise, work: Preparation["work"]): boolean {
  const isSimple = exercise.needs.every((need) => need === "cardio-machine") && !exercise.loads.includes("jumping");
  return isSimple && exercise.level === "beginner" && !work.some((item) => item.exercise === exercise);
}

/**
 * The warm-up: something easy that raises the pulse, then movements for the joints and muscles of the session, then ramp-up sets for its first heavy
 * lift. Nothing is held. Where the catalogue has neither for this person, light sets of the session's own first exercises take their place.
 */
export function warmUpFor({ work, mobility, conditioning, minutes, seed }: Preparation): readonly PreparationStep[] {
  const worked = new Set(work.flatMap(({ exercise }) => exercise.targets.map((muscle) => VOLUME_MUSCLE_OF[muscle])));
  const all = WARM_UP_SECONDS[minutes];
  const easy = conditioning.filter((exercise) => raisesPulse(exercise, work));
  const pulse = ranked(easy, worked, seed).slice(0, 1);
  const drills = mobility.filter(({ dose }) => dose.holdSeconds === null);
  // One way to get warm, for two minutes where there's time, or for all of them where there are no drills.
  const warming = pulse.length === 0 ? 0 : drills.length === 0 ? all : STEP_SECONDS * (all > 240 ? 2 : 1);
  const moving = ranked(drills, worked, seed).slice(0, (all - warming) / STEP_SECONDS);
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
  return [...practice, ...rampUpsFor(work, minutes)];
}

/** The cool-down: stretches for the muscles that worked, held quietly. Where there are none, the session's last movements without load. */
export function coolDownFor({ work, mobility, seed }: Preparation): readonly PreparationStep[] {
  const worked = new Set(work.flatMap(({ exercise }) => musclesOf(exercise)));
  const count = COOL_DOWN_SECONDS / STEP_SECONDS;
  const held = mobility.filter(({ dose }) => dose.holdSeconds !== null);
  const best = ranked(held.length > 0 ? held : mobility, worked, seed + 1);
  // A stretch for each muscle before a second for any.
  const isFirst = ({ targets }: Exercise, place: number): boolean =>
    best.findIndex((other) => other.targets[0] === targets[0]) === place;
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
