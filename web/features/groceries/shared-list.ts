import type { FamilyGrocery } from "@lockstep/contract/groceries.ts";
import {
  isOnList,
  itemOfChange,
  joinItems,
  nextClocks,
  removedItem,
  unknownItem,
} from "@lockstep/domain/groceries/shared-item.ts";
import type { FieldClocks, ItemFields, SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import { refetching, writeKind } from "../../offline/write-kind.ts";
import type { WriteKind } from "../../offline/write-kind.ts";
import { groceryKeys } from "./queries.ts";

/** What someone changed of an item, with the clocks it was made with; no fields when they removed it. */
export interface GroceryChange {
  readonly itemId: string;
  readonly fields: Partial<ItemFields> | null;
  readonly clocks: FieldClocks;
}

export const SHARED_LIST = writeKind<WriteKind<GroceryChange>>({
  kind: "family-groceries",
  request({ itemId, fields, clocks }) {
    const path = `/api/family/groceries/${itemId}`;
    return fields === null ? { method: "DELETE", path } : { method: "PUT", path, body: { ...fields, clocks } };
  },
  about: ({ itemId }) => itemId,
  settle: refetching(groceryKeys.list),
});

/** A change of an item as someone sees it. */
export function changeOf(item: SharedItem, fields: Partial<ItemFields>): GroceryChange {
  return { itemId: item.id, fields, clocks: nextClocks(item, fields) };
}

export function removalOf(itemId: string): GroceryChange {
  return { itemId, fields: null, clocks: {} };
}

/** An item of the server's as it's joined with changes. */
function toSharedItem(item: FamilyGrocery): SharedItem {
  const { id, clocks, addedBy, checkedBy } = item;
  return {
    id,
    name: { value: item.name, clock: clocks.name, by: null },
    aisle: { value: item.aisle, clock: clocks.aisle, by: null },
    display: { value: item.display, clock: clocks.display, by: null },
    checked: { value: item.checked, clock: clocks.checked, by: checkedBy },
    added: { value: true, clock: 1, by: addedBy },
    isRemoved: false,
  };
}

/** The list as everyone will see it once the server has this person's changes: joined the same way, in any order. */
export function withChanges(
  items: readonly FamilyGrocery[],
  changes: readonly GroceryChange[],
  by: string,
): readonly SharedItem[] {
  const joined = new Map(items.map((item) => [item.id, toSharedItem(item)]));
  for (const { itemId, fields, clocks } of changes) {
    const change = fields === null ? removedItem(itemId) : itemOfChange(itemId, fields, clocks, by);
    joined.set(itemId, joinItems(joined.get(itemId) ?? unknownItem(itemId), change));
  }
  return [...joined.values()].filter(isOnList);
}
