import type { FamilyGroceries, FamilyGrocery } from "@lockstep/contract/groceries.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import type { Platform } from "../../platform/platform.ts";
import { findAisle } from "../nutrition/index.ts";
import { requireFamilyList } from "./family-list.ts";
import { listItems, listPeople } from "./store.ts";

/** The caller's family's list, and who has it. */
export async function listFamilyGroceries(platform: Platform, actor: Actor): Promise<FamilyGroceries> {
  const familyId = await requireFamilyList(platform, actor);
  const items = await listItems(platform.db, familyId);
  const people = await listPeople(platform.db, familyId);
  return { items: items.map(({ item }) => present(item)), nextCursor: null, people: [...people] };
}

function present({ id, name, aisle, display, checked, added }: SharedItem): FamilyGrocery {
  return {
    id,
    name: name.value,
    // A food that was typed without its aisle has one all the same.
    aisle: aisle.value === "" ? (findAisle(name.value) ?? "") : aisle.value,
    display: display.value,
    checked: checked.value,
    clocks: { name: name.clock, aisle: aisle.clock, display: display.clock, checked: checked.clock },
    addedBy: added.by,
    checkedBy: checked.value ? checked.by : null,
  };
}
