import type Stripe from "stripe";

type With<T, Changes> = Omit<T, keyof Changes> & Changes;

// The SDK's own types, with what goes over the wire where they differ: other objects by id, and decimals as text.
export type Customer = With<
  Stripe.Customer,
  { invoice_settings: With<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }> }
>;
export type Product = With<Stripe.Product, { default_price: string | null }>;
export type Price = With<
  Stripe.Price,
  {
    product: string;
    unit_amount: number;
    unit_amount_decimal: string;
    recurring: Stripe.Price.Recurring;
    lookup_key: string | null;
  }
>;
export type Plan = With<Stripe.Plan, { product: string; amount_decimal: string }>;
export type PaymentMethod = With<Stripe.PaymentMethod, { customer: string | null; card: Stripe.PaymentMethod.Card }>;
export type LineItem = With<Stripe.LineItem, { price: Price; quantity: number }>;
/** What a checkout was asked to make; Stripe keeps it without showing it. */
export interface SubscriptionData {
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly trial_period_days?: number | undefined;
  readonly trial_settings?:
    | { readonly end_behavior: { readonly missing_payment_method: "cancel" | "create_invoice" | "pause" } }
    | undefined;
}
export type CheckoutSession = With<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    subscription: string | null;
    invoice: string | null;
    line_items: Stripe.ApiList<LineItem>;
    success_url: string;
    metadata: Stripe.Metadata;
    subscription_data: SubscriptionData;
  }
>;
export type SubscriptionItem = With<Stripe.SubscriptionItem, { plan: Plan; price: Price; quantity: number }>;
export type Subscription = With<
  Stripe.Subscription,
  {
    customer: string;
    items: Stripe.ApiList<SubscriptionItem>;
    latest_invoice: string | null;
    default_payment_method: string | null;
  }
>;
export type InvoiceLine = With<
  Stripe.InvoiceLineItem,
  {
    pricing: { type: "price_details"; price_details: { price: string; product: string }; unit_amount_decimal: string };
    quantity_decimal: string;
    subscription: string;
  }
>;
export type Invoice = With<
  Stripe.Invoice,
  {
    customer: string;
    lines: Stripe.ApiList<InvoiceLine>;
    parent: With<Stripe.Invoice.Parent, { subscription_details: { metadata: Stripe.Metadata | null; subscription: string } }>;
    starting_balance: number;
  }
>;
export type InvoiceItem = With<
  Stripe.InvoiceItem,
  {
    customer: string;
    invoice: string | null;
    pricing: InvoiceLine["pricing"];
    quantity_decimal: string;
    parent: With<Stripe.InvoiceItem.Parent, { subscription_details: Stripe.InvoiceItem.Parent.SubscriptionDetails }>;
  }
>;
export type PortalSession = Stripe.BillingPortal.Session;
export type ProviderEvent = With<Stripe.EventBase, { type: string; data: { object: object; previous_attributes?: object } }>;

/** What the provider keeps, by the name each object gives itself. */
export interface Objects {
  customer: Customer;
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  "checkout.session": CheckoutSession;
  subscription: Subscription;
  invoice: Invoice;
  invoiceitem: InvoiceItem;
  "billing_portal.session": PortalSession;
  event: ProviderEvent;
}
export type Kind = keyof Objects;
export type AnyObject = Objects[Kind];

/** An object as it's answered: what a checkout session sells is only shown where it's asked for, and what it plans never. */
export function asAnswered(object: object, withLineItems = false): object {
  if (!("object" in object) || object.object !== "checkout.session") return object;
  const isShown = (name: string): boolean => name !== "subscription_data" && (withLineItems || name !== "line_items");
  return Object.fromEntries(Object.entries(object).filter(([name]) => isShown(name)));
}

/** A list inside an object, complete. */
export function listOf<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: "list", data, has_more: false, url };
}

/** The one item of a subscription: the product sells one thing at a time. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item.`);
  return item;
}
