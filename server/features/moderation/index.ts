import * as contract from "@lockstep/contract/moderation.ts";
import type { Feature } from "../../platform/feature.ts";
import { act } from "./act.ts";
import { report } from "./create-report.ts";
import { listModerationLog, listQueue } from "./list-queue.ts";
import { exportActionsAbout, exportReports, resolveReportsOfGone } from "./store.ts";

/** Reports, and what moderators do about them. Nothing imports it; whom it concerns is told by events. */
export const moderationFeature: Feature = {
  name: "moderation",
  routes: (api, platform) => {
    api.forMembers(contract.createReport, ({ actor, body }) => report(platform, actor, body));
    api.forMembers(contract.listModerationQueue, ({ actor, query }) => listQueue(platform, actor, query.cursor));
    api.forMembers(contract.moderate, ({ actor, body }) => act(platform, actor, body));
    api.forMembers(contract.listModerationLog, ({ actor, query }) => listModerationLog(platform, actor, query.cursor));
  },
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
