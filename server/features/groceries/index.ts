import type { Feature } from "../../platform/feature.ts";
import { groceryRoutes } from "./routes.ts";
import { exportGroceries, removeOldTombstones } from "./store.ts";

export const groceriesFeature: Feature = {
  name: "groceries",
  routes: groceryRoutes,
  jobs: (platform) =>
    platform.jobs.define({ name: "trim-family-groceries", cron: "41 3 * * *", run: () => removeOldTombstones(platform) }),
  exports: (platform) => platform.accountExports.add("groceries", exportGroceries),
};
