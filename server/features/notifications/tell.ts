import { publishLive } from "../../platform/live/publish.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { queuePushes } from "./push-jobs.ts";
import { findFolded, lockFold, putNotice, type NewNotice } from "./store.ts";

/** What telling works with; the transaction is that of what it tells of. */
export interface Teller {
  readonly tx: Db;
  readonly platform: Platform;
}

/** Keeps a notice for somebody who wants it, tells their open browsers, and their devices later. Gives its id; null when nothing new was kept. */
export async function tell({ tx, platform }: Teller, notice: NewNotice, again = false): Promise<string | null> {
  if (notice.userId === notice.actorId && notice.kind !== null && SOCIAL.has(notice.kind)) return null;
  const id = await putNotice(tx, notice, again);
  if (id === null) return null;
  await publishLive(tx, {
    event: { type: "notification.created", notificationId: id },
    audience: { kind: "person", userId: notice.userId },
    actorId: notice.actorId,
  });
  await queuePushes({ tx, platform }, notice.userId, id);
  return id;
}

/** What people do to one another: nobody hears of their own. */
const SOCIAL = new Set<string>(["likes", "comments", "mentions", "follows", "group_posts", "group_members"]);

/** Tells the other open browsers that the list changed. */
export async function tellChanged(tx: Db, userId: string): Promise<void> {
  await publishLive(tx, { event: { type: "notifications.changed" }, audience: { kind: "person", userId }, actorId: null });
}

/**
 * Keeps a notice whose line counts how many did the same while it is unread; `word` makes it out of that number. Somebody who does it again as the last one is not
 * counted again.
 */
export async function tellCounted(
  teller: Teller,
  to: Pick<NewNotice, "userId" | "actorId" | "at"> & { readonly foldKey: string },
  word: (count: number) => Omit<NewNotice, "userId" | "actorId" | "at" | "foldKey">,
): Promise<void> {
  await lockFold(teller.tx, to.userId, to.foldKey);
  const old = await findFolded(teller.tx, to.userId, to.foldKey);
  const before = old === null || old.isRead ? 0 : old.foldCount;
  const count = before > 0 && old?.actorId === to.actorId ? before : before + 1;
  await tell(teller, { ...to, ...word(count), foldCount: count }, true);
}
