import { listMeasurements, type Measurement } from "@lockstep/contract/training-measurements.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../../api/client.ts";
import { useLiveQueries } from "../../../live/live.ts";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { trainingKeys } from "../training-keys.ts";

/** A measurement as it is from now on; null for one that was deleted. `isRestored` brings a deleted one back. */
export interface MeasurementChange {
  readonly id: string;
  readonly measurement: Measurement | null;
  readonly isRestored?: boolean;
}

/** Each measurement on its way to the server: whole, once, in order. */
export const MEASUREMENTS = writeKind<WriteKind<MeasurementChange>>({
  kind: "measurements",
  about: ({ id }) => id,
  request({ id, measurement, isRestored }) {
    const path = `/api/measurements/${id}`;
    if (measurement === null) return { method: "DELETE", path };
    const { id: _id, ...body } = measurement;
    return { method: "PUT", path, body: { ...body, ...(isRestored === true ? { restore: true } : {}) } };
  },
  settle: refetching(trainingKeys.measurements),
});

/** Measurements with a change in them, the latest day first. */
export function withMeasurement(items: readonly Measurement[], { id, measurement }: MeasurementChange): readonly Measurement[] {
  const others = items.filter((each) => each.id !== id);
  if (measurement === null) return others;
  return [...others, measurement].sort((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1));
}

/** All of a member's measurements, the latest first: a trend needs every one. */
export const measurementsOptions = () =>
  queryOptions({
    networkMode: "always",
    refetchOnReconnect: true,
    queryKey: trainingKeys.measurements,
    queryFn: async ({ signal }) => {
      const items: Measurement[] = [];
      let cursor: string | null = null;
      do {
        const query: { cursor?: string } = cursor === null ? {} : { cursor };
        const page = await callApi(listMeasurements, { query }, { signal });
        items.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return items;
    },
  });

const NONE: readonly Measurement[] = [];

/** A member's measurements with what wasn't sent yet, the latest first; and how to change them. */
export function useMeasurements(userId: string) {
  useLiveQueries({ "workouts.changed": () => [trainingKeys.measurements] });
  const { data, error, isPending, refetch } = useQuery(measurementsOptions());
  const waiting = usePendingWrites(MEASUREMENTS, userId);
  const measurements = useMemo(() => waiting.reduce(withMeasurement, data ?? NONE), [data, waiting]);
  return {
    measurements,
    /** Nothing is known yet, neither from the server nor from this device. */
    pending: isPending && waiting.length === 0,
    error: data === undefined && waiting.length === 0 ? error : null,
    refetch: () => void refetch(),
    change: (made: MeasurementChange) => addWrite(MEASUREMENTS, userId, made),
  };
}
