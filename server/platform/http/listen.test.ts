import { EventEmitter, once } from "node:events";
import { Agent, request, type IncomingMessage, type RequestListener } from "node:http";
import { connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { ApiError } from "./api-error.ts";
import { checkHost } from "./check-host.ts";
import { createConnectionLimit } from "./create-connection-limit.ts";
import { requestListener, startingApp } from "./edge.ts";
import { readLimited } from "./read-body.ts";
import type { AppEnvironment } from "./request-context.ts";
import { listen, type Listening } from "./listen.ts";

const edge = { isSecure: false, log: createLogger("silent") };
let listening: Listening;
afterEach(() => listening.close());

async function open(starting: RequestListener): Promise<string> {
  listening = await listen(0, "127.0.0.1", starting);
  return `http://127.0.0.1:${listening.port}`;
}

/** What the server says to exactly these bytes. */
async function say(bytes: string): Promise<string> {
  const socket = connect(listening.port, "127.0.0.1");
  socket.end(bytes);
  return text(socket);
}

describe("while it starts", () => {
  test("it lives and isn't ready; everything else is asked to come again, with the headers of every answer", async () => {
    const url = await open(requestListener(startingApp(false), edge));
    const [healthz, readyz, page] = await Promise.all(["/healthz", "/readyz", "/api/config"].map((path) => fetch(url + path)));
    expect([healthz?.status, readyz?.status, page?.status]).toEqual([200, 503, 503]);
    expect(page?.headers.get("retry-after")).toBe("2");
    expect(page?.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await page?.json()).toMatchObject({
      error: { code: "SERVICE_UNAVAILABLE" },
      requestId: page?.headers.get("x-request-id"),
    });
    listening.handle((_, response) => response.end("The application"));
    expect(await (await fetch(url)).text()).toBe("The application");
  });
});

describe("the name that is asked for", () => {
  test("may be missing, as in a probe's HTTP/1.0, and is then not this machine's", async () => {
    const app = new Hono<AppEnvironment>();
    app.get("/healthz", (context) => context.text(new URL(context.req.url).hostname));
    await open(requestListener(app, edge));
    const answer = await say("GET /healthz HTTP/1.0\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain("unnamed.invalid");
  });

  test.each(["a b", "a@b", "[::1", "x/y"])("%j is refused in words, with a request id", async (host) => {
    await open(requestListener(new Hono<AppEnvironment>(), edge));
    const answer = await say(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
    expect(answer).toContain('"code":"MALFORMED_JSON"');
  });
});

describe("a public site", () => {
  const guarded = (appUrl: string) => {
    const app = startingApp(false);
    const site = new Hono<AppEnvironment>();
    site.onError((error, context) =>
      context.text(error instanceof ApiError ? error.code : "", error instanceof ApiError ? (error.status as 400) : 500),
    );
    site.use(checkHost(appUrl));
    site.route("/", app);
    return requestListener(site, edge);
  };
  const status = async (requestLine: string, ...hosts: readonly string[]): Promise<number> => {
    const answer = await say(`${requestLine}\r\n${hosts.map((host) => `Host: ${host}\r\n`).join("")}Connection: close\r\n\r\n`);
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  };

  test("answers to its own name and to this machine's, and to probes under any", async () => {
    await open(guarded("https://fit.example"));
    for (const host of ["fit.example", "FIT.example:443", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect([host, await status("GET /api/x HTTP/1.1", host)]).toEqual([host, 503]);
    for (const host of ["evil.example", "fit.example.evil.example", "fit.example.", "10.0.0.1", "localhost.evil.example"]) {
      expect([host, await status("GET /api/x HTTP/1.1", host)]).toEqual([host, 421]);
      expect([host, await status("GET /healthz HTTP/1.1", host)]).toEqual([host, 200]);
    }
    expect(await status("GET http://evil.example/api/x HTTP/1.1", "fit.example")).toBe(421);
    expect(await status("GET http://fit.example/api/x HTTP/1.1", "evil.example")).toBe(421);
    expect(await status("GET /api/x HTTP/1.0")).toBe(421);
  });

  test("refuses two names at once, wherever it runs", async () => {
    await open(guarded("http://localhost:3000"));
    expect(await status("GET /healthz HTTP/1.1", "localhost", "evil.example")).toBe(400);
    expect(await status("GET /healthz HTTP/1.1", "evil.example")).toBe(200);
  });
});

test("a body that arrives too slowly is cut off, a slow one that arrives isn't", async () => {
  const app = new Hono<AppEnvironment>();
  app.post("/", async (context) => context.text(await readLimited(context.req.raw)));
  listening = await listen(0, "127.0.0.1", requestListener(app, edge), { slowestBody: { graceMs: 50, bytesPerSecond: 1 } });
  const socket = connect(listening.port, "127.0.0.1");
  const slow = text(socket);
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n");
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
  const fast = await fetch(`http://127.0.0.1:${listening.port}/`, { method: "POST", body: "x".repeat(1000) });
  expect(await fast.text()).toHaveLength(1000);
});

test.each([
  ["a byte a second is cut off, though it's never silent", 1, /^HTTP\/1\.1 408 /],
  ["500 bytes a second may take its minute", 500, /^HTTP\/1\.1 200 /],
])("a body that arrives at %s", async (_, bytesPerSecond, expected) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  try {
    const pieces = new EventEmitter();
    const seen: { bytes: number; connection: Socket | null } = { bytes: 0, connection: null };
    await open((incoming, response) => {
      seen.connection = incoming.socket;
      incoming.on("data", (part: Buffer) => {
        seen.bytes += part.byteLength;
        pieces.emit("piece");
      });
      incoming.on("end", () => response.end());
    });
    const socket = connect(listening.port, "127.0.0.1");
    const answer = text(socket);
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${60 * bytesPerSecond}\r\n\r\n`);
    for (let second = 1; second <= 60 && seen.connection?.writableEnded !== true; second += 1) {
      socket.write("x".repeat(bytesPerSecond));
      while (seen.bytes < second * bytesPerSecond) await once(pieces, "piece");
      vi.advanceTimersByTime(1000);
    }
    expect(await answer).toMatch(expected);
  } finally {
    vi.useRealTimers();
  }
});

test("a body over the limit is read to its end: its sender gets to read why it was refused", async () => {
  const app = new Hono<AppEnvironment>();
  app.onError((_, context) => context.text("too large", 413, { Connection: "close" }));
  app.post("/", async (context) => context.text(await readLimited(context.req.raw, 10)));
  const url = await open(requestListener(app, edge));
  const large = new Uint8Array(20 * 1024 * 1024);
  for (const body of [large, new Blob([large]).stream()]) {
    const answer = await fetch(url, { method: "POST", body, duplex: "half" });
    expect([answer.status, await answer.text()]).toEqual([413, "too large"]);
  }
});

test("one address has so many connections at once, proxies and this machine any number", () => {
  const limit = createConnectionLimit({ includes: (address) => address === "10.0.0.1" }, 2);
  const connectFrom = (remoteAddress: string): Socket => {
    const socket = Object.assign(new Socket(), {});
    Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
    limit(socket);
    return socket;
  };
  const open = (address: string) => Array.from({ length: 3 }, () => connectFrom(address));
  const [first, , third] = open("203.0.113.7");
  expect([first?.destroyed, third?.destroyed]).toEqual([false, true]);
  first?.emit("close");
  expect(connectFrom("203.0.113.7").destroyed).toBe(false);
  expect(connectFrom("203.0.113.7").destroyed).toBe(true);
  expect(["2001:db8::1", "2001:db8::2", "2001:db8::3"].map((address) => connectFrom(address).destroyed)).toEqual([
    false,
    false,
    true,
  ]);
  for (const address of ["10.0.0.1", "127.0.0.1", "::1"])
    expect(open(address).map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

test.each([
  ["announced", "Content-Length: 100\r\n\r\nhalf"],
  ["in pieces", "Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n"],
])("a body (%s) that its sender breaks off is no fault", async (_, rest) => {
  const app = new Hono<AppEnvironment>();
  let reached = (): void => undefined;
  const reading = new Promise<void>((resolve) => (reached = resolve));
  const outcome = new Promise<unknown>((resolve) => {
    app.post("/", async (context) => {
      const read = readLimited(context.req.raw);
      reached();
      resolve(await read.catch((error: unknown) => error));
      return context.text("");
    });
  });
  await open(requestListener(app, edge));
  const socket = connect(listening.port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${rest}`);
  await reading;
  socket.destroy();
  const error = await outcome;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: "MALFORMED_JSON" });
});

test("an idle connection is kept for longer than a proxy keeps its own", async () => {
  const url = await open((_, response) => response.end());
  const keepAlive = (await fetch(url)).headers.get("keep-alive") ?? "";
  expect(Number(/timeout=(\d+)/.exec(keepAlive)?.[1])).toBeGreaterThan(60);
});

test("closing doesn't wait for keep-alive connections", async () => {
  let finish = (): void => undefined;
  const url = await open((incoming, response) => {
    // Left alone it would stay for good.
    (incoming.socket as Socket & { readonly server: { keepAliveTimeout: number } }).server.keepAliveTimeout = 0;
    response.write("one ");
    finish = () => response.end("two");
  });
  const agent = new Agent({ keepAlive: true });
  const call = request(url, { agent }).end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  expect(answer.headers.connection).toBe("keep-alive");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  try {
    const closed = listening.close();
    finish();
    expect(await text(answer)).toBe("one two");
    await vi.advanceTimersByTimeAsync(1000);
    await closed;
  } finally {
    vi.useRealTimers();
    agent.destroy();
  }
});
