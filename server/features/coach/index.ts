import type { Feature } from "../../platform/feature.ts";
import { coachRoutes } from "./routes.ts";
import { exportCoach } from "./store.ts";

/** The coach. Conversations and proposals go with the account on their own. */
export const coachFeature: Feature = {
  name: "coach",
  routes: coachRoutes,
  exports: (platform) => platform.accountExports.add("coach", exportCoach),
};
