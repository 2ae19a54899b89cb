import { startTransition, useEffect, useState } from "react";

/** At the latest so long after the page has loaded; also the pause for Safari, which doesn't say when it's idle. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 200;

let rested = false;
const listeners = new Set<() => void>();

function rest(): void {
  rested = true;
  for (const listener of listeners) listener();
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(rest, { timeout: PATIENCE_MS });
  else setTimeout(rest, PAUSE_MS);
}

let isWaiting = false;

function subscribe(listener: () => void): () => void {
  if (rested) listener();
  listeners.add(listener);
  if (!isWaiting) {
    isWaiting = true;
    if (document.readyState === "complete") whenIdle();
    else window.addEventListener("load", whenIdle, { once: true });
  }
  return () => listeners.delete(listener);
}

/**
 * False until the document has loaded and the browser has had a moment to itself: what the first view doesn't need waits for it, and gives way to presses
 * while it's rendered.
 */
export function useRested(): boolean {
  const [isRested, setRested] = useState(() => rested);
  useEffect(() => subscribe(() => startTransition(() => setRested(true))), []);
  return isRested;
}
