import { getSeries, listSeries } from "@lockstep/contract/series.ts";
import type { SeriesSummary, SessionCompletion } from "@lockstep/contract/series.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../api/client.ts";
import { takePageData } from "../../api/page-data.ts";
import { usePendingWrites } from "../../offline/use-pending-writes.ts";
import { refetching, writeKind } from "../../offline/write-kind.ts";
import type { WriteKind } from "../../offline/write-kind.ts";
import { trainingKeys } from "../training/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads are tried without a connection too: the service worker has the last answers (offline/sw.ts). */
const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

const seriesKeys = { list: ["series", "list"], one: ["series", "one"] } as const;

export const listOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: seriesKeys.list,
    queryFn: async ({ signal }) => (await callApi(listSeries, {}, { signal })).items,
    initialData: () => (takePageData(listSeries.path) as RouteOutput<typeof listSeries> | undefined)?.items,
  });

/** The sessions of a series with everything in them. They change with a release or a membership, so a day old is fresh: the gym has no network. */
export const detailOptions = (id: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...seriesKeys.one, id],
    queryFn: ({ signal }) => callApi(getSeries, { params: { id } }, { signal }),
    staleTime: DAY_MS,
  });

/** The series with a finished session in them. */
export function withFinished(items: readonly SeriesSummary[], done: SessionCompletion): readonly SeriesSummary[] {
  return items.map((series) => {
    if (series.id !== done.seriesId) return series;
    const sessions = series.sessions.map((session) =>
      session.number === done.session ? { ...session, doneOn: done.date } : session,
    );
    return { ...series, sessions };
  });
}

/** A finished session on its way to the server. */
export const FINISHED = writeKind<WriteKind<SessionCompletion>>({
  kind: "series-completions",
  request: ({ id, ...body }) => ({ method: "PUT", path: `/api/series/completions/${id}`, body }),
  about: ({ id }) => id,
  settle: refetching(seriesKeys.list, trainingKeys.completions, trainingKeys.progress),
});

/** Every series, with what this person finished, sent or not. */
export function useSeriesList(userId: string | null) {
  const query = useQuery(listOptions());
  const pending = usePendingWrites(FINISHED, userId);
  const items = useMemo(
    () => query.data && pending.reduce<readonly SeriesSummary[]>((shown, done) => withFinished(shown, done), query.data),
    [query.data, pending],
  );
  return { items, error: query.error, refetch: () => void query.refetch() };
}
