import type { CompletedSet, Completion, listCompletions as listRoute, putCompletion } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseWorkout } from "@lockstep/domain/training/access.ts";
import { mayReplace } from "@lockstep/domain/training/completion.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { setIssues } from "@lockstep/domain/training/set-limits.ts";
import { DAY_REFUSED, isPlausibleDay } from "../../platform/clock/day-in.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findKnownExercise, findKnownExercises } from "./custom/find-known-exercises.ts";
import { changeWorkouts, planOf, refused } from "./workouts/change-workouts.ts";
import {
  deleteCompleted,
  findCompletedOn,
  listCompletions as listRows,
  putCompleted,
  type CompletionRow,
} from "./workouts/completed-store.ts";
import { findEntry } from "./workouts/workout-store.ts";

/**
 * Marks an exercise as done on a day. Repeating it with the same id changes nothing but the sets; another id for the same day and
 * exercise is the same workout, so that two devices that were offline don't count it twice: the record with more sets is kept and returned.
 */
export async function completeExercise(
  platform: Platform,
  actor: Actor,
  { id, date, exerciseId, planId = null, minutes, sets }: RouteFields<typeof putCompletion>,
): Promise<Completion> {
  const exercise = await findKnownExercise(platform.db, actor.userId, exerciseId);
  if (exercise === undefined) throw refused("exerciseId", "We couldn't find that exercise.");
  const now = platform.now();
  if (!isPlausibleDay(date, now)) throw refused("date", DAY_REFUSED);
  return changeWorkouts(platform, actor, async ({ tx, record, publish }) => {
    const known = await findEntry(tx, id);
    if (known !== null && !mayUseWorkout(actor, known)) throw new ApiError("ID_TAKEN");
    // A plan deleted while the device was offline doesn't take the workout with it.
    const plan = await planOf(tx, actor, planId);
    const standing = await findCompletedOn(tx, actor.userId, date, exerciseId);
    // What was kept before there were limits doesn't keep anyone from changing the rest.
    const issues = sets.flatMap((set, at) =>
      isSameSet(standing?.sets[at], set)
        ? []
        : setIssues(set, exercise.loadModel).map(({ field, message }) => ({ path: `sets.${at}.${field}`, message })),
    );
    if (issues.length > 0) throw new ApiError("VALIDATION_FAILED", { issues });
    // The same id on another day or exercise is a correction: the record moves.
    if (known !== null && known.deletedAt === null && (known.date !== date || known.exerciseId !== exerciseId))
      await deleteCompleted(tx, actor.userId, known.date, known.exerciseId, now);
    const written =
      standing !== null && !mayReplace(standing, { id, sets })
        ? standing
        : await putCompleted(tx, { id, userId: actor.userId, date, exerciseId, planId: plan, minutes, sets }, known, now);
    await record({
      type: "exercise.completed",
      actorId: actor.userId,
      payload: { completionId: written.id, date, exerciseId },
    });
    await publish();
    return presentCompletion(written, exercise);
  });
}

function isSameSet(kept: CompletedSet | undefined, { weightKg, reps, seconds = null }: CompletedSet): boolean {
  return kept?.weightKg === weightKg && kept.reps === reps && (kept.seconds ?? null) === seconds;
}

/** Takes a completion back; one that is gone already is fine. */
export async function uncompleteExercise(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await changeWorkouts(platform, actor, async ({ tx, record, publish }) => {
    const known = await findEntry(tx, id);
    if (known === null) return;
    if (!mayUseWorkout(actor, known)) throw new ApiError("NOT_FOUND");
    if (known.deletedAt !== null) return;
    await deleteCompleted(tx, actor.userId, known.date, known.exerciseId, platform.now());
    await record({
      type: "exercise.uncompleted",
      actorId: actor.userId,
      payload: { completionId: id, date: known.date, exerciseId: known.exerciseId },
    });
    await publish();
  });
  return { ok: true };
}

const LONGEST_SPAN_DAYS = 400;
/** Nothing was completed before it; the database has no year 0. */
const FIRST_DAY = "1900-01-01";

/** Refuses days that nothing was trained on, or too many of them at once. */
export function checkSpan(from: string, to: string): void {
  if (from < FIRST_DAY) throw refused("from", `Please choose a day from ${FIRST_DAY} on.`);
  const span = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (span < 0 || span > LONGEST_SPAN_DAYS)
    throw refused("to", `The last day can be at most ${LONGEST_SPAN_DAYS} days after the first.`);
}

/** What the person completed between two days, both included. */
export async function listOwnCompletions(
  { db }: Platform,
  actor: Actor,
  { from, to }: RouteFields<typeof listRoute>,
): Promise<RouteOutput<typeof listRoute>> {
  checkSpan(from, to);
  const rows = await listRows(db, actor.userId, from, to);
  const known = await findKnownExercises(
    db,
    actor.userId,
    rows.map(({ exerciseId }) => exerciseId),
  );
  return { items: rows.map((row) => presentCompletion(row, known.get(row.exerciseId))), nextCursor: null };
}

/** A completion for its owner; an exercise that left the catalogue keeps its id as its name. */
function presentCompletion(row: CompletionRow, exercise: Exercise | undefined): Completion {
  return {
    id: row.id,
    date: row.date,
    exerciseId: row.exerciseId,
    exerciseName: exercise?.name ?? row.exerciseId,
    planId: row.planId,
    minutes: row.minutes,
    sets: [...row.sets],
    completedAt: row.completedAt,
  };
}
