import { useMemo, useSyncExternalStore } from "react";
import { documentTime } from "../api/page-data.ts";

const MINUTE_MS = 60_000;
/** Midnight and the next meal are noticed this soon after the minute. */
const LOOK_EVERY_MS = 10_000;

const startOfMinute = (ms: number): number => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** The start of this minute, as time passes while the page stays open. A document from the server is taken over at the server's time. */
export function useMinute(): Date {
  const ms = useSyncExternalStore(
    subscribe,
    () => startOfMinute(Date.now()),
    () => startOfMinute(documentTime()),
  );
  return useMemo(() => new Date(ms), [ms]);
}
