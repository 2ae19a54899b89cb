import { lazy } from "react";
import { LazyPart } from "../../ui/lazy-part.tsx";
import type { OutboxEntry } from "../../offline/outbox.ts";
import { unsentWords } from "../../offline/unsent-words.ts";
import type { Like, WaitingComment, WaitingPost } from "./pending-posts.ts";

/** The editors bring what writing a post takes, so they're loaded with the first press on Edit. */
const EditPost = lazy(() => import("./edit-unsent.tsx").then((module) => ({ default: module.EditUnsentPost })));
const EditComment = lazy(() => import("./edit-unsent.tsx").then((module) => ({ default: module.EditUnsentComment })));

const post = unsentWords<WaitingPost>({
  kind: "post",
  Title: ({ change: { groupId } }) => (groupId === null ? "Your post" : "Your post in a group"),
  text: ({ content }) => content,
  to: ({ groupId }) => (groupId === null ? "/community" : `/groups/${groupId}`),
  Editor: (props: { readonly entry: OutboxEntry<WaitingPost>; readonly onDone: () => void }) => (
    <LazyPart>
      <EditPost {...props} />
    </LazyPart>
  ),
});

const comment = unsentWords<WaitingComment>({
  kind: "comment",
  Title: () => "Your comment",
  text: ({ content }) => content,
  to: ({ postId }) => `/posts/${postId}`,
  Editor: (props: { readonly entry: OutboxEntry<WaitingComment>; readonly onDone: () => void }) => (
    <LazyPart>
      <EditComment {...props} />
    </LazyPart>
  ),
});

const like = unsentWords<Like>({
  kind: "like",
  Title: ({ change: { liked } }) => (liked ? "Liked a post" : "Unliked a post"),
  to: ({ postId }) => `/posts/${postId}`,
});

/** Posts, comments and likes that weren't sent yet. */
export const COMMUNITY_WORDS = [post, comment, like];
