import type { Candidate } from "./candidates.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import type { PlannerPolicy } from "./policy.ts";
import { groupsTrainedTwice } from "./split.ts";
import type { TrainingDay } from "./split.ts";
import { MAX_WEEKLY_SETS, weeklyRange } from "./volume.ts";
import type { WeekFrame } from "./week-draft.ts";

/**
 * Full-Body has one day of its own in the fixed week. Where it is chosen and owed two sessions, one exercise of it is the guest of an upper or
 * lower day; nothing else stands on a day of another kind.
 */
function guestsOf({ daysPerWeek, durationMinutes, muscleGroups }: TrainingChoices): number {
  const twice = muscleGroups.length <= groupsTrainedTwice(daysPerWeek, durationMinutes);
  return daysPerWeek === 5 && muscleGroups.includes("Full-Body") && twice ? 1 : 0;
}

/** What a draft must know of a week: its days, its minutes, the ranges of the level, the chosen muscles and what may be planned. */
export function weekFrame(
  choices: TrainingChoices,
  days: readonly TrainingDay[],
  candidates: readonly Candidate[],
  policy: PlannerPolicy,
): WeekFrame {
  const ranges = VOLUME_MUSCLES.map((muscle) => weeklyRange(choices.skillLevel, muscle));
  const chosenMuscles = new Set<number>();
  VOLUME_MUSCLES.forEach((muscle, place) => {
    if (choices.muscleGroups.includes(GROUP_OF_MUSCLE[muscle])) chosenMuscles.add(place);
  });
  return {
    days,
    limitSeconds: choices.durationMinutes * 60,
    uppers: ranges.map((range) => Math.min(range.upper, MAX_WEEKLY_SETS)),
    lowers: ranges.map((range) => range.lower),
    chosenGroups: choices.muscleGroups,
    chosenMuscles,
    guests: guestsOf(choices),
    candidates,
    policy,
  };
}
