import type { Feature } from "../../platform/feature.ts";
import { createMissLimit } from "./miss-limit.ts";
import { removeOrphaned, removePicturesOfDeletedPosts, removeUnused, removeUploadsOf } from "./remove-unused.ts";
import { uploadRoutes } from "./routes.ts";
import { serveFile } from "./serve-file.ts";
import { listOwnUploads } from "./store.ts";

export const uploadsFeature: Feature = {
  name: "uploads",
  routes: uploadRoutes,
  mount: (app, platform) => {
    const { rateLimits } = platform.config;
    // On an installation of one machine everyone comes from one address.
    const most = !rateLimits || platform.isLocalInstallation ? Number.POSITIVE_INFINITY : undefined;
    const misses = createMissLimit(platform.now, most);
    app.on(["GET", "HEAD"], "/files/*", (context) => serveFile(context, platform, misses));
  },
  events: (worker, platform) => {
    // By then the account's posts and profile are gone, and nothing of them shows a picture anymore.
    worker.on("uploads.remove-files", ["account.deleted"], async (events, { tx }) => {
      for (const { actorId } of events) if (actorId !== null) await removeUploadsOf(tx, platform.files, actorId, platform.now());
    });
    worker.on("uploads.remove-orphaned", ["pictures.orphaned"], async (events, { tx }) => {
      for (const { payload } of events) await removeOrphaned(tx, platform.files, payload["urls"] as string[], platform.now());
    });
  },
  jobs: (platform) => {
    // Within a minute after a deletion can no longer be undone.
    platform.jobs.define({
      name: "remove-pictures-of-deleted-posts",
      cron: "* * * * *",
      run: () => removePicturesOfDeletedPosts(platform, platform.files),
    });
    platform.jobs.define({
      name: "remove-unused-uploads",
      cron: "41 * * * *",
      run: () => removeUnused(platform, platform.files),
    });
  },
  exports: (platform) => platform.accountExports.add("uploads", listOwnUploads),
};
