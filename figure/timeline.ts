import type { Demo } from "./movement.ts";
import { clamp } from "./vector.ts";

/** Seconds of one whole repetition: there, hold, back, hold. */
export const cycleSeconds = (demo: Demo): number => demo.tempo.reduce((sum, part) => sum + part, 0);

/** Seconds that a person takes to bring a weight to speed, and to bring it to rest. */
const RAMP = 0.45;

/**
 * How much of a stroke of this many seconds is done after a part of it, both from 0 to 1. The speed rises and falls smoothly (its slope is level at both
 * ends) over {@link RAMP} seconds and is even between: a slow lowering runs steadily, a quick one is all rise and fall.
 */
export function strokeAt(part: number, seconds: number): number {
  const t = clamp(part, 0, 1);
  const ramp = Math.min(0.5, RAMP / Math.max(seconds, 1e-6));
  const risen = (x: number): number => x * x * x - (x * x * x * x) / 2;
  const way = (u: number): number => (u < ramp ? ramp * risen(u / ramp) : u - ramp / 2);
  return (t <= 0.5 ? way(t) : 1 - ramp - way(1 - t)) / (1 - ramp);
}

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
  if (at < there) return strokeAt(at / there, there);
  if (at < there + hold) return 1;
  if (at < there + hold + back) return 1 - strokeAt((at - there - hold) / back, back);
  return 0;
}
