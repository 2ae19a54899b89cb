import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { publishLive } from "../../platform/live/publish-live.ts";
import type { Platform } from "../../platform/platform.ts";
import { findFamilyOf } from "../family/index.ts";

/** The family whose list the caller has; throws MEMBERSHIP_REQUIRED for everyone else. Being in a family is the right itself. */
export async function requireFamilyList(platform: Platform, actor: Actor): Promise<string> {
  const family = await findFamilyOf(platform, actor.userId);
  if (family === null) throw withoutList();
  return family.familyId;
}

function withoutList(): ApiError {
  const message = "The shared grocery list is included in Family.";
  return new ApiError("MEMBERSHIP_REQUIRED", { message, issues: [{ path: "sharedGroceries", message }] });
}

/**
 * Changes a family's list in one transaction, one change after the other. `work` answers whether anything became different, which everyone's open pages
 * then learn. The person is held first, as by everything they write (docs/decisions/0018), and is still in the family when the change is made.
 */
export async function changeList(
  platform: Platform,
  actor: Actor,
  work: (tx: Db, familyId: string) => Promise<boolean>,
): Promise<void> {
  const familyId = await requireFamilyList(platform, actor);
  await platform.write(async (tx) => {
    await tx.run(sql`select 1 from users where id = ${actor.userId} for key share`);
    await tx.run(sql`select 1 from families where id = ${familyId} for no key update`);
    const people = await listPeopleIds(tx, familyId);
    if (!people.includes(actor.userId)) throw withoutList();
    if (!(await work(tx, familyId))) return;
    const event = { type: "groceries.changed" } as const;
    // Between members of one family a block changes nothing: the list is everyone's.
    await publishLive(tx, ...people.map((userId) => ({ event, audience: { kind: "person", userId } as const, actorId: null })));
  });
}

/** Everyone in the family, held in it until the transaction ends. */
async function listPeopleIds(tx: Db, familyId: string): Promise<readonly string[]> {
  const found = await tx.rows<{ userId: string }>(sql`
    select user_id as "userId" from family_members where family_id = ${familyId} order by user_id for key share`);
  return found.map(({ userId }) => userId);
}
