import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { lookup } from "node:dns/promises";
import type { AddressInfo } from "node:net";
import { StartupError } from "../config/startup-error.ts";

/** What listens on this process's port. It answers 503 until the application is handed over. */
export interface Listening {
  readonly port: number;
  handle(listener: RequestListener): void;
  /** Takes no more requests, lets those in flight finish, and resolves when they have. */
  close(): Promise<void>;
}

const DRAIN_MS = 20_000;

/** After a restart all open pages knock at once: so many may wait to be let in. The system's own bound holds above it. */
const BACKLOG = 4096;

/**
 * Takes the port before anything else is started, so that a port in use is told at once. `localhost` means both loopback addresses:
 * browsers and tools differ in which they try first.
 */
export async function listen(port: number, host: string): Promise<Listening> {
  let handler: RequestListener | null = null;
  let isClosing = false;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (isClosing) response.setHeader("Connection", "close");
    if (handler !== null) return handler(request, response);
    response.writeHead(503, { "Content-Type": "application/json", "Retry-After": "2" });
    response.end(
      JSON.stringify({
        error: { code: "SERVICE_UNAVAILABLE", message: "Lockstep is starting. Please try again in a moment." },
        requestId: "starting",
      }),
    );
  };
  const servers: Server[] = [];
  let chosen = port;
  for (const address of await addressesOf(host)) {
    const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 10_000 }, answer);
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
              server.close(() => {
                clearTimeout(late);
                resolve();
              });
              server.closeIdleConnections();
            }),
        ),
      );
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
