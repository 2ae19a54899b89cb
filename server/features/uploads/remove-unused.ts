import { BUCKETS, type Bucket } from "@lockstep/contract/uploads.ts";
import { RESTORE_WITHIN_MS } from "@lockstep/domain/community/policy.ts";
import { uploadTimestamp } from "@lockstep/domain/uploads/upload-key.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { keyOfPath, largePath, smallPath } from "./file-paths.ts";
import { deleteUnused, listKnownKeys, type Unused, type UploadKey } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/** Removes pictures that nothing has shown for a day, and files that no row knows. */
export async function removeUnused(platform: Platform, files: FileStore): Promise<void> {
  const dayAgo = new Date(platform.now().getTime() - DAY_MS);
  await removeAll(platform, files, { sentBefore: dayAgo, deletedBefore: dayAgo });
  for (const bucket of BUCKETS) await removeStrayFiles(platform.db, files, bucket, dayAgo);
}

/** Removes pictures of posts whose deletion can no longer be undone. */
export async function removePicturesOfDeletedPosts(platform: Platform, files: FileStore): Promise<void> {
  await removeAll(platform, files, { deletedBefore: new Date(platform.now().getTime() - RESTORE_WITHIN_MS) });
}

async function removeAll(platform: Platform, files: FileStore, which: Unused): Promise<void> {
  for (;;) {
    // The rows go first: should the files outlive a crash here, they are files that no row knows.
    const gone = await platform.db.transaction((tx) => deleteUnused(tx, which, BATCH));
    await removeFiles(files, gone);
    if (gone.length === 0) return;
  }
}

/** Removes pictures of what was deleted for good, like a group; what something else still shows stays. */
export async function removeOrphaned(tx: Db, files: FileStore, urls: readonly string[], now: Date): Promise<void> {
  const deletedBefore = new Date(now.getTime() - RESTORE_WITHIN_MS);
  await removeFiles(files, await deleteUnused(tx, { urls, deletedBefore }, urls.length));
}

/** Removes what a person sent in once their account is gone; what a group still shows as its cover stays. */
export async function removeUploadsOf(tx: Db, files: FileStore, userId: string, now: Date): Promise<void> {
  for (;;) {
    const gone = await deleteUnused(tx, { userId, deletedBefore: now }, BATCH);
    await removeFiles(files, gone);
    if (gone.length === 0) return;
  }
}

async function removeFiles(files: FileStore, keys: readonly UploadKey[]): Promise<void> {
  for (const at of keys) {
    await files.remove(largePath(at));
    await files.remove(smallPath(at));
  }
}

/** What a crash or a restored backup left behind. Files in other shapes than ours are left alone. */
async function removeStrayFiles(db: Db, files: FileStore, bucket: Bucket, before: Date): Promise<void> {
  for await (const page of files.list(bucket)) {
    const old = page.filter((path) => {
      const sent = uploadTimestamp(bucket, keyOfPath(bucket, path));
      return sent !== null && sent < before.getTime();
    });
    if (old.length === 0) continue;
    const known = await listKnownKeys(db, bucket, [...new Set(old.map((path) => keyOfPath(bucket, path)))]);
    for (const path of old) if (!known.has(keyOfPath(bucket, path))) await files.remove(path);
  }
}
