import type { GroceryState } from "@lockstep/contract/nutrition.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { FOODS } from "./book.ts";
import { getOwnMealPlan } from "./keep-plans.ts";
import {
  countOwnGroceries,
  deleteOwnGrocery,
  deleteTick,
  findOwnGrocery,
  insertTick,
  listOwnGroceries,
  listTicks,
  lockMealPlansOf,
  upsertOwnGrocery,
} from "./store.ts";

const MOST_OWN_LINES = 100;

/** What is ticked off a plan's list, and what its owner added. */
export async function getGroceryState(db: Db, actor: Actor, planId: string): Promise<GroceryState> {
  await getOwnMealPlan(db, actor, planId);
  const own = await listOwnGroceries(db, planId);
  return {
    ticked: [...(await listTicks(db, planId))],
    own: own.map(({ id, text, ticked }) => ({ id, text, ticked })),
  };
}

/** Ticks a food off or on again. Saying the same twice is fine; a food that a swap took off the list keeps its tick. */
export async function tickGrocery(db: Db, actor: Actor, planId: string, foodId: string, ticked: boolean): Promise<{ ok: true }> {
  if (!FOODS.some(({ id }) => id === foodId)) throw new ApiError("NOT_FOUND", { message: "We don't have that food." });
  return withOwnList(db, actor, planId, (tx) => (ticked ? insertTick(tx, planId, foodId) : deleteTick(tx, planId, foodId)));
}

/** Adds an own line or changes it. */
export async function putOwnGrocery(
  db: Db,
  actor: Actor,
  planId: string,
  line: { readonly id: string; readonly text: string; readonly ticked: boolean },
): Promise<{ ok: true }> {
  return withOwnList(db, actor, planId, async (tx) => {
    const isNew = (await findOwnGrocery(tx, line.id)) === null;
    if (isNew && (await countOwnGroceries(tx, planId)) >= MOST_OWN_LINES) {
      const message = `You can add up to ${MOST_OWN_LINES} items of your own.`;
      throw new ApiError("VALIDATION_FAILED", { message, issues: [{ path: "text", message }] });
    }
    if (!(await upsertOwnGrocery(tx, { ...line, planId }))) throw new ApiError("ID_TAKEN");
  });
}

/** Takes an own line off; one that is gone already is fine. */
export async function removeOwnGrocery(db: Db, actor: Actor, planId: string, id: string): Promise<{ ok: true }> {
  return withOwnList(db, actor, planId, (tx) => deleteOwnGrocery(tx, planId, id));
}

/** Changes the list of a plan that is the person's own, and stays that while it is changed. */
async function withOwnList(db: Db, actor: Actor, planId: string, change: (tx: Db) => Promise<void>): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    await lockMealPlansOf(tx, actor.userId);
    await getOwnMealPlan(tx, actor, planId);
    await change(tx);
  });
  return { ok: true };
}
