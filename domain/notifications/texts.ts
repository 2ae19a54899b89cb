import { isBlank } from "../words/is-blank.ts";
import type { NotificationKind, NotificationType } from "./notification.ts";

/** A notice before it has a receiver. */
export interface NoticeText {
  readonly type: NotificationType;
  /** The switch it belongs to; null: it always comes. */
  readonly kind: NotificationKind | null;
  readonly title: string;
  readonly message: string;
  readonly referenceId: string | null;
  readonly referenceType: string | null;
  /** What happened, in SPEC 7's words where it has one. */
  readonly activityType: string;
}

const LONGEST_TITLE = 200;
const LONGEST_MESSAGE = 1000;

/** SPEC 7's name for somebody without one. */
export const SOMEONE = "Someone";

/** Shortens to a number of characters as the database counts them (whole code points), with an ellipsis where something is left out. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

function fit(notice: NoticeText): NoticeText {
  return { ...notice, title: shorten(notice.title, LONGEST_TITLE), message: shorten(notice.message, LONGEST_MESSAGE) };
}

/** One person, or one and how many others: `ana`, `ana and 1 other`, `ana and 2 others`. */
export function withOthers(username: string | null, others: number): string {
  const name = username ?? SOMEONE;
  if (others < 1) return name;
  return `${name} and ${others} ${others === 1 ? "other" : "others"}`;
}

/** All likes of one post are one notice. `others` is how many more like it than the person named. */
export function likeNotice(postId: string, username: string | null, others: number): NoticeText {
  return {
    type: "other",
    kind: "likes",
    title: "New like",
    message: `${withOthers(username, others)} liked your post`,
    referenceId: postId,
    referenceType: "post",
    activityType: "like",
  };
}

export function commentNotice(postId: string, username: string | null): NoticeText {
  return {
    type: "other",
    kind: "comments",
    title: "New comment",
    message: `${username ?? SOMEONE} commented on your post`,
    referenceId: postId,
    referenceType: "post",
    activityType: "comment",
  };
}

export function mentionNotice(postId: string, username: string | null, isComment: boolean): NoticeText {
  return {
    type: "other",
    kind: "mentions",
    title: "You were mentioned",
    message: `${username ?? SOMEONE} mentioned you in a ${isComment ? "comment" : "post"}`,
    referenceId: postId,
    referenceType: "post",
    activityType: "mention",
  };
}

export function followNotice(followerId: string, username: string | null): NoticeText {
  return {
    type: "other",
    kind: "follows",
    title: "New follower",
    message: `${username ?? SOMEONE} follows you`,
    referenceId: followerId,
    referenceType: "member",
    activityType: "follow",
  };
}

/** Told to the author; the text is SPEC 7's. */
export function publishedNotice(postId: string): NoticeText {
  return {
    type: "other",
    kind: null,
    title: "Post published",
    message: "Your post was published!",
    referenceId: postId,
    referenceType: "post",
    activityType: "post",
  };
}

/** A group as notices name it. */
export interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

function groupNotice(
  group: NamedGroup,
  notice: Pick<NoticeText, "kind" | "title" | "message" | "activityType"> & { readonly type?: NotificationType },
): NoticeText {
  return fit({ type: "group_post", referenceId: group.id, referenceType: "group", ...notice });
}

/** What follows the number of a group's new posts: `3 new posts in Early Birds`. */
export function newPostsIn(group: NamedGroup): string {
  return ` new posts in ${group.name}`;
}

/** New posts of one group are one notice until it was read. `posts` is how many of them there are. */
export function groupPostNotice(group: NamedGroup, username: string | null, posts: number): NoticeText {
  const message = posts > 1 ? `${posts}${newPostsIn(group)}` : `${username ?? SOMEONE} posted in ${group.name}`;
  return groupNotice(group, { kind: "group_posts", title: "New in your group", message, activityType: "group_posting" });
}

/** Told to a group's admins; until it was read, those who joined are one notice. */
export function joinedNotice(group: NamedGroup, username: string | null, others: number): NoticeText {
  const message = `${withOthers(username, others)} joined ${group.name}`;
  return groupNotice(group, { kind: "group_members", title: "New member", message, activityType: "group_join" });
}

/** Told to a group's admins; those who ask are one notice until it was read. */
export function requestedNotice(group: NamedGroup, username: string | null, others: number): NoticeText {
  const message = `${withOthers(username, others)} would like to join ${group.name}`;
  return groupNotice(group, { kind: "group_members", title: "Request to join", message, activityType: "group_request" });
}

export function acceptedNotice(group: NamedGroup): NoticeText {
  const message = `You are now a member of ${group.name}`;
  return groupNotice(group, { kind: "group_invites", title: "Welcome to the group", message, activityType: "group_accepted" });
}

export function invitedNotice(group: NamedGroup, username: string | null): NoticeText {
  const message = `${username ?? SOMEONE} invited you to ${group.name}`;
  return groupNotice(group, {
    type: "group_invite",
    kind: "group_invites",
    title: "Invitation to a group",
    message,
    activityType: "group_invite",
  });
}

export function promotedNotice(group: NamedGroup): NoticeText {
  const message = `You are now an admin of ${group.name}`;
  return groupNotice(group, { kind: "group_members", title: "New role", message, activityType: "group_promoted" });
}

export function achievementNotice(achievementId: string, name: string): NoticeText {
  return fit({
    type: "achievement",
    kind: "achievements",
    title: "Achievement earned",
    message: `You earned ${name}`,
    referenceId: shorten(achievementId, 200),
    referenceType: "achievement",
    activityType: "achievement",
  });
}

/** A group's challenge leads to its group. */
export function challengeNotice(name: string, groupId: string | null): NoticeText {
  return fit({
    type: "challenge",
    kind: "challenges",
    title: "Challenge completed",
    message: `You completed ${name}`,
    referenceId: groupId,
    referenceType: groupId === null ? null : "group",
    activityType: "challenge",
  });
}

const STREAK_WORDS: Readonly<Record<string, string>> = {
  workout: "of training",
  nutrition: "of eating to plan",
  nutrition_logging: "of logging what you ate",
  meditation: "of meditation",
};

export function streakNotice(streakType: string, count: number): NoticeText {
  return {
    type: "streak",
    kind: "streaks",
    title: "Streak",
    message: `${count} ${count === 1 ? "day" : "days in a row"} ${STREAK_WORDS[streakType] ?? "of doing something for yourself"}`,
    referenceId: null,
    referenceType: null,
    activityType: "streak",
  };
}

function systemNotice(title: string, message: string, activityType: string): NoticeText {
  return fit({ type: "system", kind: null, title, message, referenceId: null, referenceType: null, activityType });
}

const because = (reason: string): string => (isBlank(reason) ? "" : ` Reason: ${reason.trim()}`);

export function warnedNotice(reason: string): NoticeText {
  return systemNotice("A word from the moderators", `Please keep to the community rules.${because(reason)}`, "warning");
}

/** `until` is told in the person's own calendar; null is for good. */
export function suspendedNotice(until: string | null, reason: string): NoticeText {
  const how = until === null ? "any more" : `until ${until}`;
  return systemNotice("Your account may not post", `You cannot post, comment or like ${how}.${because(reason)}`, "suspension");
}

/** Told at once: from then on the person may write again. */
export function unsuspendedNotice(): NoticeText {
  return systemNotice("You may post again", "A moderator lifted your suspension. Welcome back.", "suspension_lifted");
}

/** Told to who wrote the post or comment, or founded the group. */
export function hiddenNotice(what: "post" | "comment" | "group"): NoticeText {
  const message = `A moderator took one of your ${what}s out of view, because it does not fit the community rules.`;
  return systemNotice(`A ${what} was hidden`, message, `${what}_hidden`);
}

/** What SPEC 7's request types are stored as (DESIGN 7): group_* as group_post, the rest as other; SPEC 3's own types stay. */
export function storedType(
  requested: NotificationType | "post" | "like" | "comment" | "group_created" | "group_join",
): NotificationType {
  switch (requested) {
    case "group_created":
    case "group_join":
      return "group_post";
    case "post":
    case "like":
    case "comment":
      return "other";
    default:
      return requested;
  }
}
