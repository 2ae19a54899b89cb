import type { Feature } from "../../platform/feature.ts";
import { groceryRoutes } from "./routes.ts";
import { exportGroceries, removeOldTombstones } from "./store.ts";

/** For the coach: a family member's own rights on the list. */
export { changeFamilyGrocery, removeFamilyGrocery } from "./change-family-grocery.ts";
export { listFamilyGroceries } from "./list-family-groceries.ts";

export const groceriesFeature: Feature = {
  name: "groceries",
  routes: groceryRoutes,
  jobs: (platform) =>
    platform.jobs.define({ name: "trim-family-groceries", cron: "41 3 * * *", run: () => removeOldTombstones(platform) }),
  exports: (platform) => platform.accountExports.add("groceries", exportGroceries),
};
