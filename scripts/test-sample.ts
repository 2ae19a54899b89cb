import { pick, seededNumbers } from "./sweep/seeded.ts";

/** Whether the tests try everything (`npm run test:full`) or a fixed sample of what takes long (`npm test`). */
export const IS_FULL_RUN = process.env["LOCKSTEP_TESTS"] === "full";

/** So many in a full run, so few in a sample. */
export function sampleSize(full: number, sample: number): number {
  return IS_FULL_RUN ? full : sample;
}

/** Everything in a full run, else one of each kind: the same one every time. */
export function oneOfEach<T>(all: readonly T[], kindOf: (item: T) => string): readonly T[] {
  if (IS_FULL_RUN) return all;
  const number = seededNumbers(13);
  const kinds = [...new Set(all.map(kindOf))];
  return kinds.map((kind) =>
    pick(
      all.filter((item) => kindOf(item) === kind),
      number,
    ),
  );
}

/** For fast-check: any seed in a full run, else few runs from the same one. */
export function propertyRuns(full: number, sample: number): { readonly numRuns: number; readonly seed?: number } {
  return IS_FULL_RUN ? { numRuns: full } : { numRuns: sample, seed: 13 };
}
