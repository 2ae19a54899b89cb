import { bodyWeightOn } from "@lockstep/domain/training/body-weight.ts";
import { useQuery } from "@tanstack/react-query";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { MEASUREMENTS, measurementsOptions, withMeasurement } from "./measurements.ts";

/** What a member weighed on a day as far as their measurements tell, kg; null where that isn't known, or isn't asked for. */
export function useBodyWeight(userId: string, date: CalendarDay, isAsked: boolean): number | null {
  const { data = [] } = useQuery({ ...measurementsOptions(), enabled: isAsked });
  const waiting = usePendingWrites(MEASUREMENTS, userId);
  if (!isAsked) return null;
  const weighIns = waiting
    .reduce(withMeasurement, data)
    .flatMap(({ date, weightKg }) => (weightKg === null ? [] : { date: date as CalendarDay, weightKg }))
    .toReversed();
  return bodyWeightOn(weighIns, date);
}
