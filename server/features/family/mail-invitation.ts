import { sql } from "../../platform/database/sql.ts";
import { hashAddress, unsubscribeAddress } from "../../platform/mail/unsubscribe-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { invitationMail } from "./invitation-mail.ts";

/** Mails an invitation, unless its reader has turned these emails off. Whoever invites isn't told: it would show who has an account. */
export async function mailInvitation(
  platform: Platform,
  { to, ...invitation }: Omit<Parameters<typeof invitationMail>[0], "stopUrl">,
): Promise<void> {
  const { db, appUrl } = platform;
  const account = await db.first<{ userId: string; isOff: boolean }>(sql`
    select u.id as "userId", coalesce('family_invitations' = any(n.off_email), false) as "isOff"
    from users u left join notification_preferences n on n.user_id = u.id where lower(u.email) = lower(${to})`);
  const addressHash = await hashAddress(db, to);
  const isOff =
    account?.isOff ?? (await db.first(sql`select 1 from refused_addresses where address_hash = ${addressHash}`)) !== null;
  if (isOff) return;
  const unsubscribe = await unsubscribeAddress(db, appUrl, account ?? { addressHash });
  await platform.sendMail({ ...invitationMail({ to, ...invitation, stopUrl: unsubscribe }), unsubscribe });
}
