import type { ExerciseFacts } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import type { CompactExercise } from "./plan.ts";

/** From so many seconds a set is a steady piece, whose time stays. */
export const STEADY_SECONDS = 120;

/** Whether conditioning can be kept up for minutes: on a machine that's for everyone, or a walk on the spot. */
export function isSteady(exercise: ExerciseFacts): boolean {
  const { kind, level, needs } = exercise;
  const isEasy = level === "beginner" && needs.includes("cardio-machine");
  return kind === "conditioning" && (isEasy || (needs.length === 0 && isEasyOn(exercise)));
}

type Piece<Rest> = Pick<CompactExercise, "sets" | "holdSeconds"> & { readonly restSeconds: Rest };

/** Sets and seconds of conditioning in the place of a steady piece: the piece where it can be kept up, else its own rounds. Null in the place of anything else. */
export function inPlaceOfPiece<Rest>(planned: Piece<Rest>, incoming: ExerciseFacts): Piece<Rest | number> | null {
  const { sets, holdSeconds, restSeconds } = planned;
  if (incoming.kind !== "conditioning" || (holdSeconds ?? 0) < STEADY_SECONDS) return null;
  return isSteady(incoming) ? { sets, holdSeconds, restSeconds } : { ...incoming.dose };
}
