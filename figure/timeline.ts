import type { Demo } from "./movement.ts";

/** Seconds of one whole repetition: there, hold, back, hold. */
export const cycleSeconds = (demo: Demo): number => demo.tempo.reduce((sum, part) => sum + part, 0);

/**
 * The phase (0 at the first key, 1 at the last) after so many seconds; repetitions follow each other forever, and times before the
 * start count as if they had. A cycle runs evenly from 0 to 1 in the time of there and back and begins again; its holds count as time.
 */
export function phaseAt(demo: Demo, seconds: number): number {
  const whole = cycleSeconds(demo);
  if (!(whole > 0)) return 0;
  const at = ((seconds % whole) + whole) % whole;
  if (demo.cycle) return at / whole;
  const [there, hold, back] = demo.tempo;
  if (at < there) return at / there;
  if (at < there + hold) return 1;
  if (at < there + hold + back) return 1 - (at - there - hold) / back;
  return 0;
}
