/** Who waits, and until when, ms of the epoch. */
const waiting = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let wakesAt = Number.POSITIVE_INFINITY;

function wakeAt(at: number): void {
  if (at >= wakesAt) return;
  clearTimeout(timer);
  wakesAt = at;
  timer = setTimeout(wake, at - Date.now());
}

function wake(): void {
  wakesAt = Number.POSITIVE_INFINITY;
  const now = Date.now();
  for (const [listener, at] of waiting) {
    if (at > now) continue;
    waiting.delete(listener);
    listener();
  }
  if (waiting.size > 0) wakeAt(Math.min(...waiting.values()));
}

/** Calls back once that time has come, unless the function it answers is called first. One timer serves everyone: a page of posts would have dozens. */
export function callAt(at: number, listener: () => void): () => void {
  waiting.set(listener, at);
  wakeAt(at);
  return () => void waiting.delete(listener);
}
