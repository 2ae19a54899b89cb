import type { WorkoutCard } from "@lockstep/contract/workout-card.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { formatWeight, fromKg } from "../training/index.ts";
import type { Units } from "../training/index.ts";

type CardExercise = WorkoutCard["exercises"][number];
type CardRecord = WorkoutCard["records"][number];

/** A weight as the exercise's load model reads it: "100 kg", "+10 kg", "20 kg assist", "22.5 kg each". */
function weightWords(kg: number, loadModel: CardExercise["loadModel"], units: Units): string {
  const weight = formatWeight(kg, units);
  if (loadModel === "added") return `+${weight}`;
  if (loadModel === "assistance") return `${weight} assist`;
  return loadModel === "per-hand" ? `${weight} each` : weight;
}

/** "3 × 8-10", "3 × 45 s", "3 sets". */
export function setsWords({ sets, repsMin, repsMax, seconds }: CardExercise): string {
  if (seconds !== null) return `${sets} × ${seconds} s`;
  if (repsMin === null || repsMax === null) return `${sets} ${sets === 1 ? "set" : "sets"}`;
  return `${sets} × ${repsMin === repsMax ? repsMin : `${repsMin}-${repsMax}`}`;
}

/** "best 100 kg × 6"; null where weights aren't shared, or there was none. */
export function bestWords({ best, loadModel }: CardExercise, units: Units): string | null {
  if (best === null || best.weightKg === null || (best.weightKg === 0 && loadModel !== "assistance")) return null;
  const amount = best.seconds !== null ? `${best.seconds} s` : best.reps === null ? null : String(best.reps);
  const weight = weightWords(best.weightKg, loadModel, units);
  return amount === null ? `best ${weight}` : `best ${weight} × ${amount}`;
}

/** "42 min · 18 sets · 6,240 kg". */
export function factsWords({ minutes, exercises, volumeKg }: WorkoutCard, units: Units): string {
  const sets = exercises.reduce((sum, exercise) => sum + exercise.sets, 0);
  const volume = volumeKg === null ? null : volumeWords(volumeKg, units);
  return [minutes === null ? null : `${minutes} min`, `${sets} ${sets === 1 ? "set" : "sets"}`, volume]
    .filter((each) => each !== null)
    .join(" · ");
}

function volumeWords(kg: number, units: Units): string {
  return `${formatCount(Math.round(fromKg(kg, units)))} ${units}`;
}

/** "Squat: 100 kg for 5 reps". */
export function recordWords({ exerciseName, kind, atReps, value, isAssisted }: CardRecord, units: Units): string {
  if (kind === "reps") return `${exerciseName}: ${value} reps`;
  if (kind === "hold") return `${exerciseName}: ${value} s`;
  const kg = kind === "one-rep-max" ? Math.round(value * 2) / 2 : value;
  if (kind === "one-rep-max") return `${exerciseName}: estimated one-rep max ${formatWeight(kg, units)}`;
  const reps = atReps === null ? "" : ` for ${atReps} ${atReps === 1 ? "rep" : "reps"}`;
  return `${exerciseName}: ${formatWeight(kg, units)}${isAssisted ? " of assistance" : ""}${reps}`;
}
