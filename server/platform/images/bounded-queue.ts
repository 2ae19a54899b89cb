/** Does one thing after the other; refuses when too many wait. */
export interface BoundedQueue {
  /** Null when the line is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

/** `most` counts what runs and what waits. */
export function createBoundedQueue(most: number): BoundedQueue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      if (waiting >= most) return null;
      waiting += 1;
      const mine = last.then(work).finally(() => (waiting -= 1));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
