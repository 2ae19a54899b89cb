import { randomUUID } from "node:crypto";
import type { CompletedSet } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RecordEvent } from "../../platform/events/outbox.ts";
import { publishWorkouts } from "./workouts/change-workouts.ts";
import { findCompletedOn, putCompleted } from "./workouts/completed-store.ts";
import { findEntry } from "./workouts/workout-store.ts";

/** As many sets as a completion may have (contract/training.ts). */
const MOST_SETS = 20;

/** What was done of an exercise outside a plan. */
export interface DoneElsewhere {
  readonly date: string;
  readonly exerciseId: string;
  readonly minutes: number;
  readonly sets: readonly CompletedSet[];
}

/**
 * Adds it to what the person has logged of the exercise that day, which stays as it is. The caller has taken `lockWorkoutsOf` and makes sure that
 * it's added once.
 */
export async function addCompletion(
  tx: Db,
  record: RecordEvent,
  actor: Actor,
  { date, exerciseId, minutes, sets, now }: DoneElsewhere & { readonly now: Date },
): Promise<void> {
  const standing = await findCompletedOn(tx, actor.userId, date, exerciseId);
  const done = {
    id: standing?.id ?? randomUUID(),
    userId: actor.userId,
    date,
    exerciseId,
    planId: standing?.planId ?? null,
    minutes: (standing?.minutes ?? 0) + minutes,
    sets: [...(standing?.sets ?? []), ...sets].slice(0, MOST_SETS),
  };
  const known = standing === null ? null : await findEntry(tx, standing.id);
  const { id } = await putCompleted(tx, done, known, now);
  await record({ type: "exercise.completed", actorId: actor.userId, payload: { completionId: id, date, exerciseId } });
  await publishWorkouts(tx, actor.userId);
}
