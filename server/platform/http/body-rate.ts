import type { IncomingMessage } from "node:http";

/** How slowly a body may arrive: after `graceMs`, every second needs another `bytesPerSecond`. */
export interface BodyRate {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/** A phone at the edge of its network is many times faster. */
export const SLOWEST_BODY: BodyRate = { graceMs: 20_000, bytesPerSecond: 500 };

const CHECK_MS = 1000;
const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Cuts requests whose body arrives too slowly: each would hold a connection, and what waits for it, for minutes. */
export function createBodyWatch(rate: BodyRate): { watch(request: IncomingMessage): void; stop(): void } {
  const arriving = new Map<IncomingMessage, { readonly startBytes: number; since: number }>();
  let checkedAt = performance.now();
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [request, body] of arriving) {
        const { socket } = request;
        // What has arrived and waits to be read isn't the sender's fault.
        if (request.readableLength > 0) body.since += now - checkedAt;
        const allowedMs = rate.graceMs + ((socket.bytesRead - body.startBytes) / rate.bytesPerSecond) * 1000;
        if (request.complete || socket.destroyed) arriving.delete(request);
        else if (now - body.since > allowedMs) {
          arriving.delete(request);
          socket.write(TOO_SLOW);
          socket.destroySoon();
        }
      }
      checkedAt = now;
    },
    Math.min(CHECK_MS, rate.graceMs),
  );
  timer.unref();
  return {
    watch(request) {
      const hasBody = request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
      if (hasBody) arriving.set(request, { startBytes: request.socket.bytesRead, since: performance.now() });
    },
    stop: () => clearInterval(timer),
  };
}
