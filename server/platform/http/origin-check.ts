import type { MiddlewareHandler } from "hono";
import { isLoopbackHost } from "../config/config.ts";
import { ApiError } from "./api-error.ts";
import type { AppEnvironment } from "./request-context.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** The origins this installation always answers to. */
export function knownOrigins(appUrl: string, port: number): readonly string[] {
  return [appUrl, ...["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}:${port}`)];
}

/** Whether a page of `origin` may write here. Without a public APP_URL the host that a request was sent to counts as ours: nobody said which one is. */
export function createOriginRule(appUrl: string, port: number): (origin: string, host: string | undefined) => boolean {
  const known = knownOrigins(appUrl, port);
  const isPublic = !isLoopbackHost(new URL(appUrl).hostname);
  return (origin, host) =>
    known.includes(origin) || (!isPublic && host !== undefined && [`http://${host}`, `https://${host}`].includes(origin));
}

/** Refuses writes that another site's page sends along with a person's cookie. */
export function checkOrigin(appUrl: string, port: number): MiddlewareHandler<AppEnvironment> {
  const isOwnOrigin = createOriginRule(appUrl, port);
  return async (context, next) => {
    if (READING.has(context.req.method)) return next();
    const origin = context.req.header("origin");
    const site = context.req.header("sec-fetch-site");
    const own =
      origin === undefined
        ? site === undefined || site === "same-origin" || site === "none"
        : isOwnOrigin(origin, context.req.header("host"));
    if (!own) throw new ApiError("ORIGIN_REFUSED");
    // A browser always says where a write comes from. A cookie without that is refused, unless a token was sent on purpose.
    const hasCookie = /(^|;\s*)(__Secure-)?better-auth\./.test(context.req.header("cookie") ?? "");
    if (origin === undefined && site === undefined && hasCookie && context.req.header("authorization") === undefined) {
      throw new ApiError("ORIGIN_REFUSED", { message: "A write with a session cookie needs the Origin header." });
    }
    return next();
  };
}
