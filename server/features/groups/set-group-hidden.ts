import type { Db } from "../../platform/database/sql.ts";
import type { DomainEvent } from "../../platform/events/outbox.ts";
import { updateHiddenAt } from "./update-hidden-at.ts";
import { lockGroup } from "./store.ts";
import { publishToEveryone } from "./publish-change.ts";

/**
 * Takes a group away with all that is in it, or brings it back, inside the moderation's transaction. False when there's no such group or it is so already. The
 * caller has checked that the actor may moderate.
 */
export async function setGroupHidden(
  tx: Db,
  record: (event: DomainEvent) => Promise<void>,
  id: string,
  { isHidden, actorId, now }: { readonly isHidden: boolean; readonly actorId: string; readonly now: Date },
): Promise<boolean> {
  const group = await lockGroup(tx, id);
  if (group === null || group.isHidden === isHidden) return false;
  await updateHiddenAt(tx, id, isHidden ? now : null);
  const payload = { groupId: id, name: group.name, userId: group.createdById };
  await record({ type: isHidden ? "group.hidden" : "group.restored", actorId, payload });
  await publishToEveryone(tx, id);
  return true;
}
