import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

/** The groups somebody is in, and those they founded: two ranges of an index. */
export async function countGroupsOf(db: Db, userId: string): Promise<{ readonly joined: number; readonly founded: number }> {
  const found = await db.execute<{ joined: number; founded: number }>(sql`
    select (select count(*)::int from group_members where user_id = ${userId}) as joined,
           (select count(*)::int from groups where created_by = ${userId}) as founded`);
  return found.rows[0] ?? { joined: 0, founded: 0 };
}
