import type { PlannedDay } from "@lockstep/contract/training.ts";
import type { DayTab } from "../../../ui/tabs.tsx";
import type { DayRecord } from "./week-record.ts";

/** A week as tabs and as rows: the letter, the name that is read, and what became of the day. */
export function weekTabs(
  days: readonly PlannedDay[],
  record: readonly DayRecord[] | null,
): Array<DayTab & { weekday: string; note: string }> {
  return days.map((day, index) => ({
    short: day.day.slice(0, 1),
    weekday: day.day,
    name: day.isRest ? day.day : `${day.day}, ${day.focus}`,
    note: day.focus,
    state: day.isRest ? "rest" : record?.[index]?.isDone ? "done" : "open",
  }));
}
