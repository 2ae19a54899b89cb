import type { Feature } from "../../platform/feature.ts";
import { moderationRoutes } from "./routes.ts";
import { exportActionsAbout, exportReports, resolveReportsOfGone } from "./store.ts";

/** Reports, and what moderators do about them. Nothing imports it; notifications go through events. */
export const moderationFeature: Feature = {
  name: "moderation",
  routes: moderationRoutes,
  jobs: (platform) =>
    platform.jobs.define({
      name: "close-reports-of-gone",
      cron: "37 * * * *",
      run: () => resolveReportsOfGone(platform.db, platform.now()),
    }),
  exports: (platform) => {
    platform.accountExports.add("reports", exportReports);
    platform.accountExports.add("moderation", exportActionsAbout);
  },
};
