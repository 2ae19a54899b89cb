import type { Notice, NotificationList } from "./queries.ts";

/** Unread notifications that are new or updated since the last fetch. None after the first fetch. */
export function newsSince(before: NotificationList | undefined, now: NotificationList): readonly Notice[] {
  if (before === undefined) return [];
  const known = new Map(before.items.map((item) => [item.id, item]));
  // Below the oldest that was shown, what moves up because others were removed is no news.
  const latest = before.items.reduce((most, item) => (item.createdAt > most ? item.createdAt : most), "");
  return now.items.filter((item) => {
    if (item.isRead) return false;
    const old = known.get(item.id);
    return old === undefined ? item.createdAt >= latest : item.createdAt > old.createdAt;
  });
}

/** What a screen reader says of them; empty for nothing. */
export function newsText(news: readonly Notice[]): string {
  const [first] = news;
  if (first === undefined) return "";
  return news.length === 1 ? `New notification: ${first.title}. ${first.message}` : `${news.length} new notifications`;
}
