import { useEffect, useState } from "react";
import { calendarDayIn } from "./today.ts";
import type { CalendarDay } from "./today.ts";

/** The person's day in a time zone; null is the device's own. Changes at midnight even while the page stays open. */
export function useToday(timeZone: string | null): CalendarDay {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const check = () => setNow(new Date());
    const timer = setInterval(check, 60_000);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, []);
  return calendarDayIn(timeZone, now);
}
