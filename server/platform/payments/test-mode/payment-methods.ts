import type { Ledger } from "./ledger.ts";
import type { PaymentMethod } from "./objects.ts";
import { missing } from "./refusal.ts";

/** What each of the test cards does. Of a card only its last four digits are kept, and no two of these share them. */
const CARDS: ReadonlyMap<string, "succeeds" | "declined" | "authenticate" | "fails_later"> = new Map([
  ["4242424242424242", "succeeds"],
  ["4000000000000002", "declined"],
  ["4000002500003155", "authenticate"],
  ["4000000000000341", "fails_later"],
]);

/** How a card's number answers when it's entered; null for one that is no test card. */
export function findCard(number: string): "succeeds" | "declined" | "authenticate" | "fails_later" | null {
  return CARDS.get(number) ?? null;
}

/** Whether a saved card pays: only 4000 0000 0000 0341 can be saved and never does. */
export function pays(method: PaymentMethod | null): boolean {
  return method !== null && method.card.last4 !== "0341";
}

export interface CardInput {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly name: string;
}

/** A card that belongs to nobody yet. */
export async function createCard(ledger: Ledger, input: CardInput, email: string | null): Promise<PaymentMethod> {
  const method: PaymentMethod = {
    id: ledger.newId("pm"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { address: null, email, name: input.name, phone: null, tax_id: null },
    card: {
      brand: "visa",
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: "visa",
      exp_month: input.expMonth,
      exp_year: input.expYear,
      fingerprint: null,
      funding: "credit",
      generated_from: null,
      last4: input.number.slice(-4),
      networks: { available: ["visa"], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: ledger.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
  await ledger.save(method);
  return method;
}

export async function attach(ledger: Ledger, method: PaymentMethod, customerId: string): Promise<PaymentMethod> {
  if (method.customer === customerId) return method;
  const attached = { ...method, customer: customerId };
  await ledger.save(attached);
  await ledger.emit("payment_method.attached", attached);
  return attached;
}

/** Makes a card the one that a customer pays with. */
export async function makeDefault(ledger: Ledger, methodId: string, customerId: string): Promise<void> {
  const customer = await ledger.get("customer", customerId);
  const settings = { ...customer.invoice_settings, default_payment_method: methodId };
  await ledger.update(customer, { invoice_settings: settings }, "customer.updated");
}

/** A payment method of this customer and of nobody else. */
export async function getOwnMethod(ledger: Ledger, id: string, customerId: string, param: string): Promise<PaymentMethod> {
  const method = await ledger.get("payment_method", id, param);
  if (method.customer !== customerId) throw missing("PaymentMethod", id, param);
  return method;
}
