import { randomUUID } from "node:crypto";
import type { fillFamilyGroceries as fillRoute } from "@lockstep/contract/groceries.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { fillFromPlan, weekOfPlan } from "@lockstep/domain/groceries/fill-from-plan.ts";
import type { FillStep } from "@lockstep/domain/groceries/fill-from-plan.ts";
import { itemOfChange, joinItems, nextClocks, unknownItem } from "@lockstep/domain/groceries/shared-item.ts";
import type { ItemFields } from "@lockstep/domain/groceries/shared-item.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { amountToBuy, findWeekOfGroceries } from "../nutrition/index.ts";
import { MOST_ITEMS } from "./change-family-grocery.ts";
import { changeList, requireFamilyList } from "./family-list.ts";
import { findItem, listFoodItems, listItems, putItem, setNeeds } from "./store.ts";

/** Puts what this week of the caller's current meal plan needs on the list, once; answers how much became different. */
export async function fillFamilyGroceries(platform: Platform, actor: Actor): Promise<RouteOutput<typeof fillRoute>> {
  await requireFamilyList(platform, actor);
  const week = await findWeekOfGroceries(platform, actor);
  if (week === null) throw new ApiError("NOT_FOUND", { message: "You don't have a meal plan yet. Make one first." });
  const count = { added: 0, merged: 0 };
  await changeList(platform, actor, async (tx, familyId) => {
    const list = await listFoodItems(tx, familyId);
    const steps = fillFromPlan(list, week.needs, weekOfPlan(week.planId, week.begins), amountToBuy);
    count.added = steps.filter(({ kind }) => kind === "add").length;
    count.merged = steps.length - count.added;
    if ((await listItems(tx, familyId)).length + count.added > MOST_ITEMS) {
      const message = `The list holds up to ${MOST_ITEMS} items. Remove what you don't need anymore, then try again.`;
      throw new ApiError("VALIDATION_FAILED", { message, issues: [{ path: "", message }] });
    }
    for (const step of steps) await take(tx, familyId, step, weekOfPlan(week.planId, week.begins), actor.userId, platform.now());
    return steps.length > 0;
  });
  return count;
}

async function take(tx: Db, familyId: string, step: FillStep, week: string, by: string, now: Date): Promise<void> {
  const { need, display } = step;
  const id = step.kind === "add" ? randomUUID() : step.itemId;
  const before = (await findItem(tx, familyId, id)) ?? unknownItem(id);
  const fields: Partial<ItemFields> = step.kind === "add" ? { name: need.name, aisle: need.aisle, display } : { display };
  await putItem(tx, familyId, joinItems(before, itemOfChange(id, fields, nextClocks(before, fields), by)), now);
  await setNeeds(tx, familyId, id, need.foodId, step.kind === "add" ? { [week]: need.grams } : step.needs);
}
