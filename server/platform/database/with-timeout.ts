import { setTimeout as pause } from "node:timers/promises";

/** What a promise resolves to, or undefined when it takes longer; the work itself goes on. */
export async function withTimeout<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([work, pause(ms, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
