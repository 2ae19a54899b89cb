import { randomUUID } from "node:crypto";
import { z } from "zod";
import { neededText } from "@lockstep/contract/shared.ts";
import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { changeFamilyGrocery, listFamilyGroceries, removeFamilyGrocery } from "../../groceries/index.ts";
import { getGroceryState, mealPlans, putOwnGrocery, removeOwnGrocery } from "../../nutrition/index.ts";
import { changedSince, unusable } from "./changed-since.ts";
import { changeTool } from "./tool.ts";

const Item = z.object({ id: z.uuid(), text: neededText(120, "Add an item", "Please use at most 120 characters.") });

/** Adds items to the grocery list: the family's for whoever is in one, else that of the current meal plan. */
export const addGroceries = changeTool({
  name: "add_groceries",
  kind: "add-groceries",
  description: "Suggests adding items to the person's grocery list (their family's, when they share one).",
  input: z.object({ items: z.array(Item.shape.text).min(1).max(20) }),
  payload: z.object({
    /** The meal plan whose list it is; null is the family's. */
    planId: z.uuid().nullable(),
    items: z.array(Item),
  }),
  made: z.object({}),
  async run(platform, actor, { items }) {
    const planId = (await hasFamilyList(platform, actor)) ? null : await currentPlanId(platform, actor);
    const list = planId === null ? "your family's grocery list" : "your grocery list";
    const named = items.map((text) => ({ id: randomUUID(), text }));
    return {
      kind: "add-groceries",
      summary: items.length === 1 ? `Add ${items[0]} to ${list}` : `Add ${items.length} items to ${list}`,
      details: items.length === 1 ? [] : [...items],
      path: planId === null ? "/grocery" : "/meal-plan",
      payload: { planId, items: named },
    };
  },
  async confirm(platform, actor, { planId, items }) {
    for (const { id, text } of items)
      if (planId === null) await changeFamilyGrocery(platform, actor, { itemId: id, name: text });
      else await putOwnGrocery(platform, actor, { id: planId, itemId: id, text, ticked: false });
    return {};
  },
  async undo(platform, actor, { planId, items }) {
    const now = await listLines(platform, actor, planId);
    const isAsMade = items.every(({ id, text }) => now.some((line) => line.id === id && line.text === text && !line.isTicked));
    if (!isAsMade) throw changedSince("The grocery list");
    for (const { id } of items)
      if (planId === null) await removeFamilyGrocery(platform, actor, id);
      else await removeOwnGrocery(platform, actor, { id: planId, itemId: id });
  },
});

async function hasFamilyList(platform: Platform, actor: SessionActor): Promise<boolean> {
  try {
    await listFamilyGroceries(platform, actor);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "MEMBERSHIP_REQUIRED") return false;
    throw error;
  }
}

async function currentPlanId(platform: Platform, actor: SessionActor): Promise<string> {
  const plan = await mealPlans.getCurrent(platform, actor);
  if (plan === null) throw unusable("items", "Your grocery list comes with a meal plan. Make one first.");
  return plan.id;
}

async function listLines(platform: Platform, actor: SessionActor, planId: string | null) {
  if (planId === null) {
    const { items } = await listFamilyGroceries(platform, actor);
    return items.map(({ id, name, checked }) => ({ id, text: name, isTicked: checked }));
  }
  const { own } = await getGroceryState(platform, actor, planId);
  return own.map(({ id, text, ticked }) => ({ id, text, isTicked: ticked }));
}
