import { useSyncExternalStore } from "react";
import { peekPageData } from "../api/page-data.ts";
import { ApiError, request, whenUnauthorized } from "../api/client.ts";
import { logFailure } from "../api/log-failure.ts";
import { keepPersonCaches } from "../offline/person-caches.ts";
import { notifyTabs, onTabMessage } from "../offline/tab-channel.ts";

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
  sessionId: string | null;
  /** Until the first check has come back. */
  pending: boolean;
  /** Unknown, because the first check failed; that isn't the same as signed out. */
  failed: boolean;
  /** Someone was here, and the session is gone: signed out, expired, or ended from another device. */
  ended: boolean;
}

type SessionAnswer = { user: SessionUser; session: { id: string } } | null;

const UNKNOWN: SessionState = { user: null, sessionId: null, pending: true, failed: false, ended: false };
/** Coming back to the tab checks again, but not at every glance. */
const CHECK_AGAIN_MS = 10_000;

/** With a member on the device the page doesn't wait longer than this for the server, ms. */
const PATIENCE_MS = 8000;
const MEMBER_KEY = "lockstep.member";

/** The member who was signed in at the last check: whose pages open without a connection. The session itself is in its cookie alone. */
function readMember(): SessionUser | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMBER_KEY) ?? "null");
    // Only this file writes it.
    return typeof kept === "object" && kept !== null && "id" in kept ? (kept as SessionUser) : null;
  } catch {
    return null;
  }
}

function keepMember(user: SessionUser | null): void {
  try {
    if (user === null) localStorage.removeItem(MEMBER_KEY);
    else localStorage.setItem(MEMBER_KEY, JSON.stringify(user));
  } catch {
    // Without storage the pages need a connection.
  }
}

/** A document that brought its member spares the first render the wait for the check; the check then takes the same answer. */
function readDocument(): SessionState {
  const answer = peekPageData("/api/auth/get-session") as SessionAnswer | undefined;
  if (!answer) return UNKNOWN;
  return { user: answer.user, sessionId: answer.session.id, pending: false, failed: false, ended: false };
}

/** The session that came with the document; hydration uses it. */
const documentState = typeof document === "undefined" ? UNKNOWN : readDocument();
let state = documentState;
/** The server hasn't confirmed the member yet. */
let isRemembered = false;
let checkedAt = 0;
let running: Promise<void> | null = null;
const listeners = new Set<() => void>();
let stopListening: (() => void) | null = null;

function setState(next: SessionState): void {
  const same = next.user?.id === state.user?.id && next.user?.name === state.user?.name && next.user?.email === state.user?.email;
  const sameRest = next.user?.emailVerified === state.user?.emailVerified && next.user?.image === state.user?.image;
  const sameRole = next.user?.role === state.user?.role;
  const sameCheck = next.pending === state.pending && next.failed === state.failed && next.ended === state.ended;
  if (same && sameRest && sameRole && sameCheck && next.sessionId === state.sessionId) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Call it before hydration: when the document names a member, it deletes other members' cached answers. */
export async function prepareSession(): Promise<void> {
  if (documentState.user !== null) await keepPersonCaches(documentState.user.id);
}

/** Asks the server who is there. Without a connection, or with the server in trouble, what was known stays. */
async function check(): Promise<void> {
  const member = state.pending ? readMember() : null;
  try {
    const options = member === null ? {} : { signal: AbortSignal.timeout(PATIENCE_MS) };
    const answer = await request<SessionAnswer>("GET", "/api/auth/get-session", options);
    const user = answer?.user ?? null;
    isRemembered = false;
    keepMember(user);
    // Before any page learns who's signed in, data kept for someone else is deleted.
    await keepPersonCaches(user?.id ?? null);
    const ended = user === null && (state.user !== null || state.ended);
    setState({ user, sessionId: answer?.session.id ?? null, pending: false, failed: false, ended });
  } catch (error) {
    const isUnreached = error instanceof ApiError ? error.status === 0 : error instanceof DOMException;
    if (!isUnreached) logFailure("The session was not checked", error);
    isRemembered = isUnreached && member !== null;
    if (isRemembered) setState({ ...state, user: member, pending: false });
    else setState({ ...state, pending: false, failed: state.pending || state.failed });
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

let isLeaving = false;

/** While someone signs out, refused calls are no news: the page that made them is being left, and its guard would lead to the sign-in page. */
export function setLeaving(is: boolean): void {
  isLeaving = is;
}

/** After signing out on purpose, no message says that the session has ended, and this device forgets the member. */
export function leftOnPurpose(): void {
  keepMember(null);
  setState({ ...state, ended: false });
}

/** After signing in or out: checks again here and in the other tabs. */
export async function refreshSession(): Promise<void> {
  notifyTabs({ type: "session" });
  await checkOnce();
}

function onVisible(): void {
  if (document.visibilityState === "visible" && Date.now() - checkedAt > CHECK_AGAIN_MS && !isLeaving) void checkOnce();
}

// A session that ended elsewhere (it expired, another device ended it) is noticed at the first refused call.
whenUnauthorized(() => {
  if (state.user !== null && running === null && !isLeaving) void checkOnce();
});

function onOnline(): void {
  if (state.failed || isRemembered) void checkOnce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    stopListening = onTabMessage("session", () => void checkOnce());
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", onOnline);
    if (checkedAt === 0) void checkOnce();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("online", onOnline);
  };
}

/** The person in front of this browser. `pending` until the session was checked, and in documents written for everyone. */
export function useSession(): SessionState & { refetch: () => void } {
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => (typeof document === "undefined" ? readDocument() : documentState),
  );
  return { ...now, refetch: () => void refreshSession() };
}
