import { unitsOfRegion } from "@lockstep/domain/accounts/region-units.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useQuery } from "@tanstack/react-query";
import { profileOptions } from "../../session/profile-query.ts";
import { useToday } from "../../plans/use-today.ts";
import { GUEST_FOOD_SETTINGS } from "@lockstep/domain/nutrition/food-settings.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";

/** The signed-in person, or null for a guest. Routes pass it in. */
export interface MealUser {
  readonly id: string;
  readonly name: string;
}

/** Whether it is known who is there: it's being asked, or could not be. */
export interface SessionCheck {
  readonly pending: boolean;
  readonly failed: boolean;
}

/** Behind the guard it is known. */
const CHECKED: SessionCheck = { pending: false, failed: false };

export interface MealPerson {
  readonly userId: string | null;
  /** How energy and amounts are shown. Not to be used while `pending`: calories that someone hides must not flash up. */
  readonly settings: FoodSettings;
  /** What body weights are shown in. */
  readonly bodyUnits: "kg" | "lb";
  /** Null is the device's own. */
  readonly timeZone: string | null;
  readonly today: CalendarDay;
  readonly pending: boolean;
}

/**
 * The person's food settings and day: from the profile, or the device's for a guest. Where the profile can't be had, or who is there, calories stay
 * hidden. A page that is outside the guard hands down how far the check of the session is.
 */
export function useMealPerson(user: MealUser | null, session: SessionCheck = CHECKED): MealPerson {
  const { data: profile, isPending } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  const timeZone = profile?.timeZone ?? null;
  const isNobody = user === null && !session.pending && !session.failed;
  return {
    userId: user?.id ?? null,
    settings: profile ?? (isNobody ? GUEST_FOOD_SETTINGS : { ...GUEST_FOOD_SETTINGS, hideCalories: true }),
    bodyUnits: profile?.units ?? unitsOfRegion(navigator.language),
    timeZone,
    today: useToday(timeZone),
    pending: user === null ? session.pending : isPending,
  };
}
