import type { Completion, listCompletions as listRoute, putCompletion } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUsePlan } from "@lockstep/domain/plans/access.ts";
import { mayUseCompletion } from "@lockstep/domain/training/access.ts";
import { mayReplace } from "@lockstep/domain/training/completion.ts";
import { DAY_REFUSED, isPlausibleDay } from "../../platform/clock/day-in.ts";
import { violatedConstraint } from "../../platform/database/availability.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findExercise } from "./catalogue.ts";
import {
  deleteCompletion,
  findCompletion,
  findCompletionOn,
  listCompletions as listRows,
  lockCompletionsOf,
  upsertCompletion,
  type CompletionRow,
} from "./store.ts";
import { trainingPlans } from "./training-plans.ts";

type Body = RouteParsed<typeof putCompletion>["body"];

/**
 * Marks an exercise as done on a day. Repeating it with the same id changes nothing but the sets; another id for the same day and
 * exercise is the same workout, so that two devices that were offline don't count it twice: the record with more sets is kept and returned.
 */
export async function completeExercise(
  platform: Platform,
  actor: Actor,
  { id, ...body }: RouteFields<typeof putCompletion>,
): Promise<Completion> {
  if (findExercise(body.exerciseId) === undefined) throw invalid("exerciseId", "We couldn't find that exercise.");
  if (!isPlausibleDay(body.date, platform.now())) throw invalid("date", DAY_REFUSED);
  try {
    return presentCompletion(await writeCompletion(platform, actor, id, body));
  } catch (error) {
    const broken = violatedConstraint(error);
    // Someone else took the id between the look and the write.
    if (broken === "training_completions_pkey") throw new ApiError("ID_TAKEN");
    // The plan was deleted in that moment: asked again, it is one that is gone.
    if (broken === "training_completions_plan_id_fkey")
      return presentCompletion(await writeCompletion(platform, actor, id, body));
    throw error;
  }
}

async function writeCompletion(platform: Platform, actor: Actor, id: string, body: Body): Promise<CompletionRow> {
  return platform.write(async (tx, record) => {
    await lockCompletionsOf(tx, actor.userId);
    const known = await findCompletion(tx, id);
    if (known !== null && !mayUseCompletion(actor, known)) throw new ApiError("ID_TAKEN");
    const plan = typeof body.planId === "string" ? await trainingPlans.store.find(tx, body.planId) : null;
    if (plan !== null && !mayUsePlan(actor, plan)) throw new ApiError("NOT_FOUND");
    // The same id on another day or exercise is a correction: the row moves.
    if (known !== null && (known.date !== body.date || known.exerciseId !== body.exerciseId)) await deleteCompletion(tx, id);
    const standing = await findCompletionOn(tx, actor.userId, body.date, body.exerciseId);
    const written =
      standing !== null && !mayReplace(standing, { id, sets: body.sets })
        ? standing
        : await upsertCompletion(tx, {
            id,
            userId: actor.userId,
            date: body.date,
            exerciseId: body.exerciseId,
            // A plan deleted while the device was offline doesn't take the workout with it.
            planId: plan?.id ?? null,
            minutes: body.minutes,
            sets: body.sets,
          });
    await record({
      type: "exercise.completed",
      actorId: actor.userId,
      payload: { completionId: written.id, date: body.date, exerciseId: body.exerciseId },
    });
    return written;
  });
}

/** Takes a completion back; one that is gone already is fine. */
export async function uncompleteExercise(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await platform.write(async (tx, record) => {
    await lockCompletionsOf(tx, actor.userId);
    const known = await findCompletion(tx, id);
    if (known === null) return;
    if (!mayUseCompletion(actor, known)) throw new ApiError("NOT_FOUND");
    await deleteCompletion(tx, id);
    await record({
      type: "exercise.uncompleted",
      actorId: actor.userId,
      payload: { completionId: id, date: known.date, exerciseId: known.exerciseId },
    });
  });
  return { ok: true };
}

const LONGEST_SPAN_DAYS = 400;
/** Nothing was completed before it; the database has no year 0. */
const FIRST_DAY = "1900-01-01";

/** What the person completed between two days, both included. */
export async function listOwnCompletions(
  { db }: Platform,
  actor: Actor,
  { from, to }: RouteFields<typeof listRoute>,
): Promise<RouteOutput<typeof listRoute>> {
  if (from < FIRST_DAY) throw invalid("from", `Please choose a day from ${FIRST_DAY} on.`);
  const span = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (span < 0 || span > LONGEST_SPAN_DAYS)
    throw invalid("to", `The last day can be at most ${LONGEST_SPAN_DAYS} days after the first.`);
  const rows = await listRows(db, actor.userId, from, to);
  return { items: rows.map(presentCompletion), nextCursor: null };
}

/** A completion for its owner; an exercise that left the catalogue keeps its id as its name. */
function presentCompletion(row: CompletionRow): Completion {
  return {
    id: row.id,
    date: row.date,
    exerciseId: row.exerciseId,
    exerciseName: findExercise(row.exerciseId)?.name ?? row.exerciseId,
    planId: row.planId,
    minutes: row.minutes,
    sets: [...row.sets],
    completedAt: row.completedAt,
  };
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message }] });
}
