import type { Completion, WorkoutExercise } from "@lockstep/contract/training.ts";
import { movesWholeBody } from "@lockstep/domain/training/body-weight.ts";
import { recordedSession } from "@lockstep/domain/training/progress.ts";
import { bestsOf, newRecords, volumeKg, type NewRecord, type RecordedSession } from "@lockstep/domain/training/records.ts";
import { formatWeight } from "../units.ts";
import type { Units } from "../units.ts";
import type { LiveFacts } from "./live-exercise.ts";

type Facts = Pick<LiveFacts, "id" | "loadModel" | "name">;

function liveSession({ sets }: WorkoutExercise, bodyWeightKg: number | null): RecordedSession {
  return { bodyWeightKg, sets: sets.filter(({ doneAt }) => doneAt !== null) };
}

/** What the body adds to an exercise. */
function bodyIn(detail: Facts | null, bodyWeightKg: number | null): number | null {
  return detail !== null && movesWholeBody(detail) ? bodyWeightKg : null;
}

/** What an exercise of a workout did better than all days before it. With pull-ups and dips, estimates are compared at what the person weighs now. */
export function recordsOf(
  entry: WorkoutExercise,
  detail: Facts,
  completions: readonly Completion[],
  today: string,
  bodyWeightKg: number | null = null,
): readonly NewRecord[] {
  const { id, loadModel } = detail;
  const body = bodyIn(detail, bodyWeightKg);
  const before = completions
    .filter(({ exerciseId, date, sets }) => exerciseId === id && date < today && sets.length > 0)
    .map(({ sets }) => recordedSession({ sets, bodyWeightKg: body }));
  return newRecords(bestsOf(before, loadModel), liveSession(entry, body), loadModel);
}

/** "100 kg for 5 reps, up from 97.5 kg". */
export function recordText({ kind, atReps, value, before }: NewRecord, units: Units, isAssisted: boolean): string {
  const say = (number: number): string =>
    kind === "reps" ? `${number} reps` : kind === "hold" ? `${number} s` : formatWeight(roundedKg(number, kind), units);
  const was = before === null ? "" : `, ${isAssisted && kind === "weight" ? "down" : "up"} from ${say(before)}`;
  if (kind === "one-rep-max") return `Estimated one-rep max ${say(value)}${was}`;
  const help = isAssisted && kind === "weight" ? " of assistance" : "";
  return `${say(value)}${help}${atReps === null ? "" : ` for ${atReps} ${atReps === 1 ? "rep" : "reps"}`}${was}`;
}

function roundedKg(kg: number, kind: NewRecord["kind"]): number {
  return kind === "one-rep-max" ? Math.round(kg * 2) / 2 : kg;
}

/** Kilograms moved in an exercise of a workout. */
export function volumeOf(entry: WorkoutExercise, detail: Facts | null, bodyWeightKg: number | null): number {
  return volumeKg(liveSession(entry, bodyIn(detail, bodyWeightKg)), detail?.loadModel ?? "total");
}
