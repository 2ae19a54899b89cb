import type { Db } from "../../platform/database/sql.ts";
import type { DomainEvent } from "../../platform/events/outbox.ts";
import { deleteInvitation, deleteRequest, insertMember } from "./membership-store.ts";
import { tellMembers, tellPerson } from "./tell-browsers.ts";

type Record = (event: DomainEvent) => Promise<void>;

/** Makes somebody a member; true when they were none. A request or invitation of theirs is used up by it. Call it with the group locked. */
export async function enter(
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
  await tellMembers(tx, groupId, userId);
  return true;
}

/** An admin's yes to a request. */
export async function letIn(
  tx: Db,
  record: Record,
  { groupId, userId, byId }: { readonly groupId: string; readonly userId: string; readonly byId: string },
  now: Date,
): Promise<void> {
  if (!(await enter(tx, record, { groupId, userId }, now))) return;
  await record({ type: "group.accepted", actorId: byId, payload: { groupId, userId } });
  await tellPerson(tx, groupId, userId);
}
