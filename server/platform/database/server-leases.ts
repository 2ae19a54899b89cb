import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isProcessAlive, processBirth } from "./process-identity.ts";

/**
 * Who uses the embedded server of a data folder: one file a process, named by its id and birth, so that a process that was killed
 * stops counting on its own. All calls run under the folder's lock.
 */
export class ServerLeases {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "database-users");
  }

  async take(holder: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.#sweep();
    await writeFile(join(this.#folder, leaseName(holder)), "");
  }

  /** Returns the lease and says how many others remain. */
  async giveBack(holder: string): Promise<number> {
    await rm(join(this.#folder, leaseName(holder)), { force: true });
    return (await this.#sweep()).length;
  }

  async #sweep(): Promise<readonly string[]> {
    const names = await readdir(this.#folder).catch((): string[] => []);
    const living: string[] = [];
    for (const name of names) {
      const [pid = "", birth = ""] = name.split("-");
      if (isProcessAlive(Number(pid)) && processBirth(Number(pid)) === birth) living.push(name);
      else await rm(join(this.#folder, name), { force: true });
    }
    return living;
  }
}

function leaseName(holder: string): string {
  return `${process.pid}-${processBirth(process.pid)}-${holder}`;
}
