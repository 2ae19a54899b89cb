import { createServer, type RequestListener, type Server } from "node:http";
import { lookup } from "node:dns/promises";
import type { AddressInfo, Socket } from "node:net";
import { StartupError } from "../config/startup-error.ts";
import { createBodyWatch, SLOWEST_BODY, type BodyRate } from "./body-rate.ts";

/** What listens on this process's port. It answers by what it was given to start with until the application is handed over. */
export interface Listening {
  readonly port: number;
  handle(listener: RequestListener): void;
  /** Takes no more requests, lets those in flight finish, and resolves when they have. */
  close(): Promise<void>;
}

const DRAIN_MS = 20_000;
/** How often connections that have become idle are closed while stopping: what was answered before may have been told to stay. */
const IDLE_CHECK_MS = 200;

/** A picture on a slow line takes minutes, and the page waits as long as something moves. */
const REQUEST_MS = 5 * 60_000;

/** Longer than proxies keep an idle connection (nginx and load balancers: 60 s), which would send a request into one that's just being closed. */
const KEEP_ALIVE_MS = 75_000;

/** After a restart all open pages knock at once: so many may wait to be let in. The system's own bound holds above it. */
const BACKLOG = 4096;

/**
 * Takes the port before anything else starts, so that a port in use is reported at once. `localhost` means both loopback addresses:
 * browsers and tools differ in which they try first.
 */
export async function listen(
  port: number,
  host: string,
  starting: RequestListener,
  limits: { readonly slowestBody?: BodyRate; readonly limitConnections?: (socket: Socket) => void } = {},
): Promise<Listening> {
  const bodies = createBodyWatch(limits.slowestBody ?? SLOWEST_BODY);
  let handler = starting;
  let isClosing = false;
  const answer: RequestListener = (request, response) => {
    bodies.watch(request);
    if (isClosing) response.setHeader("Connection", "close");
    handler(request, response);
  };
  const servers: Server[] = [];
  let chosen = port;
  for (const address of await addressesOf(host)) {
    const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: 20_000, keepAliveTimeout: KEEP_ALIVE_MS }, answer);
    if (limits.limitConnections !== undefined) server.on("connection", limits.limitConnections);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port: chosen, host: address, backlog: BACKLOG }, resolve);
      });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      // A machine without IPv6 still has the other loopback address.
      if (servers.length > 0 && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT")) continue;
      for (const other of servers) other.close();
      throw explain(error, code, port, host);
    }
    servers.push(server);
    chosen = (server.address() as AddressInfo).port;
  }
  return {
    port: chosen,
    handle(listener) {
      handler = listener;
    },
    async close() {
      isClosing = true;
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
              late.unref();
              const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
              server.close(() => {
                clearTimeout(late);
                clearInterval(idle);
                resolve();
              });
              server.closeIdleConnections();
            }),
        ),
      );
      bodies.stop();
    },
  };
}

async function addressesOf(host: string): Promise<readonly string[]> {
  if (host === "localhost") return ["127.0.0.1", "::1"];
  const bare = host.replace(/^\[|\]$/g, "");
  try {
    return [(await lookup(bare)).address];
  } catch {
    throw new StartupError(`HOST: the name ${host} is not known on this machine.`);
  }
}

function explain(error: unknown, code: string, port: number, host: string): Error {
  if (code === "EADDRINUSE")
    return new StartupError(`Port ${port} on ${host} is in use: stop the other program, or choose another with PORT.`);
  if (code === "EACCES") return new StartupError(`Port ${port} may not be used by this user: choose one above 1023 with PORT.`);
  if (code === "EADDRNOTAVAIL") return new StartupError(`HOST: this machine has no address ${host}.`);
  return error instanceof Error ? error : new Error(String(error));
}
