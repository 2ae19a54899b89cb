import { sql } from "../../database/sql.ts";
import type { Ledger } from "./ledger.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import type { Customer } from "./objects.ts";
import { getOwnMethod } from "./payment-methods.ts";
import { cancelSubscription, isLive } from "./subscriptions.ts";

export interface CustomerInput {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly phone?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly invoice_settings?: { readonly default_payment_method?: string | undefined } | undefined;
}

export async function createCustomer(ledger: Ledger, input: CustomerInput): Promise<Customer> {
  const id = ledger.newId("cus");
  const customer: Customer = {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: ledger.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: { ...input.metadata },
    name: input.name ?? null,
    next_invoice_sequence: 1,
    phone: input.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  await ledger.save(customer);
  await ledger.emit("customer.created", customer);
  return customer;
}

/** Empty text clears a field, as everywhere in Stripe's forms. */
export async function updateCustomer(ledger: Ledger, id: string, input: CustomerInput): Promise<Customer> {
  const customer = await ledger.get("customer", id);
  const changes: Partial<Customer> = {};
  for (const field of ["email", "name", "description", "phone"] as const) {
    const given = input[field];
    if (given !== undefined) changes[field] = given === "" ? null : given;
  }
  if (input.metadata !== undefined) changes.metadata = mergeMetadata(customer.metadata, input.metadata);
  const method = input.invoice_settings?.default_payment_method;
  if (method !== undefined) {
    await getOwnMethod(ledger, method, id, "invoice_settings[default_payment_method]");
    changes.invoice_settings = { ...customer.invoice_settings, default_payment_method: method };
  }
  return ledger.update(customer, changes, "customer.updated");
}

/** Ends all subscriptions at once; the id is never given out again. */
export async function deleteCustomer(ledger: Ledger, id: string): Promise<{ id: string; object: "customer"; deleted: true }> {
  const customer = await ledger.get("customer", id);
  const subscriptions = await ledger.all("subscription", [sql`customer_id = ${id}`]);
  for (const subscription of subscriptions) if (isLive(subscription)) await cancelSubscription(ledger, subscription, {});
  const deleted = { id, object: "customer", deleted: true } as const;
  await ledger.db.run(sql`update test_payment_objects set data = ${sql.json(deleted)} where id = ${id}`);
  await ledger.emit("customer.deleted", customer);
  return deleted;
}
