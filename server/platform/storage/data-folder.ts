import { access, constants, lchown, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";

/** Folder below DATA_DIR where files lie unless S3 is configured. */
export const FILES_FOLDER = "files";
/** Folder below DATA_DIR where mails lie unless a mail server is configured. */
export const MAILBOX_FOLDER = "mailbox";

/**
 * Root that works in another user's data folder gives what it made there to that user, who may be the one who starts Lockstep the next
 * time: the path itself and the folders above it.
 */
export async function giveToOwner(dataDir: string, path: string): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const top = resolve(dataDir);
  const owner = await stat(top);
  if (owner.uid === 0) return;
  for (let at = resolve(path); at !== top && at !== dirname(at); at = dirname(at)) await lchown(at, owner.uid, owner.gid);
}

/** Refuses to start where mails or pictures could not be kept. What isn't there yet is made by the first one. */
export async function checkDataFolders(config: Pick<Config, "dataDir" | "s3" | "smtpUrl">): Promise<void> {
  const used = [...(config.s3 === null ? [FILES_FOLDER] : []), ...(config.smtpUrl === null ? [MAILBOX_FOLDER] : [])];
  for (const name of used) {
    const folder = join(resolve(config.dataDir), name);
    await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => {
      const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
      if (code === "ENOENT") return;
      throw new StartupError(
        `The folder ${folder} cannot be written (${code}): give it to the user Lockstep runs as, or choose another with DATA_DIR.`,
      );
    });
  }
}
