import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assemble, type Assembled } from "../../main/assemble.ts";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/sql.ts";
import { listen, type Listening } from "../../platform/http/listen.ts";
import { startTestServer, TEST_ORIGIN, type TestServer } from "../../testing/start-server.ts";

const CLIENTS = 200;

let first: TestServer;
let database: Database;
let second: Assembled;
let ports: readonly Listening[];

beforeAll(async () => {
  first = await startTestServer();
  const { config, log } = first.platform;
  database = await openDatabase({ databaseUrl: first.databaseUrl, dataDir: first.dataDir, log });
  second = await assemble({ config: { ...config, jobs: false }, database, log, port: 3000, checkOutput: true, evenMs: 0 });
  ports = await Promise.all(
    [first.assembled.app, second.app].map((app) => listen(0, "127.0.0.1", getRequestListener(app.fetch))),
  );
});
afterAll(async () => {
  await Promise.all(ports.map((port) => port.close()));
  await second.platform.payments?.close();
  await database.close();
  await first.stop();
});

/** A client at one of the two: a member of the eight there are, or a visitor. */
async function ask(cookie: string | null, path: string, body: unknown, index: number): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${ports[index % 2]?.port}${path}`, {
    method: "POST",
    headers: {
      Host: new URL(TEST_ORIGIN).host,
      Origin: TEST_ORIGIN,
      "Content-Type": "application/json",
      ...(cookie === null ? {} : { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

test("200 clients that ask at once at two processes make one AI post", async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => first.person()));
  const told = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const cookie = members[index % 9]?.cookie ?? null;
      const { shouldGenerate } = await ask(cookie, "/api/ai-posts/check", {}, index);
      // Half of them don't listen to the answer.
      const tries = shouldGenerate === true || index % 2 === 0;
      const made = tries ? await ask(cookie, "/functions/v1/generate-ai-content", { type: "tips" }, index + 1) : { status: 0 };
      return { shouldGenerate, status: made["status"] };
    }),
  );
  expect(told.filter(({ shouldGenerate }) => shouldGenerate === true)).toHaveLength(1);
  expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
  const [posts] = await first.database.db.rows<{ count: number }>(sql`select count(*)::int as count from posts`);
  expect(posts?.count).toBe(1);
});
