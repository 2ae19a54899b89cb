import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { profileOptions } from "../../api/profile-query.ts";
import { useOtherTabs } from "./other-tabs.ts";
import { calendarDayIn } from "./today.ts";
import type { CalendarDay } from "./today.ts";
import { unitsOfDevice } from "./units.ts";
import type { Units } from "./units.ts";

/** Who trains: null for a guest. Routes hand it down. */
export interface TrainingUser {
  readonly id: string;
  readonly name: string;
}

/** The person's units and their day: from the profile, or from the device for a guest and until the profile is there. */
export function useTrainingPerson(user: TrainingUser | null): { userId: string | null; units: Units; today: CalendarDay } {
  useOtherTabs();
  const { data: profile } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  const today = useToday(profile?.timeZone ?? null);
  return { userId: user?.id ?? null, units: profile?.units ?? unitsOfDevice(navigator.language), today };
}

/** Changes at midnight even while the page stays open. */
function useToday(timeZone: string | null): CalendarDay {
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
