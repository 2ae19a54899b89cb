import type { Level } from "@lockstep/domain/training/exercise.ts";
import type { VolumeMuscle } from "@lockstep/domain/training/muscles.ts";

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
  back: { beginner: [8, 15], above: [10, 22] },
  shoulders: { beginner: [6, 16], above: [8, 22] },
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
