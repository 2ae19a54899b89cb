import { randomBytes } from "node:crypto";
import { ApiVersion } from "./api-version.ts";
import { sql, type Db, type Sql } from "../../database/sql.ts";
import { nextStepAt } from "./next-step-at.ts";
import { asAnswered, type AnyObject, type Kind, type Objects } from "./objects.ts";
import { missing } from "./refusal.ts";

const NAMES: Readonly<Record<Kind, string>> = {
  customer: "customer",
  product: "product",
  price: "price",
  payment_method: "PaymentMethod",
  "checkout.session": "checkout.session",
  subscription: "subscription",
  invoice: "invoice",
  invoiceitem: "invoiceitem",
  "billing_portal.session": "portal session",
  event: "event",
};

export interface PageOptions {
  readonly where: readonly Sql[];
  readonly limit: number;
  readonly startingAfter?: string | undefined;
  readonly endingBefore?: string | undefined;
}

/** The provider's objects at one moment of its clock. What changes them runs in a transaction that holds the clock. */
export class Ledger {
  readonly db: Db;
  /** Seconds since 1970 of the provider's clock. */
  readonly now: number;
  readonly appUrl: string;
  /** Ids of the events recorded so far. */
  readonly emitted: string[] = [];
  readonly #request: { readonly id: string; readonly key: string | null } | null;

  constructor(db: Db, now: number, appUrl: string, request: { readonly id: string; readonly key: string | null } | null = null) {
    this.db = db;
    this.now = now;
    this.appUrl = appUrl;
    this.#request = request;
  }

  /** A new id with Stripe's prefix. */
  newId(prefix: string): string {
    return `${prefix}_${randomBytes(16).toString("base64url").replaceAll(/[-_]/g, "x")}`;
  }

  /** Keeps an object, new or changed. */
  async save(object: AnyObject): Promise<void> {
    const customer = "customer" in object && typeof object.customer === "string" ? object.customer : null;
    const created = "created" in object ? object.created : object.date;
    const dueAt = nextStepAt(object, this.now);
    await this.db.run(sql`
      insert into test_payment_objects (id, kind, customer_id, created, due_at, data)
      values (${object.id}, ${object.object}, ${customer}, ${created}, ${dueAt}, ${sql.json(object)})
      on conflict (id) do update set customer_id = excluded.customer_id, due_at = excluded.due_at, data = excluded.data`);
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Objects[K] | null> {
    const row = await this.db.first<{ data: Objects[K] }>(
      sql`select data from test_payment_objects where id = ${id} and kind = ${kind}`,
    );
    return row?.data ?? null;
  }

  /** `param` names the parameter that the id came in, for the error. */
  async get<K extends Kind>(kind: K, id: string, param = "id"): Promise<Objects[K]> {
    const found = await this.find(kind, id);
    if (found === null || "deleted" in found) throw missing(NAMES[kind], id, param);
    return found;
  }

  /** Newest first. */
  async all<K extends Kind>(kind: K, where: readonly Sql[] = []): Promise<Objects[K][]> {
    const rows = await this.db.rows<{ data: Objects[K] }>(sql`
      select data from test_payment_objects where ${sql.join([sql`kind = ${kind}`, ...where], " and ")} order by position desc`);
    return rows.map((row) => row.data);
  }

  /** A page of Stripe's lists: newest first, `endingBefore` answers those right before that one. */
  async page<K extends Kind>(kind: K, options: PageOptions): Promise<{ data: Objects[K][]; has_more: boolean }> {
    const { startingAfter, endingBefore, limit } = options;
    const backwards = endingBefore !== undefined;
    const cursor = startingAfter ?? endingBefore;
    if (cursor !== undefined && (await this.find(kind, cursor)) === null) {
      throw missing(NAMES[kind], cursor, backwards ? "ending_before" : "starting_after");
    }
    const at = sql`(select position from test_payment_objects where id = ${cursor ?? null})`;
    const from = cursor === undefined ? [] : [backwards ? sql`position > ${at}` : sql`position < ${at}`];
    const rows = await this.db.rows<{ data: Objects[K] }>(sql`
      select data from test_payment_objects where ${sql.join([sql`kind = ${kind}`, ...options.where, ...from], " and ")}
      order by position ${sql.raw(backwards ? "asc" : "desc")} limit ${limit + 1}`);
    const data = rows.slice(0, limit).map((row) => row.data);
    return { data: backwards ? data.reverse() : data, has_more: rows.length > limit };
  }

  /** Records an event. It's sent to the webhook after the commit. */
  async emit(type: string, object: object, previous?: object): Promise<void> {
    const id = this.newId("evt");
    await this.save({
      id,
      object: "event",
      api_version: ApiVersion,
      created: this.now,
      data: { object: asAnswered(object), ...(previous === undefined ? {} : { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.#request?.id ?? null, idempotency_key: this.#request?.key ?? null },
      type,
    });
    await this.db.run(sql`insert into test_payment_deliveries (event_id) values (${id})`);
    this.emitted.push(id);
  }

  /** Keeps a changed object and records that, with what its changed fields were. */
  async update<T extends AnyObject>(before: T, changes: Partial<T>, type: string): Promise<T> {
    const after = { ...before, ...changes };
    await this.save(after);
    const previous = Object.fromEntries(
      Object.keys(changes)
        .map((key) => [key, before[key as keyof T]] as const)
        .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof T])),
    );
    await this.emit(type, after, previous);
    return after;
  }
}
