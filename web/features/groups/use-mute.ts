import { muteGroup } from "@lockstep/contract/groups.ts";
import type { Group } from "@lockstep/contract/groups.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { useToast } from "../../ui/toast.tsx";
import { groupKeys, takeGroup } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { groupFailure } from "./words.ts";

/** Switches a group's notifications off for oneself, and on again. */
export function useMute(viewer: Viewer) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const show = (id: string, isMuted: boolean) =>
    queryClient.setQueriesData<Group>({ queryKey: groupKeys.ones(viewer, id) }, (group) => group && { ...group, isMuted });
  return useMutation({
    networkMode: "always",
    // Presses are sent one after the other, so the last one wins.
    scope: { id: "mute-group" },
    mutationFn: ({ id, muted }: { id: string; muted: boolean }) => callApi(muteGroup, { params: { id }, body: { muted } }),
    onMutate: ({ id, muted }) => show(id, muted),
    onSuccess: (group, { muted }) => {
      takeGroup(queryClient, viewer, group);
      toast({ message: muted ? "Group muted" : "Group unmuted" });
    },
    onError: (error, { id, muted }) => {
      show(id, !muted);
      toast({ tone: "error", message: groupFailure(error, "That didn't work. Please try again.") });
    },
  });
}
