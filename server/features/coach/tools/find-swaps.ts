import { withinLevel } from "@lockstep/domain/training/candidates.ts";
import type { PlannedDay } from "@lockstep/domain/training/plan.ts";
import type { Avoidance, Exercise } from "@lockstep/domain/training/exercise.ts";
import { substitutesFor } from "@lockstep/domain/training/substitutes.ts";
import type { TrainingChoices } from "@lockstep/contract/training.ts";
import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findExercise, openExercises } from "../../training/index.ts";

interface Wish {
  readonly exercise: Exercise;
  /** What hurts, beside what the plan avoids anyway. */
  readonly avoid: readonly Avoidance[];
  /** The plan it's in; null outside of one. */
  readonly plan: { readonly choices: TrainingChoices; readonly days: readonly PlannedDay[] } | null;
}

/** Exercises that could take another's place: in the membership, of the person's level, with their equipment, without what hurts, and not in the day already. */
export async function findSwaps(
  platform: Platform,
  actor: SessionActor | null,
  { exercise, avoid, plan }: Wish,
): Promise<readonly Exercise[]> {
  const days = plan?.days.filter((day) => day.exercises.some((each) => each.exerciseId === exercise.id)) ?? [];
  const taken = new Set(days.flatMap((day) => day.exercises.map((each) => each.exerciseId)));
  const kept = new Set([...avoid, ...(plan?.choices.avoid ?? [])]);
  const level = plan?.choices.skillLevel ?? exercise.level;
  const own = plan?.choices.location === "home" ? new Set<string>(plan.choices.equipment) : null;
  const fitting = (await openExercises(platform, actor)).filter(
    (other) =>
      other.location === exercise.location &&
      withinLevel(other.level, level) &&
      !taken.has(other.id) &&
      !other.loads.some((load) => kept.has(load)) &&
      (own === null || other.needs.every((need) => own.has(need))),
  );
  return substitutesFor(exercise, fitting, taken).flatMap(({ exerciseId }) => findExercise(exerciseId) ?? []);
}
