/** Who waits, and until when, by `performance.now()`: the device's clock may be set meanwhile. */
const waiting = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let wakesAt = Number.POSITIVE_INFINITY;

function wakeAt(at: number): void {
  if (at >= wakesAt) return;
  clearTimeout(timer);
  wakesAt = at;
  timer = setTimeout(wake, at - performance.now());
}

function wake(): void {
  wakesAt = Number.POSITIVE_INFINITY;
  const now = performance.now();
  for (const [listener, at] of new Map(waiting)) {
    // One that was called just now may have had another taken out.
    if (at > now || !waiting.delete(listener)) continue;
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  }
  if (waiting.size > 0) wakeAt(Math.min(...waiting.values()));
}

/**
 * Calls back once so many milliseconds have passed, unless the function it answers is called first. One timer serves everyone: a page of posts, or all
 * that a page has asked for, would have dozens.
 */
export function callAfter(ms: number, listener: () => void): () => void {
  const at = performance.now() + ms;
  waiting.set(listener, at);
  wakeAt(at);
  return () => void waiting.delete(listener);
}
