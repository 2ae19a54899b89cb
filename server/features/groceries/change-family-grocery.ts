import type { putFamilyGrocery as putRoute } from "@lockstep/contract/groceries.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import {
  isOnList,
  itemOfChange,
  joinItems,
  nextClocks,
  removedItem,
  unknownItem,
} from "@lockstep/domain/groceries/shared-item.ts";
import type { ItemFields, SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeList } from "./family-list.ts";
import { countItems, findItem, putItem } from "./store.ts";

export const MOST_ITEMS = 500;

/** Adds an item or changes it, in whatever order changes arrive. */
export async function changeFamilyGrocery(
  platform: Platform,
  actor: Actor,
  { itemId, clocks, name, aisle, display, checked }: RouteFields<typeof putRoute>,
): Promise<{ ok: true }> {
  const fields = defined({ name, aisle, display, checked });
  await changeList(platform, actor, async (tx, familyId) => {
    const known = await findItem(tx, familyId, itemId);
    // Whoever keeps no clocks means what is there now.
    const made = { ...nextClocks(known ?? unknownItem(itemId), fields), ...clocks };
    const change = itemOfChange(itemId, fields, made, actor.userId);
    return join(tx, familyId, known, change, platform.now());
  });
  return { ok: true };
}

/** Takes an item off for good; one that is gone or never came is fine. */
export async function removeFamilyGrocery(platform: Platform, actor: Actor, itemId: string): Promise<{ ok: true }> {
  await changeList(platform, actor, async (tx, familyId) =>
    join(tx, familyId, await findItem(tx, familyId, itemId), removedItem(itemId), platform.now()),
  );
  return { ok: true };
}

/** Answers whether people see something else than before. */
async function join(tx: Db, familyId: string, known: SharedItem | null, change: SharedItem, now: Date): Promise<boolean> {
  const before = known ?? unknownItem(change.id);
  const after = joinItems(before, change);
  if (known !== null && JSON.stringify(after) === JSON.stringify(before)) return false;
  if (isOnList(after) && !isOnList(before) && (await countItems(tx, familyId)) >= MOST_ITEMS) {
    const message = `The list holds up to ${MOST_ITEMS} items. Remove what you don't need anymore.`;
    throw new ApiError("VALIDATION_FAILED", { message, issues: [{ path: "name", message }] });
  }
  await putItem(tx, familyId, after, now);
  return isOnList(before) || isOnList(after);
}

/** The fields that were sent. */
function defined(fields: { readonly [Field in keyof ItemFields]: ItemFields[Field] | undefined }): Partial<ItemFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
