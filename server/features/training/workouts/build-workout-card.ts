import type { WorkoutCard } from "@lockstep/contract/workout-card.ts";
import type { CompletedSet } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import type { RecordedSession } from "@lockstep/domain/training/records.ts";
import { workoutCard, type CardDetail } from "@lockstep/domain/training/workout-card.ts";
import { sql, type Db } from "../../../platform/database/sql.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { findExercise } from "../catalogue.ts";
import { findKnownExercises } from "../custom/find-known-exercises.ts";
import { refused } from "./change-workouts.ts";
import { presentWorkout } from "./present-workout.ts";
import { findWorkout, type WorkoutRow } from "./workout-store.ts";

/**
 * A finished workout of the person's own as they share it, from the record as it is now. Another person's is as missing as one that never was; one that runs or
 * in which no set was done is refused.
 */
export async function buildWorkoutCard(
  db: Db,
  actor: Actor,
  { workoutId, details }: { readonly workoutId: string; readonly details: readonly CardDetail[] },
): Promise<WorkoutCard> {
  const row = await findWorkout(db, workoutId);
  if (row === null || row.deletedAt !== null || !mayUseWorkout(actor, row)) throw new ApiError("NOT_FOUND");
  if (row.endedAt === null) throw refused("workoutId", "Finish the workout first.");
  const { exercises } = await presentWorkout(db, row);
  const known = await findKnownExercises(
    db,
    actor.userId,
    exercises.map(({ exerciseId }) => exerciseId),
  );
  const earlier = await listEarlier(
    db,
    row,
    exercises.map(({ exerciseId }) => exerciseId),
  );
  const card = workoutCard(
    exercises.map(({ exerciseId, exerciseName, superset, sets }) => ({
      exerciseId,
      name: exerciseName,
      loadModel: known.get(exerciseId)?.loadModel ?? "total",
      superset,
      sets: sets.filter(({ doneAt }) => doneAt !== null),
      before: earlier.get(exerciseId) ?? [],
    })),
    details,
  );
  if (card.exercises.length === 0) throw refused("workoutId", "This workout has no sets to share.");
  const minutes = Math.max(1, Math.round((Date.parse(row.endedAt) - Date.parse(row.startedAt)) / 60_000));
  return {
    title: titleOf(row),
    minutes: details.includes("duration") && row.isTimed ? minutes : null,
    volumeKg: card.volumeKg,
    exercises: [...card.exercises],
    records: [...card.records],
    cover: coverOf(card.exercises.map(({ exerciseId }) => exerciseId)),
  };
}

/** What it's called; one without a name is its plan's day. */
function titleOf({ name, day }: WorkoutRow): string {
  return name || (day === null ? "Workout" : `${day}'s workout`);
}

function coverOf(exerciseIds: readonly string[]): WorkoutCard["cover"] {
  for (const id of exerciseIds) {
    const found = findExercise(id);
    if (found === undefined) continue;
    const { demonstration, targets, synergists } = found;
    return {
      movement: demonstration.movement,
      variant: demonstration.variant,
      targets: [...targets],
      synergists: [...synergists],
    };
  }
  return null;
}

/** What a person did of some exercises on days before a workout's. */
async function listEarlier(
  db: Db,
  { userId, date }: WorkoutRow,
  exerciseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordedSession[]>> {
  const found = await db.rows<{ exerciseId: string; sets: readonly CompletedSet[] }>(sql`
    select exercise_id as "exerciseId", sets from completed_exercises
    where user_id = ${userId} and date < ${date} and exercise_id = any (${exerciseIds}::text[]) and set_count > 0
    order by date`);
  const sessions = new Map<string, RecordedSession[]>();
  for (const { exerciseId, sets } of found) {
    const recorded = sets.map(({ weightKg, reps, seconds, rir }) => ({
      type: "work" as const,
      weightKg,
      reps,
      seconds: seconds ?? null,
      rir: rir ?? null,
    }));
    sessions.set(exerciseId, [...(sessions.get(exerciseId) ?? []), { sets: recorded, bodyWeightKg: null }]);
  }
  return sessions;
}
