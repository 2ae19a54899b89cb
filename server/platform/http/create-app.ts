import { timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import type { Config } from "../config/config.ts";
import { parseProxyList } from "../config/trusted-proxies.ts";
import { isDatabaseUnavailable, violatedConstraint } from "../database/availability.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../logging/logger.ts";
import type { Api } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { identifyRequest, isFromThisMachine } from "./identify-request.ts";
import { chooseEncoding, compress, isCompressible } from "./compress.ts";
import { checkHost } from "./check-host.ts";
import { answerRefusal } from "./edge.ts";
import { createMetrics } from "./metrics.ts";
import { docsPage, openApiDocument } from "./openapi.ts";
import { checkOrigin } from "./origin-check.ts";
import type { PageCheck } from "./page-routes.ts";
import { discard } from "./read-body.ts";
import type { AppContext, AppEnvironment } from "./request-context.ts";
import { secureHeaders } from "./security-headers.ts";
import { sitePaths } from "./site-paths.ts";
import { mountStaticFiles } from "./mount-static-files.ts";

export interface AppOptions {
  readonly config: Config;
  readonly appUrl: string;
  readonly port: number;
  readonly isLocalInstallation: boolean;
  readonly database: Database;
  /** Null while data can be written, else what is wrong. */
  readonly findWriteProblem: () => Promise<string | null>;
  readonly log: Logger;
  readonly api: Api;
  /** Event streams open now. */
  readonly countStreams: () => number;
  /** Folder of the web build's files for browsers. */
  readonly webFolder: string;
  readonly pageChecks: readonly PageCheck[];
  /** Further routes: sign-in, mailbox. */
  readonly mounts: readonly ((app: Hono<AppEnvironment>) => void)[];
}

/** Everything this installation answers over HTTP. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { config, log, database, api } = options;
  const isSecure = options.appUrl.startsWith("https:");
  const metrics = createMetrics(database.pool, options.countStreams);
  const app = new Hono<AppEnvironment>();

  app.onError((error, context) => answerError(error, context, log));
  app.use(identifyRequest(parseProxyList(config.trustedProxies) ?? { includes: () => false }));
  app.use(logRequests(log));
  app.use(metrics.measure);
  app.use(secureHeaders(isSecure));
  app.use(readRefusedBodies());
  app.use(checkHost(options.appUrl));

  app.get("/healthz", (context) => noStore(context).json({ ok: true }));
  app.get("/readyz", async (context) => {
    const problem = (await database.problem()) ?? (await options.findWriteProblem());
    return noStore(context).json(problem === null ? { ready: true } : { ready: false, problem }, problem === null ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    if (!mayReadMetrics(context, config.metricsToken)) throw new ApiError("NOT_FOUND");
    return noStore(context).body(await metrics.render(), 200, { "Content-Type": metrics.contentType });
  });

  const origins = checkOrigin(options.appUrl, options.port);
  for (const area of ["/api/*", "/functions/*"]) {
    app.use(area, compressAnswers());
    app.use(area, origins);
  }
  for (const mount of options.mounts) mount(app);
  api.mount(app);
  // Generated on the first request: at startup it would cost time and 20 MB.
  let document: object | null = null;
  let docs: ReturnType<typeof docsPage> | null = null;
  const describeApi = () => (document ??= openApiDocument(api.routes, options.appUrl));
  app.get("/api/openapi.json", (context) => context.json(describeApi()));
  app.get("/api/docs", (context) => {
    docs ??= docsPage(api.routes, describeApi());
    return context.html(docs.html, 200, { "Content-Security-Policy": docs.policy });
  });
  for (const area of ["/api/*", "/functions/*"]) {
    app.all(area, (context) => {
      const methods = api.methodsOf(context.req.path);
      if (methods.length > 0) throw new ApiError("METHOD_NOT_ALLOWED", { headers: { Allow: methods.join(", ") } });
      throw new ApiError("NOT_FOUND");
    });
  }
  sitePaths(app, options.appUrl);
  mountStaticFiles(app, {
    log,
    folder: options.webFolder,
    appUrl: options.appUrl,
    isSecure,
    isLocalInstallation: options.isLocalInstallation,
    pageChecks: options.pageChecks,
  });
  app.notFound((context) => answerError(new ApiError("NOT_FOUND"), context, log));
  return app;
}

/** Browsers read no answer while they are still sending: what was refused unread is read to its end first. */
function readRefusedBodies(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const { raw } = context.req;
    if (context.res.status >= 400 && !READING.has(raw.method) && !raw.bodyUsed && raw.body !== null && !raw.body.locked)
      await discard(raw.body.getReader());
  };
}

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

function noStore(context: AppContext): AppContext {
  context.header("Cache-Control", "no-store");
  return context;
}

/** Expected refusals say what they are; a database that is away says so; anything else is logged in full and shown to nobody. */
function answerError(error: unknown, context: AppContext, log: Logger): Response {
  const requestId = context.get("requestId");
  let refusal: ApiError;
  if (error instanceof ApiError) {
    refusal = error;
  } else if ((violatedConstraint(error) ?? "").endsWith("_user_id_fkey")) {
    // The account was deleted while this write of its owner was on its way.
    refusal = new ApiError("NOT_SIGNED_IN");
  } else if (isDatabaseUnavailable(error)) {
    log.warn({ requestId, error }, "the database cannot be reached");
    refusal = new ApiError("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "2" } });
  } else {
    log.error({ requestId, error }, "a request failed");
    refusal = new ApiError("INTERNAL");
  }
  return answerRefusal(context, refusal);
}

function logRequests(log: Logger) {
  return async (context: AppContext, next: () => Promise<void>): Promise<void> => {
    const started = performance.now();
    await next();
    const path = context.req.path;
    const quiet = path === "/healthz" || path === "/readyz" || path === "/metrics" || path.startsWith("/assets/");
    const level = quiet ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        requestId: context.get("requestId"),
        method: context.req.method,
        path: withoutTokens(path),
        status: context.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  };
}

/** Parts of a path that open something stay out of the log; query strings never get in. */
function withoutTokens(path: string): string {
  return path.replace(/(\/(?:reset-password|shared)\/)[^/]+/, "$1[hidden]").slice(0, 200);
}

function mayReadMetrics(context: AppContext, token: string | null): boolean {
  if (token === null) return isFromThisMachine(context);
  const given = Buffer.from((context.req.header("authorization") ?? "").replace(/^Bearer /i, ""));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function compressAnswers(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const type = context.res.headers.get("content-type") ?? "";
    const encoding = chooseEncoding(context.req.header("accept-encoding"));
    if (!isCompressible(type) || context.res.headers.has("content-encoding")) return;
    context.res.headers.append("Vary", "Accept-Encoding");
    // The body is looked at last: an answer that stays as it is stays a plain text for the adapter.
    if (encoding === null || context.res.body === null) return;
    const data = new Uint8Array(await context.res.arrayBuffer());
    const headers = new Headers(context.res.headers);
    const isWorthIt = data.byteLength >= 1024;
    const sent = isWorthIt ? await compress(data, encoding, false) : data;
    if (isWorthIt) headers.set("Content-Encoding", encoding);
    headers.delete("Content-Length");
    // Hono keeps headers of the answer it replaces; cookies would be doubled.
    const status = context.res.status;
    context.res = undefined;
    context.res = new Response(new Uint8Array(sent), { status, headers });
  };
}
