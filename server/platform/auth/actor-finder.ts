import { hash } from "node:crypto";
import { APIError } from "better-auth/api";
import { ApiError } from "../http/api-error.ts";
import type { AppContext } from "../http/request-context.ts";
import { isDatabaseUnavailable } from "../database/availability.ts";
import type { Db } from "../database/sql.ts";
import type { Listener } from "../events/listener.ts";
import type { Logger } from "../logging/logger.ts";
import type { Auth } from "./auth.ts";
import type { SessionActor } from "./session-actor.ts";
import { createSessionReader, roleOf } from "./session-reader.ts";

const REMEMBERED_MS = 5000;
/** For this long the credentials are known to belong to a session; whether it's still valid is read every time. */
const RECOGNISED_MS = 10 * 60_000;
const MOST_REMEMBERED = 10_000;

/** Tells who a request comes from. */
export interface ActorFinder {
  find(context: AppContext): Promise<SessionActor | null>;
  /** Forgets a person's sessions, or everyone's: the next request asks the database. */
  forget(userId?: string): void;
}

/**
 * Reads sessions from the database and remembers each for at most five seconds, by the hash of what the caller sent. Every process
 * forgets a person as soon as one of their sessions ends or their rights change. Signatures are checked by better-auth, the first time and every ten
 * minutes; in between one statement says whether the session is still valid.
 */
export function createActorFinder(options: {
  readonly auth: Auth;
  readonly db: Db;
  readonly publicKey: string;
  readonly listener: Listener;
  readonly log: Logger;
  readonly now: () => Date;
}): ActorFinder {
  const remembered = new Map<
    string,
    { readonly until: number; readonly recognisedUntil: number; readonly actor: SessionActor | null }
  >();
  const readSession = createSessionReader(options.db, options.now);
  let generation = 0;
  const forget = (userId?: string): void => {
    generation += 1;
    for (const [key, entry] of remembered)
      if (userId === undefined || entry.actor === null || entry.actor.userId === userId) remembered.delete(key);
  };
  options.listener.on(
    "session_changed",
    (userId) => forget(userId),
    () => forget(),
  );

  const read = async ({ cookie, authorization }: Credentials): Promise<SessionActor | null> => {
    const headers = new Headers();
    if (cookie !== null) headers.set("cookie", cookie);
    if (authorization !== null) headers.set("authorization", authorization);
    try {
      const found = await options.auth.findSession(headers);
      if (found === null) return null;
      const { id, role, email, emailVerified, name } = found.user;
      return { userId: id, role: roleOf(role), sessionId: found.session.id, email, emailVerified, name };
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // better-auth wraps what the database said: a person must not look signed out because it is away.
      if (error instanceof APIError && error.statusCode >= 500)
        throw new ApiError("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "2" } });
      // A cookie that can't be read says nothing about anyone.
      options.log.warn({ error }, "a session could not be read");
      return null;
    }
  };

  const lookUp = async (context: AppContext): Promise<SessionActor | null> => {
    const credentials = credentialsOf(context.req.raw.headers, options.publicKey);
    if (credentials === null) return null;
    const key = hash("sha256", `${credentials.cookie ?? ""}\n${credentials.authorization ?? ""}`, "base64");
    const now = options.now().getTime();
    const known = remembered.get(key);
    if (known !== undefined && known.until > now) return known.actor;
    const asked = generation;
    const standing =
      known !== undefined && known.actor !== null && known.recognisedUntil > now
        ? await readSession(known.actor.sessionId)
        : null;
    const actor = standing ?? (await read(credentials));
    // What was read before someone signed out may not be remembered after it.
    if (asked === generation) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const recognisedUntil = standing === null ? now + RECOGNISED_MS : (known?.recognisedUntil ?? now);
      remembered.set(key, { until: now + REMEMBERED_MS, recognisedUntil, actor });
    }
    return actor;
  };

  return {
    find(context) {
      const started = context.get("actor") ?? lookUp(context);
      context.set("actor", started);
      return started;
    },
    forget,
  };
}

/** The headers that may name a person. */
interface Credentials {
  readonly cookie: string | null;
  readonly authorization: string | null;
}

/** Null when nothing names anyone; the installation's public key doesn't. */
function credentialsOf(headers: Headers, publicKey: string): Credentials | null {
  const cookie = headers.get("cookie");
  const authorization = headers.get("authorization");
  const mayName = authorization !== null && authorization.slice(7).trim() !== publicKey && !authorization.includes("%00");
  const found = {
    cookie: cookie !== null && cookie.includes("better-auth.") ? cookie : null,
    authorization: mayName ? authorization : null,
  };
  return found.cookie === null && found.authorization === null ? null : found;
}
