import type { Feature } from "../../platform/feature.ts";
import { listAchievementRows } from "./achievement-store.ts";
import { exportChallenges, uncountEntriesOf } from "./challenge-store.ts";
import { streakEvents } from "./streak-events.ts";
import { streakRoutes } from "./routes.ts";
import { exportStreaks } from "./store.ts";

/** For `manage-notifications` and the sample community. */
export { recountAll, recountFor } from "./recount.ts";
export { TOPICS } from "./topics.ts";
/** For the coach: a person's own. */
export { listAchievements } from "./list-achievements.ts";
export { listChallenges } from "./list-challenges.ts";
export { listStreaks } from "./list-streaks.ts";

export const streaksFeature: Feature = {
  name: "streaks",
  routes: streakRoutes,
  events: streakEvents,
  exports: ({ accountExports }) => {
    accountExports.add("streaks", exportStreaks);
    accountExports.add("achievements", listAchievementRows);
    accountExports.add("challenges", exportChallenges);
  },
  erasures: ({ accountErasures }) => accountErasures.add(uncountEntriesOf),
};
