import { z } from "zod";

/**
 * What `GET /api/events` sends to an open browser, one JSON object per message; the message's id is for `Last-Event-ID`. A message only names what changed: whoever
 * wants to show it reads it through the API, which asks for the right to.
 */
export const LiveEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("post.created"), postId: z.uuid(), groupId: z.uuid().nullable(), authorId: z.uuid() }),
  z.object({ type: z.literal("post.changed"), postId: z.uuid(), groupId: z.uuid().nullable() }),
  /** Deleted, hidden or held: it is no longer to be shown. */
  z.object({ type: z.literal("post.removed"), postId: z.uuid(), groupId: z.uuid().nullable() }),
  z.object({ type: z.literal("comments.changed"), postId: z.uuid(), groupId: z.uuid().nullable() }),
  z.object({ type: z.literal("notification.created"), notificationId: z.uuid() }),
  /** Read or removed on another device, or regrouped. */
  z.object({ type: z.literal("notifications.changed") }),
  z.object({ type: z.literal("streaks.changed") }),
  z.object({ type: z.literal("achievements.changed") }),
  /** The person's own, or those of a group they are in: someone joined, got further, chose to be seen, or left. */
  z.object({ type: z.literal("challenges.changed") }),
  z.object({ type: z.literal("group.changed"), groupId: z.uuid() }),
  /** Workouts of the person: sets ticked, exercises completed, on any device. */
  z.object({ type: z.literal("workouts.changed") }),
  /** Of the family's list. */
  z.object({ type: z.literal("groceries.changed") }),
  /** The person's family: who is in it, what they share, for whom it cooks, or whether it's paid for. */
  z.object({ type: z.literal("family.changed") }),
  /** The person's own, or that of whoever pays for their family. */
  z.object({ type: z.literal("membership.changed") }),
  /** Something was missed and can't be resent: refetch everything. */
  z.object({ type: z.literal("reset") }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The stream's address; it isn't JSON, so the server mounts it separately. Visitors get public posts only. */
export const LIVE_PATH = "/api/events";
