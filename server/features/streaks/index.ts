import * as contract from "@lockstep/contract/streaks.ts";
import type { Feature } from "../../platform/feature.ts";
import { countFoodStreaks } from "./count-streaks.ts";
import { listStreaks } from "./list-streaks.ts";
import { listStreakRows } from "./store.ts";

export const streaksFeature: Feature = {
  name: "streaks",
  routes: (api, platform) => {
    api.forMembers(contract.listStreaks, async ({ actor }) => ({
      items: await listStreaks(platform.db, actor, platform.now()),
      nextCursor: null,
    }));
  },
  events: (worker, platform) => {
    for (const type of ["meal.logged", "meal.unlogged"]) {
      worker.on(type, "streaks.count-food", async (event, tx) => {
        if (event.actorId !== null) await countFoodStreaks(tx, event.actorId, platform.now());
      });
    }
  },
  exports: (platform) => platform.accountExports.add("streaks", listStreakRows),
};
