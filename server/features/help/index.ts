import { KEEP_SPAM_DAYS, KEEP_VISITORS_MESSAGES_DAYS } from "@lockstep/domain/help/contact.ts";
import type { Feature } from "../../platform/feature.ts";
import { contactEvents } from "./contact-events.ts";
import { helpRoutes } from "./routes.ts";
import { exportContactMessages, removeOldContactMessages } from "./store.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Messages to support. */
export const helpFeature: Feature = {
  name: "help",
  routes: helpRoutes,
  events: contactEvents,
  jobs: (platform) =>
    platform.jobs.define({
      name: "remove-old-contact-messages",
      cron: "53 3 * * *",
      run: () => {
        const before = (days: number): Date => new Date(platform.now().getTime() - days * DAY_MS);
        return removeOldContactMessages(platform.db, before(KEEP_VISITORS_MESSAGES_DAYS), before(KEEP_SPAM_DAYS));
      },
    }),
  exports: (platform) => platform.accountExports.add("contact", exportContactMessages),
};
