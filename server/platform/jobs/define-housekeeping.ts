import { sql } from "../database/sql.ts";
import { removeOldEvents } from "../events/outbox.ts";
import { removeOldMessages } from "../live/store.ts";
import type { Platform } from "../platform.ts";
import { removeExpiredCounters } from "../rate-limit/rate-limiter.ts";

/** What has expired is removed: every hour, and messages for open browsers more often, for there are many. */
export function defineHousekeeping(platform: Platform): void {
  platform.jobs.define({ name: "trim-live-events", cron: "*/10 * * * *", run: () => removeOldMessages(platform.db) });
  platform.jobs.define({
    name: "housekeeping",
    cron: "17 * * * *",
    async run() {
      const now = platform.now();
      await removeExpiredCounters(platform.db, now);
      await removeOldEvents(platform.db);
      await platform.db.run(sql`delete from sessions where expires_at < ${now}`);
      await platform.db.run(sql`delete from verifications where expires_at < ${now}`);
    },
  });
}
