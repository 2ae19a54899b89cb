import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import { sql, type Db } from "../platform/database/sql.ts";
import { insertCustomer } from "../features/billing/customer-store.ts";
import { insertMail } from "../features/billing/mail-store.ts";
import { insertProfile, updateProfile } from "../features/accounts/store.ts";
import type { Platform } from "../platform/platform.ts";
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from "./sample-people.ts";

const MARK = "sample_people";

/**
 * Makes the sample people and their community in one transaction; false when they were made before. `unfinished` makes them only where a first start was
 * cut off before it came to them: a database that has anyone else in it is left alone.
 */
export async function loadSample(
  platform: Platform,
  options: { readonly onlyInto: "new" | "unfinished" | "any" },
): Promise<boolean> {
  // A start that loads nothing draws nothing either; what is true of it is asked again inside the transaction.
  if (!(await mayLoad(platform.db, options.onlyInto))) return false;
  const now = platform.now();
  // The sample is in memory only where it's loaded.
  const { insertCommunity, prepareCommunity } = await import("./load-community.ts");
  const { insertAiPosts } = await import("./insert-ai-posts.ts");
  const { insertFamily } = await import("./insert-family.ts");
  // With keys of Stripe the sample people have no customers there: their memberships are only rows here.
  const subscribe =
    platform.payments?.isBuiltIn === true
      ? (await import("../platform/payments/test-mode/add-subscriber.ts")).addSubscriber
      : null;
  return platform.db.transaction(async (tx) => {
    const marked = await tx.run(
      sql`insert into installation_secrets (name, value) values (${MARK}, 'loaded') on conflict do nothing`,
    );
    if (marked === 0 || (options.onlyInto !== "any" && (await hasAnybody(tx)))) return false;
    // Only now: of two first starts at once, the second waits for the first one's mark and draws nothing.
    const [password, community] = await Promise.all([
      platform.auth.hashPassword(SAMPLE_PASSWORD),
      prepareCommunity(platform.files, now),
    ]);
    for (const person of SAMPLE_PEOPLE) {
      const { id, email, name, role, priceId, profile } = person;
      await tx.run(
        sql`insert into users (id, email, name, role, email_verified) values (${id}, ${email}, ${name}, ${role}, true)`,
      );
      await tx.run(sql`
        insert into accounts (user_id, account_id, provider_id, password) values (${id}, ${id}, 'credential', ${password})`);
      await insertProfile(tx, { id, username: profile.username, fullName: name, avatarUrl: null });
      await updateProfile(tx, id, profile, now);
      if (priceId !== null) {
        const periodEnd = Math.floor(now.getTime() / 1000) + 365 * 24 * 60 * 60;
        const paid = await subscribe?.(tx, platform.appUrl, platform.now, { userId: id, email, name, lookupKey: priceId });
        if (paid !== undefined) await insertCustomer(tx, id, paid.customerId);
        await tx.run(sql`
          insert into stripe_subscriptions (user_id, customer_id, subscription_id, price_id, status, current_period_end)
          values (${id}, ${paid?.customerId ?? null}, ${paid?.subscriptionId ?? null}, ${priceId}, 'active', ${paid?.currentPeriodEnd ?? periodEnd})`);
        // They paid before anyone was here to write to them.
        for (const key of paid === undefined ? [] : [`welcome:${paid.subscriptionId}`, `receipt:${paid.invoiceId}`])
          await insertMail(tx, id, key);
      }
    }
    await insertCommunity(tx, community, now);
    await insertAiPosts(tx, now);
    await insertFamily(tx, now);
    return true;
  });
}

async function mayLoad(db: Db, onlyInto: "new" | "unfinished" | "any"): Promise<boolean> {
  const marked = await db.rows(sql`select 1 from installation_secrets where name = ${MARK}`);
  return marked.length === 0 && (onlyInto === "any" || !(await hasAnybody(db)));
}

async function hasAnybody(db: Db): Promise<boolean> {
  return (await db.rows(sql`select 1 from users where id <> ${HOUSE_ACCOUNT.id} limit 1`)).length > 0;
}
