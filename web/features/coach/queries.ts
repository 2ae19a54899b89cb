import { clearCoachMessages, confirmCoachProposal, listCoachMessages, undoCoachProposal } from "@lockstep/contract/coach.ts";
import type { CoachProposal, ProposalKind } from "@lockstep/contract/coach.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { dropAnswers } from "../../api/cached-answer.ts";
import { callApi } from "../../api/client.ts";
import { refetchShown } from "../../live/refetch-shown.ts";
import { notifyTabs } from "../../offline/tab-channel.ts";
import { withProposal } from "./conversation.ts";

type HistoryPage = RouteOutput<typeof listCoachMessages>;
type History = InfiniteData<HistoryPage, string | undefined>;

/** A member's conversation, newest message first. The service worker answers without a connection, so the call is made in any case. */
export const historyOptions = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["coach", userId],
    queryFn: ({ signal, pageParam }): Promise<HistoryPage> =>
      callApi(listCoachMessages, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    networkMode: "always",
    refetchOnReconnect: true,
  });

/** Reads a query again, here and in the other tabs. */
async function refresh(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  notifyTabs({ type: "stale", queryKey });
  await refetchShown(queryClient, { queryKey });
}

export const refreshHistory = (queryClient: QueryClient, userId: string): Promise<void> =>
  refresh(queryClient, historyOptions(userId).queryKey);

/** Deletes the conversation on the server, and what's kept of it here. */
export async function clearHistory(queryClient: QueryClient, userId: string): Promise<void> {
  const { queryKey } = historyOptions(userId);
  // An answer that's on its way still has the old messages.
  await queryClient.cancelQueries({ queryKey });
  await callApi(clearCoachMessages, {});
  await dropAnswers(listCoachMessages.path);
  queryClient.setQueryData<History>(queryKey, { pages: [{ items: [], nextCursor: null }], pageParams: [undefined] });
  notifyTabs({ type: "stale", queryKey });
}

/** What each kind of change makes old on the pages. */
const CHANGED: Readonly<Record<ProposalKind, readonly QueryKey[]>> = {
  "swap-exercise": [["training"], ["family"]],
  "build-plan": [["training"], ["membership"], ["family"]],
  "log-sets": [["training"], ["streaks"], ["achievements"], ["challenges"]],
  "log-meal": [["nutrition"], ["streaks"], ["achievements"], ["challenges"]],
  "add-groceries": [["nutrition"], ["family"]],
  "apply-review": [["training"], ["family"]],
};

/** Confirms a suggestion or takes it back. When it's done, the pages and the other tabs show it. */
export async function decideProposal(
  queryClient: QueryClient,
  userId: string,
  proposal: CoachProposal,
  decision: "confirm" | "undo",
): Promise<CoachProposal> {
  const route = decision === "confirm" ? confirmCoachProposal : undoCoachProposal;
  const { queryKey } = historyOptions(userId);
  let changed: CoachProposal;
  try {
    changed = await callApi(route, { params: { id: proposal.id } });
  } catch (error) {
    // Another tab or device may have decided already.
    void refreshHistory(queryClient, userId);
    throw error;
  }
  queryClient.setQueryData<History>(queryKey, (history) =>
    history === undefined
      ? history
      : {
          ...history,
          pages: history.pages.map((page) => ({
            ...page,
            items: page.items.map((message) => ({ ...message, proposals: withProposal(message.proposals, changed) })),
          })),
        },
  );
  notifyTabs({ type: "stale", queryKey });
  for (const key of CHANGED[proposal.kind]) void refresh(queryClient, key);
  return changed;
}
