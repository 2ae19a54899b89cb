import type { PlannedDay } from "@lockstep/contract/training-plan.ts";
import type { Routine, RoutineExercise } from "@lockstep/contract/training-routines.ts";
import type { Workout } from "@lockstep/contract/training-workouts.ts";
import { describeSeconds } from "@lockstep/domain/training/describe-exercise.ts";
import { doseOfSets, type ExerciseDose } from "@lockstep/domain/training/exercise-dose.ts";
import { newId } from "../../../api/new-id.ts";
import { titleOf } from "../workout/title-of.ts";
import type { NewWorkout } from "../workout/running-workout.ts";

/** What an exercise of a routine asks for until someone says otherwise. */
export const USUAL_DOSE: ExerciseDose = { sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds: null };

/** A new routine, made now. */
export function newRoutine(name: string, exercises: readonly RoutineExercise[], note = ""): Routine {
  const now = new Date().toISOString();
  return { id: newId(), name, note, exercises: [...exercises], createdAt: now, updatedAt: now };
}

/** Turns a day of the plan into a routine. */
export function routineOfDay({ focus, exercises }: PlannedDay): Routine {
  return newRoutine(
    focus,
    exercises.map(({ exerciseId, name, sets, repsMin, repsMax, holdSeconds, restSeconds, superset }) => ({
      exerciseId,
      exerciseName: name,
      sets,
      repsMin,
      repsMax,
      holdSeconds,
      restSeconds,
      superset,
      note: "",
    })),
  );
}

/** What a workout did, as something to do again. Exercises that were only looked at stay out. */
function doneAgain({ exercises }: Workout): RoutineExercise[] {
  return exercises.flatMap(({ exerciseId, exerciseName, superset, note, sets, dose: meant, completedAt }) => {
    const dose = doseOfSets(sets, meant) ?? (completedAt === null ? null : USUAL_DOSE);
    return dose === null ? [] : [{ exerciseId, exerciseName, ...dose, superset, note }];
  });
}

/** A finished workout as a routine. */
export function routineOfWorkout(workout: Workout): Routine {
  return newRoutine(titleOf(workout), doneAgain(workout));
}

/** A routine as a workout starts with it. */
export function workoutOfRoutine({ id, name, exercises }: Routine): Omit<NewWorkout, "date"> {
  return { planId: null, day: null, routineId: id, name, exercises: exercises.map(toPlanned) };
}

/** An earlier workout, to do again. */
export function workoutAgain(workout: Workout): Omit<NewWorkout, "date"> {
  const { routineId, name, day } = workout;
  return {
    planId: null,
    day: null,
    routineId,
    name: name || (day === null ? "" : titleOf(workout)),
    exercises: doneAgain(workout).map(toPlanned),
  };
}

function toPlanned({ exerciseId, exerciseName, superset, note, ...dose }: RoutineExercise) {
  const { sets, repsMin, repsMax, holdSeconds, restSeconds } = dose;
  return {
    exerciseId,
    name: exerciseName,
    superset,
    workSeconds: null,
    dose: { sets, repsMin, repsMax, holdSeconds, restSeconds },
    note,
  };
}

/** "3 × 8-12", "3 × 30 s". */
export function doseText({ sets, repsMin, repsMax, holdSeconds }: ExerciseDose): string {
  if (holdSeconds !== null) return `${sets} × ${describeSeconds(holdSeconds)}`;
  return `${sets} × ${repsMin === repsMax ? repsMax : `${repsMin}-${repsMax}`}`;
}
