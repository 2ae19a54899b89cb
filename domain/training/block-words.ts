import { HARD_WEEKS } from "./block.ts";
import type { BlockWeek } from "./block.ts";
import type { Level } from "./exercise.ts";

/** Repetitions in reserve from the first hard week to the last (reference/coaching.md, section 2), stretched over as many as a block has. */
const RESERVES = [3, 2, 2, 1] as const;
/** Squats and deadlifts never leave fewer (reference/coaching.md, section 2), and a beginner's lifts don't either: they can't yet tell one from none. */
export const LEAST_HEAVY_RESERVE = 2;

/** Repetitions that someone should still have in them after each set of a hard week. */
export function reserveIn(week: number, level: Level): number {
  const place = Math.floor(((week - 1) * RESERVES.length) / HARD_WEEKS[level]);
  const reserve = RESERVES[Math.min(Math.max(place, 0), RESERVES.length - 1)] ?? LEAST_HEAVY_RESERVE;
  return level === "beginner" ? Math.max(LEAST_HEAVY_RESERVE, reserve) : reserve;
}

const COUNTS = ["none", "one", "two", "three"] as const;

/** How hard the sets of a hard week are, as the end of a sentence. Beginners are asked in plain words. */
export function effortWords(week: number, level: Level): string {
  const reserve = reserveIn(week, level);
  if (level === "beginner") return `stop when you could do ${COUNTS[reserve] ?? reserve} more`;
  const heavy = reserve < LEAST_HEAVY_RESERVE ? `, ${LEAST_HEAVY_RESERVE} on squats and deadlifts` : "";
  return `leave about ${reserve} ${reserve === 1 ? "rep" : "reps"} in reserve${heavy}`;
}

/** What a week of a block asks for, in a few words: "leave about 2 reps in reserve", "lighter week". */
export function weekWords({ week, weeks }: Pick<BlockWeek, "week" | "weeks">, level: Level): string {
  return week === weeks ? "lighter week" : effortWords(week, level);
}

/** Which week it is and what it asks for, as one line under a plan's title. */
export function blockLine(at: BlockWeek, level: Level): string {
  const { week, weeks, phase } = at;
  if (phase === "over") return `All ${weeks} weeks of this block are done`;
  if (phase === "ahead") return `Week 1 of ${weeks} starts Monday`;
  return `Week ${week} of ${weeks} · ${weekWords(at, level)}`;
}

/** Why a week is lighter, and what that means. */
export const LIGHTER_WEEK_REASON =
  "Two sets of each exercise, at about 80% of your usual weight. You recover from the hard weeks now, and come back stronger.";
