import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../../ui/button.tsx";
import { addDays, formatWeek } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";

/** Weeks back that can be looked at. */
const WEEKS_BACK = 52;

/** This week, and the way to the ones before. */
export function WeekSwitch({
  monday,
  thisMonday,
  onChange,
}: {
  monday: CalendarDay;
  thisMonday: CalendarDay;
  onChange: (monday: CalendarDay) => void;
}) {
  const isNow = monday === thisMonday;
  return (
    <fieldset className="flex min-w-0 items-center justify-between gap-1">
      <legend className="visually-hidden">Week</legend>
      <IconButton
        label="Previous week"
        className="disabled:bg-transparent"
        disabled={monday <= addDays(thisMonday, -7 * WEEKS_BACK)}
        onClick={() => onChange(addDays(monday, -7))}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p className="text-15 font-label" aria-live="polite">
        {isNow ? "This week" : formatWeek(monday)}
      </p>
      <IconButton
        label="Next week"
        className="disabled:bg-transparent"
        disabled={isNow}
        onClick={() => onChange(addDays(monday, 7))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
