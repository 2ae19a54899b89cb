import type { Db } from "../../platform/database/sql.ts";
import { lockFamilyOf } from "./family-now.ts";
import { publishToPeople } from "./publish-to-people.ts";
import { deleteFamilyRow, deleteMember, listMemberIds } from "./store.ts";

/** Before an account goes: an owner's family ends with it, a member leaves theirs. */
export async function eraseFromFamily(tx: Db, userId: string): Promise<void> {
  const family = await lockFamilyOf(tx, userId);
  if (family === null) return;
  await publishToPeople(tx, await listMemberIds(tx, family.id));
  if (family.ownerId === userId) await deleteFamilyRow(tx, family.id);
  else await deleteMember(tx, family.id, userId);
}
