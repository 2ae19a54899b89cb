import * as contract from "@lockstep/contract/uploads.ts";
import type { Feature } from "../../platform/feature.ts";
import { removeUnused, removeUploadsOf } from "./remove-unused.ts";
import { serveFile } from "./serve-file.ts";
import { listOwnUploads } from "./store.ts";
import { uploadImage } from "./upload-image.ts";

export const uploadsFeature: Feature = {
  name: "uploads",
  routes: (api, platform) => {
    api.forMembers(contract.uploadImage, ({ actor, params, request }) =>
      uploadImage(platform, platform.files, actor, { bucket: params.bucket, request }),
    );
  },
  mount: (app, platform) => {
    app.on(["GET", "HEAD"], "/files/*", (context) => serveFile(context, platform.files));
  },
  events: (worker, platform) => {
    // By then the account's posts and profile are gone, and nothing of them shows a picture any more.
    worker.on("account.deleted", "uploads.remove-files", async (event, tx) => {
      if (event.actorId !== null) await removeUploadsOf(tx, platform.files, event.actorId, platform.now());
    });
  },
  jobs: (platform) => {
    platform.jobs.define({
      name: "remove-unused-uploads",
      cron: "41 * * * *",
      run: () => removeUnused(platform, platform.files),
    });
  },
  exports: (platform) => platform.accountExports.add("uploads", listOwnUploads),
};
