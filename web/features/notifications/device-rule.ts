import { isQuiet } from "@lockstep/domain/notifications/quiet-hours.ts";
import type { Notice, Preferences } from "./queries.ts";

/** What is older is in the bell: a page that wakes up doesn't ring for all of the night. */
const NEWS_MS = 10 * 60_000;

/**
 * The server's clock less the device's, as far as notifications show: what was read had been written before. It's at most as much as that, and comes close with
 * the first one that arrives; the device's own clock may be set to anything.
 */
export function clockLead(known: number, notices: readonly Pick<Notice, "createdAt">[], readAt: number): number {
  return notices.reduce((most, { createdAt }) => Math.max(most, Date.parse(createdAt) - readAt), known);
}

/** Whether an open page may show a notice on the device: as the server decides what it pushes. `now` is the server's, `minute` that of the person's own day. */
export function mayShowOnDevice(
  { kind, createdAt }: Pick<Notice, "kind" | "createdAt">,
  { offInApp, offPush, quietHours }: Preferences,
  { now, minute }: { readonly now: number; readonly minute: number },
): boolean {
  if (now - Date.parse(createdAt) > NEWS_MS || isQuiet(minute, quietHours)) return false;
  return kind === null || !(offInApp.includes(kind) || offPush.includes(kind));
}
