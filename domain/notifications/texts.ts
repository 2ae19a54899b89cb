import { isBlank } from "../words/is-blank.ts";
import type { NotificationKind, NotificationType } from "./notification.ts";

/** A notification without its recipient. */
export interface NotificationText {
  readonly type: NotificationType;
  /** The preference it belongs to; null: always sent. */
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

/** SPEC 7's name for someone without a username. */
export const SOMEONE = "Someone";

/** Shortens to a number of characters as the database counts them (whole code points), with an ellipsis where something is left out. */
export function shorten(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

function fit(text: NotificationText): NotificationText {
  return { ...text, title: shorten(text.title, LONGEST_TITLE), message: shorten(text.message, LONGEST_MESSAGE) };
}

/** One person, or one and how many others: `ana`, `ana and 1 other`, `ana and 2 others`. */
export function withOthers(username: string | null, others: number): string {
  const name = username ?? SOMEONE;
  if (others < 1) return name;
  return `${name} and ${others} ${others === 1 ? "other" : "others"}`;
}

/** All likes of a post share one notification. `others` is how many more like it than the person named. */
export function likeNotification(postId: string, username: string | null, others: number): NotificationText {
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

export function commentNotification(postId: string, username: string | null): NotificationText {
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

export function mentionNotification(postId: string, username: string | null, isComment: boolean): NotificationText {
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

export function followNotification(followerId: string, username: string | null): NotificationText {
  return {
    type: "other",
    kind: "follows",
    title: "New follower",
    message: `${username ?? SOMEONE} followed you`,
    referenceId: followerId,
    referenceType: "member",
    activityType: "follow",
  };
}

/** For the author; the text is SPEC 7's. */
export function publishedNotification(postId: string): NotificationText {
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

/** A group as notifications name it. */
export interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

function groupNotification(
  group: NamedGroup,
  text: Pick<NotificationText, "kind" | "title" | "message" | "activityType"> & { readonly type?: NotificationType },
): NotificationText {
  return fit({ type: "group_post", referenceId: group.id, referenceType: "group", ...text });
}

/** What follows the number of a group's new posts: `3 new posts in Early Birds`. */
export function newPostsIn(group: NamedGroup): string {
  return ` new posts in ${group.name}`;
}

/** New posts of one group are one notification until it's read. `posts` is how many of them there are. */
export function groupPostNotification(group: NamedGroup, username: string | null, posts: number): NotificationText {
  const message = posts > 1 ? `${posts}${newPostsIn(group)}` : `${username ?? SOMEONE} posted in ${group.name}`;
  return groupNotification(group, { kind: "group_posts", title: "New in your group", message, activityType: "group_posting" });
}

/** For a group's admins; those who joined are one notification until it's read. */
export function joinedNotification(group: NamedGroup, username: string | null, others: number): NotificationText {
  const message = `${withOthers(username, others)} joined ${group.name}`;
  return groupNotification(group, { kind: "group_members", title: "New member", message, activityType: "group_join" });
}

/** For a group's admins; those who ask are one notification until it's read. */
export function requestedNotification(group: NamedGroup, username: string | null, others: number): NotificationText {
  const message = `${withOthers(username, others)} asked to join ${group.name}`;
  return groupNotification(group, { kind: "group_members", title: "Request to join", message, activityType: "group_request" });
}

export function acceptedNotification(group: NamedGroup): NotificationText {
  const message = `You're now a member of ${group.name}`;
  return groupNotification(group, {
    kind: "group_invites",
    title: "Welcome to the group",
    message,
    activityType: "group_accepted",
  });
}

export function invitedNotification(group: NamedGroup, username: string | null): NotificationText {
  const message = `${username ?? SOMEONE} invited you to ${group.name}`;
  return groupNotification(group, {
    type: "group_invite",
    kind: "group_invites",
    title: "Group invitation",
    message,
    activityType: "group_invite",
  });
}

export function promotedNotification(group: NamedGroup): NotificationText {
  const message = `You're now an admin of ${group.name}`;
  return groupNotification(group, { kind: "group_members", title: "New role", message, activityType: "group_promoted" });
}

export function achievementNotification(achievementId: string, name: string): NotificationText {
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

/** For moderators: one line for everything that waits in support's inbox. */
export function contactNotification(subject: string, waiting: number): NotificationText {
  return {
    type: "other",
    kind: null,
    title: "New message to support",
    message: waiting > 1 ? `${waiting} messages are waiting for an answer` : `${subject}: one message is waiting for an answer`,
    referenceId: null,
    referenceType: "contact",
    activityType: "contact",
  };
}

/** A group's challenge opens its group. */
export function challengeNotification(name: string, groupId: string | null): NotificationText {
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

const STREAK_NAMES: Readonly<Record<string, string>> = {
  workout: "workout",
  nutrition: "meal plan",
  nutrition_logging: "food log",
  meditation: "meditation",
  others: "posting",
};

export function streakNotification(streakType: string, count: number): NotificationText {
  return {
    type: "streak",
    kind: "streaks",
    title: "Streak",
    message: `You reached a ${count}-day ${STREAK_NAMES[streakType] ?? "personal"} streak`,
    referenceId: null,
    referenceType: null,
    activityType: "streak",
  };
}

function systemNotification(title: string, message: string, activityType: string): NotificationText {
  return fit({ type: "system", kind: null, title, message, referenceId: null, referenceType: null, activityType });
}

const because = (reason: string): string => (isBlank(reason) ? "" : ` Reason: ${reason.trim()}`);

export function warnedNotification(reason: string): NotificationText {
  return systemNotification("Message from the moderators", `Please follow the community rules.${because(reason)}`, "warning");
}

/** `until` is a date in the person's own calendar; null: permanently. */
export function suspendedNotification(until: string | null, reason: string): NotificationText {
  const how = until === null ? "anymore" : `until ${until}`;
  return systemNotification(
    "Your account is suspended",
    `You can't post, comment or like ${how}.${because(reason)}`,
    "suspension",
  );
}

export function unsuspendedNotification(): NotificationText {
  return systemNotification("You can post again", "A moderator lifted your suspension. Welcome back.", "suspension_lifted");
}

/** For the author of the post or comment, or the group's creator. */
export function hiddenNotification(what: "post" | "comment" | "group"): NotificationText {
  const message = `A moderator hid one of your ${what}s because it doesn't follow the community rules.`;
  return systemNotification(`Your ${what} was hidden`, message, `${what}_hidden`);
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
