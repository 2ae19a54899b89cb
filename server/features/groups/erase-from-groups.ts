import type { Db } from "../../platform/database/sql.ts";
import type { RecordEvent } from "../../platform/events/outbox.ts";
import { deleteGroup } from "./change-group.ts";
import { deleteMember, findLongestMember, listGroupIdsOf, updateAdmin } from "./membership-store.ts";
import { countAdmins, lockGroup } from "./store.ts";
import { publishToMembers, publishToPerson } from "./publish-change.ts";

/**
 * Takes someone out of all their groups before the account goes: counts stay right, whoever has been in the longest looks after a group that would be
 * left without an admin, and a group that nobody is left in is deleted. Groups are locked in the order of their ids, so that two who go at once don't
 * wait for each other.
 */
export async function eraseFromGroups(tx: Db, userId: string, record: RecordEvent): Promise<void> {
  for (const groupId of await listGroupIdsOf(tx, userId)) {
    const group = await lockGroup(tx, groupId, true);
    if (group === null || !(await deleteMember(tx, groupId, userId))) continue;
    const heir = await findLongestMember(tx, groupId);
    if (heir === null) {
      await deleteGroup(tx, record, group, userId);
      continue;
    }
    if ((await countAdmins(tx, groupId)) === 0) {
      await updateAdmin(tx, groupId, heir, true);
      await record({ type: "group.promoted", actorId: null, payload: { groupId, userId: heir } });
      await publishToPerson(tx, groupId, heir);
    }
    await publishToMembers(tx, groupId, null);
  }
}
