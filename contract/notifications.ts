import { z } from "zod";
import {
  EMAIL_KINDS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TYPES,
  type NotificationKind,
} from "@lockstep/domain/notifications/notification.ts";
import { defineRoute } from "./route.ts";
import { Done, IdParam, isDistinct } from "./shared.ts";

export { NOTIFICATION_KINDS, NOTIFICATION_TYPES };
export type { NotificationKind };

/** How many the list holds (SPEC 9). */
export const NOTIFICATIONS_SHOWN = 50;

export const Notification = z.object({
  id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  /** The switch it belongs to; null always comes. */
  kind: z.enum(NOTIFICATION_KINDS).nullable(),
  title: z.string(),
  message: z.string(),
  referenceId: z.string().nullable(),
  referenceType: z.string().nullable(),
  activityType: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Where a press leads, a path of the site; null stays (SPEC 4). */
  path: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = defineRoute({
  id: "listNotifications",
  method: "GET",
  path: "/api/notifications",
  summary: "The latest 50 notifications and how many are unread",
  feature: "notifications",
  session: "required",
  output: z.object({ items: z.array(Notification), nextCursor: z.null(), unreadCount: z.number().int() }),
});

export const readNotification = defineRoute({
  id: "readNotification",
  method: "PATCH",
  path: "/api/notifications/{id}",
  summary: "Mark a notification as read",
  feature: "notifications",
  session: "required",
  params: IdParam,
  body: z.object({ isRead: z.literal(true) }),
  output: Notification,
});

export const removeNotification = defineRoute({
  id: "removeNotification",
  method: "DELETE",
  path: "/api/notifications/{id}",
  summary: "Remove a notification; removing it twice is fine",
  feature: "notifications",
  session: "required",
  params: IdParam,
  output: Done,
});

export const readAllNotifications = defineRoute({
  id: "readAllNotifications",
  method: "POST",
  path: "/api/notifications/read-all",
  summary: "Mark all notifications as read",
  feature: "notifications",
  session: "required",
  output: Done,
});

/** Minutes after midnight in the person's own time zone; from later than to reaches over midnight. In them nothing is pushed; the list gets it all the same. */
export const QuietHours = z.object({ from: z.number().int().min(0).max(1439), to: z.number().int().min(0).max(1439) });

const ONCE = "Please list each kind only once.";
const KindList = z.array(z.enum(NOTIFICATION_KINDS)).refine(isDistinct, ONCE);

/** Notification preferences. */
export const NotificationPreferences = z.object({
  /** Kinds that come neither in the list nor as a pushed message. */
  offInApp: KindList,
  /** Kinds that aren't pushed. */
  offPush: KindList,
  /** Kinds of emails that don't come. */
  offEmail: z.array(z.enum(EMAIL_KINDS)).refine(isDistinct, ONCE),
  quietHours: QuietHours.nullable(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const getNotificationPreferences = defineRoute({
  id: "getNotificationPreferences",
  method: "GET",
  path: "/api/notifications/preferences",
  summary: "Notification preferences",
  feature: "notifications",
  session: "required",
  output: NotificationPreferences,
});

export const patchNotificationPreferences = defineRoute({
  id: "patchNotificationPreferences",
  method: "PATCH",
  path: "/api/notifications/preferences",
  summary: "Change notification preferences",
  feature: "notifications",
  session: "required",
  body: NotificationPreferences.partial().strict(),
  output: NotificationPreferences,
});

/** A browser's own push subscription (`PushSubscription.toJSON()`). Endpoints must be https and no private address. */
export const PushSubscriptionBody = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});

export const putPushSubscription = defineRoute({
  id: "putPushSubscription",
  method: "PUT",
  path: "/api/push-subscriptions",
  summary: "Register this device for push notifications",
  feature: "notifications",
  session: "required",
  body: PushSubscriptionBody,
  output: Done,
});

export const deletePushSubscription = defineRoute({
  id: "deletePushSubscription",
  method: "DELETE",
  path: "/api/push-subscriptions",
  summary: "Stop push notifications on this device",
  feature: "notifications",
  session: "required",
  body: z.object({ endpoint: z.string().max(1000) }),
  output: Done,
});

/** What manage-notifications may be asked about (SPEC 7). */
export const ACTIVITY_TYPES = [
  "ai_content_generated",
  "posting",
  "posts_created",
  "likes_received",
  "comments_created",
  "groups_joined",
  "profile_update",
  "group_posting",
] as const;

const Action = z.enum(["check_achievements", "update_streak", "create"]);

/** SPEC 7's body: recounting needs an activity type from its list; a notification needs a type, a title and a message. */
export const ManageNotificationsBody = z
  .object({
    action: Action,
    user_id: z.uuid(),
    title: z.string().trim().min(1).max(200).optional(),
    message: z.string().trim().min(1).max(1000).optional(),
    type: z.enum([...NOTIFICATION_TYPES, "post", "like", "comment", "group_created", "group_join"]).optional(),
    reference_id: z.string().max(200).nullish(),
    reference_type: z.string().max(40).nullish(),
    activity_type: z.string().max(40).nullish(),
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (body.action === "create") {
      if (body.type === undefined) refuse("type", "A notification needs a type.");
      if (body.title === undefined) refuse("title", "A notification needs a title.");
      if (body.message === undefined) refuse("message", "A notification needs a message.");
    } else if (!ACTIVITY_TYPES.some((type) => type === body.activity_type)) {
      refuse("activity_type", `Please choose one of ${ACTIVITY_TYPES.join(", ")}.`);
    }
  });
export type ManageNotificationsBody = z.infer<typeof ManageNotificationsBody>;

/**
 * SPEC 7's function, letter for letter. `check_achievements` and `update_streak` recount what is stored, for the caller only; `create` stores a notification
 * under the rule of DESIGN 7. Answers what was done.
 */
export const manageNotifications = defineRoute({
  id: "manageNotifications",
  method: "POST",
  path: "/functions/v1/manage-notifications",
  summary: "Check achievements, update a streak, or create a notification",
  feature: "notifications",
  session: "required",
  body: ManageNotificationsBody,
  output: z.object({ success: z.literal(true), notification: Notification.nullable() }),
});
