import { useSyncExternalStore } from "react";
import { ApiError, request, whenUnauthorized } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { keepPersonCaches } from "../../offline/person-caches.ts";

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image?: string | null;
  /** Of the whole site: a moderator's pages are offered by it, and guarded by the server. */
  role?: string;
}

interface SessionState {
  user: SessionUser | null;
  /** Names this browser's session in the list of sessions; null for nobody. */
  token: string | null;
  /** Until the first check has come back. */
  pending: boolean;
  /** Nothing is known, because the first check did not arrive: this is not "nobody". */
  failed: boolean;
  /** Somebody was here, and the session is gone: signed out, expired, or ended from another device. */
  ended: boolean;
}

type SessionAnswer = { user: SessionUser; session: { token: string } } | null;

const UNKNOWN: SessionState = { user: null, token: null, pending: true, failed: false, ended: false };
/** Coming back to the tab checks again, but not at every glance. */
const CHECK_AGAIN_MS = 10_000;

let state = UNKNOWN;
let checkedAt = 0;
let running: Promise<void> | null = null;
const listeners = new Set<() => void>();
const channel = typeof window === "undefined" ? null : new BroadcastChannel("lockstep-session");

function setState(next: SessionState): void {
  const same = next.user?.id === state.user?.id && next.user?.name === state.user?.name && next.user?.email === state.user?.email;
  const sameRest = next.user?.emailVerified === state.user?.emailVerified && next.user?.image === state.user?.image;
  const sameRole = next.user?.role === state.user?.role;
  const sameCheck = next.pending === state.pending && next.failed === state.failed && next.ended === state.ended;
  if (same && sameRest && sameRole && sameCheck && next.token === state.token) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Asks the server who is there. Without a connection, or with the server in trouble, what was known stays. */
async function check(): Promise<void> {
  try {
    const answer = await request<SessionAnswer>("GET", "/api/auth/get-session");
    const user = answer?.user ?? null;
    // Before any page hears who is there, what the device kept for somebody else is gone.
    await keepPersonCaches(user?.id ?? null);
    const ended = user === null && (state.user !== null || state.ended);
    setState({ user, token: answer?.session.token ?? null, pending: false, failed: false, ended });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) logFailure("The session was not checked", error);
    setState({ ...state, pending: false, failed: state.pending || state.failed });
  } finally {
    checkedAt = Date.now();
  }
}

/** Checks again, one check at a time; what was asked for during a check is checked after it. */
function checkOnce(): Promise<void> {
  const after = running ?? Promise.resolve();
  const run = async (): Promise<void> => {
    await after;
    await check();
    if (running === next) running = null;
  };
  const next: Promise<void> = run();
  running = next;
  return next;
}

/** Who left on purpose is not told that the session has ended. */
export function leftOnPurpose(): void {
  setState({ ...state, ended: false });
}

/** After signing in or out: checks again here and in the other tabs. */
export async function refreshSession(): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  channel?.postMessage("changed");
  await checkOnce();
}

function onVisible(): void {
  if (document.visibilityState === "visible" && Date.now() - checkedAt > CHECK_AGAIN_MS) void checkOnce();
}

// A session that ended elsewhere (it expired, another device ended it) is noticed at the first refused call.
whenUnauthorized(() => {
  if (state.user !== null && running === null) void checkOnce();
});

function onOnline(): void {
  if (state.failed) void checkOnce();
}

const onMessage = () => void checkOnce();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    channel?.addEventListener("message", onMessage);
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", onOnline);
    if (checkedAt === 0) void checkOnce();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.removeEventListener("message", onMessage);
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("online", onOnline);
  };
}

/** The person in front of this browser. `pending` until the session was checked; nobody while prerendering. */
export function useSession(): SessionState & { refetch: () => void } {
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  );
  return { ...now, refetch: () => void refreshSession() };
}
