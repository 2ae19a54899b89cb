import { notifyTabs, onTabMessage } from "../offline/tab-channel.ts";
import type { LiveTabPorts } from "./live-tab.ts";

/** The browser itself; null while prerendering, and where it knows no event streams. */
export function browserPorts(): LiveTabPorts | null {
  if (typeof window === "undefined" || !("EventSource" in window)) return null;
  const hasLocks = "locks" in navigator && "BroadcastChannel" in window;
  return {
    hasLocks,
    openStream: (url) => new EventSource(url),
    notifyTabs: (stream, message) => notifyTabs({ type: "live", stream, message }),
    onTabMessage: (stream, listener) =>
      onTabMessage("live", (heard) => {
        if (heard.stream === stream) listener(heard.message);
      }),
    holdLock: hasLocks ? holdWebLock : (_, lead) => lead(),
    isOnline: () => navigator.onLine,
    isHidden: () => document.visibilityState === "hidden",
    onCircumstances(listener) {
      window.addEventListener("online", listener);
      window.addEventListener("offline", listener);
      document.addEventListener("visibilitychange", listener);
      return () => {
        window.removeEventListener("online", listener);
        window.removeEventListener("offline", listener);
        document.removeEventListener("visibilitychange", listener);
      };
    },
    schedule(work, delayMs) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

/** Waits for the lock, leads until it's released. A closed tab releases it automatically. */
function holdWebLock(name: string, lead: () => () => void): () => void {
  const given = new AbortController();
  let letGo: (() => void) | null = null;
  navigator.locks
    .request(name, { signal: given.signal }, async () => {
      if (given.signal.aborted) return;
      const end = lead();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      end();
    })
    // Let go while still waiting.
    .catch(() => undefined);
  return () => {
    if (letGo === null) given.abort();
    else letGo();
  };
}
