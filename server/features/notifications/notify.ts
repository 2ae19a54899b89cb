import { isHouseAccount } from "@lockstep/domain/accounts/house-account.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RecordEvent } from "../../platform/events/outbox.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import type { Platform } from "../../platform/platform.ts";
import { queuePushes } from "./push-jobs.ts";
import { putNotifications, type NewNotification } from "./store.ts";

/** What notifying works with; the transaction is that of what is notified about. */
export interface Context {
  readonly tx: Db;
  readonly platform: Platform;
}

/** The context of an event handler, which may record what follows. */
export interface EventContext extends Context {
  readonly record: RecordEvent;
}

/** What people do to one another: nobody is notified of their own. */
const SOCIAL = new Set<string>(["likes", "comments", "mentions", "follows", "group_posts", "group_members"]);

/** Stores notifications for those who want them, and announces them to their open browsers and devices. Answers the ids of those that are new or came up again. */
export async function notify(context: Context, notifications: readonly NewNotification[]): Promise<readonly string[]> {
  const { tx } = context;
  const others = notifications.filter(
    ({ userId, actorId, kind }) => !isHouseAccount(userId) && (userId !== actorId || kind === null || !SOCIAL.has(kind)),
  );
  const replacing = others.filter(({ replaces }) => replaces);
  const keeping = others.filter(({ replaces }) => !replaces);
  const stored = [
    ...(await putNotifications(tx, onePerGroup(replacing.toReversed()), true)),
    ...(await putNotifications(tx, onePerGroup(keeping), false)),
  ];
  await publishLive(
    tx,
    ...stored.map(({ id, userId, actorId }) => ({
      event: { type: "notification.created" as const, notificationId: id },
      audience: { kind: "person" as const, userId },
      actorId,
    })),
  );
  await queuePushes(
    context,
    stored.filter(({ hasDevice }) => hasDevice).map(({ id }) => id),
  );
  return stored.map(({ id }) => id);
}

/** The first of those with the same key. */
function onePerGroup(notifications: readonly NewNotification[]): readonly NewNotification[] {
  const seen = new Set<string>();
  return notifications.filter(({ userId, groupKey }) => {
    if (groupKey === null) return true;
    const key = `${userId} ${groupKey}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Tells people's open browsers that their list changed. */
export async function publishListChanged(tx: Db, userIds: Iterable<string>): Promise<void> {
  await publishLive(
    tx,
    ...[...userIds].map((userId) => ({
      event: { type: "notifications.changed" as const },
      audience: { kind: "person" as const, userId },
      actorId: null,
    })),
  );
}
