import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseConfig } from "../platform/config/config.ts";
import { startTestServer, type TestServer } from "../testing/start-server.ts";
import { startWeb } from "./start-web.ts";

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  server = await startTestServer();
  dataDir = await mkdtemp(join(tmpdir(), "lockstep-start-"));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
const configOn = async (port: number) =>
  parseConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: await server.emptyDatabase(),
    JOBS: "off",
    LOG_LEVEL: "silent",
  });

test("it's starting until the pages are built, and ready then", async () => {
  const port = await freePort();
  let built!: () => void;
  const starting = startWeb(await configOn(port), false, new Promise((resolve) => (built = resolve)));
  const readyz = () => fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  let answer = await readyz();
  while (answer === null) answer = await readyz();
  expect(answer.status).toBe(503);
  built();
  const web = await starting;
  expect((await readyz())?.status).toBe(200);
  await web.stop();
});

test("pages that couldn't be built end the start, and nothing stays open", async () => {
  const port = await freePort();
  const config = await configOn(port);
  await expect(startWeb(config, false, Promise.reject(new Error("Building the pages failed")))).rejects.toThrow(
    "Building the pages failed",
  );
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow("fetch failed");
});
