import type { EmailKind } from "@lockstep/domain/notifications/notification.ts";
import { sql, type Db } from "../../platform/database/sql.ts";

/** Notes that someone gets a mail; answers its id, or null when they already got it. */
export async function insertMail(tx: Db, userId: string, key: string): Promise<string | null> {
  const row = await tx.first<{ id: string }>(sql`
    insert into billing_mails (user_id, key) values (${userId}, ${key}) on conflict do nothing returning id`);
  return row?.id ?? null;
}

/** Whom to write to. Names, zones, addresses and what they switched off are those of now. */
export async function findReader(tx: Db, userId: string): Promise<StoredReader | null> {
  return tx.first<StoredReader>(sql`
    select u.email, u.name, coalesce(p.time_zone, 'UTC') as "timeZone", coalesce(n.off_email, '{}') as "offEmail"
    from users u left join profiles p using (id) left join notification_preferences n on n.user_id = u.id
    where u.id = ${userId}`);
}

interface StoredReader {
  readonly email: string;
  readonly name: string;
  readonly timeZone: string;
  readonly offEmail: readonly EmailKind[];
}
