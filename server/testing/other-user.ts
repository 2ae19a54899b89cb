import { spawnSync } from "node:child_process";

/** An ordinary user that every machine has. */
export const NOBODY = { uid: 65534, gid: 65534 } as const;

/** Whether the tests run as root, and in a checkout that others may read: only then one user meets another's files. */
export function mayActAsOtherUser(): boolean {
  return process.getuid?.() === 0 && spawnSync(process.execPath, ["--version"], { ...NOBODY, cwd: "/" }).status === 0;
}
