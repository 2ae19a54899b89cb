import type { Notice, NotificationList } from "./queries.ts";

const MINUTE_MS = 60_000;

function demo(id: string, now: number, minutesAgo: number, notice: Pick<Notice, "type" | "title" | "message" | "path">): Notice {
  const createdAt = new Date(now - minutesAgo * MINUTE_MS).toISOString();
  return {
    id: `demo-${id}`,
    kind: null,
    referenceId: null,
    referenceType: null,
    activityType: null,
    isRead: false,
    createdAt,
    ...notice,
  };
}

/** What someone who looks around first is shown; never sent, never stored. */
export function demoNotifications(now: number): NotificationList {
  const items = [
    demo("achievement", now, 4, {
      type: "achievement",
      title: "Achievement earned",
      message: "Example: with an account, your achievements show up here.",
      path: "/profile",
    }),
    demo("challenge", now, 95, {
      type: "challenge",
      title: "Challenge completed",
      message: "Example: you'll get one of these when you finish a weekly challenge.",
      path: null,
    }),
    demo("group", now, 26 * 60, {
      type: "group_post",
      title: "New in your group",
      message: "Example: new posts from groups you join.",
      path: "/groups",
    }),
  ];
  return { items, nextCursor: null, unreadCount: items.length };
}
