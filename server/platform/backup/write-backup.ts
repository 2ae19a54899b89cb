import { once } from "node:events";
import type { WriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { StartupError } from "../config/startup-error.ts";
import { copyOut } from "./copy-stream.ts";
import { readFiles } from "./files.ts";
import { copyTarget, listTables } from "./tables.ts";

/** First line of a backup. */
export interface BackupHeader {
  readonly format: "lockstep-backup";
  readonly version: 1;
  /** The newest migration the data's shape comes from. */
  readonly migration: number;
  readonly createdAt: string;
}

/** Ends a table's rows; no row of COPY's text format looks like it. */
export const END_OF_ROWS = "\\.";

/**
 * Writes everything the product stores into one file, as it was at one moment, while others go on writing. `filesFolder` is where pictures lie; null when
 * that isn't on this machine.
 */
export async function writeBackup(
  pool: pg.Pool,
  file: string,
  { now, filesFolder }: { readonly now: Date; readonly filesFolder: string | null },
): Promise<{ readonly tables: number; readonly files: number; readonly bytes: number }> {
  const part = `${file}.part`;
  // Before the database is asked: a file that can't be is no fault of its connection.
  const target = await openPart(file, part);
  const client = await pool.connect().catch(async (error: unknown) => {
    target.destroy();
    await rm(part, { force: true });
    throw error;
  });
  const gzip = createGzip({ level: 6 });
  const stored = finished(gzip.pipe(target));
  // Reported by the awaits below; without a handler a full disk would end the process first.
  stored.catch(() => undefined);
  // All who write while the file catches up wait for the same moment.
  let caughtUp: Promise<void> | null = null;
  const write = (chunk: Buffer | string): Promise<void> | null => {
    if (gzip.write(chunk)) return null;
    caughtUp ??= Promise.race([once(gzip, "drain").then(() => undefined), stored]).finally(() => (caughtUp = null));
    return caughtUp;
  };
  try {
    await client.query("begin isolation level repeatable read read only");
    const newest = await client.query<{ version: number }>("select max(version) as version from schema_migrations");
    const header: BackupHeader = {
      format: "lockstep-backup",
      version: 1,
      migration: newest.rows[0]?.version ?? 0,
      createdAt: now.toISOString(),
    };
    await write(`${JSON.stringify(header)}\n`);
    const tables = await listTables(client);
    for (const table of tables) {
      await write(`${JSON.stringify(table)}\n`);
      await copyOut(client, `copy ${copyTarget(table)} to stdout`, write);
      await write(`${END_OF_ROWS}\n`);
    }
    await client.query("commit");
    // After the rows: what these refer to is there by then.
    let files = 0;
    if (filesFolder !== null) {
      for await (const { path, data } of readFiles(filesFolder)) {
        await write(`${JSON.stringify({ file: path, bytes: data.byteLength })}\n`);
        await write(data);
        await write("\n");
        files += 1;
      }
    }
    gzip.end();
    await stored;
    const handle = await open(part, "r+");
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    // Under its own name only when it is whole.
    await rename(part, file);
    client.release();
    return { tables: tables.length, files, bytes: size };
  } catch (error) {
    client.release(true);
    gzip.destroy();
    target.destroy();
    await rm(part, { force: true });
    throw explain(error, file);
  }
}

async function openPart(file: string, part: string): Promise<WriteStream> {
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory() === true) throw new StartupError(`${file} is a folder: name a file for the backup.`);
  try {
    return (await open(part, "w", 0o600)).createWriteStream();
  } catch (error) {
    throw explain(error, file);
  }
}

/** What the disk says about the backup is for a person to mend; everything else is a fault. */
function explain(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const code = String(error.code);
  const isOther = "path" in error && !String(error.path).startsWith(file);
  if (isOther || !["ENOENT", "ENOTDIR", "EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EFBIG"].includes(code)) return error;
  return new StartupError(`The backup ${file} cannot be written (${code}).`);
}
