import type { Platform } from "../../../platform/platform.ts";
import { APPLY_JOB } from "./apply-import.ts";
import { deletePreviews, LEASE_SECONDS, listRunningImports } from "./import-store.ts";
import { runImport } from "./run-import.ts";

/** A file that was looked at and left is kept for a day. */
const KEEP_PREVIEW_MS = 24 * 60 * 60 * 1000;

export function importJobs(platform: Platform): void {
  platform.jobs.define<{ readonly importId: string }>({
    name: APPLY_JOB,
    run: ({ importId }) => runImport(platform, importId),
  });
  // The queue itself gives a job that died with its server to another only after a quarter of an hour.
  platform.jobs.define({
    name: "continue-imports",
    cron: "* * * * *",
    atStart: true,
    run: async () => {
      for (const { id, isHeld } of await listRunningImports(platform.db))
        await platform.jobs.send(APPLY_JOB, { importId: id }, undefined, isHeld ? LEASE_SECONDS + 1 : 0);
    },
  });
  platform.jobs.define({
    name: "trim-import-previews",
    cron: "23 * * * *",
    run: () => deletePreviews(platform.db, new Date(platform.now().getTime() - KEEP_PREVIEW_MS)),
  });
}
