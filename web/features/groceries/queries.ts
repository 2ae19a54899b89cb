import { listFamilyGroceries } from "@lockstep/contract/groceries.ts";
import type { FamilyGroceries } from "@lockstep/contract/groceries.ts";
import { listFoodNames } from "@lockstep/contract/nutrition.ts";
import { queryOptions } from "@tanstack/react-query";
import { dropAnswers } from "../../api/cached-answer.ts";
import { ApiError, callApi } from "../../api/client.ts";
import { takePageData } from "../../api/page-data.ts";

// Without a connection the service worker answers (offline/sw.ts).
const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

export const groceryKeys = { list: ["family", "groceries"] as const };

/** The family's list; null for someone without one. Whoever left the family keeps no copy on the device. */
export const sharedListOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: groceryKeys.list,
    queryFn: async ({ signal }): Promise<FamilyGroceries | null> => {
      try {
        return await callApi(listFamilyGroceries, {}, { signal });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "MEMBERSHIP_REQUIRED") throw error;
        await dropAnswers("/api/family");
        return null;
      }
    },
    initialData: () => takePageData(listFamilyGroceries.path) as FamilyGroceries | undefined,
  });

/** Every food's name with its aisle, to suggest while someone types. */
export const foodNamesOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: ["foods", "names"],
    queryFn: async ({ signal }) => (await callApi(listFoodNames, {}, { signal })).items,
    staleTime: DAY_MS,
  });
