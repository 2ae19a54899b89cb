import { once } from "node:events";
import { Agent, request, type IncomingMessage, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { ApiError } from "./api-error.ts";
import { requestListener, startingApp } from "./edge.ts";
import { readLimited } from "./read-body.ts";
import type { AppEnvironment } from "./request-context.ts";
import { listen, type Listening } from "./serve.ts";

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
  test("it lives and is not ready; everything else is asked to come again, with the headers of every answer", async () => {
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

test("closing waits for no connection that was told it may stay", async () => {
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
