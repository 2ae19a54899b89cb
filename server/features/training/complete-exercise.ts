import type { Completion, putCompletion } from "@lockstep/contract/training.ts";
import type { RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseCompletion, mayUsePlan } from "@lockstep/domain/training/access.ts";
import { addDays, parseCalendarDay } from "@lockstep/domain/training/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordEvent, signalEvents } from "../../platform/events/outbox.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { findExercise } from "./catalogue.ts";
import { deleteCompletion, findCompletion, findPlan, upsertCompletion, type CompletionRow } from "./store.ts";

type Body = RouteParsed<typeof putCompletion>["body"];

const OLDEST = "2000-01-01";

/**
 * Marks an exercise as done on a day. Repeating it with the same id changes nothing but the sets; another id for the same day and
 * exercise replaces the earlier one, so that two devices that were offline do not count a workout twice.
 */
export async function completeExercise(db: Db, actor: Actor, id: string, body: Body, now: Date): Promise<Completion> {
  if (findExercise(body.exerciseId) === undefined) throw invalid("exerciseId", "There is no such exercise.");
  if (!isPlausibleDay(body.date, now)) throw invalid("date", "A day up to today, please.");
  const row = await db.transaction(async (tx) => {
    const known = await findCompletion(tx, id);
    if (known !== null && !mayUseCompletion(actor, known)) throw new ApiError("ID_TAKEN");
    const plan = body.planId == null ? null : await findPlan(tx, body.planId);
    if (plan !== null && !mayUsePlan(actor, plan)) throw new ApiError("NOT_FOUND");
    // The same id on another day or exercise is a correction: the row moves.
    if (known !== null && (known.date !== body.date || known.exerciseId !== body.exerciseId)) await deleteCompletion(tx, id);
    const written = await upsertCompletion(tx, {
      id,
      userId: actor.userId,
      date: body.date,
      exerciseId: body.exerciseId,
      // A plan deleted while the device was offline does not take the workout with it.
      planId: plan?.id ?? null,
      minutes: body.minutes,
      sets: body.sets,
    });
    await recordEvent(tx, {
      type: "exercise.completed",
      actorId: actor.userId,
      payload: { completionId: id, date: body.date, exerciseId: body.exerciseId },
    });
    return written;
  });
  await signalEvents(db);
  return presentCompletion(row);
}

/** Takes a completion back; one that is gone already is fine. */
export async function uncompleteExercise(db: Db, actor: Actor, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    const known = await findCompletion(tx, id);
    if (known === null) return;
    if (!mayUseCompletion(actor, known)) throw new ApiError("NOT_FOUND");
    await deleteCompletion(tx, id);
    await recordEvent(tx, {
      type: "exercise.uncompleted",
      actorId: actor.userId,
      payload: { completionId: id, date: known.date, exerciseId: known.exerciseId },
    });
  });
  await signalEvents(db);
  return { ok: true };
}

/** A completion for its owner; an exercise that left the catalogue keeps its id as its name. */
export function presentCompletion(row: CompletionRow): Completion {
  return {
    id: row.id,
    date: row.date,
    exerciseId: row.exerciseId,
    exerciseName: findExercise(row.exerciseId)?.name ?? row.exerciseId,
    planId: row.planId,
    minutes: row.minutes,
    sets: [...row.sets],
    completedAt: row.completedAt.toISOString(),
  };
}

/** Somewhere on earth it is tomorrow already: one day ahead of UTC is the most a calendar can say. */
function isPlausibleDay(date: string, now: Date): boolean {
  const day = parseCalendarDay(date);
  const today = parseCalendarDay(now.toISOString().slice(0, 10));
  return day !== null && today !== null && day >= OLDEST && day <= addDays(today, 1);
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message }] });
}
