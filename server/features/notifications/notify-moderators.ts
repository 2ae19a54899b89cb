import { contactNotification } from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { StoredEvent } from "../../platform/events/event-worker.ts";
import { readInbox } from "./facts-store.ts";
import type { NewNotification } from "./store.ts";

/** Messages to support are one notification for each moderator until it's read. One that was answered meanwhile isn't announced. */
export async function notifyModerators(tx: Db, events: readonly StoredEvent[]): Promise<readonly NewNotification[]> {
  const last = events.findLast(({ type }) => type === "contact.received");
  if (last === undefined) return [];
  const { latestSubject, waiting, moderatorIds } = await readInbox(tx);
  if (latestSubject === null) return [];
  const text = contactNotification(latestSubject, waiting);
  return moderatorIds.map((userId) => ({
    ...text,
    userId,
    actorId: null,
    groupKey: "contact",
    groupCount: waiting,
    at: last.createdAt,
    replaces: true,
  }));
}
