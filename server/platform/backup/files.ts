import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { giveToOwner } from "../storage/data-folder.ts";
import type { FileStore } from "../storage/file-store.ts";

/** A file of a backup. */
export interface BackedUpFile {
  /** Below the folder of files, with slashes. */
  readonly path: string;
  readonly data: Buffer;
}

/** Everything that is in the folder of files. They never change under their name, so they need no moment of their own; one that is removed meanwhile is left out. */
export async function* readFiles(folder: string): AsyncGenerator<BackedUpFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(missing([]));
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const at = join(entry.parentPath, entry.name);
    const data = await readFile(at).catch(missing(null));
    if (data !== null) yield { path: relative(folder, at).split(sep).join("/"), data };
  }
}

function missing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return instead;
    throw error;
  };
}

/** Whether a backup may name a file so: no way out of the folder, nothing hidden. */
export function isFilePath(path: string): boolean {
  return path.length <= 300 && path.split("/").every((part) => /^[\w-][\w.-]*$/.test(part));
}

/** Files on their way out of a backup: beside the others until the rows are whole. */
export interface FilesUnderWay {
  write(path: string, data: AsyncIterable<Buffer>): Promise<void>;
  /** Puts them where they belong; what lies there under the same name is the same file. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

/** `to` is the folder of files, or where else they are kept. */
export async function receiveFiles(
  dataDir: string,
  to: { readonly folder: string | null; readonly store: FileStore },
): Promise<FilesUnderWay> {
  await mkdir(dataDir, { recursive: true });
  const waiting = await mkdtemp(join(dataDir, "restoring-"));
  const paths: string[] = [];
  const drop = (): Promise<void> => rm(waiting, { recursive: true, force: true });
  return {
    async write(path, data) {
      await mkdir(dirname(join(waiting, path)), { recursive: true });
      await pipeline(Readable.from(data), createWriteStream(join(waiting, path)));
      paths.push(path);
    },
    async keep() {
      for (const path of paths) {
        if (to.folder === null) {
          await to.store.put(path, await buffer(createReadStream(join(waiting, path))), contentType(path));
          continue;
        }
        await mkdir(dirname(join(to.folder, path)), { recursive: true });
        await rename(join(waiting, path), join(to.folder, path));
        await giveToOwner(dataDir, join(to.folder, path));
      }
      await drop();
    },
    drop,
  };
}

const TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", gif: "image/gif", webp: "image/webp" };

function contentType(path: string): string {
  return TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
