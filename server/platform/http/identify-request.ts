import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isLoopbackHost } from "../config/config.ts";
import { plainAddress, type ProxyList } from "../config/trusted-proxies.ts";
import type { AppContext, AppEnvironment } from "./request-context.ts";

/** What proxies add to a request, whatever their make. */
const FORWARDING_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded.*|.*forwarded-for|.*-client-ip|.*-connecting-ip)$/;

/** Gives every request its id and finds out who is calling from where. */
export function identifyRequest(proxies: ProxyList): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const given = context.req.header("x-request-id");
    const peer = peerAddress(context);
    const throughProxy = proxies.includes(peer);
    // Only a trusted proxy may name the request; anyone else could forge lines of the log with it.
    context.set("requestId", throughProxy && given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
    context.set("clientAddress", throughProxy ? (forwardedAddress(context, proxies) ?? peer) : peer);
    await next();
  };
}

/** True when neither the peer nor a forwarding header says that the request comes from elsewhere. */
export function isFromThisMachine(context: AppContext): boolean {
  return (
    isLoopbackHost(peerAddress(context)) &&
    // The name asked for counts too: a page of another site can make its own name point here.
    isLoopbackHost(new URL(context.req.url).hostname) &&
    !Object.keys(context.req.header()).some((name) => FORWARDING_HEADER.test(name))
  );
}

function peerAddress(context: AppContext): string {
  return plainAddress(context.env?.incoming?.socket.remoteAddress ?? "127.0.0.1");
}

/** The last hop that's no trusted proxy: what is further left can be made up by the caller. */
function forwardedAddress(context: AppContext, proxies: ProxyList): string | null {
  const hops = (context.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => plainAddress(hop.trim()))
    .filter((hop) => hop !== "");
  return hops.toReversed().find((hop) => !proxies.includes(hop)) ?? hops[0] ?? null;
}
