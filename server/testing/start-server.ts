import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSignature } from "better-auth/crypto";
import { inject } from "vitest";
import { assemble, type Assembled } from "../main/assemble.ts";
import { parseConfig } from "../platform/config/config.ts";
import { openDatabase, type Database } from "../platform/database/database.ts";
import { sql } from "../platform/database/sql.ts";
import { createLogger } from "../platform/logging/logger.ts";
import type { Platform } from "../platform/platform.ts";
import type { EventWorker } from "../platform/events/event-worker.ts";
import type { Deliver } from "../platform/payments/test-mode/provider.ts";
import type { PushNetwork } from "../platform/push/push-network.ts";
import { QUICK_HASHING } from "./quick-hashing.ts";
import { createTestDatabase, type TestDatabase } from "./shared-cluster.ts";

/** Password of every person a test makes. */
export const TEST_PASSWORD = "Test!47quince";
export const TEST_ORIGIN = "http://localhost:3000";

/** Someone a test sends requests as. */
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

/** The application on its own database, called without a port. */
export interface TestServer {
  readonly assembled: Assembled;
  readonly platform: Platform;
  readonly database: Database;
  /** Where the database is, for a second process. */
  readonly databaseUrl: string;
  readonly events: EventWorker;
  readonly dataDir: string;
  readonly visitor: Caller;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a verified person with a session and a password that works. */
  person(name?: string, role?: "member" | "moderator"): Promise<Person>;
  /** Signs in with a password, as a page does. */
  signIn(email: string, password: string): Promise<Person>;
  /** Creates one more database on the same PostgreSQL, with nothing in it, and returns its URL. */
  emptyDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Starts a PostgreSQL in the data folder, for tests that kill it. */
  readonly ownCluster?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
  /** Starts listening, jobs and the event worker too; without it events are worked by `events.workAll()`. */
  readonly works?: boolean;
  readonly webFolder?: string;
  readonly evenMs?: number;
  readonly pushNetwork?: PushNetwork;
  /** Takes the built-in payment provider's events instead of the webhook. */
  readonly deliverPaymentEvent?: Deliver;
}

/** Starts an application for one test file; stop it in `afterAll`. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "lockstep-test-"));
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "fatal", ...options.environment });
  const log = createLogger(config.logLevel);
  // Limits count in windows of the clock: it stops for them, so that no slow test crosses into the next window.
  const started = new Date();
  const copy = options.ownCluster === true ? null : await createTestDatabase(inject("sharedCluster"));
  const databases: TestDatabase[] = copy === null ? [] : [copy];
  const database = await openDatabase({ databaseUrl: copy?.url ?? null, dataDir, log });
  const socketFolder = copy === null ? String(database.connection.host) : inject("sharedCluster");
  const assembled = await assemble({
    config,
    database,
    log,
    port: 3000,
    checkOutput: true,
    evenMs: options.evenMs ?? 0,
    hashing: QUICK_HASHING,
    now: options.now ?? (config.rateLimits ? () => started : () => new Date()),
    ...(options.webFolder === undefined ? {} : { webFolder: options.webFolder }),
    ...(options.deliverPaymentEvent === undefined ? {} : { deliverPaymentEvent: options.deliverPaymentEvent }),
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
    databaseUrl: copy?.url ?? "",
    events: assembled.events,
    dataDir,
    visitor: caller(null),
    fetch,
    signIn,
    async person(name = "Test Person", role = "member") {
      const id = randomUUID();
      const email = `${id}@example.com`;
      passwordHash ??= await assembled.platform.auth.hashPassword(TEST_PASSWORD);
      await database.db.run(
        sql`insert into users (id, email, name, role, email_verified) values (${id}, ${email}, ${name}, ${role}, true)`,
      );
      await database.db.run(sql`
        insert into accounts (user_id, account_id, provider_id, password) values (${id}, ${id}, 'credential', ${passwordHash})`);
      const cookie = await startSession(assembled, id);
      return { id, email, cookie, ...caller(cookie) };
    },
    async emptyDatabase() {
      const made = await createTestDatabase(socketFolder, "template0");
      databases.push(made);
      return made.url;
    },
    async stop() {
      if (options.works === true) await assembled.stop();
      else await Promise.all([assembled.platform.auth.settle(), assembled.platform.payments?.close()]);
      await database.close();
      if (copy !== null) for (const made of databases) await made.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a session without a password; returns its cookie. */
async function startSession(assembled: Assembled, userId: string): Promise<string> {
  const { internalAdapter } = await assembled.platform.auth.context;
  return sessionCookie(assembled, (await internalAdapter.createSession(userId)).token);
}

/** The cookie of a session token, signed, as a browser sends it. */
export async function sessionCookie({ platform }: Assembled, token: string): Promise<string> {
  const { authCookies, secret } = await platform.auth.context;
  return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)}`;
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
