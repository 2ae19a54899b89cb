import { getProfile } from "@lockstep/contract/accounts.ts";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

/** The signed-in person's own profile: units, time zone, equipment. Several features read it, one cache entry holds it. */
export const profileOptions = () =>
  queryOptions({
    queryKey: ["profile"],
    queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
    staleTime: 5 * 60_000,
  });
