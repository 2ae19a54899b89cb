import type { Candidate } from "./candidates.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { groupsTrainedTwice } from "./split.ts";
import type { TrainingDay } from "./split.ts";
import { MAX_WEEKLY_SETS, weeklyRange } from "./volume.ts";
import type { WeekFrame } from "./week-draft.ts";

/**
 * Full-Body has one day of its own in the fixed week. Where it is chosen and owed two sessions, one exercise of it is the guest of an upper or
 * lower day; nothing else is on a day of another kind.
 */
function guestsOf({ daysPerWeek, durationMinutes, muscleGroups }: TrainingChoices): number {
  const twice = muscleGroups.length <= groupsTrainedTwice(daysPerWeek, durationMinutes);
  return daysPerWeek === 5 && muscleGroups.includes("Full-Body") && twice ? 1 : 0;
}

/** An exercise gives a week four sets twice at most (rules 3 and 9). */
const MOST_SETS_OF_ONE = 8;

/** The most that all exercises together can give a muscle: to look for more only costs time. */
function mostSets(candidates: readonly Candidate[], muscle: number): number {
  let most = 0;
  for (const { shares } of candidates) {
    for (const share of shares) if (share.muscle === muscle) most += share.weight * MOST_SETS_OF_ONE;
  }
  return most;
}

/** What a draft must know of a week: its days, its minutes, the ranges of the level, the chosen muscles and what may be planned. */
export function weekFrame(choices: TrainingChoices, days: readonly TrainingDay[], candidates: readonly Candidate[]): WeekFrame {
  const ranges = VOLUME_MUSCLES.map((muscle) => weeklyRange(choices.skillLevel, muscle));
  const chosenMuscles = new Set<number>();
  VOLUME_MUSCLES.forEach((muscle, place) => {
    if (choices.muscleGroups.includes(GROUP_OF_MUSCLE[muscle])) chosenMuscles.add(place);
  });
  return {
    days,
    limitSeconds: choices.durationMinutes * 60,
    uppers: ranges.map((range) => Math.min(range.upper, MAX_WEEKLY_SETS)),
    lowers: ranges.map((range, muscle) => Math.min(range.lower, mostSets(candidates, muscle))),
    chosenGroups: choices.muscleGroups,
    chosenMuscles,
    guests: guestsOf(choices),
    candidates,
  };
}
