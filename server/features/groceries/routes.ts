import * as contract from "@lockstep/contract/groceries.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { changeFamilyGrocery, removeFamilyGrocery } from "./change-family-grocery.ts";
import { fillFamilyGroceries } from "./fill-family-groceries.ts";
import { listFamilyGroceries } from "./list-family-groceries.ts";

/** Mounts the family's grocery list. */
export function groceryRoutes(api: Api, platform: Platform): void {
  api.forMembers(contract.listFamilyGroceries, ({ actor }) => listFamilyGroceries(platform, actor));
  api.forMembers(contract.fillFamilyGroceries, ({ actor }) => fillFamilyGroceries(platform, actor));
  api.forMembers(contract.putFamilyGrocery, ({ actor, params, body }) =>
    changeFamilyGrocery(platform, actor, { ...body, ...params }),
  );
  api.forMembers(contract.deleteFamilyGrocery, ({ actor, params }) => removeFamilyGrocery(platform, actor, params.itemId));
}
