import { randomUUID } from "node:crypto";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config/config.ts";
import { withTimeout } from "../database/with-timeout.ts";
import type { Logger } from "../logging/logger.ts";

/** Below this the disk counts as full: a picture and the database's next pages need that much. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** Anyone may ask, and each answer is a write: one counts for this long. */
const REMEMBERED_MS = 5000;
const PATIENCE_MS = 3000;

/** Tells whether data can be written: null, or the sentence that says why not. */
export type WriteCheck = () => Promise<string | null>;

export function createWriteCheck(options: {
  readonly config: Pick<Config, "dataDir" | "s3" | "smtpUrl">;
  readonly database: { readonly pool: pg.Pool; readonly isEmbedded: boolean };
  readonly log: Logger;
}): WriteCheck {
  const { config, database, log } = options;
  const usesFolder = database.isEmbedded || config.s3 === null || config.smtpUrl === null;
  const check = async (): Promise<string | null> => {
    if (usesFolder) {
      const problem = await folderProblem(config.dataDir).catch((error: unknown) => {
        log.warn({ error }, "the data folder cannot be written");
        return "the data folder cannot be written";
      });
      if (problem !== null) return problem;
    }
    const written = withTimeout(
      PATIENCE_MS,
      touchDatabase(database.pool).then(() => true as const),
    );
    return written.then(
      (done) => (done === true ? null : "the database does not answer"),
      (error: unknown) => {
        log.warn({ error }, "the database cannot be written");
        return "the database cannot be written";
      },
    );
  };
  let known: { readonly until: number; readonly problem: Promise<string | null> } | null = null;
  return () => {
    const now = performance.now();
    if (known === null || known.until < now) known = { until: now + REMEMBERED_MS, problem: check() };
    return known.problem;
  };
}

/** Null when a file can be written in the folder and the disk has `leastFreeBytes` of room. */
export async function folderProblem(folder: string, leastFreeBytes: number = LEAST_FREE_BYTES): Promise<string | null> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastFreeBytes) return "the disk is full";
  const path = join(folder, `.write-check-${randomUUID()}`);
  try {
    await writeFile(path, Buffer.alloc(4096));
  } finally {
    await rm(path, { force: true });
  }
  return null;
}

async function touchDatabase(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into rate_limits (key, window_start, count, expires_at) values ('write-check', 'epoch', 1, now() + interval '1 hour')
     on conflict (key, window_start) do update set expires_at = excluded.expires_at`,
  );
}
