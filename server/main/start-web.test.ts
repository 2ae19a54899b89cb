import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseConfig } from "../platform/config/config.ts";
import { MOST_CONNECTIONS } from "../platform/http/create-connection-limit.ts";
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
const configOn = async (port: number, environment: Readonly<Record<string, string>> = {}) =>
  parseConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: await server.emptyDatabase(),
    JOBS: "off",
    LOG_LEVEL: "silent",
    ...environment,
  });
/** This machine as others see it: connections from loopback aren't counted. */
const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((network) => network?.family === "IPv4" && !network.internal)?.address;

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

test.skipIf(ownAddress === undefined)("one address can't take all connections", async () => {
  const host = ownAddress ?? "";
  const web = await startWeb(await configOn(await freePort(), { HOST: host }), false);
  const sockets: Socket[] = [];
  const open = async (): Promise<Socket> => {
    const socket = connect(web.port, host);
    sockets.push(socket);
    await once(socket, "connect");
    return socket;
  };
  try {
    for (let count = 0; count < MOST_CONNECTIONS; count += 1) await open();
    const last = await open();
    last.end(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await text(last).catch(() => "")).toBe("");
    expect(sockets.filter((socket) => socket.destroyed)).toEqual([last]);
  } finally {
    for (const socket of sockets) socket.destroy();
    await web.stop();
  }
});
