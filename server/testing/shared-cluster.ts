import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Socket folder of the PostgreSQL that all server tests share. */
    readonly sharedCluster: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function startSharedCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "lockstep-cluster-"));
  const server = spawn(process.execPath, [join(import.meta.dirname, "serve-cluster.ts"), dataDir], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const [line] = (await Promise.race([once(createInterface({ input: server.stdout }), "line"), ended])) as unknown[];
  if (typeof line !== "string") throw new Error("The PostgreSQL of the tests did not start.");
  project.provide("sharedCluster", line);
  return async () => {
    server.stdin.end();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** A database of its own on the shared server. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database: a copy of the migrated one, an empty one (`template0`), or a copy of another that nobody is connected to. */
export async function createTestDatabase(socketFolder: string, template = "lockstep"): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runAlone(socketFolder, `create database ${name} template ${template}`);
  return {
    url: `postgres://lockstep@localhost/${name}?host=${encodeURIComponent(socketFolder)}`,
    drop: () => runAlone(socketFolder, `drop database ${name} with (force)`),
  };
}

async function runAlone(socketFolder: string, statement: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: "lockstep", database: "postgres", ssl: false, port: 5432 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
