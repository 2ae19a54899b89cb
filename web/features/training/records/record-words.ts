import type { BestSet, ExerciseSession, RecordedExercise } from "@lockstep/contract/training.ts";
import { formatCount, formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { formatDate } from "../../../ui/formatters.ts";
import { setsText } from "../plan/sets-text.ts";
import { formatWeight, fromKg } from "../units.ts";
import type { Units } from "../units.ts";

type LoadModel = RecordedExercise["loadModel"];

/** An estimate is no measurement: to the half. "112.5 kg". */
export function estimateText(kg: number, units: Units): string {
  return `${formatDecimal(Math.round(fromKg(kg, units) * 2) / 2)} ${units}`;
}

/** "12,450 kg". */
export function volumeText(kg: number, units: Units): string {
  return `${formatCount(fromKg(kg, units))} ${units}`;
}

/** A weight as the load model reads it: "100 kg", "+10 kg", "25 kg assist". */
export function weightText(kg: number, loadModel: LoadModel, units: Units): string {
  const text = formatWeight(kg, units);
  if (loadModel === "assistance") return kg === 0 ? "no assist" : `${text} assist`;
  return loadModel === "added" || loadModel === "body-weight" ? `+${text}` : text;
}

/** "100 kg × 5", "12 reps", "60 s". */
export function bestSetText({ weightKg, reps, seconds }: BestSet, loadModel: LoadModel, units: Units): string {
  const hasWeight = weightKg !== null && (weightKg > 0 || loadModel === "assistance");
  if (!hasWeight) return seconds === null ? `${reps ?? 1} ${reps === 1 ? "rep" : "reps"}` : `${seconds} s`;
  return `${weightText(weightKg, loadModel, units)} × ${seconds === null ? (reps ?? 1) : `${seconds} s`}`;
}

/** A session's sets in a line; warm-ups are only counted. */
export function sessionText({ sets }: Pick<ExerciseSession, "sets">, units: Units): string {
  const work = sets.filter(({ type }) => type !== "warmup");
  const warmUps = sets.length - work.length;
  if (work.length === 0) return "Completed";
  const text = setsText(
    work.map(({ weightKg, reps, seconds }) => ({ weightKg, reps: reps ?? 1, ...(seconds === null ? {} : { seconds }) })),
    units,
  );
  return warmUps === 0 ? text : `${text} (and ${warmUps} warm-up ${warmUps === 1 ? "set" : "sets"})`;
}

/** "Nov 3, 2026". */
export function dateText(day: string): string {
  return formatDate(new Date(day), "date", "utc");
}

export interface RecordLine {
  readonly name: string;
  readonly value: string;
  readonly date: string;
}

/** Every record of an exercise, in words. */
export function recordLines(records: RecordedExercise, units: Units): readonly RecordLine[] {
  const { loadModel, weightAt, mostReps, longestHold, bestOneRepMax, bestVolume } = records;
  return [
    ...weightAt.map(({ reps, weightKg, date }) => ({
      name: reps === 1 ? "1 rep" : `${reps} reps`,
      value: weightText(weightKg, loadModel, units),
      date,
    })),
    ...(mostReps === null ? [] : [{ name: "Most reps, body weight", value: String(mostReps.reps), date: mostReps.date }]),
    ...(longestHold === null ? [] : [{ name: "Longest hold", value: `${longestHold.seconds} s`, date: longestHold.date }]),
    ...(bestOneRepMax === null
      ? []
      : [{ name: "Highest estimated max", value: estimateText(bestOneRepMax.kg, units), date: bestOneRepMax.date }]),
    ...(bestVolume === null
      ? []
      : [{ name: "Most volume in a workout", value: volumeText(bestVolume.kg, units), date: bestVolume.date }]),
  ];
}
