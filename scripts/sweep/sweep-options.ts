/** How a sweep is asked for. */
export interface SweepOptions {
  /** That many cases of each part, or null for all. */
  readonly sample: number | null;
  /** Draws the samples, and is the plans' own seed. */
  readonly seed: number;
}

/** A worker's input: its share of the cases. */
export interface SweepShare extends SweepOptions {
  readonly worker: number;
  readonly workers: number;
}
