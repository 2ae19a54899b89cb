import type { Level } from "@lockstep/domain/training/exercise.ts";
import type { VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import type { DaysPerWeek, DurationMinutes } from "@lockstep/domain/training/plan.ts";

// The checker's own tables. They repeat figures the planner has too, on purpose: a checker that read the planner's
// tables would repeat the planner's mistakes. Keep this file free of imports from the planner.

/** Effective sets a week that do a muscle good: [lower, upper] for beginners and for everyone above. */
interface LevelRanges {
  readonly beginner: readonly [number, number];
  readonly above: readonly [number, number];
}

const SMALL: LevelRanges = { beginner: [4, 10], above: [6, 14] };

/**
 * Weekly ranges by muscle. Source: liftosaur program design guide (expert consensus), with ACSM 2026 for the floor; the trunk and
 * the calves are this product's own decision (issue 2 part 7).
 */
const WEEKLY_RANGES: Readonly<Record<VolumeMuscle, LevelRanges>> = {
  chest: { beginner: [8, 12], above: [10, 20] },
  back: { beginner: [8, 14], above: [10, 22] },
  shoulders: { beginner: [6, 12], above: [8, 18] },
  biceps: SMALL,
  triceps: SMALL,
  forearms: SMALL,
  abdominals: SMALL,
  obliques: SMALL,
  "lower-back": SMALL,
  glutes: { beginner: [4, 10], above: [6, 16] },
  quadriceps: { beginner: [6, 12], above: [8, 18] },
  hamstrings: { beginner: [4, 10], above: [6, 14] },
  calves: SMALL,
};

/** The weekly range of one muscle at one level, in effective sets. */
export function weeklyRange(muscle: VolumeMuscle, level: Level): readonly [number, number] {
  const ranges = WEEKLY_RANGES[muscle];
  return level === "beginner" ? ranges.beginner : ranges.above;
}

/** More than this in a week is junk volume for any muscle at any level. */
export const WEEKLY_CEILING = 22;

/** Effective sets of one muscle in one session beyond which quality falls. */
export const SESSION_CEILING = 8;

/** From this many effective sets a day, a muscle needs the next day off. The light day stays under it. */
export const HARD_DAY_SETS = 4;

/** Least rest between sets of a compound exercise, in seconds, by the minutes of a session. */
export const COMPOUND_REST: Readonly<Record<DurationMinutes, number>> = { 15: 60, 30: 75, 45: 90, 60: 90 };

/** Least and most rest between sets, in seconds. */
export const REST_BOUNDS = { least: 30, most: 180 } as const;

/** Up to how many chosen groups each of them must be trained twice a week (rule 8). */
export function twiceAWeekUpTo(days: DaysPerWeek, minutes: DurationMinutes): number {
  if (minutes === 15) return { 2: 2, 3: 3, 4: 4, 5: 3, 6: 6, 7: 6 }[days];
  if (days === 2 && minutes === 30) return 3;
  if (days === 2 && minutes === 45) return 5;
  return 6;
}

/** From these minutes a week (a multiple of the chosen lower bounds, in sets) every chosen muscle must reach its range. */
export const MINUTES_A_SET = 3.5;

/** The week of SPEC 4, which five training days always give; null is a rest day. Monday first. */
export const FIVE_DAY_WEEK = ["Upper Body", "Lower Body", "Core", null, "Full-Body", "Upper Body", null] as const;

/**
 * How big a muscle is, for the order of a session: 3 large, 2 middle, 1 small, as [least, most]. Books differ about the calves
 * against the shoulders and the arms, so the calves may be with either.
 */
export const MUSCLE_SIZE: Readonly<Record<VolumeMuscle, readonly [number, number]>> = {
  quadriceps: [3, 3],
  glutes: [3, 3],
  hamstrings: [3, 3],
  back: [3, 3],
  chest: [3, 3],
  shoulders: [2, 2],
  calves: [1, 2],
  triceps: [1, 1],
  biceps: [1, 1],
  forearms: [1, 1],
  abdominals: [1, 1],
  obliques: [1, 1],
  "lower-back": [1, 1],
};
