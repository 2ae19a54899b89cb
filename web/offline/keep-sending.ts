import type { QueryClient } from "@tanstack/react-query";
import { logFailure } from "../api/log-failure.ts";
import { dropPageData } from "../api/page-data.ts";
import { outbox } from "./browser-outbox.ts";
import { wasSettledMeanwhile } from "./settled-meanwhile.ts";
import { settleWrites } from "./write-kind.ts";

/** What pages couldn't show yet, because no page shows its data or the server was out of reach, is tried again this often, ms. */
const SETTLE_EVERY_MS = 5000;

/**
 * While the page is open, sends what this member's outbox holds (at the start, when the connection returns, when the tab is looked at again) and has
 * pages show what the server made of it, also of what an earlier page sent while this one was on its way. Returns how to stop.
 */
export function keepSending(owner: string, queryClient: QueryClient): () => void {
  if (!outbox) return () => undefined;
  const gone = new AbortController();
  const { signal } = gone;
  const settle = () => {
    settleWrites(owner, queryClient).catch((error: unknown) => logFailure("What became of a write wasn't shown", error));
  };
  const start = () => {
    void outbox?.flush(owner);
    settle();
  };
  // Whoever comes back expects it to be sent, whatever the browser believes of the connection.
  const onReturn = () => {
    if (document.visibilityState === "visible") void outbox?.flush(owner, { force: true });
  };
  /** Reads again what the document brought where it may be older than a write that no page lays over it anymore. */
  const catchUp = async () => {
    // What's let go of after this is in it, so that this page settles it too. A deletion that nothing is laid over for comes as live news.
    await outbox?.load();
    if (!wasSettledMeanwhile()) return;
    dropPageData();
    await queryClient.invalidateQueries();
  };
  start();
  catchUp().catch((error: unknown) => logFailure("What came with the document wasn't read again", error));
  window.addEventListener("online", start, { signal });
  window.addEventListener("focus", onReturn, { signal });
  document.addEventListener("visibilitychange", onReturn, { signal });
  const timer = setInterval(settle, SETTLE_EVERY_MS);
  const stopWatching = outbox.subscribe(settle);
  // A page opens that shows what was laid over it until now.
  const stopWatchingPages = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "observerAdded") settle();
  });
  return () => {
    gone.abort();
    clearInterval(timer);
    stopWatching();
    stopWatchingPages();
    outbox?.pause();
  };
}
