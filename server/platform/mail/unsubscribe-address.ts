import { createHmac, timingSafeEqual } from "node:crypto";
import { installationSecret } from "../config/installation-secret.ts";
import type { Db } from "../database/sql.ts";

export const UNSUBSCRIBE_PATH = "/api/emails/unsubscribe";

/** Whom emails are turned off for: a member, or whoever reads an address that has no account, by its hash. */
export type Unsubscriber = { readonly userId: string } | { readonly addressHash: string };

const ADDRESS = "address-";

/** Where a mail program turns off emails to someone. Whoever has the mail can do that and nothing else. */
export async function unsubscribeAddress(db: Db, appUrl: string, who: Unsubscriber): Promise<string> {
  const subject = "userId" in who ? who.userId : `${ADDRESS}${who.addressHash}`;
  return `${appUrl}${UNSUBSCRIBE_PATH}/${subject}.${await sign(db, subject)}`;
}

/** Whose emails the last part of such an address is about; null when it isn't one of ours. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<Unsubscriber | null> {
  const [subject = "", signature = "", ...rest] = token.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(await sign(db, subject))];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return subject.startsWith(ADDRESS) ? { addressHash: subject.slice(ADDRESS.length) } : { userId: subject };
}

/** What's kept of an address that has no account: enough to know it again, and it can't be read back. */
export const hashAddress = (db: Db, email: string): Promise<string> => sign(db, email.toLowerCase());

async function sign(db: Db, text: string): Promise<string> {
  return createHmac("sha256", await installationSecret(db, "unsubscribe"))
    .update(text)
    .digest("base64url");
}
