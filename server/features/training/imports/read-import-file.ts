import { setImmediate as breathe } from "node:timers/promises";
import { IMPORTED_NAMES } from "@lockstep/content/training/imported-names.ts";
import { MOST_EXERCISES_OF_WORKOUT, MOST_SETS_OF_EXERCISE } from "@lockstep/contract/training-workouts.ts";
import { zoneClock } from "@lockstep/domain/calendar/zone-clock.ts";
import type { LoadModel } from "@lockstep/domain/training/exercise.ts";
import type {
  FileUnits,
  ImportedExercise,
  ImportProblem,
  TrainingHistory,
  UnreadableFile,
} from "@lockstep/domain/training/import/history.ts";
import { nameMatcher, type NameMatch } from "@lockstep/domain/training/import/match-names.ts";
import { readHistory } from "@lockstep/domain/training/import/read-history.ts";
import { settleWorkout, type SettledWorkout } from "@lockstep/domain/training/import/settle-workout.ts";
import { EXERCISES } from "../catalogue.ts";

let matcher: ((name: string) => NameMatch) | null = null;

/** The exercise that a name of another app means; the index is made with the first. */
export function matchName(name: string): NameMatch {
  matcher ??= nameMatcher(EXERCISES, IMPORTED_NAMES);
  return matcher(name);
}

/** Reads a file; between its lines other requests get their turn. */
export async function readFile(text: string, units: FileUnits | null): Promise<TrainingHistory | UnreadableFile> {
  const reading = readHistory(text, units);
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
    await breathe();
  }
}

/** Workouts that are settled between two breaths. */
const AT_ONCE = 200;

/** A file's workouts as they're stored, the earliest first, and everything that's left out of it. */
export async function settleHistory(
  { workouts, problems }: TrainingHistory,
  context: {
    readonly timeZone: string;
    readonly now: Date;
    readonly units: FileUnits;
    readonly loadModelOf: (exercise: ImportedExercise) => LoadModel | undefined;
  },
): Promise<{ readonly settled: readonly SettledWorkout[]; readonly problems: readonly ImportProblem[] }> {
  const rules = {
    ...context,
    clock: zoneClock(context.timeZone),
    mostExercises: MOST_EXERCISES_OF_WORKOUT,
    mostSets: MOST_SETS_OF_EXERCISE,
  };
  const settled: SettledWorkout[] = [];
  const all = [...problems];
  for (const [at, workout] of workouts.entries()) {
    const one = settleWorkout(workout, rules);
    if (one.workout !== null) settled.push(one.workout);
    all.push(...one.problems);
    if (at % AT_ONCE === AT_ONCE - 1) await breathe();
  }
  return {
    // The order is always the same: a run that goes on after another begins where that one was.
    settled: settled.toSorted((a, b) => compare(a.startedAt, b.startedAt) || compare(a.key, b.key)),
    problems: all.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
