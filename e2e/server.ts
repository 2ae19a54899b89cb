import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import manifest from "../package.json" with { type: "json" };
import { ROOT, run } from "../scripts/process.ts";

/** What `npm start` tells the engine: memory and speed are measured as they are in production. */
const ENGINE_FLAGS = manifest.scripts.start.match(/--\S+/g) ?? [];

/** A whole Lockstep on its own port and its own data folder. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** The server process; its tree holds the embedded database too. */
  readonly process: ChildProcess;
  /** What it printed so far. */
  readonly output: () => string;
  /** Stops it cleanly and removes its data. */
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  /** Its data folder; a new one, removed at the end, unless named. */
  readonly dataDir?: string;
  /** A stopped server's data folder, of which the new one is a copy. */
  readonly template?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built product (see `buildWeb`) and waits until it is ready. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "lockstep-e2e-")));
  // `cp` keeps the owners, without which PostgreSQL refuses its folder.
  if (options.template !== undefined) await run("cp", ["-a", `${options.template}/.`, dataDir]);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...ENGINE_FLAGS, join(ROOT, "server/main/web.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      AI_POSTS_HOURS: "0",
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await untilReady(url, child, () => output);
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await exited;
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(200);
  }
}

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
