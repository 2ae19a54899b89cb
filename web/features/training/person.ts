import { unitsOfRegion } from "@lockstep/domain/accounts/region-units.ts";
import { showsMeasurements } from "@lockstep/domain/accounts/shows-measurements.ts";
import { useQuery } from "@tanstack/react-query";
import { profileOptions } from "../../session/profile-query.ts";
import type { CalendarDay } from "../../plans/today.ts";
import { useToday } from "../../plans/use-today.ts";
import type { Units } from "./units.ts";

/** The signed-in person, or null for a guest. Routes pass it in. */
export interface TrainingUser {
  readonly id: string;
  readonly name: string;
}

/**
 * The person's units and their day: from the profile, or from the device for a guest and where the profile could not be had. While it is
 * `pending` neither is to be shown: a weight in the device's units would change under the person's hands.
 */
export function useTrainingPerson(user: TrainingUser | null): {
  userId: string | null;
  units: Units;
  today: CalendarDay;
  pending: boolean;
  /** Only for members, and only once that's known. */
  showsMeasurements: boolean;
} {
  const { data: profile, isPending } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  const today = useToday(profile?.timeZone ?? null);
  return {
    userId: user?.id ?? null,
    units: profile?.units ?? unitsOfRegion(navigator.language),
    today,
    pending: user !== null && isPending,
    showsMeasurements: profile !== undefined && showsMeasurements(profile),
  };
}
