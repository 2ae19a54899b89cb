import { deleteComment, deletePost, pinPost, restoreComment, restorePost } from "@lockstep/contract/community.ts";
import type { Comment, Post } from "@lockstep/contract/community.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { useToast } from "../../ui/toast.tsx";
import type { Me } from "../../session/me.ts";
import { changeComment, changePost, insertPost } from "./post-cache.ts";
import { communityKeys } from "./queries.ts";
import { failureText } from "../../api/failure-text.ts";

const FAILED = "That didn't work. Please try again.";

/** Deleting with its Undo, and pinning. What fails comes back and says so. */
export function usePostActions(me: Me | null, onGone?: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const viewer = me?.id ?? null;
  const fail = useCallback(
    (what: string, error: unknown) => {
      logFailure(what, error);
      toast({ message: failureText(error, FAILED), tone: "error" });
    },
    [toast],
  );
  const restore = useCallback(
    async (post: Post) => {
      try {
        insertPost(queryClient, viewer, await callApi(restorePost, { params: { id: post.id } }));
      } catch (error) {
        fail("A post was not restored", error);
      }
    },
    [queryClient, viewer, fail],
  );
  const remove = useCallback(
    async (post: Post) => {
      onGone?.();
      changePost(queryClient, post.id, () => null);
      try {
        await callApi(deletePost, { params: { id: post.id } });
        toast({ message: "Post deleted", onUndo: () => void restore(post) });
      } catch (error) {
        insertPost(queryClient, viewer, post);
        fail("A post was not deleted", error);
      }
    },
    [queryClient, viewer, onGone, toast, restore, fail],
  );
  const setPinned = useCallback(
    async (post: Post, pinned: boolean) => {
      if (post.groupId === null) return;
      try {
        await callApi(pinPost, { params: { id: post.groupId }, body: { postId: pinned ? post.id : null } });
        await queryClient.invalidateQueries({ queryKey: communityKeys.lists });
        toast({ message: pinned ? "Pinned to the top of the group" : "No longer pinned" });
      } catch (error) {
        fail("A post was not pinned", error);
      }
    },
    [queryClient, toast, fail],
  );
  return { remove, setPinned };
}

/** Deleting a comment with its Undo. */
export function useRemoveComment(me: Me | null, onGone?: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const viewer = me?.id ?? null;
  const put = useCallback(
    (comment: Comment, shown: boolean) => changeComment(queryClient, viewer, comment.postId, comment.id, shown ? comment : null),
    [queryClient, viewer],
  );
  return useCallback(
    async (comment: Comment) => {
      const fail = (what: string, error: unknown) => {
        logFailure(what, error);
        toast({ message: failureText(error, FAILED), tone: "error" });
      };
      const restore = async () => {
        try {
          put(await callApi(restoreComment, { params: { id: comment.id } }), true);
        } catch (error) {
          fail("A comment was not restored", error);
        }
      };
      onGone?.();
      put(comment, false);
      try {
        await callApi(deleteComment, { params: { id: comment.id } });
        toast({ message: "Comment deleted", onUndo: () => void restore() });
      } catch (error) {
        put(comment, true);
        fail("A comment was not deleted", error);
      }
    },
    [put, onGone, toast],
  );
}
