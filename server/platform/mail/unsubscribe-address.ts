import { createHmac, timingSafeEqual } from "node:crypto";
import { installationSecret } from "../config/installation-secret.ts";
import type { Db } from "../database/sql.ts";

export const UNSUBSCRIBE_PATH = "/api/emails/unsubscribe";

/** Where a mail program turns off someone's emails, for as long as the account exists. Whoever has the mail can do that and nothing else. */
export async function unsubscribeAddress(db: Db, appUrl: string, userId: string): Promise<string> {
  return `${appUrl}${UNSUBSCRIBE_PATH}/${userId}.${await sign(db, userId)}`;
}

/** Whose emails the last part of such an address is about; null when it isn't one of ours. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<string | null> {
  const [userId = "", signature = "", ...rest] = token.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(await sign(db, userId))];
  return rest.length === 0 && given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}

async function sign(db: Db, userId: string): Promise<string> {
  return createHmac("sha256", await installationSecret(db, "unsubscribe"))
    .update(userId)
    .digest("base64url");
}
