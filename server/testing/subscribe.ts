import type { PriceId } from "@lockstep/domain/billing/subscription.ts";
import { sql } from "../platform/database/sql.ts";
import type { Person, TestServer } from "./start-server.ts";

/** In 2027: after every moment that a test's clock shows. */
const FAR_END = 1_800_000_000;

/** A subscription as the payment provider's webhooks would leave it; moments are in seconds since 1970. */
interface Given {
  readonly priceId?: PriceId;
  readonly status?: string;
  readonly currentPeriodEnd?: number;
  readonly pastDueSince?: number | null;
}

/** Gives someone a membership, or another one in its place: without `given` an active Premium. */
export async function subscribe(server: TestServer, person: Pick<Person, "id">, given: Given = {}): Promise<void> {
  const { priceId = "price_premium_monthly", status = "active", currentPeriodEnd = FAR_END, pastDueSince = null } = given;
  await server.database.db.run(sql`
    insert into stripe_subscriptions (user_id, price_id, status, current_period_end, past_due_since)
    values (${person.id}, ${priceId}, ${status}, ${currentPeriodEnd}, ${pastDueSince})
    on conflict (user_id) do update set price_id = excluded.price_id, status = excluded.status,
      current_period_end = excluded.current_period_end, past_due_since = excluded.past_due_since`);
}

/** Ends someone's membership. */
export async function unsubscribe(server: TestServer, person: Pick<Person, "id">): Promise<void> {
  await server.database.db.run(sql`delete from stripe_subscriptions where user_id = ${person.id}`);
}
