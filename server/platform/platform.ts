import { sql, type Db } from "./database/sql.ts";
import type { Ai } from "./ai/ai.ts";
import type { Config } from "./config/config.ts";
import { hasRecorded, recordEvents, signalEvents, type RecordEvent } from "./events/outbox.ts";
import type { Signal } from "./events/rows-with-events.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { hasPublished } from "./live/publish-live.ts";
import type { Logger } from "./logging/logger.ts";
import type { SendMail } from "./mail/mail.ts";
import type { RateLimiter } from "./rate-limit/rate-limiter.ts";
import type { Auth } from "./auth/auth.ts";
import type { ActorFinder } from "./auth/actor-finder.ts";
import type { Payments } from "./payments/payments.ts";
import type { PushNetwork } from "./push/push-network.ts";
import type { VapidKeys } from "./push/find-vapid-keys.ts";
import type { FileStore } from "./storage/file-store.ts";

/** What a feature works with: one port for each thing outside of it. */
export interface Platform {
  readonly config: Config;
  /** Origin of the installation, for links. */
  readonly appUrl: string;
  /** True when host and origin mean this machine. */
  readonly isLocalInstallation: boolean;
  /** Identifies the installation, and no one. */
  readonly publicKey: string;
  readonly db: Db;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly limiter: RateLimiter;
  readonly auth: Auth;
  readonly actors: ActorFinder;
  readonly accountExports: AccountExports;
  readonly accountErasures: AccountErasures;
  /** Pictures people sent in, on disk or in S3. */
  readonly files: FileStore;
  /** Hands a mail over for delivery; it's tried again until it's gone. With a transaction it's sent only if that commits. */
  readonly sendMail: SendMail;
  /** Keys and way of messages that are pushed to devices. */
  readonly push: { readonly keys: VapidKeys; readonly network: PushNetwork };
  /** The payment provider; null where nothing can be sold. */
  readonly payments: Payments | null;
  /** The language model; null where none is configured. */
  readonly ai: Ai | null;
  readonly now: () => Date;
  /** Runs a transaction. Events that are recorded in it exist only if it commits, and wake their workers then. Where one statement is enough: `rowsWithEvents`. */
  write<T>(work: (tx: Db, record: RecordEvent) => Promise<T>): Promise<T>;
}

/** What each feature adds to the file with everything about a person. */
export class AccountExports {
  readonly #parts = new Map<string, (db: Db, userId: string) => Promise<unknown>>();

  add(name: string, read: (db: Db, userId: string) => Promise<unknown>): void {
    if (this.#parts.has(name)) throw new Error(`The export has two parts called ${name}.`);
    this.#parts.set(name, read);
  }

  async read(db: Db, userId: string): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const [name, read] of this.#parts) parts[name] = await read(db, userId);
    return parts;
  }
}

type OfAccount = (tx: Db, userId: string, record: RecordEvent) => Promise<void>;

/** What each feature does before an account goes: put counts right, hand over what others go on using. The rows themselves go with the account's. */
export class AccountErasures {
  readonly #parts: OfAccount[] = [];
  readonly #holds: OfAccount[] = [];

  /** `hold` locks what the parts of several features change, before any of them. */
  add(erase: OfAccount, hold?: OfAccount): void {
    this.#parts.push(erase);
    if (hold !== undefined) this.#holds.push(hold);
  }

  /**
   * In the transaction that deletes the account. The person's own row is held first, as by whatever they write: what is on its way is either done before,
   * or finds nobody to belong to. Then come groups, challenges and posts; who takes several locks anywhere takes them in this order.
   */
  async run(tx: Db, userId: string, record: RecordEvent): Promise<void> {
    await tx.run(sql`select 1 from users where id = ${userId} for update`);
    for (const hold of this.#holds) await hold(tx, userId, record);
    for (const erase of this.#parts) await erase(tx, userId, record);
  }
}

/** Events of one process within this time are one signal. */
const FOLD_MS = 50;

/** NOTIFY makes commits queue up: it's sent apart from them, and once for many. */
export function createSignal(db: Db, onPublished: () => void = () => undefined): Signal {
  let timer: NodeJS.Timeout | null = null;
  return ({ hasEvents, hasLive }) => {
    if (hasLive) onPublished();
    if (!hasEvents) return;
    timer ??= setTimeout(() => {
      timer = null;
      // Should this signal be lost, the worker's own clock finds the events a few seconds later.
      signalEvents(db).catch(() => undefined);
    }, FOLD_MS);
    timer.unref();
  };
}

/** Makes {@link Platform.write} for a database. */
export function createWrite(db: Db, signal: Signal): Platform["write"] {
  return async (work) => {
    const { result, written } = await db.transaction(async (tx) => ({
      result: await work(tx, (event) => recordEvents(tx, [event])),
      written: { hasEvents: hasRecorded(tx), hasLive: hasPublished(tx) },
    }));
    signal(written);
    return result;
  };
}

/**
 * Runs operations of several features as one: all of what they write exists, or none of it. They get a platform that's bound to one transaction, and never
 * ask for a second connection in it; what counts or sends on its own (limits, mails, jobs) has no place there.
 */
export async function writeTogether<T>(platform: Platform, work: (within: Platform, tx: Db) => Promise<T>): Promise<T> {
  // The test-mode provider's clock is in the database: it's read before.
  const { payments } = platform;
  const at = (await payments?.now()) ?? null;
  return platform.write(async (tx) => {
    const within: Platform = {
      ...platform,
      db: tx,
      payments: payments === null || at === null ? null : { ...payments, now: async () => at },
      // The transaction around it signals for all of them.
      write: createWrite(tx, () => undefined),
    };
    return work(within, tx);
  });
}
