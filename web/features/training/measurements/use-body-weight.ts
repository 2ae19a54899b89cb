import { useQuery } from "@tanstack/react-query";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { MEASUREMENTS, measurementsOptions, withMeasurement } from "./measurements.ts";

/** What a member weighed last, kg; null where that isn't known, or isn't asked for. */
export function useBodyWeight(userId: string, isAsked: boolean): number | null {
  const { data = [] } = useQuery({ ...measurementsOptions(), enabled: isAsked });
  const waiting = usePendingWrites(MEASUREMENTS, userId);
  if (!isAsked) return null;
  return waiting.reduce(withMeasurement, data).find(({ weightKg }) => weightKg !== null)?.weightKg ?? null;
}
