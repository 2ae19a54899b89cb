import { sql, type Db } from "../../database/sql.ts";
import type { Logger } from "../../logging/logger.ts";
import type { TimedWork } from "../payments.ts";
import { ApiVersion } from "./api-version.ts";
import { stockCatalogue } from "./catalogue.ts";
import { holdClock, readClock, setClock } from "./clock.ts";
import { Ledger } from "./ledger.ts";
import { findDue, takeStep } from "./steps.ts";

/** Hands a signed event to the product's webhook; true when it was taken. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

export interface ProviderOptions {
  readonly db: Db;
  readonly appUrl: string;
  readonly now: () => Date;
  readonly log: Logger;
  readonly deliver: Deliver;
  readonly sign: (payload: string) => Promise<string>;
  readonly product: TimedWork;
}

/** The built-in payment provider: its objects, its clock and what it tells the webhook. */
export class Provider {
  readonly apiVersion = ApiVersion;
  readonly log: Logger;
  readonly #options: ProviderOptions;
  #stocked: Promise<unknown> | null = null;
  #delivering: Promise<number> = Promise.resolve(0);

  constructor(options: ProviderOptions) {
    this.log = options.log;
    this.#options = options;
  }

  get appUrl(): string {
    return this.#options.appUrl;
  }

  now(): Promise<number> {
    return readClock(this.#options.db, this.#options.now);
  }

  async read<T>(work: (ledger: Ledger) => Promise<T>): Promise<T> {
    await this.#stock();
    return work(new Ledger(this.#options.db, await this.now(), this.appUrl));
  }

  /** One change at a time. What's overdue happens first, each at its own time. */
  async change<T>(
    work: (ledger: Ledger) => Promise<T>,
    request?: { readonly id: string; readonly key: string | null },
  ): Promise<T> {
    await this.#stock();
    return this.#change(work, request);
  }

  #change<T>(work: (ledger: Ledger) => Promise<T>, request?: { readonly id: string; readonly key: string | null }): Promise<T> {
    return this.#options.db.transaction(async (tx) => {
      await holdClock(tx);
      const now = await readClock(tx, this.#options.now);
      const ledger = new Ledger(tx, now, this.appUrl, request);
      for (let due = await findDue(ledger, now); due !== null; due = await findDue(ledger, now)) {
        await takeStep(new Ledger(tx, due.at, this.appUrl), due.object);
      }
      return work(ledger);
    });
  }

  #stock(): Promise<unknown> {
    this.#stocked ??= this.#change(stockCatalogue).catch((error: unknown) => {
      this.#stocked = null;
      throw error;
    });
    return this.#stocked;
  }

  /** Moves the clock to a moment, from one thing that's due to the next, here or in the product. The webhook hears of each before the clock moves on. */
  async advance(to: number): Promise<{ readonly now: number; readonly events: number }> {
    await this.#stock();
    const { db, now, product } = this.#options;
    let events = await this.#tellAll();
    for (let goesOn = true; goesOn;) {
      const productAt = (await product.nextAt()) ?? Number.POSITIVE_INFINITY;
      const until = Math.min(to, Math.max(productAt, await this.now()));
      const hasStepped = await db.transaction(async (tx) => {
        await holdClock(tx);
        const due = await findDue(new Ledger(tx, until, this.appUrl), until);
        await setClock(tx, now, due?.at ?? until);
        if (due !== null) await takeStep(new Ledger(tx, due.at, this.appUrl), due.object);
        return due !== null;
      });
      events += await this.#tellAll();
      if (!hasStepped && productAt <= to) await product.work();
      goesOn = hasStepped || productAt <= to;
    }
    return { now: await this.now(), events };
  }

  /** Does what's due by now and tells the webhook what it hasn't taken yet. */
  async catchUp(): Promise<void> {
    await this.change(async ({ db }) =>
      db.run(sql`delete from test_payment_answers where created_at < now() - interval '1 day'`),
    );
    await this.deliverAll();
  }

  /** Delivers everything, then lets the product work on it, which may lead to more. */
  async #tellAll(): Promise<number> {
    let events = 0;
    for (let delivered = -1; delivered !== 0; events += delivered) {
      delivered = await this.deliverAll();
      if (delivered > 0) await this.#options.product.work();
    }
    return events;
  }

  /** Offers the webhook every event it hasn't taken, in order and each once; how many it took. What it refuses stays for the next time. */
  deliverAll(): Promise<number> {
    this.#delivering = this.#delivering.catch(() => 0).then(() => this.#deliverPending());
    return this.#delivering;
  }

  /** Delivers after the present call, without anyone waiting. */
  deliverSoon(): void {
    this.deliverAll().catch((error: unknown) =>
      this.log.warn({ error }, "events of the built-in payment provider wait for another try"),
    );
  }

  /** Waits for deliveries in progress. */
  async settle(): Promise<void> {
    await this.#delivering.catch(() => 0);
  }

  async #deliverPending(): Promise<number> {
    const { db } = this.#options;
    let taken = 0;
    for (let after = "0"; ;) {
      const next = await db.first<{ position: string; id: string; data: object }>(sql`
        select o.position, o.id, o.data from test_payment_deliveries d join test_payment_objects o on o.id = d.event_id
        where o.position > ${after} order by o.position limit 1`);
      if (next === null) return taken;
      after = next.position;
      if (await this.#offer(JSON.stringify(next.data))) {
        taken += 1;
        await db.run(sql`
          with done as (delete from test_payment_deliveries where event_id = ${next.id})
          update test_payment_objects set data = jsonb_set(data, '{pending_webhooks}', '0') where id = ${next.id}`);
      } else {
        await db.run(sql`update test_payment_deliveries set attempts = attempts + 1 where event_id = ${next.id}`);
      }
    }
  }

  async #offer(body: string): Promise<boolean> {
    try {
      return await this.#options.deliver(body, await this.#options.sign(body));
    } catch (error) {
      this.log.warn({ error }, "the billing webhook failed");
      return false;
    }
  }
}
