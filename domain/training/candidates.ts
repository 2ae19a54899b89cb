import type { Avoidance, Exercise, Level } from "./exercise.ts";
import { LEVELS } from "./exercise.ts";
import { VOLUME_MUSCLE_OF, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { MAX_REST_SECONDS, restRoom, setWorkSeconds } from "./timing.ts";
import type { RestRoom } from "./timing.ts";
import { volumeShares } from "./volume.ts";

/** Whether a level is within a person's. */
export function withinLevel(level: Level, own: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(own);
}

/**
 * Whether a person may be given an exercise: nothing they avoid, nothing above their level, their place, and at home only what is available
 * (household things always are). In a gym the list of equipment doesn't matter.
 */
export function isEligible(exercise: Exercise, choices: TrainingChoices): boolean {
  if (exercise.location !== choices.location || !withinLevel(exercise.level, choices.skillLevel)) return false;
  const avoid: readonly Avoidance[] = choices.avoid ?? [];
  if (exercise.loads.some((load) => avoid.includes(load))) return false;
  if (choices.location === "gym") return true;
  const atHand: readonly string[] = choices.equipment ?? [];
  return exercise.needs.every((need) => atHand.includes(need));
}

/**
 * Why a person may not bring an exercise into their week by their own wish: it belongs to the other place, or loads what they avoid. Null where
 * they may; a higher level and further equipment are theirs to decide.
 */
export function refusalOf(exercise: Exercise, choices: TrainingChoices): string | null {
  if (exercise.location !== choices.location)
    return `${exercise.name} is for ${exercise.location === "gym" ? "the gym" : "home"}.`;
  const hit = exercise.loads.find((load) => choices.avoid?.includes(load));
  return hit === undefined ? null : `${exercise.name} doesn't suit what you avoid (${hit.replaceAll("-", " ")}).`;
}

/** The exercises of a catalogue that a person may be given, in the catalogue's order. */
export function eligibleExercises(choices: TrainingChoices, catalogue: readonly Exercise[]): readonly Exercise[] {
  return catalogue.filter((exercise) => isEligible(exercise, choices));
}

/** The muscle an exercise is chosen for: its first target. */
export function mainMuscle(exercise: Exercise): VolumeMuscle {
  const first = exercise.targets[0];
  if (first === undefined) throw new Error(`${exercise.id} has no target`);
  return VOLUME_MUSCLE_OF[first];
}

/** Two exercises are equal when they share kind, group, movement pattern and first target. */
export function equalKey(exercise: Exercise): string {
  return `${exercise.kind} ${exercise.group} ${exercise.pattern} ${exercise.targets[0] ?? ""}`;
}

/** What a muscle gets from one set, by its place in {@link VOLUME_MUSCLES}. */
export interface Share {
  readonly muscle: number;
  readonly weight: number;
}

/** A strength exercise made ready for planning: plain numbers, so that a week is planned in milliseconds. */
export interface Candidate {
  readonly index: number;
  readonly exercise: Exercise;
  readonly group: TrainingGroup;
  /** Of a chosen group. */
  readonly chosen: boolean;
  readonly shares: readonly Share[];
  /** Place of the main muscle in {@link VOLUME_MUSCLES}. */
  readonly main: number;
  /** Candidates of one class are equal. */
  readonly equalClass: number;
  readonly rest: RestRoom;
  /** Seconds of one set with its rest: the least, the usual and the most that its dose allows. */
  readonly leastSeconds: number;
  readonly usualSeconds: number;
  readonly mostSeconds: number;
  /** 0 to 1, by the seed: which of two equally good exercises is taken. */
  readonly luck: number;
}

/** A number from 0 to 1 out of a seed and a place in a list; the same for the same two. */
export function luckOf(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** Makes the eligible strength exercises ready for planning. */
export function makeCandidates(choices: TrainingChoices, eligible: readonly Exercise[]): readonly Candidate[] {
  const classes = new Map<string, number>();
  const strength = eligible.filter((exercise) => exercise.kind === "strength");
  return strength.map((exercise, index) => {
    const key = equalKey(exercise);
    const equalClass = classes.get(key) ?? classes.size;
    classes.set(key, equalClass);
    const { dose, perSide } = exercise;
    const rest = restRoom(dose, exercise.compound, choices.durationMinutes);
    const work = (repetitions: number): number => setWorkSeconds({ repetitions, holdSeconds: dose.holdSeconds, perSide });
    return {
      index,
      exercise,
      group: exercise.group,
      chosen: choices.muscleGroups.includes(exercise.group),
      shares: volumeShares(exercise).map((share) => ({ muscle: VOLUME_MUSCLES.indexOf(share.muscle), weight: share.weight })),
      main: VOLUME_MUSCLES.indexOf(mainMuscle(exercise)),
      equalClass,
      rest,
      leastSeconds: work(dose.repsMin) + rest.least,
      usualSeconds: work(dose.repsMax) + rest.usual,
      mostSeconds: work(dose.repsMax) + MAX_REST_SECONDS,
      luck: luckOf(choices.seed ?? 0, index),
    };
  });
}
