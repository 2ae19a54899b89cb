import type { PublicProfile } from "@lockstep/contract/members.ts";
import { followMember, unfollowMember } from "@lockstep/contract/members.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserCheck, UserPlus } from "lucide-react";
import { callApi } from "../../api/client.ts";
import { communityKeys } from "../community/index.ts";
import { failureText } from "../../api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { memberKeys, publicProfileOptions } from "./queries.ts";

/** Follows at once and settles with the server; what fails goes back and says so. */
export function FollowButton({ profile, viewer }: { profile: PublicProfile; viewer: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { username, isFollowed } = profile;
  const { queryKey } = publicProfileOptions(viewer, username);
  const show = (followed: boolean) =>
    queryClient.setQueryData(queryKey, (before) =>
      before === undefined || before.isFollowed === followed
        ? before
        : { ...before, isFollowed: followed, followerCount: Math.max(0, before.followerCount + (followed ? 1 : -1)) },
    );
  const change = useMutation({
    networkMode: "always",
    // One after the other, so the server gets the last press last.
    scope: { id: `follow:${username}` },
    mutationFn: (follow: boolean) => callApi(follow ? followMember : unfollowMember, { params: { username } }),
    onMutate: async (follow) => {
      await queryClient.cancelQueries({ queryKey });
      show(follow);
    },
    onError: (error, follow) => {
      show(!follow);
      toast({ message: failureText(error, "That didn't work. Please try again."), tone: "error" });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: memberKeys.of(viewer, username) });
      void queryClient.invalidateQueries({ queryKey: [...communityKeys.lists, viewer] });
    },
  });
  return (
    <Button
      look={isFollowed ? "secondary" : "primary"}
      aria-pressed={isFollowed}
      icon={isFollowed ? <UserCheck size={20} aria-hidden="true" /> : <UserPlus size={20} aria-hidden="true" />}
      onClick={() => change.mutate(!isFollowed)}
    >
      {isFollowed ? "Following" : "Follow"}
    </Button>
  );
}
