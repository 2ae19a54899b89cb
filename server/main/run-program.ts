import { ConfigError } from "../platform/config/config.ts";
import { StartupError } from "../platform/config/startup-error.ts";

/** Runs a program's main function. What a person can mend is one line; a fault shows its stack. Both end with exit code 1. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof StartupError;
    process.stderr.write(`${isPlain ? error.message : describeFault(error)}\n`);
    process.exit(1);
  }
}

/** One press of Ctrl-C may arrive several times, from the terminal and from what started us: within this time it's the same one. */
const SAME_PRESS_MS = 1500;

/** Calls `stop` once, at the first SIGTERM or SIGINT; a later one ends the process at once. */
export function onStopSignal(stop: (signal: string) => Promise<void>): void {
  let stoppingSince: number | null = null;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null && performance.now() - stoppingSince < SAME_PRESS_MS) return;
      if (stoppingSince !== null) process.exit(1);
      stoppingSince = performance.now();
      void stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Stopping failed: ${error instanceof Error ? error.message : String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\nCaused by: ${describeFault(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
