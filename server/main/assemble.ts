import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import { isHouseAccount } from "@lockstep/domain/accounts/house-account.ts";
import { accountHooks } from "../features/accounts/index.ts";
import { createAi } from "../platform/ai/ai.ts";
import { createAuth, type Auth, type PasswordHashing } from "../platform/auth/auth.ts";
import { mountAuth } from "../platform/auth/mount-auth.ts";
import { createActorFinder } from "../platform/auth/actor-finder.ts";
import { isLoopbackHost, type Config } from "../platform/config/config.ts";
import { installationSecret } from "../platform/config/installation-secret.ts";
import type { Database } from "../platform/database/database.ts";
import { createListener } from "../platform/events/listener.ts";
import { EventWorker } from "../platform/events/event-worker.ts";
import { Api } from "../platform/http/api.ts";
import { createApp } from "../platform/http/create-app.ts";
import type { AppEnvironment } from "../platform/http/request-context.ts";
import { defineHousekeeping } from "../platform/jobs/define-housekeeping.ts";
import { createJobs } from "../platform/jobs/jobs.ts";
import { mountLive } from "../platform/live/mount-live.ts";
import { LiveHub } from "../platform/live/live-hub.ts";
import { createLiveSignals } from "../platform/live/live-signals.ts";
import type { Logger } from "../platform/logging/logger.ts";
import { createDelivery, type Mail, type SendMail } from "../platform/mail/mail.ts";
import { createMailbox } from "../platform/mail/mailbox.ts";
import { mountMailbox } from "../platform/mail/mount-mailbox.ts";
import { signalWith } from "../platform/events/rows-with-events.ts";
import { AccountErasures, AccountExports, createSignal, createWrite, type Platform } from "../platform/platform.ts";
import { createWriteCheck } from "../platform/storage/write-check.ts";
import { checkDataFolders } from "../platform/storage/data-folder.ts";
import { createFileStore } from "../platform/storage/file-store.ts";
import { openPushNetwork, type PushNetwork } from "../platform/push/push-network.ts";
import { openPayments } from "../platform/payments/open-payments.ts";
import type { Deliver } from "../platform/payments/test-mode/provider.ts";
import { findVapidKeys } from "../platform/push/find-vapid-keys.ts";
import { createRateLimiter } from "../platform/rate-limit/rate-limiter.ts";
import { isSamplePerson, shutOutSamplePeople } from "../sample/sample-people.ts";
import { FEATURES } from "./features.ts";
import { readStreamPermissions } from "./read-stream-permissions.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/build/client/", import.meta.url));
/** Writes in a minute: a person's own, and those of an address without a session, behind which many may sit. */
const MEMBER_WRITES = 600;
const VISITOR_WRITES = 120;
/** Previews in a minute, of a person or an address: nothing is stored, but a meal plan is work, and an impossible one half a second of it. */
const PREVIEWS = 200;
/** Event streams open at once: of a person with many browsers, and of an address behind which many may sit. */
const STREAMS = 20;
const ADDRESS_STREAMS = 100;

export interface AssembleOptions {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly port: number;
  readonly now?: () => Date;
  /** Parses answers against the contract: in tests and development. */
  readonly checkOutput: boolean;
  /** Least time of answers that must not tell whether an address is known. */
  readonly evenMs?: number;
  readonly webFolder?: string;
  /** Only for tests: a push service of their own instead of those in the open internet. */
  readonly pushNetwork?: PushNetwork;
  /** Only for tests: hashes that cost no work, which they would otherwise spend most of their time on. */
  readonly hashing?: PasswordHashing;
  /** Only for tests: takes the built-in payment provider's events instead of the webhook. */
  readonly deliverPaymentEvent?: Deliver;
}

/** The whole application around one database, not yet listening. */
export interface Assembled {
  readonly app: Hono<AppEnvironment>;
  readonly platform: Platform;
  readonly events: EventWorker;
  /** Open event streams; close them before waiting for requests to end, for they never do on their own. */
  readonly live: LiveHub;
  readonly deliverMail: (mail: Mail) => Promise<void>;
  /** Starts what runs beside requests: listening always, jobs where `works` was asked for. */
  start(options: { readonly works: boolean }): Promise<void>;
  stop(): Promise<void>;
}

export async function assemble(options: AssembleOptions): Promise<Assembled> {
  const { config, database, log, port } = options;
  const now = options.now ?? (() => new Date());
  await checkDataFolders(config);
  const appUrl = config.appUrl ?? `http://localhost:${port}`;
  const isLocalInstallation = isLoopbackHost(config.host) && isLoopbackHost(new URL(appUrl).hostname);
  const { db } = database;
  const [secret, publicKey, vapidKeys] = await Promise.all([
    config.sessionSecret ?? installationSecret(db, "session"),
    installationSecret(db, "public_key").then((value) => `pk_lockstep_${value.slice(0, 24)}`),
    findVapidKeys(db, config),
  ]);
  const mailbox = createMailbox(config.dataDir, now);
  const deliverMail = createDelivery({ smtpUrl: config.smtpUrl, from: config.mailFrom, mailbox });
  const jobs = createJobs(database.connection, { works: config.jobs, log });
  // A mail server may be away for hours: such mails wait in the queue, as does one that the mailbox can't take (its disk is full).
  const sendMail: SendMail = async (mail, tx) => {
    if (config.smtpUrl !== null || tx !== undefined) return jobs.send("mail", mail, tx);
    await deliverMail(mail).catch(async (error: unknown) => {
      log.warn({ error }, "a mail could not be kept and waits in the queue");
      await jobs.send("mail", mail);
    });
  };
  const limiter = createRateLimiter(db, config.rateLimits, now);
  const auth: Auth = await createAuth({
    pool: database.pool,
    secret,
    appUrl,
    port,
    requireVerification: config.smtpUrl !== null,
    rateLimits: config.rateLimits,
    isLocalInstallation,
    hashing: options.hashing,
    mayHaveSession: (userId) => !isHouseAccount(userId) && (isLocalInstallation || !isSamplePerson(userId)),
    hooks: accountHooks({
      db,
      appUrl,
      sendMail,
      now,
      limiter,
      verifyPassword: (password, hash) => auth.verifyPassword(password, hash),
    }),
    log,
  });
  const listener = createListener(database.connection, log);
  const actors = createActorFinder({ auth, db, publicKey, listener, log, now });
  const signals = createLiveSignals({ db, listener, redisUrl: config.redisUrl, log });
  const signal = createSignal(db, signals.send);
  signalWith(db, signal);
  const payments = openPayments({
    config,
    db,
    appUrl,
    port,
    isLocalInstallation,
    now,
    log,
    deliver: options.deliverPaymentEvent ?? ((body, signature) => postToWebhook(app, appUrl, body, signature)),
  });
  const testMode = payments !== null && "mount" in payments ? payments : null;
  const platform: Platform = {
    config,
    appUrl,
    isLocalInstallation,
    publicKey,
    db,
    log,
    jobs,
    limiter,
    auth,
    actors,
    accountExports: new AccountExports(),
    accountErasures: new AccountErasures(),
    files: createFileStore(config),
    sendMail,
    push: { keys: vapidKeys, network: options.pushNetwork ?? openPushNetwork() },
    payments,
    ai: config.ai === null ? null : createAi(config.ai),
    now,
    write: createWrite(db, signal),
  };
  const events = new EventWorker(db, log, signals.send);
  const live = new LiveHub({
    db,
    log,
    now,
    readRights: (userId) => readStreamPermissions(db, userId),
    limits: config.rateLimits ? { person: STREAMS, address: isLocalInstallation ? ADDRESS_STREAMS * 20 : ADDRESS_STREAMS } : null,
  });
  signals.hear(() => live.wake());
  listener.on(
    "session_changed",
    (userId) => void live.checkSessions(userId),
    () => void live.recheck(),
  );
  const api = new Api({
    findActor: (context) => actors.find(context),
    countCall: (kind, { userId, address }) => {
      const most = kind === "preview" ? PREVIEWS : userId === null ? VISITOR_WRITES : MEMBER_WRITES;
      return limiter.take(userId === null ? `${kind}:address:${address}` : `${kind}:user:${userId}`, most, 60);
    },
    checkOutput: options.checkOutput,
    log,
  });
  jobs.define<Mail>({ name: "mail", run: deliverMail, retries: 20 });
  defineHousekeeping(platform);
  testMode?.defineJobs(jobs);
  for (const feature of FEATURES) {
    feature.routes?.(api, platform);
    feature.events?.(events, platform);
    feature.jobs?.(platform);
    feature.exports?.(platform);
    feature.erasures?.(platform);
  }
  const app: Hono<AppEnvironment> = createApp({
    config,
    appUrl,
    port,
    isLocalInstallation,
    database,
    findWriteProblem: createWriteCheck({ config, database, log }),
    log,
    api,
    countStreams: () => live.size,
    webFolder: options.webFolder ?? WEB_FOLDER,
    pageChecks: FEATURES.flatMap((feature) => feature.pages?.(platform) ?? []),
    mounts: [
      (target) => mountAuth(target, { auth, actors, publicKey, appUrl, secret, limiter, evenMs: options.evenMs ?? 400 }),
      (target) => mountMailbox(target, mailbox, isLocalInstallation),
      (target) => testMode?.mount(target),
      (target) => mountLive(target, live, actors),
      (target) => FEATURES.forEach((feature) => feature.mount?.(target, platform)),
    ],
  });
  let works = false;
  return {
    app,
    platform,
    events,
    live,
    deliverMail,
    async start(how) {
      works = how.works;
      if (!isLocalInstallation) await shutOutSamplePeople(db, log);
      if (works) events.start(listener);
      await signals.start();
      await listener.start();
      live.start();
      await jobs.start();
    },
    async stop() {
      live.close();
      await signals.stop();
      if (works) await events.stop();
      await auth.settle();
      await jobs.stop();
      await payments?.close();
      await listener.stop();
    },
  };
}

/** The built-in payment provider's way to the webhook: like any caller's, without a port. */
async function postToWebhook(app: Hono<AppEnvironment>, appUrl: string, body: string, signature: string): Promise<boolean> {
  const answer = await app.fetch(
    new Request(new URL("/api/billing/webhook", appUrl), {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      body,
    }),
  );
  return answer.ok;
}
