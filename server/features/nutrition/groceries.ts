import type {
  deleteOwnGrocery as removeRoute,
  GroceryState,
  putOwnGrocery as putRoute,
  tickGrocery as tickRoute,
} from "@lockstep/contract/nutrition.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { FOODS } from "./book.ts";
import { mealPlans } from "./meal-plans.ts";
import {
  countOwnGroceries,
  deleteOwnGrocery,
  deleteTick,
  findOwnGrocery,
  insertTick,
  listOwnGroceries,
  listTicks,
  upsertOwnGrocery,
} from "./store.ts";

const MOST_OWN_LINES = 100;

/** What is ticked off a plan's list, and what its owner added. */
export async function getGroceryState({ db }: Platform, actor: Actor, planId: string): Promise<GroceryState> {
  await mealPlans.getOwn(db, actor, planId);
  const own = await listOwnGroceries(db, planId);
  return {
    ticked: [...(await listTicks(db, planId))],
    own: own.map(({ id, text, ticked }) => ({ id, text, ticked })),
  };
}

/** Ticks a food off or on again. Saying the same twice is fine; a food that a swap took off the list keeps its tick. */
export async function tickGrocery(
  { db }: Platform,
  actor: Actor,
  { id: planId, foodId, ticked }: RouteFields<typeof tickRoute>,
): Promise<{ ok: true }> {
  if (!FOODS.some(({ id }) => id === foodId)) throw new ApiError("NOT_FOUND", { message: "We don't have that food." });
  return withOwnList(db, actor, planId, (tx) => (ticked ? insertTick(tx, planId, foodId) : deleteTick(tx, planId, foodId)));
}

/** Adds an own line or changes it. */
export async function putOwnGrocery(
  { db }: Platform,
  actor: Actor,
  { id: planId, itemId: id, text, ticked }: RouteFields<typeof putRoute>,
): Promise<{ ok: true }> {
  return withOwnList(db, actor, planId, async (tx) => {
    const isNew = (await findOwnGrocery(tx, id)) === null;
    if (isNew && (await countOwnGroceries(tx, planId)) >= MOST_OWN_LINES) {
      const message = `You can add up to ${MOST_OWN_LINES} items of your own.`;
      throw new ApiError("VALIDATION_FAILED", { message, issues: [{ path: "text", message }] });
    }
    if (!(await upsertOwnGrocery(tx, { id, planId, text, ticked }))) throw new ApiError("ID_TAKEN");
  });
}

/** Takes an own line off; one that is gone already is fine. */
export async function removeOwnGrocery(
  { db }: Platform,
  actor: Actor,
  { id: planId, itemId }: RouteFields<typeof removeRoute>,
): Promise<{ ok: true }> {
  return withOwnList(db, actor, planId, (tx) => deleteOwnGrocery(tx, planId, itemId));
}

/** Changes the list of a plan that's the person's own, and stays that while it is changed. */
async function withOwnList(db: Db, actor: Actor, planId: string, change: (tx: Db) => Promise<void>): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    await mealPlans.store.lock(tx, actor.userId);
    await mealPlans.getOwn(tx, actor, planId);
    await change(tx);
  });
  return { ok: true };
}
