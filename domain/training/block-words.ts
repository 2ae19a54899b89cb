import type { BlockWeek } from "./block.ts";
import { LEAST_HEAVY_RESERVE, reserveIn, type Trainee } from "./reserve.ts";

/** A small number as people write it. */
export const COUNTS = ["none", "one", "two", "three", "four", "five"] as const;

/** How hard the sets of a hard week are, as the end of a sentence. Beginners are asked in plain words. */
export function effortWords(week: number, trainee: Trainee): string {
  const reserve = reserveIn(week, trainee);
  if (trainee.skillLevel === "beginner") return `stop when you could do ${COUNTS[reserve] ?? reserve} more`;
  const heavy = reserve < LEAST_HEAVY_RESERVE ? `, ${LEAST_HEAVY_RESERVE} on squats and deadlifts` : "";
  return `leave about ${reserve} ${reserve === 1 ? "rep" : "reps"} in reserve${heavy}`;
}

/** What a week of a block asks for, in a few words: "leave about 2 reps in reserve", "lighter week". */
export function weekWords({ week, weeks }: Pick<BlockWeek, "week" | "weeks">, trainee: Trainee): string {
  return week === weeks ? "lighter week" : effortWords(week, trainee);
}

/** Which week it is and what it asks for, as one line under a plan's title. */
export function blockLine(at: BlockWeek, trainee: Trainee): string {
  const { week, weeks, phase } = at;
  if (phase === "over") return `All ${weeks} weeks of this block are done`;
  if (phase === "ahead") return `Week 1 of ${weeks} starts Monday`;
  return `Week ${week} of ${weeks} · ${weekWords(at, trainee)}`;
}

/** Why a week is lighter, and what that means. */
export const LIGHTER_WEEK_REASON =
  "Two sets of each exercise, at about 80% of your usual weight. You recover from the hard weeks now, and come back stronger.";
