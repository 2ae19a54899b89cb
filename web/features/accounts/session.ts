import { useSyncExternalStore } from "react";
import { ApiError, request } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image?: string | null;
}

interface SessionState {
  user: SessionUser | null;
  /** Names this browser's session in the list of sessions; null for nobody. */
  token: string | null;
  /** Until the first check has come back. */
  pending: boolean;
}

type SessionAnswer = { user: SessionUser; session: { token: string } } | null;

const UNKNOWN: SessionState = { user: null, token: null, pending: true };
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
  if (same && sameRest && next.token === state.token && next.pending === state.pending) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Asks the server who is there. Without a connection, or with the server in trouble, what was known stays. */
async function check(): Promise<void> {
  try {
    const answer = await request<SessionAnswer>("GET", "/api/auth/get-session");
    setState({ user: answer?.user ?? null, token: answer?.session.token ?? null, pending: false });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) logFailure("The session was not checked", error);
    setState({ ...state, pending: false });
  } finally {
    checkedAt = Date.now();
  }
}

/** Checks again, one check at a time; what was asked for during a check is checked after it. */
function checkOnce(): Promise<void> {
  const next = (running ?? Promise.resolve()).then(check);
  running = next.finally(() => {
    if (running === next) running = null;
  });
  return next;
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

const onMessage = () => void checkOnce();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    channel?.addEventListener("message", onMessage);
    document.addEventListener("visibilitychange", onVisible);
    if (checkedAt === 0) void checkOnce();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.removeEventListener("message", onMessage);
    document.removeEventListener("visibilitychange", onVisible);
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
