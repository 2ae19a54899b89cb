/** Kinds a notification is stored as (SPEC 3). */
export const NOTIFICATION_TYPES = [
  "group_post",
  "achievement",
  "challenge",
  "streak",
  "group_invite",
  "system",
  "other",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a person may switch off, each in the app and as a pushed message. What belongs to none of them always comes. */
export const NOTIFICATION_KINDS = [
  "likes",
  "comments",
  "mentions",
  "follows",
  "group_posts",
  "group_members",
  "group_invites",
  "achievements",
  "challenges",
  "streaks",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Emails a person may switch off. Those about money and the account always come. */
export const EMAIL_KINDS = ["getting_started", "family_invitations"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** What a notification is about, as it is stored. */
export interface NotificationReference {
  readonly type: NotificationType;
  readonly referenceId: string | null;
  /** post, group, group_post, member or contact. */
  readonly referenceType: string | null;
  /** Username of the member a notification is about; null when their account is deleted. */
  readonly actorUsername: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where opening a notification leads, a path of the site; null stays on the page (SPEC 4: group posts, and challenges and invitations with a reference, to
 * their group; achievements to the profile). Likes, comments and mentions lead to their post, follows to whoever follows, messages to support to
 * their inbox, and a challenge of no group to the
 * challenges; all others stay.
 */
export function notificationPath({ type, referenceId, referenceType, actorUsername }: NotificationReference): string | null {
  if (type === "achievement") return "/profile";
  // An id may come from a request (manage-notifications): what is none never becomes part of a path.
  const id = referenceId !== null && UUID.test(referenceId) ? referenceId : null;
  if (type === "challenge") return id === null ? "/challenges" : `/groups/${id}`;
  if (type === "group_post" || type === "group_invite") return id === null ? null : `/groups/${id}`;
  if (type !== "other") return null;
  if (referenceType === "contact") return "/moderation/contact";
  if (referenceType === "post") return id === null ? null : `/posts/${id}`;
  if (referenceType === "member") return actorUsername === null ? null : `/members/${actorUsername}`;
  return null;
}
