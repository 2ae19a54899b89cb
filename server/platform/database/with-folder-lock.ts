import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartupError } from "../config/startup-error.ts";
import { isProcessAlive, processBirth } from "./process-identity.ts";

const PATIENCE_MS = 120_000;

/**
 * Runs `task` while no other process on this machine does so for the same folder. The lock goes with the process that holds it, however
 * that one ends: on Linux it's a name in the kernel's abstract socket space, elsewhere a file that names its owner.
 */
export async function withFolderLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const release = process.platform === "linux" ? await lockByName(folder) : await lockByFile(folder);
  try {
    return await task();
  } finally {
    await release();
  }
}

async function patiently<T>(folder: string, attempt: () => Promise<T | null>): Promise<T> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    const taken = await attempt();
    if (taken !== null) return taken;
    await pause(50);
  }
  throw new StartupError(`Another process has been starting or stopping the database in ${folder} for too long.`);
}

async function lockByName(folder: string): Promise<() => Promise<void>> {
  const name = `\0lockstep-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  return patiently(folder, async () => {
    const holder = createServer();
    try {
      await new Promise<void>((resolve, reject) => {
        holder.once("error", reject);
        holder.listen(name, resolve);
      });
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return null;
      throw error;
    }
    return () => new Promise<void>((resolve) => holder.close(() => resolve()));
  });
}

async function lockByFile(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "database.lock");
  return patiently(folder, async () => {
    try {
      await writeFile(path, JSON.stringify({ pid: process.pid, birth: processBirth(process.pid) }), { flag: "wx" });
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const owner = await readFile(path, "utf8").then(
      (text): { pid?: number; birth?: string } => JSON.parse(text),
      () => null,
    );
    if (owner !== null && owner.pid !== undefined && (!isProcessAlive(owner.pid) || processBirth(owner.pid) !== owner.birth)) {
      // Renamed before it is removed, so that only one of several waiting processes takes a dead owner's lock away.
      const aside = `${path}.${randomUUID()}`;
      await rename(path, aside).then(
        () => rm(aside, { force: true }),
        () => undefined,
      );
    }
    return null;
  });
}
