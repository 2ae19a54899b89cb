import { LEVELS, type Exercise, type ExerciseFacts, type Level } from "./exercise.ts";
import { VOLUME_MUSCLE_OF, type TrainingGroup, type VolumeMuscle } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";

/** Whether a level is within a person's. */
export function withinLevel(level: Level, own: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(own);
}

/** Whether an exercise is still work at a level: some can't be made harder, and end where a person has outgrown them. */
export function isWorkAt({ until }: Pick<Exercise, "until">, level: Level): boolean {
  return until === null || withinLevel(level, until);
}

/**
 * Whether a person may be given an exercise: nothing they avoid, nothing above their level, their place, and at home only what is available
 * (household things always are). In a gym the list of equipment doesn't matter. What is too easy for work is still good to warm up with.
 */
export function isEligible(exercise: ExerciseFacts, choices: TrainingChoices): boolean {
  if (exercise.location !== choices.location || !withinLevel(exercise.level, choices.skillLevel)) return false;
  if (exercise.loads.some((load) => choices.avoid?.includes(load))) return false;
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

/** Whether an exercise is work of the chosen groups. Full-Body chooses everything. */
export function isChosen({ group }: Pick<Exercise, "group">, groups: readonly TrainingGroup[]): boolean {
  return groups.includes("Full-Body") || groups.includes(group);
}

/** The exercises of a catalogue that a person may be given, in the catalogue's order. */
export function eligibleExercises(choices: TrainingChoices, catalogue: readonly Exercise[]): readonly Exercise[] {
  return catalogue.filter((exercise) => isEligible(exercise, choices));
}

/** What a week's exercises may go on to: what the person may be given, from intermediate on at the next level too, beside what the week has. */
export interface Ahead {
  readonly steps: readonly Exercise[];
  readonly inWeek: ReadonlySet<string>;
}

/** What the exercises of a week may go on to. */
export function eligibleAhead(choices: TrainingChoices, catalogue: readonly Exercise[], inWeek: ReadonlySet<string>): Ahead {
  const next = choices.skillLevel === "intermediate" ? { ...choices, skillLevel: "advanced" as const } : choices;
  return { steps: catalogue.filter((exercise) => exercise.kind === "strength" && isEligible(exercise, next)), inWeek };
}

/** The muscle an exercise is chosen for: its first target. */
export function mainMuscle(exercise: Exercise): VolumeMuscle {
  const first = exercise.targets[0];
  if (first === undefined) throw new Error(`${exercise.id} has no target`);
  return VOLUME_MUSCLE_OF[first];
}

/** A number from 0 to 1 out of a seed and a place in a list; the same for the same two. */
export function luckOf(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
