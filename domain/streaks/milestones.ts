/** Streak milestones, in days. */
export const STREAK_MILESTONES: readonly number[] = [3, 7, 14, 30, 60, 100, 200, 365];

/** Milestones a streak has reached without a notification so far, the longest last. Only that one gets one; all are recorded. */
export function newMilestones(current: number, told: readonly number[]): readonly number[] {
  return STREAK_MILESTONES.filter((days) => days <= current && !told.includes(days));
}

/** The next milestone of a streak; null after the last. */
export function nextMilestone(current: number): number | null {
  return STREAK_MILESTONES.find((days) => days > current) ?? null;
}
