import { mayReadGroupPosts } from "@lockstep/domain/community/policy.ts";
import * as texts from "@lockstep/domain/notifications/texts.ts";
import type { NotificationText } from "@lockstep/domain/notifications/texts.ts";
import type { EventWorker, StoredEvent } from "../../platform/events/event-worker.ts";
import type { Platform } from "../../platform/platform.ts";
import { optionalId, payloadId, payloadText } from "./event-payload.ts";
import { readFacts, type Facts } from "./facts-store.ts";
import { groupLikes } from "./group-likes.ts";
import { anonymizeActor, notifyAdmins, notifyMembers } from "./notify-groups.ts";
import { notifyModerators } from "./notify-moderators.ts";
import { notify, publishListChanged, type EventContext } from "./notify.ts";
import {
  deleteBetween,
  deleteNotificationsOfGroup,
  listLikeLines,
  lockNotifications,
  settleCommentNotifications,
  settlePostNotifications,
  type NewNotification,
} from "./store.ts";

type Build = (event: StoredEvent, facts: Facts) => NewNotification | null;

/** The notification that one event makes for one person. Those of likes and of a group's members and admins are made for many events at once. */
const BUILD: Readonly<Record<string, Build>> = {
  "post.created": (event, { posts }) => {
    const postId = payloadId(event, "postId");
    const post = posts.get(postId);
    if (event.actorId === null || post?.isVisible !== true || post.isAiGenerated) return null;
    const text = texts.publishedNotification(postId);
    return { ...text, userId: post.userId, actorId: null, groupKey: publishedKey(postId), at: event.createdAt };
  },
  "post.hidden": (event) => fromSystem(event, texts.hiddenNotification("post")),
  "comment.created": (event, { posts, people, visibleComments }) => {
    const [postId, commentId] = [payloadId(event, "postId"), payloadId(event, "commentId")];
    const post = posts.get(postId);
    if (event.actorId === null || post?.isVisible !== true || !visibleComments.has(commentId)) return null;
    const text = texts.commentNotification(postId, people.get(event.actorId)?.username ?? null);
    return to(event, post.userId, text, `comment:${commentId}`);
  },
  "comment.hidden": (event) => fromSystem(event, texts.hiddenNotification("comment")),
  "member.mentioned": (event, facts) => {
    const [userId, postId] = [payloadId(event, "userId"), payloadId(event, "postId")];
    const commentId = optionalId(event, "commentId");
    const post = facts.posts.get(postId);
    // The author is notified of the comment already.
    if (event.actorId === null || post?.isVisible !== true || post.userId === userId) return null;
    if (commentId !== null && !facts.visibleComments.has(commentId)) return null;
    if (!mayReadPostsOf(facts, post.groupId, userId)) return null;
    const name = facts.people.get(event.actorId)?.username ?? null;
    return to(event, userId, texts.mentionNotification(postId, name, commentId !== null), `mention:${commentId ?? postId}`);
  },
  "member.followed": (event, { people }) => {
    const follower = people.get(event.actorId ?? "");
    if (event.actorId === null || follower === undefined) return null;
    const text = texts.followNotification(event.actorId, follower.username);
    return to(event, payloadId(event, "userId"), text, `follow:${event.actorId}`);
  },
  "member.warned": (event) => fromSystem(event, texts.warnedNotification(payloadText(event, "reason"))),
  "member.suspended": (event, { people }) => {
    const until = dayInWords(event.payload["until"], people.get(payloadId(event, "userId"))?.timeZone ?? "UTC");
    return fromSystem(event, texts.suspendedNotification(until, payloadText(event, "reason")));
  },
  "member.unsuspended": (event) => fromSystem(event, texts.unsuspendedNotification()),
  // A group outlives the account of whoever created it.
  "group.hidden": (event) => (optionalId(event, "userId") === null ? null : fromSystem(event, texts.hiddenNotification("group"))),
  "group.accepted": (event, facts) => aboutRole(event, facts, "accepted", (group) => texts.acceptedNotification(group)),
  "group.invited": (event, facts) =>
    aboutRole(event, facts, "invited", (group) =>
      texts.invitedNotification(group, facts.people.get(event.actorId ?? "")?.username ?? null),
    ),
  "group.promoted": (event, facts) => aboutRole(event, facts, "promoted", (group) => texts.promotedNotification(group)),
  "achievement.earned": (event) => {
    const id = payloadText(event, "achievementId");
    return toActor(event, texts.achievementNotification(id, payloadText(event, "name")), `achievement:${id}`);
  },
  "challenge.completed": (event) => {
    const text = texts.challengeNotification(payloadText(event, "name"), optionalId(event, "groupId"));
    return toActor(event, text, `challenge:${payloadText(event, "challengeId")}`);
  },
  "streak.reached": (event) =>
    toActor(event, texts.streakNotification(payloadText(event, "streakType"), Number(event.payload["count"])), null),
};

/** Events that make no notification of their own, or not for one person. */
const OTHER_EVENTS = [
  "post.liked",
  "post.unliked",
  "post.deleted",
  "post.restored",
  "notices.refold",
  "comment.deleted",
  "comment.restored",
  "member.blocked",
  "group.deleted",
  "group.joined",
  "group.requested",
  "contact.received",
];

export function notificationEvents(worker: EventWorker, platform: Platform): void {
  worker.on("notifications.tell", [...Object.keys(BUILD), ...OTHER_EVENTS], (events, context) =>
    handleEvents({ ...context, platform }, events),
  );
}

/**
 * Everything is made from what is stored now, not from the events' own words: they may be handled in another order than they happened, and whoever is last
 * has seen what holds.
 */
async function handleEvents(context: EventContext, events: readonly StoredEvent[]): Promise<void> {
  const { tx } = context;
  await lockNotifications(tx, events.flatMap(lockKeys));
  const changed = new Set<string>();
  for (const event of events) for (const userId of (await SETTLE[event.type]?.(context, event)) ?? []) changed.add(userId);
  const facts = await readFacts(tx, events);
  const likes = await groupLikes(tx, events, facts);
  await notify(context, [
    ...likes.notifications,
    ...(await notifyAdmins(tx, events, facts)),
    ...(await notifyModerators(tx, events)),
    ...events.flatMap((event) => BUILD[event.type]?.(event, facts) ?? []),
  ]);
  for (const event of events)
    if (event.type === "post.created" && facts.posts.get(payloadId(event, "postId"))?.isVisible === true)
      await notifyMembers(context, event, facts);
  await publishListChanged(tx, new Set([...changed, ...likes.changed]));
}

/** One batch at a time for what leads to a post or a group. */
function lockKeys(event: StoredEvent): readonly string[] {
  return ["postId", "groupId"].flatMap((field) => {
    const id = optionalId(event, field);
    return id === null ? [] : [`notifications:${id}`];
  });
}

type Settle = (context: EventContext, event: StoredEvent) => Promise<readonly string[]>;

const settlePost: Settle = ({ tx }, event) => settlePostNotifications(tx, payloadId(event, "userId"), payloadId(event, "postId"));
const settleComment: Settle = ({ tx }, event) =>
  settleCommentNotifications(tx, payloadId(event, "userId"), payloadId(event, "commentId"));

/** What happens to notifications that are there already; each answers whose lists changed. */
const SETTLE: Readonly<Record<string, Settle>> = {
  "post.deleted": settlePost,
  "post.restored": settlePost,
  "post.hidden": settlePost,
  "comment.deleted": settleComment,
  "comment.restored": settleComment,
  "comment.hidden": settleComment,
  "member.blocked": async (context, event) => {
    if (event.actorId === null) return [];
    const userId = payloadId(event, "userId");
    return [...(await silence(context, event.actorId, userId)), ...(await silence(context, userId, event.actorId))];
  },
  "group.deleted": ({ tx }, event) => deleteNotificationsOfGroup(tx, payloadId(event, "groupId")),
};

/** After a block, what one was notified of because of the other goes; likes that others gave too are grouped again. */
async function silence({ tx, record }: EventContext, userId: string, otherId: string): Promise<readonly string[]> {
  for (const payload of await listLikeLines(tx, otherId, userId))
    await record({ type: "notices.refold", actorId: null, payload: { ...payload } });
  const hasShared = await anonymizeActor(tx, otherId, userId);
  return (await deleteBetween(tx, userId, otherId)) || hasShared ? [userId] : [];
}

function to(event: StoredEvent, userId: string, text: NotificationText, groupKey: string | null): NewNotification {
  return { ...text, userId, actorId: event.actorId, groupKey, at: event.createdAt };
}

/** About someone's own doing. */
const toActor = (event: StoredEvent, text: NotificationText, groupKey: string | null): NewNotification | null =>
  event.actorId === null ? null : to(event, event.actorId, text, groupKey);

/** System messages have no actor, so no block can silence them. */
const fromSystem = (event: StoredEvent, text: NotificationText): NewNotification => ({
  ...to(event, payloadId(event, "userId"), text, null),
  actorId: null,
});

function aboutRole(
  event: StoredEvent,
  { groups }: Facts,
  what: "accepted" | "invited" | "promoted",
  make: (group: texts.NamedGroup) => NotificationText,
): NewNotification | null {
  const [userId, groupId] = [payloadId(event, "userId"), payloadId(event, "groupId")];
  const group = groups.get(groupId);
  if (group === undefined || userId === event.actorId) return null;
  return { ...to(event, userId, make({ id: groupId, name: group.name }), `group-${what}:${groupId}`), replaces: true };
}

/** Asked as a plain member: a moderator's right to look isn't a reason to be notified. */
function mayReadPostsOf({ groups, members }: Facts, groupId: string | null, userId: string): boolean {
  if (groupId === null) return true;
  const group = groups.get(groupId);
  const standing = { isMember: members.has(`${groupId} ${userId}`), isAdmin: false };
  return group !== undefined && mayReadGroupPosts({ userId, role: "member" }, { ...group, ...standing });
}

export const publishedKey = (postId: string): string => `post:${postId}`;

const FOREVER_YEAR = 9999;

/** A moment as a day of the person's own calendar; null for good. */
function dayInWords(value: unknown, timeZone: string): string | null {
  const until = new Date(typeof value === "string" ? value : Number.NaN);
  if (Number.isNaN(until.getTime()) || until.getUTCFullYear() >= FOREVER_YEAR) return null;
  return new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "short" }).format(until);
}
