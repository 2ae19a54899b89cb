import { sql, type Db } from "../platform/database/sql.ts";
import { listGroupIdsOf } from "../features/groups/index.ts";
import { blockedEitherWay } from "../features/members/index.ts";
import type { StreamPermissions } from "../platform/live/live-hub.ts";

/** What someone's open browsers may receive: their groups, and nothing from people in a block with them. */
export async function readStreamPermissions(db: Db, userId: string): Promise<StreamPermissions> {
  const [groupIds, blocked] = await Promise.all([
    listGroupIdsOf(db, userId),
    db.rows<{ id: string }>(sql`select id from ${blockedEitherWay(userId)} as blocks (id)`),
  ]);
  return { groupIds, blockedIds: blocked.map(({ id }) => id) };
}
