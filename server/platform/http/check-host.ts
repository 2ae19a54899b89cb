import type { MiddlewareHandler } from "hono";
import { isLoopbackHost } from "../config/config.ts";
import { ApiError } from "./api-error.ts";
import type { AppEnvironment } from "./request-context.ts";

/** Platforms probe a container by its address: these tell nobody anything. `/metrics` has its own token. */
const PROBED = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * With a public APP_URL only its host is answered, and this machine's own names, which no other site can take: a page that points its own name at this
 * server (DNS rebinding) would otherwise count as ours. Two Host headers are refused always: proxies differ in which they go by.
 */
export function checkHost(appUrl: string): MiddlewareHandler<AppEnvironment> {
  const own = new URL(appUrl).hostname;
  const answersAll = isLoopbackHost(own);
  const isOwn = (host: string): boolean => host === own || isLoopbackHost(host);
  return async (context, next) => {
    const { incoming } = context.env ?? {};
    const named = incoming?.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host") ?? [];
    if (named.length > 1) throw new ApiError("MALFORMED_JSON");
    if (!answersAll && !PROBED.has(context.req.path)) {
      // A request line can name a host beside the header.
      const written = `http://${context.req.header("host") ?? own}`;
      const header = URL.canParse(written) ? new URL(written).hostname : "";
      if (!isOwn(new URL(context.req.url).hostname) || !isOwn(header)) throw new ApiError("HOST_REFUSED");
    }
    await next();
  };
}
