import { randomInt } from "node:crypto";
import { sql, type Db } from "../../platform/database/sql.ts";

type Words = "clear_name" | "clear_text";

/** A member without their name goes by a neutral one, and a username that nobody else has. */
export async function clearMemberWords(tx: Db, id: string, action: Words, now: Date): Promise<void> {
  if (action === "clear_text") {
    await tx.run(sql`update profiles set bio = '', fitness_goals = '', updated_at = ${now} where id = ${id}`);
    return;
  }
  const username = `member_${randomInt(10 ** 11, 10 ** 12)}`;
  await tx.run(sql`update profiles set full_name = 'Member', username = ${username}, updated_at = ${now} where id = ${id}`);
  await tx.run(sql`update users set name = 'Member' where id = ${id}`);
}

export async function clearGroupWords(tx: Db, id: string, action: Words, now: Date): Promise<void> {
  if (action === "clear_text")
    await tx.run(
      sql`update groups set description = 'This description was removed.', rules = '', updated_at = ${now} where id = ${id}`,
    );
  else await tx.run(sql`update groups set name = 'Group', updated_at = ${now} where id = ${id}`);
}
