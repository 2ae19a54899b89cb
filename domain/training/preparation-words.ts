import type { PreparationStep } from "./plan.ts";

/** Seconds as people count them: "45 s", "2 min". */
export function lasting(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** A step of a warm-up or cool-down in one line on paper: a drill with its time, a lift's ramp-up with its sets, which nobody does by the clock. */
export function preparationWords({ name, seconds, cue }: PreparationStep): string {
  const sets = /^Ramp up: (?<sets>.+)\.$/u.exec(cue)?.groups?.["sets"];
  return sets === undefined ? `${name} ${lasting(seconds)}` : `${name}: ${sets}`;
}
