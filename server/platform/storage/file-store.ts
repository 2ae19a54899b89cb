import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { Config } from "../config/config.ts";
import { FILES_FOLDER, giveToOwner } from "./data-folder.ts";

/** What a browser may keep of a file: it never changes under its name. */
const CACHE_CONTROL = "public, max-age=3600";

/** A file that is in the store. */
export interface StoredFile {
  readonly bytes: number;
  open(): Promise<Readable>;
}

/** Where files of the product lie: on this machine's disk, or in an S3 bucket that many machines share. Paths are `folder/name`. */
export interface FileStore {
  /** Files never change: a path is written once. */
  put(path: string, data: Uint8Array, contentType: string): Promise<void>;
  find(path: string): Promise<StoredFile | null>;
  /** Removing what isn't there is done already. */
  remove(path: string): Promise<void>;
  /** All paths below a folder, some hundred at a time. */
  list(folder: string): AsyncIterable<readonly string[]>;
}

/** The folder of files, or null when they lie in S3. */
export function filesFolder(config: Pick<Config, "dataDir" | "s3">): string | null {
  return config.s3 === null ? resolve(config.dataDir, FILES_FOLDER) : null;
}

export function createFileStore(config: Pick<Config, "dataDir" | "s3">): FileStore {
  // The library is loaded by whoever needs it first, and S3's client only where there is a bucket.
  let opened: Promise<Disk> | null = null;
  const disk = (): Promise<Disk> => {
    opened ??= openDisk(config).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    async put(path, data, contentType) {
      await (await disk()).put(path, data, { contentType, cacheControl: CACHE_CONTROL });
      const folder = filesFolder(config);
      if (folder !== null) await giveToOwner(config.dataDir, join(folder, path));
    },
    async find(path) {
      const store = await disk();
      try {
        const { contentLength } = await store.getMetaData(path);
        return { bytes: contentLength, open: () => store.getStream(path) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      await (await disk()).delete(path);
    },
    async *list(folder) {
      const store = await disk();
      let paginationToken: string | undefined;
      do {
        const page = await store
          .listAll(folder, { recursive: true, ...(paginationToken === undefined ? {} : { paginationToken }) })
          .catch((error: unknown) => {
            if (isMissing(error)) return { objects: [], paginationToken: undefined };
            throw error;
          });
        yield [...page.objects].flatMap((entry) => (entry.isFile ? [entry.key] : []));
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
    },
  };
}

async function openDisk({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<Disk> {
  const { Disk } = await import("flydrive");
  if (s3 === null) {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new Disk(new FSDriver({ location: resolve(dataDir, FILES_FOLDER), visibility: "private" }));
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      // Services beside Amazon's are addressed by path, and many know no lists of rights: files are read through this server only.
      ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
      supportsACL: false,
      visibility: "private",
    }),
  );
}

/** flydrive wraps what the disk or S3 said. */
function isMissing(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === "ENOENT") return true;
    if (cause.name === "NotFound" || cause.name === "NoSuchKey") return true;
  }
  return false;
}
