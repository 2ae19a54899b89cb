import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { formatDate } from "../../../ui/formatters.ts";
import type { ImportSummary } from "./imports.ts";

export const SOURCE_NAMES = { hevy: "Hevy", strong: "Strong", lockstep: "Lockstep" } as const;

/** "1 workout", "1,240 sets". */
export function counted(count: number, what: string): string {
  return `${formatCount(count)} ${what}${count === 1 ? "" : "s"}`;
}

/** "Mar 24, 2025 to Mar 28, 2025", or one day. */
export function daysText({ firstDate, lastDate }: Pick<ImportSummary, "firstDate" | "lastDate">): string {
  const day = (date: string) => formatDate(new Date(`${date}T00:00:00Z`), "date", "utc");
  if (firstDate === null || lastDate === null) return "";
  return firstDate === lastDate ? day(firstDate) : `${day(firstDate)} to ${day(lastDate)}`;
}

/** What an import did, in one line. */
export function outcomeText({ status, addedWorkouts, addedSets, workouts }: ImportSummary): string {
  if (status === "undone") return "Undone";
  if (status === "running") return "In progress";
  if (status === "failed") return `Stopped after ${counted(addedWorkouts, "workout")}`;
  if (addedWorkouts === 0) return "Nothing new: you already had all of these workouts";
  const known = workouts - addedWorkouts;
  return `${counted(addedWorkouts, "workout")}, ${counted(addedSets, "set")}${known > 0 ? `. You already had ${formatCount(known)}` : ""}`;
}
