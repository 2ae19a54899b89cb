import type { QueryClient } from "@tanstack/react-query";
import { logFailure } from "../api/log-failure.ts";
import { outbox } from "./browser-outbox.ts";
import { settleWrites } from "./write-kind.ts";

/** How long after pages couldn't be shown what became of a write that's tried again, ms. */
const SETTLE_AFTER_MS = 15_000;

/**
 * While the page is open, sends what this member's outbox holds (at the start, when the connection returns, when the tab is looked at again) and has
 * pages show what the server made of it. Returns how to stop.
 */
export function keepSending(owner: string, queryClient: QueryClient): () => void {
  if (!outbox) return () => undefined;
  const gone = new AbortController();
  const { signal } = gone;
  let again: ReturnType<typeof setTimeout> | undefined;
  const settle = async () => {
    await outbox?.load();
    const isSettled = signal.aborted || (await settleWrites(owner, queryClient));
    clearTimeout(again);
    if (!isSettled && !signal.aborted) again = setTimeout(settleNow, SETTLE_AFTER_MS);
  };
  const settleNow = () => void settle().catch((error: unknown) => logFailure("What became of a write wasn't shown", error));
  const start = () => {
    void outbox?.flush(owner);
    settleNow();
  };
  // Whoever comes back expects it to be sent, whatever the browser believes of the connection.
  const onReturn = () => {
    if (document.visibilityState === "visible") void outbox?.flush(owner, { force: true });
  };
  start();
  window.addEventListener("online", start, { signal });
  window.addEventListener("focus", onReturn, { signal });
  document.addEventListener("visibilitychange", onReturn, { signal });
  const stops = [
    outbox.subscribe(settleNow),
    // A page that shows what was laid over it until now.
    queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === "observerAdded") settleNow();
    }),
  ];
  return () => {
    gone.abort();
    clearTimeout(again);
    for (const stop of stops) stop();
    outbox?.pause();
  };
}
