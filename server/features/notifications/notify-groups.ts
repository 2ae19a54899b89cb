import * as texts from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { StoredEvent } from "../../platform/events/event-worker.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import { payloadId } from "./event-payload.ts";
import { listAdminLines, type Facts } from "./facts-store.ts";
import type { Context } from "./notify.ts";
import { queuePushes } from "./push-jobs.ts";
import { findGroupName, listSharedLines, putGroupNotifications, rewordNotifications, type NewNotification } from "./store.ts";

/** Notifies a group's members of a new post: one statement and one live message however many they are. */
export async function notifyMembers(context: Context, event: StoredEvent, facts: Facts): Promise<void> {
  const { tx } = context;
  const { actorId } = event;
  const groupId = facts.posts.get(payloadId(event, "postId"))?.groupId ?? null;
  const group = groupId === null ? undefined : facts.groups.get(groupId);
  if (actorId === null || groupId === null || group === undefined) return;
  const named = { id: groupId, name: group.name };
  const text = texts.groupPostNotification(named, facts.people.get(actorId)?.username ?? null, 1);
  const notification = { ...text, actorId, groupKey: `group_post:${groupId}`, at: event.createdAt };
  const toPush = await putGroupNotifications(tx, groupId, notification, texts.newPostsIn(named));
  await publishLive(tx, { event: { type: "notifications.changed" }, audience: { kind: "group", groupId }, actorId });
  await queuePushes(context, toPush);
}

const MAKES = { joined: texts.joinedNotification, requested: texts.requestedNotification } as const;

/**
 * Those who joined a group, or asked to, are one notification for each admin until it's read, and it counts them. Someone who does it again as the
 * last one isn't counted again.
 */
export async function notifyAdmins(tx: Db, events: readonly StoredEvent[], facts: Facts): Promise<readonly NewNotification[]> {
  const notifications: NewNotification[] = [];
  for (const what of ["joined", "requested"] as const) {
    const ofKind = events.filter(({ type, actorId }) => type === `group.${what}` && actorId !== null);
    for (const groupId of new Set(ofKind.map((event) => payloadId(event, "groupId")))) {
      const group = facts.groups.get(groupId);
      // Someone who left again at once isn't announced.
      const came = ofKind.filter(
        (event) =>
          event.payload["groupId"] === groupId && (what === "requested" || facts.members.has(`${groupId} ${event.actorId}`)),
      );
      if (group === undefined || came.length === 0) continue;
      const groupKey = `group-${what}:${groupId}`;
      const actorIds = came.flatMap(({ actorId }) => actorId ?? []);
      for (const admin of await listAdminLines(tx, groupId, groupKey, actorIds)) {
        let { count, actorId } = admin;
        let at: Date | null = null;
        for (const event of came) {
          if (event.actorId === admin.userId || admin.silenced.includes(event.actorId ?? "")) continue;
          if (count === 0 || actorId !== event.actorId) count += 1;
          ({ actorId, createdAt: at } = event);
        }
        if (at === null || actorId === null) continue;
        const text = MAKES[what]({ id: groupId, name: group.name }, facts.people.get(actorId)?.username ?? null, count - 1);
        notifications.push({ ...text, userId: admin.userId, actorId, groupKey, groupCount: count, at, replaces: true });
      }
    }
  }
  return notifications;
}

/** Notifications about groups that stand for several people no longer name one of them: of one receiver, or of all (null). Whether there were any. */
export async function anonymizeActor(tx: Db, actorId: string, userId: string | null): Promise<boolean> {
  const lines = await listSharedLines(tx, actorId, userId);
  for (const line of lines) {
    const { id, groupId, groupKey, groupCount, message } = line;
    const name = await findGroupName(tx, groupId);
    const what = groupKey.startsWith("group-joined:") ? "joined" : groupKey.startsWith("group-requested:") ? "requested" : null;
    // New posts are counted without a name; of people, one less.
    const reworded =
      what === null || name === null
        ? { message, groupCount }
        : { message: MAKES[what]({ id: groupId, name }, null, groupCount - 2).message, groupCount: groupCount - 1 };
    await rewordNotifications(tx, [{ id, ...reworded, actorId: null }]);
  }
  return lines.length > 0;
}
