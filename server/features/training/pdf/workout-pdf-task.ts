import type { Paper } from "@lockstep/domain/accounts/paper.ts";
import type { Plan } from "@lockstep/contract/training.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";

/** A workout plan to put on paper, with the exercises it names. */
export interface WorkoutPdfTask {
  readonly plan: Plan;
  /** What sets its week apart from the usual one; null when nothing does. */
  readonly week: string | null;
  readonly exercises: readonly Exercise[];
  readonly units: "kg" | "lb";
  readonly paper: Paper;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}
