import { readFileSync, readlinkSync } from "node:fs";

/** Whether a process with this id is running (also when it belongs to someone else). */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  // A zombie answers to signals, but is gone.
  return processStat(pid)?.state !== "Z";
}

/** A mark that tells a process from a later one with the same id; empty where the system doesn't tell. */
export function processBirth(pid: number): string {
  return processStat(pid)?.startedAt ?? "";
}

/** The program's name as the system knows it, or null where it doesn't tell. */
export function processName(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return null;
  }
}

/** The folder a process works in, or null where the system doesn't tell. */
export function processFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** The user a process runs as, which anyone may ask, or null where the system doesn't tell. */
export function processUser(pid: number): number | null {
  try {
    const effective = /^Uid:\t\d+\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return effective === undefined ? null : Number(effective);
  } catch {
    return null;
  }
}

function processStat(pid: number): { state: string; startedAt: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces: the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", startedAt: fields[19] ?? "" };
  } catch {
    return null;
  }
}
