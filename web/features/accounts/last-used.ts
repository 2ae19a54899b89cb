import { formatDate } from "../../ui/formatters.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a session was last used, in words. The server notes it once a day at most, so the answer is as exact as that: a session noted less
 * than a day ago may have been used a minute ago.
 */
export function lastUsed(noted: Date, now: Date): string {
  const days = Math.floor((now.getTime() - noted.getTime()) / DAY_MS);
  if (days < 1) return "Used within the last day";
  if (days === 1) return "Last used about a day ago";
  if (days < 14) return `Last used about ${days} days ago`;
  return `Last used about ${formatDate(noted, "longDate")}`;
}
