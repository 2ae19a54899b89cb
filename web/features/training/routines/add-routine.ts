import type { RoutineExercise } from "@lockstep/contract/training-routines.ts";
import { newRoutine } from "./routine-of.ts";
import { changeRoutine } from "./routines.ts";

/** Adds a routine to the person's own: kept on the device at once, sent when there's a connection. */
export function addRoutine(userId: string, name: string, exercises: readonly RoutineExercise[]): Promise<void> {
  return changeRoutine(userId, { routine: newRoutine(name, exercises) });
}
