import type { Plan, listTrainingPlans } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUsePlan } from "@lockstep/domain/training/access.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/outbox.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import { presentPlan } from "./present-plan.ts";
import {
  deletePlan,
  findCurrentPlan,
  findNewestPlan,
  findPlan,
  listPlans,
  lockPlansOf,
  setCurrentPlan,
  updatePlan,
  type PlanRow,
} from "./store.ts";

const PAGE_SIZE = 20;

/** The person's own plan. Another person's is as missing as one that never was. */
export async function getOwnPlan(db: Db, actor: Actor, id: string): Promise<PlanRow> {
  const plan = await findPlan(db, id);
  if (plan === null || !mayUsePlan(actor, plan)) throw new ApiError("NOT_FOUND");
  return plan;
}

export async function getPlan(db: Db, actor: Actor, id: string): Promise<Plan> {
  return presentPlan(await getOwnPlan(db, actor, id));
}

export async function getCurrentPlan(db: Db, actor: Actor): Promise<Plan> {
  const plan = await findCurrentPlan(db, actor.userId);
  if (plan === null) throw new ApiError("NOT_FOUND", { message: "There is no plan yet." });
  return presentPlan(plan);
}

/** A page of the person's plans, newest first. */
export async function listOwnPlans(
  db: Db,
  actor: Actor,
  cursor: string | undefined,
): Promise<RouteOutput<typeof listTrainingPlans>> {
  const found = await listPlans(db, actor.userId, readPageCursor(cursor), PAGE_SIZE + 1);
  const { rows, nextCursor } = cutPage(found, PAGE_SIZE, (row) => row);
  return {
    items: rows.map((row) => {
      const { id, name, isCurrent, version, createdAt, updatedAt, choices, days } = presentPlan(row);
      const trainingDays = days.filter((day) => !day.isRest).length;
      return { id, name, isCurrent, version, createdAt, updatedAt, choices, trainingDays };
    }),
    nextCursor,
  };
}

/** Renames a plan, makes it the current one, or both. */
export async function changePlan(
  db: Db,
  actor: Actor,
  id: string,
  change: { readonly name?: string | undefined; readonly isCurrent?: true | undefined },
): Promise<Plan> {
  return db.transaction(async (tx) => {
    await lockPlansOf(tx, actor.userId);
    await getOwnPlan(tx, actor, id);
    if (change.isCurrent === true) {
      await setCurrentPlan(tx, actor.userId, id);
      await recordEvent(tx, { type: "training-plan.changed", actorId: actor.userId, payload: { planId: id } });
    }
    return presentPlan(await updatePlan(tx, id, change.name === undefined ? {} : { name: change.name }));
  });
}

/** Deletes a plan; when it was the current one, the newest of the others takes its place. What was completed stays. */
export async function removePlan(db: Db, actor: Actor, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    await lockPlansOf(tx, actor.userId);
    const plan = await getOwnPlan(tx, actor, id);
    await deletePlan(tx, id);
    if (!plan.isCurrent) return;
    const next = await findNewestPlan(tx, actor.userId);
    await setCurrentPlan(tx, actor.userId, next?.id ?? null);
    await recordEvent(tx, { type: "training-plan.changed", actorId: actor.userId, payload: { planId: next?.id ?? null } });
  });
  return { ok: true };
}
