import type { Platform } from "../../platform/platform.ts";
import { closeCustomer } from "./close-customer.ts";
import { cancelCovered } from "./cancel-own.ts";
import { CANCEL_JOB, CLOSE_JOB, EMAILS_JOB, RECONCILE_JOB, SYNC_JOB } from "./job-names.ts";
import { passOnEmails } from "./pass-on-emails.ts";
import { reconcile } from "./reconcile.ts";
import { findNextWaking } from "./store.ts";
import { syncWaiting } from "./sync-customer.ts";

export function defineBillingJobs(platform: Platform): void {
  // Webhooks ask for it. The clock does too, for what comes with time, and for what failed while the provider was away.
  platform.jobs.define({ name: SYNC_JOB, cron: "*/10 * * * *", run: () => syncWaiting(platform) });
  platform.jobs.define({ name: EMAILS_JOB, cron: "*/5 * * * *", run: () => passOnEmails(platform) });
  // The built-in provider never loses an event, and asking it would load the SDK at every start.
  const atStart = platform.payments?.isBuiltIn === false;
  platform.jobs.define({ name: RECONCILE_JOB, cron: "23 4 * * *", atStart, run: () => reconcile(platform) });
  platform.jobs.define<{ customerId: string }>({
    name: CLOSE_JOB,
    retries: 20,
    run: ({ customerId }) => closeCustomer(platform, customerId),
  });
  platform.jobs.define<{ userId: string }>({
    name: CANCEL_JOB,
    retries: 20,
    run: ({ userId }) => cancelCovered(platform, userId),
  });
  platform.payments?.follow({ nextAt: () => findNextWaking(platform.db), work: () => syncWaiting(platform) });
}
