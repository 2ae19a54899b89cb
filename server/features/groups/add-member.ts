import type { Db } from "../../platform/database/sql.ts";
import type { DomainEvent } from "../../platform/events/outbox.ts";
import { deleteInvitation, deleteRequest, insertMember } from "./membership-store.ts";
import { publishToMembers, publishToPerson } from "./publish-change.ts";

type Record = (event: DomainEvent) => Promise<void>;

/** Makes a person a member; false when they already were one. It uses up their request or invitation. Call it with the group locked. */
export async function addMember(
  tx: Db,
  record: Record,
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
  now: Date,
): Promise<boolean> {
  const isNew = await insertMember(tx, { groupId, userId, isAdmin: false }, now);
  await deleteRequest(tx, groupId, userId);
  await deleteInvitation(tx, groupId, userId);
  if (!isNew) return false;
  await record({ type: "group.joined", actorId: userId, payload: { groupId } });
  await publishToMembers(tx, groupId, userId);
  return true;
}

/** An admin accepts a request to join. */
export async function acceptRequest(
  tx: Db,
  record: Record,
  { groupId, userId, byId }: { readonly groupId: string; readonly userId: string; readonly byId: string },
  now: Date,
): Promise<void> {
  if (!(await addMember(tx, record, { groupId, userId }, now))) return;
  await record({ type: "group.accepted", actorId: byId, payload: { groupId, userId } });
  await publishToPerson(tx, groupId, userId);
}
