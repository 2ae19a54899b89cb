import { membershipOf } from "@lockstep/domain/billing/subscription.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { unsubscribeAddress } from "../../platform/mail/unsubscribe-address.ts";
import { listDueMails } from "./list-due-mails.ts";
import { findReader, insertMail } from "./mail-store.ts";
import type { ProviderAccount } from "./provider-account.ts";
import { findSubscriptions } from "./store.ts";

/** Queues the mails that are due and weren't yet, in the transaction that stores what they are about: whatever is repeated or cut off, each is sent once. */
export async function queueDueMails(
  platform: Platform,
  tx: Db,
  { userId, account, now }: { readonly userId: string; readonly account: ProviderAccount; readonly now: number },
): Promise<void> {
  const due = listDueMails(account, now);
  if (due.length === 0) return;
  const person = await findReader(tx, userId);
  if (person === null) return;
  const { isThroughFamily: isCovered } = membershipOf(await findSubscriptions(tx, userId), now);
  const { appUrl } = platform;
  for (const { key, kind = null, write } of due) {
    const id = await insertMail(tx, userId, key);
    if (id === null || (kind !== null && person.offEmail.includes(kind))) continue;
    const mail = { ...write({ ...person, appUrl, isCovered }), id };
    await platform.sendMail(
      kind === null ? mail : { ...mail, unsubscribe: await unsubscribeAddress(tx, appUrl, { userId }) },
      tx,
    );
  }
}
