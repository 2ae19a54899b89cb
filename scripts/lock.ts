import { readlinkSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcessAlive, processBirth } from "../server/platform/database/process-identity.ts";

/**
 * Runs `work` while no other process holds the same lock. A lock whose holder died is taken over. It's a link that names its holder by
 * number and birth: made whole or not at all, and of no worth to a later process with the same number, as in a container started again.
 */
export async function withLock<T>(lock: string, waiting: string, work: () => Promise<T>): Promise<T> {
  for (let told = false; !take(lock); told = true) {
    if (!told) process.stdout.write(`${waiting}\n`);
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    remove(lock);
  }
}

function take(lock: string): boolean {
  for (;;) {
    try {
      symlinkSync(markOf(process.pid), lock, "junction");
      return true;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    if (isHeld(lock)) return false;
    remove(lock);
  }
}

function markOf(pid: number): string {
  return `${pid}-${processBirth(pid)}`;
}

/** Whether the one it names lives. What names nobody, as the folder of an earlier release, is held by nobody. */
function isHeld(lock: string): boolean {
  try {
    const holder = basename(readlinkSync(lock));
    const pid = Number(holder.split("-")[0]);
    return isProcessAlive(pid) && markOf(pid) === holder;
  } catch (error) {
    // Given back this moment: the next round takes it, if no other has.
    return error instanceof Error && "code" in error && error.code === "ENOENT";
  }
}

function remove(lock: string): void {
  try {
    unlinkSync(lock);
  } catch {
    rmSync(lock, { recursive: true, force: true });
  }
}
