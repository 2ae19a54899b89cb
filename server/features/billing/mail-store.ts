import { sql, type Db } from "../../platform/database/sql.ts";

/** Notes that someone gets a mail; answers its id, or null when they already got it. */
export async function insertMail(tx: Db, userId: string, key: string): Promise<string | null> {
  const row = await tx.first<{ id: string }>(sql`
    insert into billing_mails (user_id, key) values (${userId}, ${key}) on conflict do nothing returning id`);
  return row?.id ?? null;
}

/** Whom to write to. Names, zones and addresses are those of now. */
export async function findReader(tx: Db, userId: string): Promise<{ email: string; name: string; timeZone: string } | null> {
  return tx.first(sql`
    select u.email, u.name, coalesce(p.time_zone, 'UTC') as "timeZone" from users u left join profiles p using (id)
    where u.id = ${userId}`);
}
