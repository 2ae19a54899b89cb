import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { Challenge } from "@lockstep/contract/streaks.ts";

/** Up to so many, each unit of a goal is its own step. */
const MOST_STEPS = 12;

/** The bar of a challenge: how many steps, and how far they are filled. */
export function stepsOf({ goal, progress }: Pick<Challenge, "goal" | "progress">): { total: number; done: number } {
  const total = goal <= MOST_STEPS ? goal : 10;
  return { total, done: Math.min(total, (progress / goal) * total) };
}

/** What a challenge's number means: a shared one's is everyone's total, if the person may see it. */
export function shownProgress({ groupProgress, progress }: Pick<Challenge, "groupProgress" | "progress">): number {
  return groupProgress ?? progress;
}

/** "3 of 4 workouts"; of a shared one of a group that was left only the own part. */
export function reachedText(challenge: Pick<Challenge, "isShared" | "groupProgress" | "progress" | "goal" | "unit">): string {
  const { isShared, groupProgress, goal, unit } = challenge;
  const shown = formatCount(shownProgress(challenge));
  return isShared && groupProgress === null ? `You added ${shown} ${unit}` : `${shown} of ${formatCount(goal)} ${unit}`;
}

/** "12 people take part", or nothing while nobody does. */
export function participantsText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? "1 taking part" : `${formatCount(count)} taking part`;
}

/** What someone who hasn't joined would bring; nothing while that is nothing. */
export function alreadyText({ progress, goal }: Pick<Challenge, "progress" | "goal">): string | null {
  if (progress === 0) return null;
  if (progress >= goal) return "You've already done it: join and it counts.";
  return `${formatCount(progress)} of ${formatCount(goal)} done.`;
}

/** Days of the week that are left, today among them; `today` and the week's end are calendar days. */
export function daysLeft(weekEnd: string, today: string): number {
  const days = Math.round((Date.parse(weekEnd) - Date.parse(today)) / 86_400_000) + 1;
  return Math.max(0, Math.min(7, days));
}
