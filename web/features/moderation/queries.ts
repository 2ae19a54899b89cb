import { listModerationLog, listModerationQueue } from "@lockstep/contract/moderation.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

/** The names of what the query cache keeps; invalidating `all` reads queue and log again. */
export const moderationKeys = { all: ["moderation"] as const };

/** Other moderators work on the same queue: it's read again whenever the page is looked at again. */
const ALWAYS_FRESH = { staleTime: 0, networkMode: "always", refetchOnReconnect: true } as const;

export const queueOptions = () =>
  infiniteQueryOptions({
    ...ALWAYS_FRESH,
    queryKey: [...moderationKeys.all, "queue"],
    queryFn: ({ signal, pageParam }) =>
      callApi(listModerationQueue, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

export const logOptions = () =>
  infiniteQueryOptions({
    ...ALWAYS_FRESH,
    queryKey: [...moderationKeys.all, "log"],
    queryFn: ({ signal, pageParam }) =>
      callApi(listModerationLog, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
