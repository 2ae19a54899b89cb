import type { Exercise, LoadModel } from "@lockstep/domain/training/exercise.ts";
import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import type { ImportedExercise, TrainingHistory } from "@lockstep/domain/training/import/history.ts";
import { guessCustom } from "@lockstep/domain/training/import/guess-custom.ts";
import type { SettledSet, SettledWorkout } from "@lockstep/domain/training/import/settle-workout.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { findPlannedPlace } from "../activity-store.ts";
import { EXERCISES, findExercise } from "../catalogue.ts";
import { listCustomExerciseRows } from "../custom/custom-exercise-store.ts";
import { listImportNames, nameKey, type ImportName } from "./import-store.ts";
import { matchName } from "./read-import-file.ts";

type Named = Pick<ImportedExercise, "name" | "exerciseId">;

/** What the exercises of a file are. */
export interface KnownNames {
  /** Null where nobody knows. */
  readonly idOf: (exercise: Named) => string | null;
  readonly loadModelOf: (exercise: Named) => LoadModel | undefined;
  /** What an exercise is called, in lower case: the same exercise has two ids, at home and in a gym. */
  readonly nameOf: (exerciseId: string) => string;
}

/**
 * What a person's files mean by their names: the id that our own export has, if it's the catalogue's or theirs; else what they said the last time, an exercise they made, or
 * the catalogue's by its names and aliases, at home for who trains there. `decided` goes before all of it.
 */
export async function whatNamesMean(
  db: Db,
  userId: string,
  history: Pick<TrainingHistory, "customExercises">,
  decided: ReadonlyMap<string, string> = new Map(),
): Promise<KnownNames> {
  const own = await listCustomExerciseRows(db, userId);
  const ownById = new Map(own.map((exercise) => [exercise.id, exercise]));
  const ownByName = new Map(own.map(({ id, name }) => [nameKey(name), id]));
  const said = await listImportNames(db, userId);
  const place = await findPlannedPlace(db, userId);
  const inFile = new Map(history.customExercises.map((exercise) => [nameKey(exercise.name), exercise]));
  const exists = (id: string | undefined): id is string =>
    id !== undefined && (ownById.has(id) || findExercise(id) !== undefined);
  const found = new Map<string, string | null>();
  const byName = (name: string): string | null => {
    const key = nameKey(name);
    const before = found.get(key);
    if (before !== undefined) return before;
    const remembered = said.get(key);
    const id = exists(remembered) ? remembered : (ownByName.get(key) ?? whereTheyTrain(matchName(name).exerciseId, place));
    found.set(key, id);
    return id;
  };
  const idOf = ({ name, exerciseId }: Named): string | null => {
    if (exerciseId !== null && exists(exerciseId)) return exerciseId;
    return decided.get(nameKey(name)) ?? byName(name);
  };
  return {
    idOf,
    loadModelOf: (exercise) => {
      const id = idOf(exercise);
      if (id === null) return inFile.get(nameKey(exercise.name))?.loadModel;
      return findExercise(id)?.loadModel ?? ownById.get(id)?.loadModel;
    },
    nameOf: (id) => nameKey(findExercise(id)?.name ?? ownById.get(id)?.name ?? id),
  };
}

/** The exercise of the same name in the place where the person trains, so that "last time" is found there; itself where that has none. */
function whereTheyTrain(id: string | null, place: Exercise["location"] | null): string | null {
  const exercise = id === null ? undefined : findExercise(id);
  if (exercise === undefined || place === null || exercise.location === place) return id;
  return EXERCISES.find(({ name, location }) => location === place && name === exercise.name)?.id ?? id;
}

/** The names in a file, those with the most sets first, and what each becomes if it's no exercise we know. */
export function namesOf(
  workouts: readonly SettledWorkout[],
  { customExercises }: Pick<TrainingHistory, "customExercises">,
  idOf: KnownNames["idOf"],
): readonly ImportName[] {
  const inFile = new Map(customExercises.map((exercise) => [nameKey(exercise.name), exercise]));
  const names = new Map<string, { readonly name: string; readonly exerciseId: string | null; readonly sets: SettledSet[] }>();
  for (const { exercises } of workouts)
    for (const exercise of exercises) {
      const key = nameKey(exercise.name);
      const known = names.get(key) ?? { name: exercise.name, exerciseId: idOf(exercise), sets: [] };
      for (const set of exercise.sets) known.sets.push(set);
      names.set(key, known);
    }
  return [...names]
    .map(([key, { sets, ...name }]) => ({
      ...name,
      sets: sets.length,
      custom: inFile.get(key) ?? guessCustom(name.name, sets),
    }))
    .toSorted((a, b) => b.sets - a.sets || (a.name < b.name ? -1 : 1));
}

/** Whether an id is one that a name may be mapped to: the catalogue's, or the person's own. */
export async function mayMapTo(db: Db, userId: string, ids: readonly string[]): Promise<(id: string) => boolean> {
  const isAskedOwn = ids.some(isCustomExerciseId);
  const own = new Set(isAskedOwn ? (await listCustomExerciseRows(db, userId)).map(({ id }) => id) : []);
  return (id) => findExercise(id) !== undefined || own.has(id);
}
