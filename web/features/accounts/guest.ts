import { useSyncExternalStore } from "react";

/** Looking around first: for this browser session only, so it lives in sessionStorage. */
const GUEST_KEY = "lockstep.guest";
const listeners = new Set<() => void>();

export function isGuest(): boolean {
  try {
    return sessionStorage.getItem(GUEST_KEY) === "1";
  } catch {
    return false;
  }
}

/** Starts or ends looking around. */
export function setGuest(on: boolean): void {
  try {
    if (on) sessionStorage.setItem(GUEST_KEY, "1");
    else sessionStorage.removeItem(GUEST_KEY);
  } catch {
    // Without storage the guard sends the visitor to sign in, which is the safe side.
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
