import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Runs `work` while no other process holds the same lock folder. A lock whose holder died is taken over. */
export async function withLock<T>(folder: string, waiting: string, work: () => Promise<T>): Promise<T> {
  let told = false;
  while (!(await take(folder))) {
    if (!told) process.stdout.write(`${waiting}\n`);
    told = true;
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function take(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    await writeFile(join(folder, "pid"), String(process.pid));
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const holder = Number(await readFile(join(folder, "pid"), "utf8").catch(() => "0"));
    if (holder > 0 && !isAlive(holder)) await rm(folder, { recursive: true, force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
