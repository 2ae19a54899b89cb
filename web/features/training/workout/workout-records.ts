import type { Completion, WorkoutExercise } from "@lockstep/contract/training.ts";
import { bestsOf, newRecords, volumeKg, type NewRecord, type RecordedSession } from "@lockstep/domain/training/records.ts";
import { formatWeight } from "../units.ts";
import type { Units } from "../units.ts";
import type { LiveFacts } from "./live-exercise.ts";

function sessionOf({ sets }: Completion): RecordedSession {
  return {
    bodyWeightKg: null,
    sets: sets.map(({ weightKg, reps, seconds, rir, type }) => ({
      type: type ?? "work",
      weightKg,
      reps,
      seconds: seconds ?? null,
      rir: rir ?? null,
    })),
  };
}

function liveSession({ sets }: WorkoutExercise, bodyWeightKg: number | null): RecordedSession {
  return { bodyWeightKg, sets: sets.filter(({ doneAt }) => doneAt !== null) };
}

/** What an exercise of a workout did better than all days before it. */
export function recordsOf(
  entry: WorkoutExercise,
  { id, loadModel }: Pick<LiveFacts, "id" | "loadModel">,
  completions: readonly Completion[],
  today: string,
): readonly NewRecord[] {
  const before = completions.filter(({ exerciseId, date, sets }) => exerciseId === id && date < today && sets.length > 0);
  return newRecords(bestsOf(before.map(sessionOf), loadModel), liveSession(entry, null), loadModel);
}

/** "100 kg for 5 reps, up from 97.5 kg". */
export function recordText({ kind, atReps, value, before }: NewRecord, units: Units, isAssisted: boolean): string {
  const say = (number: number): string =>
    kind === "reps" ? `${number} reps` : kind === "hold" ? `${number} s` : formatWeight(roundedKg(number, kind), units);
  const was = before === null ? "" : `, ${isAssisted && kind === "weight" ? "down" : "up"} from ${say(before)}`;
  if (kind === "one-rep-max") return `Estimated one-rep max ${say(value)}${was}`;
  const help = isAssisted && kind === "weight" ? " of help" : "";
  return `${say(value)}${help}${atReps === null ? "" : ` for ${atReps} ${atReps === 1 ? "rep" : "reps"}`}${was}`;
}

function roundedKg(kg: number, kind: NewRecord["kind"]): number {
  return kind === "one-rep-max" ? Math.round(kg * 2) / 2 : kg;
}

/** Kilograms moved in an exercise of a workout. */
export function volumeOf(
  entry: WorkoutExercise,
  detail: Pick<LiveFacts, "loadModel"> | null,
  bodyWeightKg: number | null,
): number {
  return volumeKg(liveSession(entry, bodyWeightKg), detail?.loadModel ?? "total");
}
