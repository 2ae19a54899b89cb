import { readFile } from "node:fs/promises";
import { quantile } from "../scripts/sweep/quantile.ts";

/** Clock ticks a second of /proc on Linux. */
const TICKS = 100;

/** What a process has used so far: processor time in ms, resident memory in MB; zeros where there's no /proc. */
export async function usageOf(pid: number | undefined): Promise<{ readonly cpuMs: number; readonly memoryMb: number }> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const cpuMs = ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
    return { cpuMs, memoryMb: (Number(fields[21]) * 4096) / 1e6 };
  } catch {
    return { cpuMs: 0, memoryMb: 0 };
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
