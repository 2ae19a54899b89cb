import type { KeptMealPlan, listMealPlans as route } from "@lockstep/contract/nutrition.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseMealPlan } from "@lockstep/domain/nutrition/access.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import { ownToday } from "../accounts/index.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkFirstDay } from "./first-day.ts";
import { presentMealPlan } from "./present-plan.ts";
import {
  deleteMealPlan,
  findCurrentMealPlan,
  findMealPlan,
  listMealPlans,
  lockMealPlansOf,
  setCurrentMealPlan,
  updateMealPlan,
  type MealPlanRow,
} from "./store.ts";

const PAGE_SIZE = 20;

/** The person's own plan. Another person's is as missing as one that never was. */
export async function getOwnMealPlan(db: Db, actor: Actor, id: string): Promise<MealPlanRow> {
  const plan = await findMealPlan(db, id);
  if (plan === null || !mayUseMealPlan(actor, plan)) throw new ApiError("NOT_FOUND");
  return plan;
}

export async function getMealPlan(db: Db, actor: Actor, id: string): Promise<KeptMealPlan> {
  return presentMealPlan(await getOwnMealPlan(db, actor, id));
}

export async function getCurrentMealPlan(db: Db, actor: Actor): Promise<KeptMealPlan | null> {
  const plan = await findCurrentMealPlan(db, actor.userId);
  return plan === null ? null : presentMealPlan(plan);
}

/** A page of the person's plans, newest first. */
export async function listOwnMealPlans(db: Db, actor: Actor, cursor: string | undefined): Promise<RouteOutput<typeof route>> {
  const found = await listMealPlans(db, actor.userId, readPageCursor(cursor), PAGE_SIZE + 1);
  const { rows, nextCursor } = cutPage(found, PAGE_SIZE, ({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
  return {
    items: rows.map(({ id, name, isCurrent, version, startsOn, createdAt, updatedAt, choices }) => ({
      id,
      name,
      isCurrent,
      version,
      startsOn,
      createdAt,
      updatedAt,
      choices,
    })),
    nextCursor,
  };
}

/** Renames a plan, makes it the current one, lets it start on another day, or all of it. */
export async function changeMealPlan(
  { db, now }: Pick<Platform, "db" | "now">,
  actor: Actor,
  id: string,
  change: {
    readonly name?: string | undefined;
    readonly isCurrent?: true | undefined;
    readonly startsOn?: string | undefined;
  },
): Promise<KeptMealPlan> {
  return db.transaction(async (tx) => {
    await lockMealPlansOf(tx, actor.userId);
    await getOwnMealPlan(tx, actor, id);
    if (change.isCurrent === true) await setCurrentMealPlan(tx, actor.userId, id);
    const { name, startsOn } = change;
    if (startsOn !== undefined) checkFirstDay(startsOn, await ownToday(tx, actor.userId, now()));
    const row = await updateMealPlan(tx, id, { name, startsOn });
    return presentMealPlan(row);
  });
}

/** Deletes a plan; when it was the current one, the newest of the others takes its place. What was logged stays. */
export async function removeMealPlan(db: Db, actor: Actor, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    await lockMealPlansOf(tx, actor.userId);
    const plan = await getOwnMealPlan(tx, actor, id);
    await deleteMealPlan(tx, id);
    if (!plan.isCurrent) return;
    const [next] = await listMealPlans(tx, actor.userId, null, 1);
    await setCurrentMealPlan(tx, actor.userId, next?.id ?? null);
  });
  return { ok: true };
}
