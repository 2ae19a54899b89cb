import type { Plan, listTrainingPlans } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUsePlan } from "@lockstep/domain/training/access.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
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

export async function getCurrentPlan(db: Db, actor: Actor): Promise<Plan | null> {
  const plan = await findCurrentPlan(db, actor.userId);
  return plan === null ? null : presentPlan(plan);
}

/** A page of the person's plans, newest first. */
export async function listOwnPlans(
  db: Db,
  actor: Actor,
  cursor: string | undefined,
): Promise<RouteOutput<typeof listTrainingPlans>> {
  const found = await listPlans(db, actor.userId, readPageCursor(cursor), PAGE_SIZE + 1);
  const { rows, nextCursor } = cutPage(found, PAGE_SIZE, ({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
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
  platform: Platform,
  actor: Actor,
  id: string,
  change: { readonly name?: string | undefined; readonly isCurrent?: true | undefined },
): Promise<Plan> {
  return platform.write(async (tx, record) => {
    await lockPlansOf(tx, actor.userId);
    await getOwnPlan(tx, actor, id);
    if (change.isCurrent === true) {
      await setCurrentPlan(tx, actor.userId, id);
      await record({ type: "training-plan.changed", actorId: actor.userId, payload: { planId: id } });
    }
    return presentPlan(await updatePlan(tx, id, change.name ?? null));
  });
}

/** Deletes a plan; when it was the current one, the newest of the others takes its place. What was completed stays. */
export async function removePlan(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await platform.write(async (tx, record) => {
    await lockPlansOf(tx, actor.userId);
    const plan = await getOwnPlan(tx, actor, id);
    await deletePlan(tx, id);
    if (!plan.isCurrent) return;
    const next = await findNewestPlan(tx, actor.userId);
    await setCurrentPlan(tx, actor.userId, next?.id ?? null);
    await record({ type: "training-plan.changed", actorId: actor.userId, payload: { planId: next?.id ?? null } });
  });
  return { ok: true };
}
