import type { Exercise, Level } from "./exercise.ts";
import { VOLUME_MUSCLE_OF, VOLUME_MUSCLES, type VolumeMuscle } from "./muscles.ts";

/** Effective sets a week that make a muscle grow: under `lower` little happens, over `upper` is more than pays. */
export interface VolumeRange {
  readonly lower: number;
  readonly upper: number;
}

const range = (lower: number, upper: number): VolumeRange => ({ lower, upper });

/** What each muscle's range is for a beginner, and for everyone after; the largest muscle first, the trunk last. */
const RANGES: Readonly<Record<VolumeMuscle, readonly [beginner: VolumeRange, trained: VolumeRange]>> = {
  quadriceps: [range(6, 12), range(8, 18)],
  glutes: [range(4, 10), range(6, 16)],
  hamstrings: [range(4, 10), range(6, 14)],
  back: [range(8, 15), range(10, 22)],
  chest: [range(8, 12), range(10, 20)],
  shoulders: [range(6, 16), range(8, 22)],
  triceps: [range(4, 10), range(6, 14)],
  biceps: [range(4, 10), range(6, 14)],
  calves: [range(4, 10), range(6, 14)],
  forearms: [range(4, 10), range(6, 14)],
  abdominals: [range(4, 10), range(6, 14)],
  obliques: [range(4, 10), range(6, 14)],
  "lower-back": [range(4, 10), range(6, 14)],
};

/**
 * The weekly range of a muscle at a level, in effective sets. Source: liftosaur program design guide (expert consensus), by level; the
 * guide's one range for arms applies to biceps, triceps and forearms each, and calves and the trunk's muscles take the same. Shoulders may have more: every
 * press counts for their front, and their sides and rear want sets of their own. A beginner's back may have one more: each set for the rear of the shoulders counts half for it.
 */
export function weeklyRange(level: Level, muscle: VolumeMuscle): VolumeRange {
  return RANGES[muscle][level === "beginner" ? 0 : 1];
}

/** Every hinge, squat, row and carry trains these: nobody is asked to train longer for them. */
export const BY_THE_WAY: readonly VolumeMuscle[] = ["lower-back", "forearms"];

/** More effective sets of one muscle in one session than this lose their quality, helpers counted by half. */
export const MAX_SESSION_SETS = 10;

/** From this many effective sets on a muscle wants the next day off. */
export const RECOVERY_SETS = 4;

type Counted = Pick<Exercise, "kind" | "targets" | "synergists">;

/** Each exercise's shares, once counted: a plan asks for them some thousand times. */
const SHARES = new WeakMap<Counted, readonly VolumeShare[]>();

/** What one set of an exercise counts for one muscle. */
export interface VolumeShare {
  readonly muscle: VolumeMuscle;
  /** 1 where the muscle is a target, 0.5 where it helps. */
  readonly weight: 1 | 0.5;
}

/**
 * What one set counts for each volume muscle: 1 for a target, 0.5 for a synergist (Pelland 2024 preprint). Several catalogue muscles of one
 * volume muscle count once, with the highest weight: a row that targets lats and helps the traps is one set of back.
 * Conditioning and mobility are no volume: the list is empty for them.
 */
export function volumeShares(exercise: Counted): readonly VolumeShare[] {
  if (exercise.kind !== "strength") return [];
  const known = SHARES.get(exercise);
  if (known !== undefined) return known;
  const direct = new Set(exercise.targets.map((muscle) => VOLUME_MUSCLE_OF[muscle]));
  const helping = new Set(exercise.synergists.map((muscle) => VOLUME_MUSCLE_OF[muscle]));
  const trained = VOLUME_MUSCLES.filter((muscle) => direct.has(muscle) || helping.has(muscle));
  const shares = trained.map((muscle): VolumeShare => ({ muscle, weight: direct.has(muscle) ? 1 : 0.5 }));
  SHARES.set(exercise, shares);
  return shares;
}

/** Effective sets of every volume muscle in a list of planned exercises (a session, or a week's sessions joined). */
export function effectiveSets(
  exercises: readonly (Counted & { readonly sets: number })[],
): Readonly<Record<VolumeMuscle, number>> {
  const sums = Object.fromEntries(VOLUME_MUSCLES.map((muscle) => [muscle, 0])) as Record<VolumeMuscle, number>;
  for (const exercise of exercises) {
    for (const share of volumeShares(exercise)) sums[share.muscle] += share.weight * exercise.sets;
  }
  return sums;
}

/**
 * The volume muscles from the largest to the smallest, the trunk last: the order of a session (ACSM 2009: large muscles before small
 * ones; the trunk steadies every lift, so it is tired last).
 */
export const MUSCLES_BY_SIZE = Object.keys(RANGES) as readonly VolumeMuscle[];
