import { getPublicProfile, listBlocked, listFollowers, listFollowing } from "@lockstep/contract/members.ts";
import type { MemberCard } from "@lockstep/contract/members.ts";
import { getMemberStats, listAchievements, listMemberAchievements } from "@lockstep/contract/streaks.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import type { Viewer } from "../../session/me.ts";

// What privacy and blocks keep back differs from viewer to viewer: each has entries of their own.
export const memberKeys = {
  of: (viewer: Viewer, username: string) => ["member", viewer, username] as const,
  blocked: ["member", "blocked"] as const,
} as const;

const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

export const publicProfileOptions = (viewer: Viewer, username: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...memberKeys.of(viewer, username), "profile"],
    queryFn: ({ signal }) => callApi(getPublicProfile, { params: { username } }, { signal }),
  });

export const statsOptions = (viewer: Viewer, username: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...memberKeys.of(viewer, username), "stats"],
    queryFn: ({ signal }) => callApi(getMemberStats, { params: { username } }, { signal }),
  });

/** One's own come with how far one is; of others only what is completed. */
export const achievementsOptions = (viewer: Viewer, username: string, isOwn: boolean) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...memberKeys.of(viewer, username), "achievements", isOwn],
    queryFn: async ({ signal }) =>
      (isOwn
        ? await callApi(listAchievements, {}, { signal })
        : await callApi(listMemberAchievements, { params: { username } }, { signal })
      ).items,
  });

/** A list of people around a member, the latest first. */
export type PeopleOf = { readonly of: "followers" | "following"; readonly username: string } | { readonly of: "blocked" };

interface PeoplePage {
  readonly items: MemberCard[];
  readonly nextCursor: string | null;
}

export const peopleOptions = (viewer: Viewer, people: PeopleOf) =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: people.of === "blocked" ? memberKeys.blocked : [...memberKeys.of(viewer, people.username), people.of],
    queryFn: ({ signal, pageParam }): Promise<PeoplePage> => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      if (people.of === "blocked") return callApi(listBlocked, { query }, { signal });
      const { username } = people;
      return callApi(people.of === "followers" ? listFollowers : listFollowing, { params: { username }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
