import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";

/** The folder of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

interface RunOptions {
  /** Folder below the checkout; the checkout itself by default. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Takes what the program prints; by default it goes where this process prints. */
  readonly print?: (text: string) => void;
  /** Stops the program. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs one of the project's own command-line tools on the project's Node, its output passed through; answers the exit code. */
export function runTool(entry: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return run(process.execPath, [join(ROOT, entry), ...args], options);
}

/** Runs a program, its output passed through; answers the exit code (127 when it can't be started). */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(ROOT, options.cwd ?? ""),
      stdio: ["ignore", options.print ? "pipe" : "inherit", options.print ? "pipe" : "inherit"],
      env: options.env ?? process.env,
      signal: options.signal,
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => options.print?.(text));
    child.on("error", () => resolve(127));
    child.on("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
