import type { Level } from "./exercise.ts";
import { HARD_WEEKS } from "./block.ts";

/** A lighter week is never offered before so many hard ones. */
const LEAST_HARD_WEEKS = 5;
/** Main lifts that have to drop, and by how much, on how many exposures in a row (reference/coaching.md, section 2). */
const LIFTS_DOWN = 2;
const DROP = 0.03;
const EXPOSURES_DOWN = 2;

/** What says whether a lighter week is due. */
interface Fatigue {
  readonly level: Level;
  /** Weeks of hard training in a row. */
  readonly hardWeeks: number;
  /** Of each main lift the estimated one-repetition maximum of its exposures, kg, the latest first; none from before a break, after which weights are lighter anyway. */
  readonly mainLifts: readonly (readonly number[])[];
}

/** Why a lighter week should be offered, as a sentence; null while it shouldn't. The person decides. */
export function deloadReason({ level, hardWeeks, mainLifts }: Fatigue): string | null {
  const isDown = (estimates: readonly number[]): boolean => {
    const before = estimates[EXPOSURES_DOWN];
    return before !== undefined && estimates.slice(0, EXPOSURES_DOWN).every((each) => each <= before * (1 - DROP));
  };
  if (mainLifts.filter(isDown).length >= LIFTS_DOWN)
    return "Two of your main lifts have dropped twice in a row. A lighter week usually brings them back.";
  const most = Math.max(LEAST_HARD_WEEKS, HARD_WEEKS[level]);
  return hardWeeks >= most ? `That's ${hardWeeks} hard weeks in a row. A lighter one lets you recover from them.` : null;
}
