import { MUSCLE_GROUP_OF, MUSCLE_NAMES } from "./muscles.ts";
import type { Muscle, MuscleGroup } from "./muscles.ts";
import type { Dose, Exercise } from "./exercise.ts";

/** The texts that SPEC 3 names and that follow from an exercise's facts. */
export interface ExerciseTexts {
  readonly muscleGroup: MuscleGroup;
  readonly reps: string;
  readonly rest: string;
  readonly targetMuscles: readonly string[];
  readonly synergistMuscles: readonly string[];
}

/** Seconds as people read them: "30 s", and "8 min" where it's whole minutes. */
export function describeSeconds(seconds: number): string {
  return seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** Repetitions as people read them: "8-12", "10 each side", "16-20 in total", "30 s", "8 min", "30 s each side". */
export function describeReps(
  dose: Pick<Dose, "repsMin" | "repsMax" | "holdSeconds">,
  { perSide, alternates }: Pick<Exercise, "perSide" | "alternates">,
): string {
  const side = perSide ? " each side" : alternates === true && dose.holdSeconds === null ? " in total" : "";
  if (dose.holdSeconds !== null) return `${describeSeconds(dose.holdSeconds)}${side}`;
  const range = dose.repsMin === dose.repsMax ? String(dose.repsMax) : `${dose.repsMin}-${dose.repsMax}`;
  return range + side;
}

/** A rest as people read it: "90 s". */
export function describeRest(restSeconds: number): string {
  return `${restSeconds} s`;
}

/** Muscle names as people read them, in the given order. */
export function nameMuscles(muscles: readonly Muscle[]): readonly string[] {
  return muscles.map((muscle) => MUSCLE_NAMES[muscle]);
}

/** All of an exercise's derived texts. */
export function describeExercise(exercise: Exercise): ExerciseTexts {
  return {
    muscleGroup: MUSCLE_GROUP_OF[exercise.group],
    reps: describeReps(exercise.dose, exercise),
    rest: describeRest(exercise.dose.restSeconds),
    targetMuscles: nameMuscles(exercise.targets),
    synergistMuscles: nameMuscles(exercise.synergists),
  };
}
