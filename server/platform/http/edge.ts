import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "../logging/logger.ts";
import { ApiError } from "./api-error.ts";
import { identifyRequest } from "./identify-request.ts";
import type { AppContext, AppEnvironment } from "./request-context.ts";
import { secureHeaders } from "./security-headers.ts";

/** The name of a request that names no host, as probes in HTTP/1.0 do. It isn't this machine's: what is only for this machine stays closed. */
const UNNAMED_HOST = "unnamed.invalid";

/** Answers a refusal as the contract says. */
export function answerRefusal(context: AppContext, refusal: ApiError): Response {
  context.header("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(refusal.headers)) context.header(name, value);
  const body = JSON.stringify(refusal.body(context.get("requestId")));
  return context.body(body, refusal.status as 400, { "Content-Type": "application/json" });
}

/** Answers while the database is opened and migrated: the process lives, and isn't ready. */
export function startingApp(isSecure: boolean): Hono<AppEnvironment> {
  const app = bareApp(isSecure);
  app.get("/healthz", (context) => context.json({ ok: true }));
  app.get("/readyz", (context) => context.json({ ready: false, problem: "Lockstep is starting" }, 503));
  const message = "Lockstep is starting. Please try again in a moment.";
  app.all("/*", (context) =>
    answerRefusal(context, new ApiError("SERVICE_UNAVAILABLE", { message, headers: { "Retry-After": "2" } })),
  );
  return app;
}

/** Hands Node's requests to an application. What is no request it could take (a host that can't be one) is refused and logged here. */
export function requestListener(
  app: Hono<AppEnvironment>,
  { isSecure, log }: { readonly isSecure: boolean; readonly log: Logger },
): RequestListener {
  const refusing = bareApp(isSecure);
  refusing.get("/unreadable", (context) => answerRefusal(context, new ApiError("MALFORMED_JSON")));
  refusing.get("/fault", (context) => answerRefusal(context, new ApiError("INTERNAL")));
  // The adapter puts its own Response in the place of the platform's: that one goes to the socket as it is, the other would be read as a stream.
  return getRequestListener(app.fetch, {
    hostname: UNNAMED_HOST,
    async errorHandler(error) {
      const isRefused = error instanceof RequestError;
      const answer = await refusing.request(isRefused ? "/unreadable" : "/fault");
      const requestId = answer.headers.get("x-request-id");
      if (isRefused) log.info({ requestId, status: answer.status, reason: error.message }, "a request could not be read");
      else log.error({ requestId, error }, "a request failed");
      return answer;
    },
  });
}

function bareApp(isSecure: boolean): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(identifyRequest({ includes: () => false }));
  app.use(secureHeaders(isSecure));
  return app;
}
