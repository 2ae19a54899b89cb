import { listStreaks } from "@lockstep/contract/streaks.ts";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

/** The signed-in person's streaks, for every page that shows one of them. */
export const streaksOptions = () =>
  queryOptions({
    queryKey: ["streaks"],
    queryFn: async ({ signal }) => (await callApi(listStreaks, {}, { signal })).items,
    networkMode: "always",
    refetchOnReconnect: true,
  });
