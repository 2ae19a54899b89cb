/** In the browser's storage: when a page of this device last let go of a write, ms of the epoch. */
const SETTLED_KEY = "lockstep.settled";

/** When this page was asked for, by the device's clock. `performance.timeOrigin` falls behind that clock while the device sleeps. */
export const askedAt = Date.now() - performance.now();

/** A write is about to be let go of: a page shows what became of it, or there was nothing to show. */
export function noteSettled(): void {
  try {
    localStorage.setItem(SETTLED_KEY, String(Date.now()));
  } catch {
    // A browser that keeps nothing shows the older state until it's read again.
  }
}

/** Whether a write was let go of after this page was asked for: the document may have been drawn before the write arrived, and nothing is laid over it anymore. */
export function wasSettledMeanwhile(): boolean {
  try {
    return Number(localStorage.getItem(SETTLED_KEY)) >= askedAt;
  } catch {
    return false;
  }
}
