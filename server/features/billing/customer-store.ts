import { sql, type Db } from "../../platform/database/sql.ts";

/** A person's customer record at the payment provider. */
export interface Customer {
  readonly userId: string;
  readonly customerId: string;
  /** Counts how often their subscription was written. */
  readonly version: number;
}

export async function findCustomer(db: Db, customerId: string): Promise<Customer | null> {
  const row = await db.first<{ user_id: string; version: number }>(sql`
    select user_id, version from stripe_customers where customer_id = ${customerId}`);
  return row && { userId: row.user_id, customerId, version: row.version };
}

export async function findCustomerId(db: Db, userId: string): Promise<string | null> {
  const row = await db.first<{ customer_id: string }>(sql`select customer_id from stripe_customers where user_id = ${userId}`);
  return row?.customer_id ?? null;
}

/** Stores a person's customer, unless another request was first; answers whose it is now. */
export async function insertCustomer(db: Db, userId: string, customerId: string): Promise<string> {
  await db.run(sql`
    insert into stripe_customers (user_id, customer_id) values (${userId}, ${customerId}) on conflict do nothing`);
  return (await findCustomerId(db, userId)) ?? customerId;
}

/** Forgets a customer that the provider doesn't know anymore. */
export async function deleteCustomer(db: Db, customerId: string): Promise<void> {
  await db.run(sql`delete from stripe_customers where customer_id = ${customerId}`);
}

/** Notes that a person was sent to the provider's pages. */
export async function noteSent(db: Db, customerId: string, at: Date): Promise<void> {
  await db.run(sql`update stripe_customers set sent_at = ${at} where customer_id = ${customerId}`);
}

export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db.first<{ email: string }>(sql`select email from users where id = ${userId}`);
  return row?.email ?? null;
}

export async function hasCustomers(db: Db): Promise<boolean> {
  return (await db.first(sql`select 1 from stripe_customers limit 1`)) !== null;
}

/** Customers of whom something may have gone unreported: their subscription goes on, or they were at the provider's pages since a moment. */
export async function listUncertain(db: Db, sentSince: Date): Promise<readonly string[]> {
  const rows = await db.rows<{ customer_id: string }>(sql`
    select c.customer_id from stripe_customers c left join stripe_subscriptions s using (user_id)
    where s.status not in ('canceled', 'incomplete_expired') or c.sent_at >= ${sentSince}
    order by c.customer_id`);
  return rows.map((row) => row.customer_id);
}

/** Customers whose address at the provider isn't the one they use, or isn't known. */
export async function listMoved(db: Db): Promise<readonly { readonly customerId: string; readonly email: string }[]> {
  return db.rows(sql`
    select c.customer_id as "customerId", u.email from stripe_customers c join users u on u.id = c.user_id
    where c.email is distinct from u.email order by c.customer_id`);
}

export async function noteEmail(db: Db, customerId: string, email: string): Promise<void> {
  await db.run(sql`update stripe_customers set email = ${email} where customer_id = ${customerId}`);
}
