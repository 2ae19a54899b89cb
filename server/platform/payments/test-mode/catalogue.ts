import { sql } from "../../database/sql.ts";
import { SOLD } from "../sold.ts";
import type { Ledger } from "./ledger.ts";
import type { Plan, Price, Product } from "./objects.ts";
import { Refusal } from "./refusal.ts";

/** Puts the product's own prices in place where they are missing. */
export async function stockCatalogue(ledger: Ledger): Promise<void> {
  for (const { lookupKey, name, amount } of SOLD) {
    if ((await findByLookupKey(ledger, lookupKey)) !== null) continue;
    const product = await createProduct(ledger, { name });
    await createPrice(ledger, {
      product: product.id,
      currency: "usd",
      unit_amount: amount,
      recurring: { interval: "month" },
      lookup_key: lookupKey,
    });
  }
}

export async function findByLookupKey(ledger: Ledger, lookupKey: string): Promise<Price | null> {
  const [price] = await ledger.all("price", [sql`data->>'lookup_key' = ${lookupKey}`]);
  return price ?? null;
}

export interface ProductInput {
  readonly name: string;
  readonly id?: string | undefined;
  readonly description?: string | undefined;
  readonly active?: boolean | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

export async function createProduct(ledger: Ledger, input: ProductInput): Promise<Product> {
  if (input.id !== undefined && (await ledger.find("product", input.id)) !== null) {
    throw new Refusal("Product already exists.", { code: "resource_already_exists", param: "id" });
  }
  const product: Product = {
    id: input.id ?? ledger.newId("prod"),
    object: "product",
    active: input.active ?? true,
    created: ledger.now,
    default_price: null,
    description: input.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: { ...input.metadata },
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: ledger.now,
    url: null,
  };
  await ledger.save(product);
  await ledger.emit("product.created", product);
  return product;
}

export interface PriceInput {
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly recurring: { readonly interval: "month" };
  readonly lookup_key?: string | undefined;
  readonly transfer_lookup_key?: boolean | undefined;
  readonly nickname?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

export async function createPrice(ledger: Ledger, input: PriceInput): Promise<Price> {
  await ledger.get("product", input.product, "product");
  const holder = input.lookup_key === undefined ? null : await findByLookupKey(ledger, input.lookup_key);
  if (holder !== null) {
    if (input.transfer_lookup_key !== true) {
      throw new Refusal(`A price (\`${holder.id}\`) already uses that lookup key.`, {
        code: "resource_already_exists",
        param: "lookup_key",
      });
    }
    await ledger.update(holder, { lookup_key: null }, "price.updated");
  }
  const price: Price = {
    id: ledger.newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: ledger.now,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookup_key ?? null,
    metadata: { ...input.metadata },
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: input.unit_amount,
    unit_amount_decimal: String(input.unit_amount),
  };
  await ledger.save(price);
  await ledger.emit("price.created", price);
  return price;
}

/** A price that can be subscribed to. */
export async function getSold(ledger: Ledger, id: string, param: string): Promise<Price> {
  const price = await ledger.get("price", id, param);
  if (!price.active) throw new Refusal(`The price specified is inactive. This field only accepts active prices.`, { param });
  return price;
}

/** What a price is for, as people read it. */
export async function productName(ledger: Ledger, price: Price): Promise<string> {
  return (await ledger.get("product", price.product)).name;
}

/** The older form of a price, which subscription items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: "month",
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
