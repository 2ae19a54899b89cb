import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { assemble, type Assembled } from "../main/assemble.ts";
import { accounts, users } from "../platform/auth/tables.ts";
import { parseConfig } from "../platform/config/config.ts";
import { openDatabase, type Database } from "../platform/database/database.ts";
import { createLogger } from "../platform/logging/logger.ts";
import type { Platform } from "../platform/platform.ts";
import type { EventWorker } from "../platform/events/outbox.ts";
import type { PushNetwork } from "../platform/push/push-network.ts";
import { copyPreparedCluster } from "./prepared-cluster.ts";

/** Password of every person a test makes. */
export const TEST_PASSWORD = "Test!2026ok";
export const TEST_ORIGIN = "http://localhost:3000";

/** Somebody a test sends requests as. */
export interface Caller {
  /** Calls a path with a JSON body and reads a JSON answer. */
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}
export interface Person extends Caller {
  readonly id: string;
  readonly email: string;
  /** The session cookie, as a browser would send it. */
  readonly cookie: string;
}
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // What a test expects of an answer is in its assertions.
  readonly body: Readonly<Record<string, unknown>>;
}

/** The application on a PostgreSQL of its own, called without a port. */
export interface TestServer {
  readonly assembled: Assembled;
  readonly platform: Platform;
  readonly database: Database;
  readonly events: EventWorker;
  readonly dataDir: string;
  readonly visitor: Caller;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a verified person with a session. */
  person(name?: string, role?: "member" | "moderator"): Promise<Person>;
  signIn(email: string, password: string): Promise<Person>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
  /** Starts listening, jobs and the event worker too; without it events are worked by `events.workAll()`. */
  readonly works?: boolean;
  readonly webFolder?: string;
  readonly evenMs?: number;
  readonly pushNetwork?: PushNetwork;
}

/** Starts an application for one test file; stop it in `afterAll`. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "lockstep-test-"));
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "fatal", ...options.environment });
  const log = createLogger(config.logLevel);
  if (config.databaseUrl === null) await copyPreparedCluster(inject("preparedCluster"), dataDir);
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir, log });
  const assembled = await assemble({
    config,
    database,
    log,
    port: 3000,
    checkOutput: true,
    evenMs: options.evenMs ?? 0,
    ...(options.now === undefined ? {} : { now: options.now }),
    ...(options.webFolder === undefined ? {} : { webFolder: options.webFolder }),
    ...(options.pushNetwork === undefined ? {} : { pushNetwork: options.pushNetwork }),
  });
  if (options.works === true) await assembled.start({ works: true });
  const fetch = async (path: string, init?: RequestInit): Promise<Response> =>
    assembled.app.fetch(new Request(new URL(path, TEST_ORIGIN), init));

  const caller = (cookie: string | null): Caller => ({
    async call(method, path, body, headers) {
      const answer = await fetch(path, {
        method,
        headers: {
          Origin: TEST_ORIGIN,
          ...(cookie === null ? {} : { Cookie: cookie }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return readAnswer(answer);
    },
  });

  const signIn = async (email: string, password: string): Promise<Person> => {
    const answer = await caller(null).call("POST", "/api/auth/sign-in/email", { email, password });
    const user = answer.body["user"];
    if (answer.status !== 200 || typeof user !== "object" || user === null || !("id" in user)) {
      throw new Error(`Signing in as ${email} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    const cookie = answer.headers
      .getSetCookie()
      .map((entry) => entry.split(";")[0])
      .join("; ");
    return { id: String(user.id), email, cookie, ...caller(cookie) };
  };

  let passwordHash: string | null = null;
  return {
    assembled,
    platform: assembled.platform,
    database,
    events: assembled.events,
    dataDir,
    visitor: caller(null),
    fetch,
    signIn,
    async person(name = "Test Person", role = "member") {
      const id = randomUUID();
      const email = `${id}@example.com`;
      passwordHash ??= await assembled.platform.auth.hashPassword(TEST_PASSWORD);
      await database.db.insert(users).values({ id, email, name, role, emailVerified: true });
      await database.db.insert(accounts).values({ userId: id, accountId: id, providerId: "credential", password: passwordHash });
      return signIn(email, TEST_PASSWORD);
    },
    async stop() {
      if (options.works === true) await assembled.stop();
      else await assembled.platform.auth.settle();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readAnswer(answer: Response): Promise<Answer> {
  const text = await answer.text();
  let body: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    body = typeof parsed === "object" && parsed !== null ? { ...parsed } : { value: parsed };
  } catch {
    body = { text };
  }
  return { status: answer.status, headers: answer.headers, body };
}
