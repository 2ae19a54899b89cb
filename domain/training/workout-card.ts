import { isCustomExerciseId } from "./custom-exercise-id.ts";
import { doseOfSets, type ExerciseDose } from "./exercise-dose.ts";
import type { LoadModel } from "./exercise.ts";
import { bestsOf, newRecords, volumeKg, type NewRecord, type RecordedSession, type RecordedSet } from "./records.ts";

/** What an author may add to the exercises and repetitions of a posted workout: `weights` brings best sets and volume. */
export const CARD_DETAILS = ["weights", "records", "duration"] as const;
export type CardDetail = (typeof CARD_DETAILS)[number];

/** An exercise of a finished workout, with its sets done and the sessions before it. */
export interface CardSource {
  readonly exerciseId: string;
  readonly name: string;
  readonly loadModel: LoadModel;
  readonly superset: number | null;
  readonly sets: readonly RecordedSet[];
  readonly before: readonly RecordedSession[];
}

/** A set as a card shows it; `weightKg` as the load model reads it. */
export interface CardSet {
  readonly weightKg: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
}

/** An exercise as a card shows it; `best` is null where weights aren't shared. */
export interface CardExercise {
  readonly exerciseId: string;
  readonly name: string;
  readonly loadModel: LoadModel;
  readonly superset: number | null;
  readonly sets: number;
  readonly repsMin: number | null;
  readonly repsMax: number | null;
  readonly seconds: number | null;
  readonly best: CardSet | null;
}

/** A record as a card shows it, without what it beat. */
export interface CardRecord extends Pick<NewRecord, "kind" | "atReps" | "value"> {
  readonly exerciseName: string;
  readonly isAssisted: boolean;
}

/** How strong a set was beside others of its exercise: by weight (less help is stronger), then repetitions, then seconds. */
function compareSets(a: RecordedSet, b: RecordedSet, loadModel: LoadModel): number {
  const sign = loadModel === "assistance" ? -1 : 1;
  return sign * ((a.weightKg ?? 0) - (b.weightKg ?? 0)) || (a.reps ?? 0) - (b.reps ?? 0) || (a.seconds ?? 0) - (b.seconds ?? 0);
}

function presentExercise({ sets, before: _before, ...source }: CardSource, showsWeights: boolean): CardExercise {
  const reps = sets.flatMap(({ reps: count, seconds }) => (count === null || seconds !== null ? [] : [count]));
  const holds = sets.flatMap(({ seconds }) => seconds ?? []);
  const best = sets.toSorted((a, b) => compareSets(b, a, source.loadModel))[0];
  return {
    ...source,
    sets: sets.length,
    repsMin: reps.length === 0 ? null : Math.min(...reps),
    repsMax: reps.length === 0 ? null : Math.max(...reps),
    seconds: holds.length === 0 ? null : Math.max(...holds),
    best: showsWeights && best !== undefined ? { weightKg: best.weightKg, reps: best.reps, seconds: best.seconds } : null,
  };
}

/**
 * What a finished workout shows to others: its exercises with their work sets, and of the rest what its author agreed to. Warm-ups don't appear. A record of weight, or an
 * estimate, is only shown with the weights.
 */
export function workoutCard(
  sources: readonly CardSource[],
  details: readonly CardDetail[],
): { readonly exercises: readonly CardExercise[]; readonly records: readonly CardRecord[]; readonly volumeKg: number | null } {
  const showsWeights = details.includes("weights");
  const done = sources
    .map((source) => ({ ...source, sets: source.sets.filter(({ type }) => type !== "warmup") }))
    .filter(({ sets }) => sets.length > 0);
  const session = ({ sets }: CardSource): RecordedSession => ({ sets, bodyWeightKg: null });
  const volume = done.reduce((sum, source) => sum + volumeKg(session(source), source.loadModel), 0);
  const records = done.flatMap((source) =>
    newRecords(bestsOf(source.before, source.loadModel), session(source), source.loadModel)
      .filter(({ kind }) => showsWeights || kind === "reps" || kind === "hold")
      // The weight says it better than an estimate of the same set.
      .filter(({ kind }, _, all) => kind !== "one-rep-max" || all.every((other) => other.kind !== "weight"))
      .map(({ kind, atReps, value }) => ({
        exerciseName: source.name,
        kind,
        atReps,
        value,
        isAssisted: source.loadModel === "assistance",
      })),
  );
  return {
    exercises: done.map((source) => presentExercise(source, showsWeights)),
    records: details.includes("records") ? records : [],
    volumeKg: showsWeights && volume > 0 ? Math.round(volume) : null,
  };
}

/** An exercise of a routine that's made from a card. */
export interface CopiedExercise extends ExerciseDose {
  readonly exerciseId: string;
  readonly superset: number | null;
  readonly note: string;
}

/**
 * The routine that someone else trains by, from a posted workout: as many sets of the same repetitions (at least three wide, so there's room to progress). Exercises that the author
 * made are left out by name: they're theirs alone.
 */
export function routineOfCard(exercises: readonly CardExercise[]): {
  readonly exercises: readonly CopiedExercise[];
  readonly leftOut: readonly string[];
} {
  const own = exercises.filter(({ exerciseId }) => isCustomExerciseId(exerciseId));
  const copied = exercises.flatMap(({ exerciseId, superset, sets, repsMin, repsMax, seconds }) => {
    if (isCustomExerciseId(exerciseId)) return [];
    const set = { type: "work" as const, seconds, doneAt: null };
    const [least, most] = [
      { ...set, reps: repsMin },
      { ...set, reps: repsMax },
    ];
    const dose = doseOfSets([least, ...Array.from({ length: Math.max(0, sets - 1) }, () => most)], null);
    return dose === null ? [] : [{ exerciseId, superset, note: "", ...dose }];
  });
  return { exercises: copied, leftOut: own.map(({ name }) => name) };
}
