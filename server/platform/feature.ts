import type { Hono } from "hono";
import type { EventWorker } from "./events/event-worker.ts";
import type { PageCheck } from "./http/page-routes.ts";
import type { Api } from "./http/api.ts";
import type { AppEnvironment } from "./http/request-context.ts";
import type { Platform } from "./platform.ts";

/** A feature's way into the application; each feature's `index.ts` exports one. */
export interface Feature {
  readonly name: string;
  /** Implements the feature's routes. */
  readonly routes?: (api: Api, platform: Platform) => void;
  /** Answers that are no JSON: pictures, documents. Mounted before the API. */
  readonly mount?: (app: Hono<AppEnvironment>, platform: Platform) => void;
  /** Tells which addresses of its pages mean nothing: those answer 404. */
  readonly pages?: (platform: Platform) => readonly PageCheck[];
  /** Handles events, its own and others'. */
  readonly events?: (worker: EventWorker, platform: Platform) => void;
  /** Defines what it does outside requests. */
  readonly jobs?: (platform: Platform) => void;
  /** Adds its part to a person's download: `platform.accountExports.add(...)`. */
  readonly exports?: (platform: Platform) => void;
  /** Says what must be done before an account is deleted: `platform.accountErasures.add(...)`. */
  readonly erasures?: (platform: Platform) => void;
}
