import { randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { giveToOwner, MAILBOX_FOLDER } from "../storage/data-folder.ts";
import type { Mail } from "./mail.ts";

/** A mail as the local mailbox keeps it. */
export interface KeptMail extends Mail {
  readonly id: string;
  readonly sentAt: string;
}

/** Mails of an installation without a mail server, one file each under the data folder. */
export interface Mailbox {
  keep(mail: Mail): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly KeptMail[]>;
  find(id: string): Promise<KeptMail | null>;
}

const MOST_KEPT = 200;

export function createMailbox(dataDir: string, now: () => Date): Mailbox {
  const folder = join(dataDir, MAILBOX_FOLDER);
  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch((): string[] => [])).filter((name) => /^\d+-[0-9a-f-]{36}\.json$/.test(name)).sort();
  const read = async (name: string): Promise<KeptMail | null> =>
    readFile(join(folder, name), "utf8").then(
      (text): KeptMail => JSON.parse(text),
      () => null,
    );
  return {
    async keep(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now();
      const id = mail.id ?? randomUUID();
      if ((await names()).some((name) => name.endsWith(`-${id}.json`))) return;
      const kept: KeptMail = { ...mail, id, sentAt: at.toISOString() };
      const path = join(folder, `${String(at.getTime()).padStart(15, "0")}-${id}.json`);
      // Renamed into place: nobody reads half a mail.
      await writeFile(`${path}.part`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${path}.part`, path);
      await giveToOwner(dataDir, path);
      for (const old of (await names()).slice(0, -MOST_KEPT)) await rm(join(folder, old), { force: true });
    },
    async list() {
      const mails = await Promise.all((await names()).reverse().map(read));
      return mails.filter((mail) => mail !== null);
    },
    async find(id) {
      if (!/^[0-9a-f-]{36}$/.test(id)) return null;
      const name = (await names()).find((entry) => entry.endsWith(`-${id}.json`));
      return name === undefined ? null : read(name);
    },
  };
}
