import { sql } from "drizzle-orm";
import { profiles } from "../features/accounts/tables.ts";
import { accounts, users } from "../platform/auth/tables.ts";
import type { Platform } from "../platform/platform.ts";
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from "./sample-people.ts";

const MARK = "sample_people";

/**
 * Makes the sample people in one transaction; false when they were made before. `unfinished` makes them only where a first start was
 * cut off before it came to them: a database that has anybody else in it is left alone.
 */
export async function loadSample(
  platform: Platform,
  options: { readonly onlyInto: "new" | "unfinished" | "any" },
): Promise<boolean> {
  const password = await platform.auth.hashPassword(SAMPLE_PASSWORD);
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    const marked = await tx.execute(
      sql`insert into installation_secrets (name, value) values (${MARK}, 'loaded') on conflict do nothing`,
    );
    if (marked.rowCount === 0) return false;
    if (options.onlyInto !== "any") {
      const others = await tx.execute(sql`select 1 from users limit 1`);
      if (others.rows.length > 0) return false;
    }
    for (const person of SAMPLE_PEOPLE) {
      await tx
        .insert(users)
        .values({ id: person.id, email: person.email, name: person.name, role: person.role, emailVerified: true });
      await tx.insert(accounts).values({ userId: person.id, accountId: person.id, providerId: "credential", password });
      await tx.insert(profiles).values({ ...person.profile, id: person.id, fullName: person.name });
      if (person.priceId !== null) {
        const periodEnd = Math.floor(now.getTime() / 1000) + 365 * 24 * 60 * 60;
        await tx.execute(sql`
          insert into stripe_subscriptions (user_id, price_id, status, current_period_end) values (${person.id}, ${person.priceId}, 'active', ${periodEnd})`);
      }
    }
    return true;
  });
}
