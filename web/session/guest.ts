import { useSyncExternalStore } from "react";

/** Looking around first is for this browser session, in all its tabs: a cookie without an end, since sessionStorage is one tab's. */
const GUEST_COOKIE = "lockstep.guest";
const listeners = new Set<() => void>();

export function isGuest(): boolean {
  try {
    return document.cookie.split("; ").includes(`${GUEST_COOKIE}=1`);
  } catch {
    return false;
  }
}

/** Starts or ends looking around. */
export function setGuest(on: boolean): void {
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the guard reads it while it renders; the cookie store only answers later
    document.cookie = `${GUEST_COOKIE}=1; path=/; samesite=lax${on ? "" : "; expires=Thu, 01 Jan 1970 00:00:00 GMT"}`;
  } catch {
    // Without cookies the guard sends the visitor to sign in, which is the safe side.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGuest(): boolean {
  return useSyncExternalStore(subscribe, isGuest, () => false);
}
