import { joinGroup, leaveGroup } from "@lockstep/contract/groups.ts";
import type { GroupCard } from "@lockstep/contract/groups.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { useToast } from "../../ui/toast.tsx";
import { changeGroup, forgetGroup, groupKeys, takeGroup } from "./queries.ts";
import type { GroupChange } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { asksToJoin, groupFailure } from "./words.ts";

/** What someone wants of a group: to be in (or to ask), or not to be. */
export interface MembershipWish {
  readonly group: GroupCard;
  readonly wish: "in" | "out";
  readonly invite?: string | null;
  /** Goes to the admins with a request. */
  readonly message?: string;
}

/** The group as it will be when the server agrees. Counts never fall below 0 (SPEC 4). */
export function wished({ group, wish }: Pick<MembershipWish, "group" | "wish">): GroupChange {
  const asks = asksToJoin(group);
  return (shown) => {
    if (wish === "out")
      return {
        ...shown,
        isMember: false,
        isAdmin: false,
        hasRequested: false,
        memberCount: shown.isMember ? Math.max(0, shown.memberCount - 1) : shown.memberCount,
      };
    if (asks) return { ...shown, hasRequested: true };
    return {
      ...shown,
      isMember: true,
      hasRequested: false,
      memberCount: shown.isMember ? shown.memberCount : shown.memberCount + 1,
    };
  };
}

/** Takes a wish's guess back, whatever else has changed meanwhile. */
function undone(before: GroupCard): GroupChange {
  const { isMember, isAdmin, hasRequested, memberCount } = before;
  return (shown) => ({ ...shown, isMember, isAdmin, hasRequested, memberCount });
}

/** Joining and leaving: shown at once, settled by the answer, taken back with a word when it fails. */
export function useMembership(viewer: Viewer) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ group, wish, invite, message }: MembershipWish) => {
      const params = { id: group.id };
      if (wish === "out") return callApi(leaveGroup, { params });
      return callApi(joinGroup, { params, body: { ...(invite ? { invite } : {}), ...(message ? { message } : {}) } });
    },
    onMutate: async (wish) => {
      // An answer to an earlier question would overwrite the guess.
      await queryClient.cancelQueries({ queryKey: groupKeys.all });
      changeGroup(queryClient, viewer, wish.group.id, wished(wish));
    },
    onSuccess: (group, { wish }) => {
      if (wish === "out" && group.memberCount === 0) forgetGroup(queryClient, viewer, group.id);
      else takeGroup(queryClient, viewer, group);
    },
    onError: (error, { group, wish }) => {
      logFailure(wish === "in" ? "The group wasn't joined" : "The group wasn't left", error);
      changeGroup(queryClient, viewer, group.id, undone(group));
      const otherwise =
        wish === "in"
          ? "We couldn't join the group. Please try again."
          : "We couldn't remove you from the group. Please try again.";
      toast({ tone: "error", message: groupFailure(error, otherwise) });
    },
    onSettled: (_answer, error, { group }) => {
      void queryClient.invalidateQueries({ queryKey: groupKeys.members(viewer, group.id) });
      // What was known may be stale: refetch it, even if the page brought its own answer.
      void queryClient.invalidateQueries({ queryKey: groupKeys.lists(viewer), refetchType: error === null ? "none" : "active" });
      if (error !== null) void queryClient.invalidateQueries({ queryKey: groupKeys.ones(viewer, group.id) });
    },
  });
}
