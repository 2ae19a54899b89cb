import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES, VOLUME_MUSCLE_OF } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import type { PlannedExercise, TrainingChoices, TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { weeklyRange, WEEKLY_CEILING } from "./training-tables.ts";

const LEVEL_RANK = { beginner: 0, intermediate: 1, advanced: 2 } as const;

/** Rule 1: whether a person with these choices may be given this exercise at all. */
export function isEligible(exercise: Exercise, choices: TrainingChoices): boolean {
  if (exercise.location !== choices.location) return false;
  if (LEVEL_RANK[exercise.level] > LEVEL_RANK[choices.skillLevel]) return false;
  if (exercise.loads.some((load) => (choices.avoid ?? []).includes(load))) return false;
  if (choices.location === "gym") return true;
  const atHand: readonly string[] = choices.equipment ?? [];
  return exercise.needs.every((need) => atHand.includes(need));
}

const weightsByExercise = new WeakMap<Exercise, readonly number[]>();

/**
 * What one set of an exercise gives each volume muscle, in the order of VOLUME_MUSCLES: target 1, synergist 0.5, a muscle once at its
 * highest. Mobility and conditioning give nothing.
 */
export function weightsOf(exercise: Exercise): readonly number[] {
  const known = weightsByExercise.get(exercise);
  if (known !== undefined) return known;
  const weights = VOLUME_MUSCLES.map((muscle) => {
    if (exercise.kind !== "strength") return 0;
    if (exercise.targets.some((target) => VOLUME_MUSCLE_OF[target] === muscle)) return 1;
    return exercise.synergists.some((helper) => VOLUME_MUSCLE_OF[helper] === muscle) ? 0.5 : 0;
  });
  weightsByExercise.set(exercise, weights);
  return weights;
}

/** Seconds of work in one set, without rest: 20 s + 7 s a repetition or the hold, twice when done side by side. */
function setSeconds(repsMax: number, holdSeconds: number | null, perSide: boolean): number {
  return (20 + (holdSeconds ?? 7 * repsMax)) * (perSide ? 2 : 1);
}

/** Rule 3: all sets of a planned exercise with their rests, in seconds, done on its own. */
export function plainSeconds(planned: PlannedExercise): number {
  return planned.sets * (setSeconds(planned.repsMax, planned.holdSeconds, planned.perSide) + planned.restSeconds);
}

/** Seconds of work in one set of an exercise as its dose prescribes, at the top of its repetitions. */
export function dosedSetSeconds(exercise: Exercise): number {
  return setSeconds(exercise.dose.repsMax, exercise.dose.holdSeconds, exercise.perSide);
}

/** One planned exercise with what the catalogue knows of it. */
export interface Entry {
  readonly planned: PlannedExercise;
  readonly exercise: Exercise;
  readonly day: number;
}

/** A plan's week, summed up once: everything the rules are checked against. */
export interface Book {
  readonly choices: TrainingChoices;
  readonly plan: TrainingPlan;
  readonly byId: ReadonlyMap<string, Exercise>;
  /** All exercises rule 1 allows. */
  readonly eligible: readonly Exercise[];
  /** By day; planned exercises that the catalogue doesn't know are left out. */
  readonly days: readonly (readonly Entry[])[];
  /** Effective sets by day and volume muscle. */
  readonly daySets: readonly (readonly number[])[];
  /** Effective sets a week by volume muscle. */
  readonly weekSets: readonly number[];
  /** Seconds of exercise by day, as the plan states them. */
  readonly daySeconds: readonly number[];
  /** How often the week uses each exercise. */
  readonly uses: ReadonlyMap<string, number>;
  /** Lower and upper bounds by volume muscle, in effective sets a week. */
  readonly lower: readonly number[];
  readonly upper: readonly number[];
  /** Volume muscles of the chosen groups, as indexes into VOLUME_MUSCLES. Full-Body brings none. */
  readonly chosenMuscles: readonly number[];
  readonly chosen: ReadonlySet<TrainingGroup>;
}

/** Opens the book on one plan. */
export function openBook(choices: TrainingChoices, catalogue: readonly Exercise[], plan: TrainingPlan): Book {
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const chosen = new Set(choices.muscleGroups);
  const days = plan.days.map((day, index) =>
    day.exercises.flatMap((planned): Entry[] => {
      const exercise = byId.get(planned.exerciseId);
      return exercise === undefined ? [] : [{ planned, exercise, day: index }];
    }),
  );
  const daySets = days.map((entries) =>
    VOLUME_MUSCLES.map((_, muscle) =>
      entries.reduce((sum, entry) => sum + entry.planned.sets * (weightsOf(entry.exercise)[muscle] ?? 0), 0),
    ),
  );
  const uses = new Map<string, number>();
  for (const entry of days.flat()) uses.set(entry.exercise.id, (uses.get(entry.exercise.id) ?? 0) + 1);
  return {
    choices,
    plan,
    byId,
    eligible: catalogue.filter((exercise) => isEligible(exercise, choices)),
    days,
    daySets,
    weekSets: VOLUME_MUSCLES.map((_, muscle) => daySets.reduce((sum, day) => sum + (day[muscle] ?? 0), 0)),
    daySeconds: plan.days.map((day) => day.exercises.reduce((sum, planned) => sum + planned.workSeconds, 0)),
    uses,
    lower: VOLUME_MUSCLES.map((muscle) => weeklyRange(muscle, choices.skillLevel)[0]),
    upper: VOLUME_MUSCLES.map((muscle) => Math.min(weeklyRange(muscle, choices.skillLevel)[1], WEEKLY_CEILING)),
    chosenMuscles: VOLUME_MUSCLES.flatMap((muscle, index) => (chosen.has(GROUP_OF_MUSCLE[muscle]) ? [index] : [])),
    chosen,
  };
}

/** The volume muscle of an exercise's first target. */
export function primeMuscle(exercise: Exercise): VolumeMuscle | undefined {
  const first = exercise.targets[0];
  return first === undefined ? undefined : VOLUME_MUSCLE_OF[first];
}

/** Equal exercises: the same pattern and the same first target, of the same kind and group. */
export function isEqual(one: Exercise, other: Exercise): boolean {
  return (
    one.id !== other.id &&
    one.kind === other.kind &&
    one.group === other.group &&
    one.pattern === other.pattern &&
    one.targets[0] === other.targets[0]
  );
}

/** Whether a day is the light one: only seven days have it, and all its exercises say so. */
export function isLightDay(book: Book, day: number): boolean {
  const entries = book.days[day] ?? [];
  return book.choices.daysPerWeek === 7 && entries.length > 0 && entries.every((entry) => entry.planned.role === "light");
}

/** Whether an exercise counts as work of a group: strength outside the light day. */
export function isWork(book: Book, entry: Entry): boolean {
  return entry.exercise.kind === "strength" && !isLightDay(book, entry.day);
}
