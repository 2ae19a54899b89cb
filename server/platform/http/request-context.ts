import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SessionActor } from "../auth/session-actor.ts";

/** What the middlewares hang on a request. */
export interface RequestState {
  requestId: string;
  /** Address of the caller, with trusted proxies taken off. */
  clientAddress: string;
  /** The session's person; read on first use. */
  actor?: Promise<SessionActor | null>;
}

/** Bindings of Node's server; empty when the application is called without one, as tests do. */
export interface AppEnvironment {
  Bindings: Partial<HttpBindings>;
  Variables: RequestState;
}
export type AppContext = Context<AppEnvironment>;
