import { blockMember, unblockMember } from "@lockstep/contract/members.ts";
import type { MemberSummary } from "@lockstep/contract/members.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { removePostsOf } from "./post-cache.ts";
import { communityKeys } from "./queries.ts";
import { failureText } from "../../api/failure-text.ts";

const FAILED = "That didn't work. Please try again.";

/** Asks before two people no longer see each other, and lets it be taken back at once. */
export function BlockDialog({
  member,
  open,
  onClose,
  onBlocked,
}: {
  member: MemberSummary;
  open: boolean;
  onClose: () => void;
  onBlocked?: (() => void) | undefined;
}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { username: member.username };
  const takeBack = async () => {
    try {
      await callApi(unblockMember, { params });
      await queryClient.invalidateQueries({ queryKey: communityKeys.lists });
    } catch (error) {
      logFailure("The block wasn't removed", error);
      toast({ message: FAILED, tone: "error" });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={`Block ${member.username}?`}
      confirmLabel="Block"
      problem={(error) => failureText(error, FAILED)}
      onConfirm={async () => {
        await callApi(blockMember, { params });
        onBlocked?.();
        removePostsOf(queryClient, member.id);
        toast({ message: `${member.username} is blocked`, onUndo: () => void takeBack() });
      }}
    >
      You won't see each other's posts, comments or profiles, and you'll stop following each other. They won't be notified.
    </ConfirmDialog>
  );
}
