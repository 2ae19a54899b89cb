import type { Hono } from "hono";
import { LIVE_PATH } from "@lockstep/contract/live.ts";
import type { ActorFinder } from "../auth/actor-finder.ts";
import { addressToCount } from "../config/trusted-proxies.ts";
import { EVENT_STREAM_HEADERS } from "../http/event-answer.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import type { LiveHub } from "./live-hub.ts";

/** `GET /api/events`. A browser that reopens its stream can't set a header: it gives its last position in `after`. */
export function mountLive(app: Hono<AppEnvironment>, hub: LiveHub, actors: ActorFinder): void {
  app.on("GET", LIVE_PATH, async (context) => {
    if (context.req.method === "HEAD") return context.body(null, 200, EVENT_STREAM_HEADERS);
    const actor = await actors.find(context);
    const stream = await hub.open({
      actor,
      address: addressToCount(context.get("clientAddress")),
      lastEventId: context.req.header("last-event-id") ?? context.req.query("after") ?? null,
      abort: () => context.env?.outgoing?.destroy(),
    });
    return context.body(stream, 200, EVENT_STREAM_HEADERS);
  });
}
