import type { Routine, RoutineExercise } from "@lockstep/contract/training-routines.ts";
import { ROUTINE_LIMITS } from "@lockstep/domain/training/exercise-dose.ts";
import { newId } from "../../../api/new-id.ts";
import { USUAL_DOSE } from "./routine-of.ts";

/** An exercise of a routine while it's written: numbers as they're typed. */
export interface DraftExercise {
  readonly key: string;
  readonly exerciseId: string;
  readonly exerciseName: string;
  readonly sets: number;
  readonly isHold: boolean;
  readonly repsMin: string;
  readonly repsMax: string;
  readonly seconds: string;
  /** Seconds between sets; empty for what's usual. */
  readonly rest: string;
  /** Takes turns with the exercise above. */
  readonly joinsAbove: boolean;
  readonly note: string;
}
export interface RoutineDraft {
  readonly name: string;
  readonly note: string;
  readonly exercises: readonly DraftExercise[];
}

/** A routine to write on; an empty one where there's none. */
export function draftOf(routine: Routine | null): RoutineDraft {
  if (routine === null) return { name: "", note: "", exercises: [] };
  const { name, note, exercises } = routine;
  return {
    name,
    note,
    exercises: exercises.map((each, at) =>
      draftExercise(each, each.superset !== null && each.superset === exercises[at - 1]?.superset),
    ),
  };
}

function draftExercise(exercise: RoutineExercise, joinsAbove: boolean): DraftExercise {
  const { exerciseId, exerciseName, sets, repsMin, repsMax, holdSeconds, restSeconds, note } = exercise;
  const isHold = holdSeconds !== null;
  return {
    key: newId(),
    exerciseId,
    exerciseName,
    sets,
    isHold,
    repsMin: String(isHold ? USUAL_DOSE.repsMin : repsMin),
    repsMax: String(isHold ? USUAL_DOSE.repsMax : repsMax),
    seconds: String(holdSeconds ?? 30),
    rest: restSeconds === null ? "" : String(restSeconds),
    joinsAbove,
    note,
  };
}

/** An exercise that was just added. */
export function addedExercise(id: string, name: string, isHold: boolean): DraftExercise {
  const dose = { ...USUAL_DOSE, holdSeconds: isHold ? 30 : null };
  return draftExercise({ exerciseId: id, exerciseName: name, ...dose, superset: null, note: "" }, false);
}

function isWhole(text: string, [least, most]: readonly [number, number]): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}

/** What's wrong with an exercise's numbers, in words; null for nothing. */
export function doseProblem({ isHold, repsMin, repsMax, seconds }: DraftExercise): string | null {
  const { reps: limits, seconds: secondLimits } = ROUTINE_LIMITS;
  if (isHold)
    return isWhole(seconds, secondLimits) ? null : `Enter ${secondLimits[0]} to ${secondLimits[1].toLocaleString("en")} seconds.`;
  if (!isWhole(repsMin, limits) || !isWhole(repsMax, limits)) return `Enter ${limits[0]} to ${limits[1]} reps.`;
  return Number(repsMin) > Number(repsMax) ? "The rep range has to go from low to high." : null;
}

/** The routine that was written. Exercises that take turns get one number. */
export function writtenRoutine(draft: RoutineDraft, known: Routine | null): Routine {
  const now = new Date().toISOString();
  const { exercises } = draft;
  let group = 0;
  return {
    id: known?.id ?? newId(),
    name: draft.name.trim(),
    note: draft.note.trim(),
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
    exercises: exercises.map((each, at) => {
      const joins = at > 0 && each.joinsAbove;
      const isInGroup = joins || exercises[at + 1]?.joinsAbove === true;
      if (!joins) group += 1;
      return {
        exerciseId: each.exerciseId,
        exerciseName: each.exerciseName,
        sets: each.sets,
        repsMin: each.isHold ? 1 : Number(each.repsMin),
        repsMax: each.isHold ? 1 : Number(each.repsMax),
        holdSeconds: each.isHold ? Number(each.seconds) : null,
        restSeconds: each.rest === "" ? null : Number(each.rest),
        superset: isInGroup ? group : null,
        note: each.note.trim(),
      };
    }),
  };
}
