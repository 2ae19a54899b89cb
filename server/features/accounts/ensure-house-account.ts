import { randomUUID } from "node:crypto";
import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import type { Db } from "../../platform/database/sql.ts";
import { insertHouseAccount } from "./store.ts";

/** Makes the house account where it's missing: a new installation has none before its first AI post. */
export async function ensureHouseAccount(db: Db): Promise<void> {
  // Nobody's address, and none that anyone can guess: a form that sends mail to it can't be filled in.
  const email = `${randomUUID()}@lockstep.invalid`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // Nobody can take the name today; a member of an early release may have it.
    const username = attempt === 0 ? HOUSE_ACCOUNT.username : `${HOUSE_ACCOUNT.username}_${attempt + 1}`;
    if (await insertHouseAccount(db, { ...HOUSE_ACCOUNT, username, email })) return;
  }
  throw new Error("No free username was found for the house account.");
}
