import { HARD_WEEKS } from "./block.ts";
import type { BlockWeek } from "./block.ts";
import type { Avoidance } from "./exercise.ts";
import type { TrainingChoices } from "./plan.ts";

/** Repetitions in reserve from the first hard week to the last (reference/coaching.md, section 2), stretched over as many as a block has. */
const RESERVES = [3, 2, 2, 1] as const;
/** Squats and deadlifts never leave fewer (reference/coaching.md, section 2), and a beginner's lifts don't either: they can't yet tell one from none. */
export const LEAST_HEAVY_RESERVE = 2;

/** Who leaves more after every set, in every week: nobody holds their breath over a set that ends five repetitions early. */
const GENTLE_RESERVES: Readonly<Partial<Record<Avoidance, number>>> = { pregnancy: 5, "high-blood-pressure": 5, postnatal: 3 };

/** What the effort of a set depends on. */
export type Trainee = Pick<TrainingChoices, "skillLevel" | "avoid">;

/** The fewest repetitions someone keeps in reserve whatever the week, because of what they avoid; 0 where that asks for none. */
export function gentleReserve(avoid: readonly Avoidance[] = []): number {
  return Math.max(0, ...avoid.map((one) => GENTLE_RESERVES[one] ?? 0));
}

/** Repetitions that someone should still have in them after each set of a hard week. */
export function reserveIn(week: number, { skillLevel, avoid }: Trainee): number {
  const place = Math.floor(((week - 1) * RESERVES.length) / HARD_WEEKS[skillLevel]);
  const reserve = RESERVES[Math.min(Math.max(place, 0), RESERVES.length - 1)] ?? LEAST_HEAVY_RESERVE;
  return Math.max(reserve, gentleReserve(avoid), skillLevel === "beginner" ? LEAST_HEAVY_RESERVE : 0);
}

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
