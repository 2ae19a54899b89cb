/** Repeatable numbers from 0 to 1 (mulberry32), so that a finding can be found again. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of some things; throws when there are none. */
export function pick<T>(items: readonly T[], number: () => number): T {
  const found = items[Math.floor(number() * items.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}
