import { getGroup, getInvite, listGroupMembers, listGroups, listJoinRequests } from "@lockstep/contract/groups.ts";
import type { Group, GroupCard } from "@lockstep/contract/groups.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import type { Viewer } from "../../session/me.ts";

// The service worker answers when there's no connection (offline/sw.ts), so the call is made in any case.
const evenOffline = { networkMode: "always", refetchOnReconnect: true } as const;

export interface GroupFilter {
  readonly query: string;
  readonly mine: boolean;
}

export interface GroupPage {
  readonly items: GroupCard[];
  readonly nextCursor: string | null;
}
type GroupPages = InfiniteData<GroupPage, string | null>;

/** The names of what the query cache keeps of groups. */
export const groupKeys = {
  all: ["groups"],
  lists: (viewer: Viewer) => ["groups", "list", viewer] as const,
  ones: (viewer: Viewer, id: string) => ["groups", "one", viewer, id] as const,
  members: (viewer: Viewer, id: string) => ["groups", "members", viewer, id] as const,
  requests: (viewer: Viewer, id: string) => ["groups", "requests", viewer, id] as const,
  invite: (viewer: Viewer, id: string) => ["groups", "invite", viewer, id] as const,
} as const;

/** Groups by name, page by page. */
export const groupsOptions = (viewer: Viewer, { query, mine }: GroupFilter) =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: [...groupKeys.lists(viewer), { query, mine }],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        listGroups,
        {
          query: {
            ...(query === "" ? {} : { query }),
            ...(mine ? { mine: "true" as const } : {}),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** One group; with the secret of its invite link as its holder sees it. */
export const groupOptions = (viewer: Viewer, id: string, invite: string | null) =>
  queryOptions({
    ...evenOffline,
    queryKey: [...groupKeys.ones(viewer, id), invite],
    queryFn: ({ signal }) => callApi(getGroup, { params: { id }, query: invite === null ? {} : { invite } }, { signal }),
  });

export const groupMembersOptions = (viewer: Viewer, id: string, order: "joined" | "rank") =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: [...groupKeys.members(viewer, id), order],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        listGroupMembers,
        { params: { id }, query: { order, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const joinRequestsOptions = (viewer: Viewer, id: string) =>
  infiniteQueryOptions({
    ...evenOffline,
    queryKey: groupKeys.requests(viewer, id),
    queryFn: ({ signal, pageParam }) =>
      callApi(listJoinRequests, { params: { id }, query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const inviteOptions = (viewer: Viewer, id: string) =>
  queryOptions({
    ...evenOffline,
    queryKey: groupKeys.invite(viewer, id),
    queryFn: ({ signal }) => callApi(getInvite, { params: { id } }, { signal }),
  });

/** What becomes of a group: the same for a card of the list and for its own page. */
export type GroupChange = <Shown extends GroupCard>(group: Shown) => Shown;

/** Changes a group wherever it's shown. */
export function changeGroup(queryClient: QueryClient, viewer: Viewer, id: string, change: GroupChange): void {
  queryClient.setQueriesData<GroupPages>({ queryKey: groupKeys.lists(viewer) }, (pages) => {
    if (!pages?.pages.some((page) => page.items.some((group) => group.id === id))) return pages;
    return {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        items: page.items.map((group) => (group.id === id ? change(group) : group)),
      })),
    };
  });
  queryClient.setQueriesData<Group>({ queryKey: groupKeys.ones(viewer, id) }, (group) => group && change(group));
}

/** The card's part of a whole group. */
function cardOf(group: Group): GroupCard {
  const { id, name, description, icon, coverImage, memberCount, postCount, isPrivate, isMember, isAdmin, hasRequested } = group;
  return { id, name, description, icon, coverImage, memberCount, postCount, isPrivate, isMember, isAdmin, hasRequested };
}

/** After a write that answered the group: everyone who shows it shows the answer. */
export function takeGroup(queryClient: QueryClient, viewer: Viewer, group: Group): void {
  const card = cardOf(group);
  changeGroup(queryClient, viewer, group.id, (shown) => ({ ...shown, ...card }));
  queryClient.setQueriesData<Group>({ queryKey: groupKeys.ones(viewer, group.id) }, group);
}

/** After a group was founded, left or deleted: what lists hold has changed. */
export function refetchGroups(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: groupKeys.all });
}

/** The group is gone: its own page must not be read again to find that out. */
export function forgetGroup(queryClient: QueryClient, viewer: Viewer, id: string): void {
  for (const queryKey of [
    groupKeys.ones(viewer, id),
    groupKeys.members(viewer, id),
    groupKeys.requests(viewer, id),
    groupKeys.invite(viewer, id),
  ])
    queryClient.removeQueries({ queryKey });
  queryClient.setQueriesData<GroupPages>({ queryKey: groupKeys.lists(viewer) }, (pages) =>
    pages === undefined
      ? pages
      : { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((group) => group.id !== id) })) },
  );
  void queryClient.invalidateQueries({ queryKey: groupKeys.lists(viewer) });
}
