import { getLeaderboard, listAchievements, listChallenges, listPastChallenges } from "@lockstep/contract/streaks.ts";
import type { Challenge } from "@lockstep/contract/streaks.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

export const challengeKeys = {
  all: ["challenges"] as const,
  week: ["challenges", "week"] as const,
  leaderboard: (id: string) => ["challenges", "leaderboard", id] as const,
  past: ["challenges", "past"] as const,
} as const;

const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

/** This week's challenges as the server has them. */
export interface ChallengeWeek {
  readonly items: readonly Challenge[];
  readonly weekStart: string;
  readonly weekEnd: string;
}

export const challengeWeekOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: challengeKeys.week,
    queryFn: ({ signal }): Promise<ChallengeWeek> => callApi(listChallenges, { query: {} }, { signal }),
  });

export const leaderboardOptions = (id: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: challengeKeys.leaderboard(id),
    queryFn: async ({ signal }) => (await callApi(getLeaderboard, { params: { id } }, { signal })).items,
  });

export const pastChallengesOptions = () =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: challengeKeys.past,
    queryFn: ({ signal, pageParam }) =>
      callApi(listPastChallenges, { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const ownAchievementsOptions = () =>
  queryOptions({
    ...evenOffline,
    queryKey: ["achievements"],
    queryFn: async ({ signal }) => (await callApi(listAchievements, {}, { signal })).items,
  });
