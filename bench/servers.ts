import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import type pg from "pg";
import { freePort, startServer } from "../e2e/server.ts";
import { ROOT } from "../scripts/process.ts";

/** A server under load. */
export interface Target {
  readonly name: "product" | "limit";
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it, jobs and event handling in the process that answers. The limiter is off, because its purpose is to refuse such a load. */
export async function startProduct(dataDir: string): Promise<Target> {
  const server = await startServer({ dataDir, env: { SAMPLE_DATA: "off", RATE_LIMITS: "off", HOST: "127.0.0.1" } });
  return { name: "product", port: Number(new URL(server.url).port), process: server.process, stop: server.stop };
}

/** A bare server to measure beside the product: the community's, unless another program is named. */
export async function startLimit(connection: pg.PoolConfig, program = "bench/limit/server.ts"): Promise<Target> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, program)], {
    env: { ...process.env, PORT: String(port), BENCH_CONNECTION: JSON.stringify(connection) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = new Promise((resolve) => child.stdout.once("data", resolve));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([ready, exited.then(() => Promise.reject(new Error("The limit server did not start.")))]);
  await sleep(50);
  return {
    name: "limit",
    port,
    process: child,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
