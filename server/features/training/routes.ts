import * as contract from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Tier } from "@lockstep/domain/billing/entitlements.ts";
import type { Api } from "../../platform/http/api.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { findTier } from "../billing/index.ts";
import { findExercise } from "./catalogue.ts";
import { completeExercise, presentCompletion, uncompleteExercise } from "./complete-exercise.ts";
import { editPlan, editPreview } from "./edit-plan.ts";
import { getExercise } from "./get-exercise.ts";
import { getProgress } from "./get-progress.ts";
import { changePlan, getCurrentPlan, getPlan, listOwnPlans, removePlan } from "./keep-plans.ts";
import { listExercises } from "./list-exercises.ts";
import { createPlan, previewPlan } from "./make-plan.ts";
import { getSharedPlan, sharePlan, unsharePlan } from "./share-plan.ts";
import { deleteFavorite, insertFavorite, listCompletions, listFavoriteIds } from "./store.ts";

const LONGEST_SPAN_DAYS = 400;
/** Nothing was completed before it; the database has no year 0. */
const FIRST_DAY = "1900-01-01";

/** Hangs the training routes into the API. */
export function trainingRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const tierOf = (actor: Actor | null): Promise<Tier> => findTier(platform, actor);

  api.forAnyone(contract.listExercises, async ({ query, actor }) => listExercises(query, await tierOf(actor)));
  api.forAnyone(contract.getExercise, async ({ params, actor }) => getExercise(params.id, await tierOf(actor)));

  api.forAnyone(contract.previewTrainingPlan, ({ body }) => previewPlan(body));
  api.forAnyone(contract.editTrainingPreview, ({ body }) => editPreview(body));
  api.forMembers(contract.createTrainingPlan, async ({ actor, body }) => createPlan(platform, actor, await tierOf(actor), body));
  api.forMembers(contract.listTrainingPlans, ({ actor, query }) => listOwnPlans(db, actor, query.cursor));
  api.forMembers(contract.getCurrentTrainingPlan, ({ actor }) => getCurrentPlan(db, actor));
  api.forMembers(contract.getTrainingPlan, ({ actor, params }) => getPlan(db, actor, params.id));
  api.forMembers(contract.patchTrainingPlan, ({ actor, params, body }) => changePlan(platform, actor, params.id, body));
  api.forMembers(contract.deleteTrainingPlan, ({ actor, params }) => removePlan(platform, actor, params.id));
  api.forMembers(contract.editTrainingPlan, async ({ actor, params, body }) =>
    editPlan(platform, actor, await tierOf(actor), params.id, body),
  );

  api.forMembers(contract.shareTrainingPlan, ({ actor, params }) => sharePlan(db, actor, params.id, platform.appUrl));
  api.forMembers(contract.unshareTrainingPlan, ({ actor, params }) => unsharePlan(db, actor, params.id));
  api.forAnyone(contract.getSharedPlan, ({ params }) => getSharedPlan(db, params.token));

  api.forMembers(contract.listFavorites, async ({ actor }) => ({
    items: [...(await listFavoriteIds(db, actor.userId))],
    nextCursor: null,
  }));
  api.forMembers(contract.putFavorite, async ({ actor, params }) => {
    if (findExercise(params.exerciseId) === undefined) throw new ApiError("NOT_FOUND");
    await insertFavorite(db, actor.userId, params.exerciseId);
    return { ok: true as const };
  });
  api.forMembers(contract.deleteFavorite, async ({ actor, params }) => {
    await deleteFavorite(db, actor.userId, params.exerciseId);
    return { ok: true as const };
  });

  api.forMembers(contract.listCompletions, async ({ actor, query }) => {
    if (query.from < FIRST_DAY)
      throw new ApiError("VALIDATION_FAILED", {
        issues: [{ path: "from", message: `Please choose a day from ${FIRST_DAY} on.` }],
      });
    const span = (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000;
    if (span < 0 || span > LONGEST_SPAN_DAYS) {
      const message = `The last day can be at most ${LONGEST_SPAN_DAYS} days after the first.`;
      throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "to", message }] });
    }
    const rows = await listCompletions(db, actor.userId, query.from, query.to);
    return { items: rows.map(presentCompletion), nextCursor: null };
  });
  api.forMembers(contract.putCompletion, ({ actor, params, body }) => completeExercise(platform, actor, params.id, body));
  api.forMembers(contract.deleteCompletion, ({ actor, params }) => uncompleteExercise(platform, actor, params.id));
  api.forMembers(contract.getTrainingProgress, async ({ actor, query }) => {
    return getProgress(db, actor, await ownToday(db, actor.userId, platform.now()), query.weeks);
  });
}
