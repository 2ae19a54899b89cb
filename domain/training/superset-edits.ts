import type { Exercise } from "./exercise.ts";
import type { CompactExercise, DurationMinutes } from "./plan.ts";
import { secondsPlanned } from "./seconds-planned.ts";
import { havePaired, suitEachOther } from "./supersets.ts";

/** The supersets that are planned in a day are numbered up to this; a person's own have higher numbers. */
export const PLANNED_SUPERSETS = 6;
/** The last number of a superset. */
const LAST_SUPERSET = 20;

/** Whether an exercise's superset is one of those that the planner makes or has made: of two exercises that don't compete. */
export function isPlannedSuperset(
  planned: CompactExercise,
  exercises: readonly CompactExercise[],
  byId: ReadonlyMap<string, Exercise>,
): boolean {
  const { superset } = planned;
  if (superset === null || superset > PLANNED_SUPERSETS) return false;
  const [partner, third] = exercises.filter((other) => other !== planned && other.superset === superset);
  const [one, other] = [byId.get(planned.exerciseId), byId.get(partner?.exerciseId ?? "")];
  return one !== undefined && other !== undefined && third === undefined && havePaired(one, other);
}

/**
 * Whether two exercises as a superset are the plan's own way to get a day back into its minutes: the day takes longer, the two don't compete, and they
 * have as many sets. Such a superset is everyone's, as those are that the planner makes.
 */
export function pairsToFit(
  exercises: readonly CompactExercise[],
  [firstId, secondId]: readonly [string, string],
  minutes: DurationMinutes,
  byId: ReadonlyMap<string, Exercise>,
): boolean {
  const [one, other] = [firstId, secondId].map((id) => exercises.find(({ exerciseId }) => exerciseId === id));
  const [a, b] = [byId.get(firstId), byId.get(secondId)];
  if (one === undefined || other === undefined || a === undefined || b === undefined) return false;
  const isFree = one.superset === null && other.superset === null && one.sets === other.sets;
  return isFree && suitEachOther(a, b, [one.repsMax, other.repsMax]) && secondsPlanned(exercises, minutes, byId) > minutes * 60;
}

/**
 * The day's exercises with two of them as a superset, a planned one or a person's own: the second comes to stand behind the first, and what either was
 * paired with is done alone.
 */
export function pairExercises<Item extends Pick<CompactExercise, "exerciseId" | "superset">>(
  exercises: readonly Item[],
  [firstId, secondId]: readonly [string, string],
  isPlanned: boolean,
): readonly Item[] | null {
  const second = exercises.find(({ exerciseId }) => exerciseId === secondId);
  const taken = new Set(exercises.map(({ superset }) => superset));
  const [from, to] = isPlanned ? [1, PLANNED_SUPERSETS] : [PLANNED_SUPERSETS + 1, LAST_SUPERSET];
  const free = Array.from({ length: to - from + 1 }, (_, index) => index + from).find((one) => !taken.has(one));
  if (second === undefined || free === undefined || firstId === secondId) return null;
  const others = exercises.filter((exercise) => exercise !== second);
  const place = others.findIndex(({ exerciseId }) => exerciseId === firstId);
  if (place === -1) return null;
  return others
    .toSpliced(place + 1, 0, second)
    .map((exercise, index) => (index === place || index === place + 1 ? { ...exercise, superset: free } : exercise));
}

/** The day's exercises with a superset done one after the other. */
export function unpairExercises<Item extends Pick<CompactExercise, "exerciseId" | "superset">>(
  exercises: readonly Item[],
  exerciseId: string,
): readonly Item[] {
  const superset = exercises.find((exercise) => exercise.exerciseId === exerciseId)?.superset ?? null;
  if (superset === null) return exercises;
  return exercises.map((exercise) => (exercise.superset === superset ? { ...exercise, superset: null } : exercise));
}

/** A superset whose exercises no longer stand side by side, or that has lost one, is done apart from then on. */
export function apart<Item extends { readonly superset: number | null }>(exercises: readonly Item[]): readonly Item[] {
  return exercises.map((exercise, place) => {
    const { superset } = exercise;
    const hasPartner = [exercises[place - 1], exercises[place + 1]].some((next) => next?.superset === superset);
    return superset === null || hasPartner ? exercise : { ...exercise, superset: null };
  });
}
