import { getToday, type Today } from "@lockstep/contract/today.ts";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { takePageData } from "../../api/page-data.ts";

export const todayKey = ["today"] as const;

/** The member's home as the server has it; the service worker has its last answer. It's about everything they do, so it's read again at each visit. */
export const todayOptions = () =>
  queryOptions({
    queryKey: todayKey,
    queryFn: ({ signal }) => callApi(getToday, {}, { signal }),
    initialData: () => takePageData(getToday.path) as Today | undefined,
    staleTime: 5_000,
    networkMode: "always",
    refetchOnReconnect: true,
  });
