import { createHmac } from "node:crypto";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addressToCount } from "../../platform/config/trusted-proxies.ts";
import { installationSecret } from "../../platform/config/installation-secret.ts";
import type { Db } from "../../platform/database/sql.ts";

/** Who asks: a member, or the address of a visitor. Enough to know them again for a few minutes, and it can't be read back. */
export async function callerOf(db: Db, actor: Actor | null, clientAddress: string): Promise<string> {
  const who = actor === null ? `visitor ${addressToCount(clientAddress)}` : `member ${actor.userId}`;
  return createHmac("sha256", await installationSecret(db, "ai_posts"))
    .update(who)
    .digest("base64url");
}
