import { sql, type Db } from "../../platform/database/sql.ts";

/** Since when a group is taken away; null brings it back. */
export async function updateHiddenAt(tx: Db, id: string, hiddenAt: Date | null): Promise<void> {
  await tx.run(sql`update groups set hidden_at = ${hiddenAt} where id = ${id}`);
}
