import { isQuiet } from "@lockstep/domain/notifications/quiet-hours.ts";
import type { Notice, Preferences } from "./queries.ts";

/** What is older stands in the bell: a page that wakes up does not ring for all of the night. */
const NEWS_MS = 10 * 60_000;

/** Whether an open page may show a notice on the device: as the server decides what it pushes. `minute` is that of the person's own day. */
export function mayShowOnDevice(
  { kind, createdAt }: Pick<Notice, "kind" | "createdAt">,
  { offInApp, offPush, quietHours }: Preferences,
  { now, minute }: { readonly now: number; readonly minute: number },
): boolean {
  if (now - Date.parse(createdAt) > NEWS_MS || isQuiet(minute, quietHours)) return false;
  return kind === null || !(offInApp.includes(kind) || offPush.includes(kind));
}
