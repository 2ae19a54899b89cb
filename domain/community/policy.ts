import type { Actor } from "../accounts/actor.ts";
import { mayReadGroup } from "../groups/policy.ts";

/** The state of a post or comment: held waits for a moderator, hidden was removed by one, deleted by its author or the group's admin. */
export type WritingState = "visible" | "held" | "hidden" | "deleted";

/** The group of a post, and the viewer's relation to it. */
export interface GroupStanding {
  readonly isPrivate: boolean;
  /** A moderator took the whole group away. */
  readonly isHidden: boolean;
  readonly isMember: boolean;
  readonly isAdmin: boolean;
}

/** What decides about a post: its author, its state, and whether author and viewer block each other. */
export interface PostFacts {
  readonly authorId: string;
  readonly state: WritingState;
  /** Null for a post of the public feed. */
  readonly group: GroupStanding | null;
  readonly isBlocked: boolean;
}

/** What decides about a comment; its post's facts beside it. */
export interface CommentFacts {
  readonly authorId: string;
  readonly state: WritingState;
  /** A block is between the comment's author and the viewer. */
  readonly isBlocked: boolean;
  readonly post: PostFacts;
}

/** What a viewer may do with a post. */
export interface PostAbilities {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly canComment: boolean;
  readonly canLike: boolean;
  readonly canReport: boolean;
  readonly canPin: boolean;
}

/** What a viewer may do with a comment. */
export interface CommentAbilities {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly canReport: boolean;
}

/** Within this time after it a deletion can be taken back, in milliseconds: one day. */
export const RESTORE_WITHIN_MS = 24 * 60 * 60 * 1000;

const isModerator = (actor: Actor | null): boolean => actor?.role === "moderator";

/** Whether posts of a group may be read: where the group may be, see {@link mayReadGroup}. */
export function mayReadGroupPosts(actor: Actor | null, group: GroupStanding): boolean {
  return mayReadGroup(actor, group, group.isMember ? { isAdmin: group.isAdmin } : null);
}

/**
 * Whether a post exists for a viewer (null: a visitor). Held and hidden ones do for their author and for moderators, deleted ones for nobody. A
 * block keeps both sides from each other; a moderator still reads what is to be judged.
 */
export function maySeePost(actor: Actor | null, post: PostFacts): boolean {
  if (post.state === "deleted") return false;
  if (post.group !== null && !mayReadGroupPosts(actor, post.group)) return false;
  if (isModerator(actor) || actor?.userId === post.authorId) return true;
  return post.state === "visible" && !post.isBlocked;
}

/** Whether a comment exists for a viewer: as a post does, and only where its post does. */
export function maySeeComment(actor: Actor | null, comment: CommentFacts): boolean {
  if (comment.state === "deleted" || !maySeePost(actor, comment.post)) return false;
  if (isModerator(actor) || actor?.userId === comment.authorId) return true;
  return comment.state === "visible" && !comment.isBlocked;
}

/**
 * What a viewer may do with a post that they may see. Its author edits and deletes, an admin of its group deletes and pins; what a moderator hid is
 * not edited anymore. Liking and commenting need a visible post and no block, also for moderators; commenting in a public group needs no membership.
 */
export function postAbilities(actor: Actor | null, post: PostFacts): PostAbilities {
  const isSeen = actor !== null && maySeePost(actor, post);
  const isOwn = actor?.userId === post.authorId;
  const isAdmin = post.group?.isAdmin === true;
  const isOpen = isSeen && post.state === "visible" && !post.isBlocked && isOpenGroup(post.group);
  return {
    canEdit: isSeen && isOwn && post.state !== "hidden",
    canDelete: isSeen && (isOwn || isAdmin),
    canComment: isOpen,
    canLike: isOpen,
    canReport: isSeen && !isOwn,
    canPin: isSeen && isAdmin && post.state === "visible",
  };
}

/** What a viewer may do with a comment that they may see. */
export function commentAbilities(actor: Actor | null, comment: CommentFacts): CommentAbilities {
  const isSeen = actor !== null && maySeeComment(actor, comment);
  const isOwn = actor?.userId === comment.authorId;
  return {
    canEdit: isSeen && isOwn && comment.state !== "hidden",
    canDelete: isSeen && (isOwn || comment.post.group?.isAdmin === true),
    canReport: isSeen && !isOwn,
  };
}

/** Whether someone may post in a group: its members, as long as no moderator took it away. */
export function mayPostInGroup(group: GroupStanding): boolean {
  return group.isMember && !group.isHidden;
}

/**
 * Whether a deletion may be taken back at a moment: within a day, by who deleted. `deletedAt` and `now` are moments in time; both facts are null for what is
 * not deleted.
 */
export function mayRestore(
  actor: Actor,
  deletion: { readonly deletedBy: string | null; readonly deletedAt: Date | null },
  now: Date,
): boolean {
  if (deletion.deletedAt === null || deletion.deletedBy !== actor.userId) return false;
  return now.getTime() - deletion.deletedAt.getTime() <= RESTORE_WITHIN_MS;
}

/** Nobody writes where they don't belong: a private group's posts take likes and comments from its members, a hidden group's from nobody. */
function isOpenGroup(group: GroupStanding | null): boolean {
  return group === null || (!group.isHidden && (!group.isPrivate || group.isMember));
}
