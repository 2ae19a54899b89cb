import type { Comment, Post } from "@lockstep/contract/community.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { commentAbilities, postAbilities, type PostFacts } from "@lockstep/domain/community/policy.ts";
import { wordsOf } from "./post-words.ts";
import type { CommentRow } from "./read-comments.ts";
import type { PostRow } from "./read-posts.ts";

/** A post for a viewer who may see it. */
export function presentPost(actor: Actor | null, row: PostRow): Post {
  const { canEdit, canDelete, canComment, canReport, canPin } = postAbilities(actor, row.facts);
  return {
    // First, so that the engine copies it whole.
    ...wordsOf(row),
    id: row.id,
    imageUrl: row.imageUrl,
    imageAlt: row.imageAlt,
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    workoutId: row.workoutId,
    workout: row.workout,
    groupId: row.groupId,
    groupName: row.groupName,
    aiGenerated: row.aiGenerated,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    author: row.author,
    likeCount: row.likeCount,
    likedByMe: row.likedByMe,
    commentCount: row.commentCount,
    state: shown(row.state),
    isPinned: row.isPinned,
    canEdit,
    canDelete,
    canComment,
    canReport,
    canPin,
  };
}

/** A comment for a viewer who may see it. */
export function presentComment(actor: Actor | null, row: CommentRow, post: PostFacts): Comment {
  const { id, postId, content, createdAt, editedAt, author, state, isBlocked } = row;
  return {
    id,
    postId,
    content,
    createdAt,
    editedAt,
    author,
    state: shown(state),
    ...commentAbilities(actor, { authorId: author.id, state, isBlocked, post }),
  };
}

function shown(state: PostRow["state"]): Post["state"] {
  if (state === "deleted") throw new Error("What was deleted is shown to nobody.");
  return state;
}
