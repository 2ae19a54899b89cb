import type { MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type pg from "pg";
import type { AppEnvironment } from "./request-context.ts";

export interface Metrics {
  readonly measure: MiddlewareHandler<AppEnvironment>;
  render(): Promise<string>;
  readonly contentType: string;
}

/** Numbers about this process for Prometheus. */
export function createMetrics(pool: pg.Pool, countStreams: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const connections = new Gauge({
    name: "database_connections",
    help: "Connections of this process to the database",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      connections.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  const streams = new Gauge({
    name: "live_streams",
    help: "Open event streams of this process",
    registers: [registry],
    collect() {
      streams.set(countStreams());
    },
  });
  return {
    async measure(context, next) {
      const started = process.hrtime.bigint();
      await next();
      // The route's pattern, not the path: paths hold ids forever.
      const route = context.req.routePath.replace(/^\/\*$/, "files");
      requests.observe(
        { method: context.req.method, route, status: String(context.res.status) },
        Number(process.hrtime.bigint() - started) / 1e9,
      );
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
