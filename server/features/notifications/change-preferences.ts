import type { NotificationPreferences } from "@lockstep/contract/notifications.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import { findPreferences, lockPreferences, putPreferences } from "./push-store.ts";

/** What a person switched off. */
export function getPreferences({ db }: Platform, actor: Actor): Promise<NotificationPreferences> {
  return findPreferences(db, actor.userId);
}

/** Changes what is given and leaves the rest: two tabs that change different switches don't undo each other. */
export async function changePreferences(
  platform: Platform,
  actor: Actor,
  change: { readonly [Key in keyof NotificationPreferences]?: NotificationPreferences[Key] | undefined },
): Promise<NotificationPreferences> {
  return platform.db.transaction(async (tx) => {
    await lockPreferences(tx, actor.userId);
    const old = await findPreferences(tx, actor.userId);
    const next: NotificationPreferences = {
      offInApp: change.offInApp ?? old.offInApp,
      offPush: change.offPush ?? old.offPush,
      offEmail: change.offEmail ?? old.offEmail,
      quietHours: change.quietHours === undefined ? old.quietHours : change.quietHours,
    };
    await putPreferences(tx, actor.userId, next, platform.now());
    return next;
  });
}
