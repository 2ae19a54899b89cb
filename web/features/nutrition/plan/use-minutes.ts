import { useEffect, useState } from "react";
import { minutesIn } from "../clock.ts";

/** Minutes since midnight in a time zone, as they pass while the page stays open. */
export function useMinutes(timeZone: string | null): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return minutesIn(timeZone, now);
}
