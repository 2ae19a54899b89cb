/** What the bell's badge says: nothing at zero, the number up to nine, 9+ above. */
export function badgeText(unread: number): string | null {
  if (!Number.isFinite(unread) || unread < 1) return null;
  return unread > 9 ? "9+" : String(Math.floor(unread));
}
