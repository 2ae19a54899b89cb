import { getExerciseHistory, listRecords } from "@lockstep/contract/training-records.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { trainingKeys } from "../training-keys.ts";

/** Read again whenever they're opened: a set that was just ticked may be a record. Without a connection the service worker has the last answer. */
const fresh = { networkMode: "always", refetchOnReconnect: true, staleTime: 0 } as const;

/** A member's sessions of an exercise, the latest first, page by page; the first page has the records and the charts' points. */
export const exerciseHistoryOptions = (id: string) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...trainingKeys.history, id],
    queryFn: ({ signal, pageParam }) =>
      callApi(getExerciseHistory, { params: { id }, query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** A member's records of every exercise. */
export const recordsOptions = () =>
  queryOptions({
    ...fresh,
    queryKey: trainingKeys.records,
    queryFn: async ({ signal }) => (await callApi(listRecords, {}, { signal })).items,
  });
