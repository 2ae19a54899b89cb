import { rm, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/start-server.ts";

// What guards an installation has tests of its own; here each is met in the application as it's assembled.

const SITE = "https://fit.example";
let server: TestServer;
beforeAll(async () => {
  // One moment for all of it: no minute of a limit ends in between.
  const start = new Date();
  server = await startTestServer({
    environment: { APP_URL: SITE, SESSION_SECRET: "s".repeat(40), RATE_LIMITS: "on" },
    now: () => start,
  });
});
afterAll(() => server.stop());

const ask = async (url: string, Host: string = new URL(url).host) => {
  const answer = await server.assembled.app.fetch(new Request(url, { headers: { Host } }));
  return { status: answer.status, body: await answer.text() };
};

test("a public site answers under no other name", async () => {
  expect(await ask(`${SITE}/api/config`)).toMatchObject({ status: 200 });
  for (const answer of [await ask("https://evil.example/api/config"), await ask(`${SITE}/api/config`, "evil.example")])
    expect(answer).toMatchObject({ status: 421, body: expect.stringContaining("HOST_REFUSED") as string });
});

test("whoever tries out addresses of pictures is refused, even one that isn't in the shape of ours", async () => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 61; tried += 1) statuses.push((await ask(`${SITE}/files/avatars/${tried}.png`)).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
});

test("a server whose data folder can't be written isn't ready, and says why", async () => {
  const own = await startTestServer();
  try {
    await rm(own.dataDir, { recursive: true });
    await writeFile(own.dataDir, "");
    expect(await own.visitor.call("GET", "/readyz")).toMatchObject({
      status: 503,
      body: { ready: false, problem: "the data folder cannot be written" },
    });
  } finally {
    await own.stop();
  }
});
