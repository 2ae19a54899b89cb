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

/** What a notice is about, as it is stored. */
export interface NoticeReference {
  readonly type: NotificationType;
  readonly referenceId: string | null;
  /** post, group, group_post or member. */
  readonly referenceType: string | null;
  /** Name of the person a notice about a member is about; null when they are gone. */
  readonly actorUsername: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where pressing a notice leads, a path of the site; null stays where one is (SPEC 4: group posts, and challenges and invitations with a reference, to their group;
 * achievements to the profile). Likes, comments and mentions lead to their post, follows to whoever follows, so that a press opens the right page; all others stay.
 */
export function noticePath({ type, referenceId, referenceType, actorUsername }: NoticeReference): string | null {
  if (type === "achievement") return "/profile";
  // An id may come from a request (manage-notifications): what is none never becomes part of a path.
  const id = referenceId !== null && UUID.test(referenceId) ? referenceId : null;
  if (type === "group_post" || type === "challenge" || type === "group_invite") return id === null ? null : `/groups/${id}`;
  if (type !== "other") return null;
  if (referenceType === "post") return id === null ? null : `/posts/${id}`;
  if (referenceType === "member") return actorUsername === null ? null : `/members/${actorUsername}`;
  return null;
}
