/** A source of numbers from 0 up to 1. */
export type Luck = () => number;

/** Numbers that look random and are the same for the same seed (the mulberry32 generator, public domain). */
export function luckOfSeed(seed: number): Luck {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The items in an order of luck; the list itself stays as it is. */
export function shuffled<T>(items: readonly T[], luck: Luck): T[] {
  return items
    .map((item) => ({ item, place: luck() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
