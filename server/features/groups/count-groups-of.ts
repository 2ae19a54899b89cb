import { sql, type Db } from "../../platform/database/sql.ts";

/** The groups someone is in, and those they founded: two ranges of an index. */
export async function countGroupsOf(db: Db, userId: string): Promise<{ readonly joined: number; readonly founded: number }> {
  const found = await db.rows<{ joined: number; founded: number }>(sql`
    select (select count(*)::int from group_members where user_id = ${userId}) as joined,
           (select count(*)::int from groups where created_by = ${userId}) as founded`);
  return found[0] ?? { joined: 0, founded: 0 };
}
