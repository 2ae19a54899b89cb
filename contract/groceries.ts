import { z } from "zod";
import { LAST_CLOCK } from "@lockstep/domain/groceries/shared-item.ts";
import { MemberSummary } from "./members.ts";
import { defineRoute } from "./route.ts";
import { ClientId, Done, freeText, neededText } from "./shared.ts";

/** How many changes led to a field of an item. */
const FieldClock = z.number().int().min(0).max(LAST_CLOCK);

/** An item of the family's list. Sent back with a change, one more than the clock shown here says that the change was made in knowledge of it. */
export const FamilyGrocery = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Empty when nobody knows. */
  aisle: z.string(),
  /** How much to buy: "2 cans". Empty for no amount. */
  display: z.string(),
  checked: z.boolean(),
  clocks: z.object({ name: FieldClock, aisle: FieldClock, display: FieldClock, checked: FieldClock }),
  /** Ids of people; null for someone whose account is gone. */
  addedBy: z.uuid().nullable(),
  /** Null while it isn't ticked, too. */
  checkedBy: z.uuid().nullable(),
});
export type FamilyGrocery = z.infer<typeof FamilyGrocery>;

export const FamilyGroceries = z.object({
  items: z.array(FamilyGrocery),
  nextCursor: z.null(),
  /** Everyone who has the list now. */
  people: z.array(MemberSummary),
});
export type FamilyGroceries = z.infer<typeof FamilyGroceries>;

/** MEMBERSHIP_REQUIRED without a family whose membership is paid for, here and below. */
export const listFamilyGroceries = defineRoute({
  id: "listFamilyGroceries",
  method: "GET",
  path: "/api/family/groceries",
  summary: "The family's grocery list",
  feature: "groceries",
  session: "required",
  output: FamilyGroceries,
});

const ChangeClock = FieldClock.min(1);
const ItemParam = z.object({ itemId: ClientId });

/**
 * Adds an item (a first name does) or changes fields of it. Changes may arrive in any order and more than once: the one with the greatest clock counts,
 * and nothing brings back a removed item. Without a clock a change is newer than what the server has.
 */
export const putFamilyGrocery = defineRoute({
  id: "putFamilyGrocery",
  method: "PUT",
  path: "/api/family/groceries/{itemId}",
  summary: "Add an item to the family's grocery list, or change or check it",
  feature: "groceries",
  session: "required",
  params: ItemParam,
  body: z.object({
    name: neededText(120, "Add an item", "Please use at most 120 characters.").optional(),
    aisle: freeText(60, "Please use at most 60 characters.").optional(),
    display: freeText(120, "Please use at most 120 characters.").optional(),
    checked: z.boolean().optional(),
    clocks: z.object({ name: ChangeClock, aisle: ChangeClock, display: ChangeClock, checked: ChangeClock }).partial().optional(),
  }),
  output: Done,
});

/** For good: the same item can't be added again, another one can. */
export const deleteFamilyGrocery = defineRoute({
  id: "deleteFamilyGrocery",
  method: "DELETE",
  path: "/api/family/groceries/{itemId}",
  summary: "Remove an item from the family's grocery list",
  feature: "groceries",
  session: "required",
  params: ItemParam,
  output: Done,
});

/** NOT_FOUND without a current meal plan. Each week of a plan is added once. */
export const fillFamilyGroceries = defineRoute({
  id: "fillFamilyGroceries",
  method: "POST",
  path: "/api/family/groceries/from-plan",
  summary: "Add this week's groceries from your current meal plan to the family's list",
  feature: "groceries",
  session: "required",
  output: z.object({
    /** New items. */
    added: z.number().int(),
    /** Items whose amount changed. */
    merged: z.number().int(),
  }),
});
