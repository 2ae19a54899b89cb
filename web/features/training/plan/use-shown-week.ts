import { useState } from "react";
import { addDays, mondayOf, weekdayIndex } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";

/**
 * Which week and day the plan page shows: today, until a tab or an earlier week is chosen. Midnight must not turn the page under someone who
 * trains: with the first open exercise its day and week stay, a week that is over through the day after it.
 */
export function useShownWeek(today: CalendarDay) {
  const thisMonday = mondayOf(today);
  const [held, setHeld] = useState<CalendarDay | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const [earlier, setEarlier] = useState<CalendarDay | null>(null);
  const current = held !== null && today <= addDays(held, 7) ? held : thisMonday;
  const selected = picked ?? weekdayIndex(today);
  return {
    thisMonday,
    /** The Monday of the week that is trained by. */
    current,
    /** The Monday of the week that is looked at: `current`, or one before. */
    shown: earlier ?? current,
    /** The shown day of the current week, Monday is 0. */
    selected,
    select: (index: number) => {
      if (index !== selected) setHeld(null);
      setPicked(index);
      setEarlier(null);
    },
    lookAt: (monday: CalendarDay) => {
      if (current !== thisMonday) {
        setHeld(null);
        setPicked(null);
      }
      setEarlier(monday === thisMonday ? null : monday);
    },
    hold: () => {
      setHeld(current);
      setPicked(selected);
    },
  };
}
