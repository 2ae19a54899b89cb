import type { KeptMealPlan, listMealPlans as route } from "@lockstep/contract/nutrition.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUseMealPlan } from "@lockstep/domain/nutrition/access.ts";
import type { Db } from "../../platform/database/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
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
  type MealPlanCursor,
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

export async function getCurrentMealPlan(db: Db, actor: Actor): Promise<KeptMealPlan> {
  const plan = await findCurrentMealPlan(db, actor.userId);
  if (plan === null) throw new ApiError("NOT_FOUND", { message: "There is no meal plan yet." });
  return presentMealPlan(plan);
}

/** A page of the person's plans, newest first. */
export async function listOwnMealPlans(db: Db, actor: Actor, cursor: string | undefined): Promise<RouteOutput<typeof route>> {
  const rows = await listMealPlans(db, actor.userId, readCursor(cursor), PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    items: page.map(({ id, name, isCurrent, version, startsOn, createdAt, updatedAt, choices }) => ({
      id,
      name,
      isCurrent,
      version,
      startsOn,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      choices,
    })),
    nextCursor: rows.length > PAGE_SIZE && last !== undefined ? `${last.createdAt.getTime()}_${last.id}` : null,
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
    const row = await updateMealPlan(tx, id, {
      ...(name === undefined ? {} : { name }),
      ...(startsOn === undefined ? {} : { startsOn }),
    });
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

function readCursor(cursor: string | undefined): MealPlanCursor | null {
  if (cursor === undefined) return null;
  const match = /^(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor);
  if (match === null)
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "cursor", message: "Not a cursor of this list." }] });
  return { createdAt: new Date(Number(match[1])), id: match[2] ?? "" };
}
