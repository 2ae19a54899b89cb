import type { Hono } from "hono";
import type Stripe from "stripe";
import { installationSecret } from "../../config/installation-secret.ts";
import type { Db } from "../../database/sql.ts";
import { ApiError } from "../../http/api-error.ts";
import { isFromThisMachine } from "../../http/identify-request.ts";
import { checkOrigin } from "../../http/origin-check.ts";
import type { AppContext, AppEnvironment } from "../../http/request-context.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Logger } from "../../logging/logger.ts";
import type { Payments, TimedWork } from "../payments.ts";
import { hasWork, readClock } from "./clock.ts";
import type { Deliver, Provider } from "./provider.ts";

export interface TestModeOptions {
  readonly db: Db;
  readonly appUrl: string;
  readonly port: number;
  readonly now: () => Date;
  readonly log: Logger;
  readonly deliver: Deliver;
}

/** The built-in provider as the program holds it. Nothing of it is in memory before it's first used. */
export interface TestMode extends Payments {
  readonly isBuiltIn: true;
  /** Its API, its pages and its clock, which answer this machine only. */
  mount(app: Hono<AppEnvironment>): void;
  defineJobs(jobs: Jobs): void;
}

interface Loaded {
  readonly provider: Provider;
  readonly stripe: Stripe;
  readonly api: Hono;
  readonly pages: Hono;
}

export function openTestMode(options: TestModeOptions): TestMode {
  const { db, now } = options;
  const followers: TimedWork[] = [];
  let loading: Promise<Loaded> | null = null;
  const webhookSecret = (): Promise<string> => installationSecret(db, "payments_webhook").then((value) => `whsec_${value}`);

  const load = async (): Promise<Loaded> => {
    const [{ Provider }, { createPaymentsApi }, { createPaymentPages }, { default: Stripe }] = await Promise.all([
      import("./provider.ts"),
      import("./api.ts"),
      import("./pages.ts"),
      import("stripe"),
    ]);
    const secret = await webhookSecret();
    const provider = new Provider({
      ...options,
      sign: (payload) => stripe.webhooks.generateTestHeaderStringAsync({ payload, secret }),
      product: {
        async nextAt() {
          const moments = await Promise.all(followers.map((follower) => follower.nextAt()));
          return moments.reduce((first, each) => (first === null || (each !== null && each < first) ? each : first), null);
        },
        async work() {
          for (const follower of followers) await follower.work();
        },
      },
    });
    const api = createPaymentsApi(provider);
    const stripe: Stripe = new Stripe("sk_test_built_in", {
      httpClient: Stripe.createFetchHttpClient(async (input: string | URL | globalThis.Request, init?: RequestInit) =>
        api.fetch(new Request(input, init)),
      ),
      maxNetworkRetries: 0,
      telemetry: false,
    });
    return { provider, stripe, api, pages: createPaymentPages(provider) };
  };
  const open = (): Promise<Loaded> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  return {
    stripe: async () => (await open()).stripe,
    webhookSecret,
    isBuiltIn: true,
    now: async () => new Date((await readClock(db, now)) * 1000),
    follow: (work) => void followers.push(work),
    mount(app) {
      const guard = async (context: AppContext, next: () => Promise<void>): Promise<void> => {
        if (!isFromThisMachine(context)) throw new ApiError("NOT_FOUND");
        await next();
      };
      const origins = checkOrigin(options.appUrl, options.port);
      for (const area of ["/v1/*", "/dev/billing/*"]) {
        app.use(area, guard);
        app.use(area, origins);
      }
      app.all("/v1/*", async (context) => (await open()).api.fetch(context.req.raw));
      app.all("/dev/billing/*", async (context) => (await open()).pages.fetch(context.req.raw));
    },
    defineJobs(jobs) {
      jobs.define({
        name: "test-payments",
        cron: "*/5 * * * *",
        atStart: true,
        async run() {
          if (await hasWork(db, now)) await (await open()).provider.catchUp();
        },
      });
    },
    async close() {
      if (loading !== null) await (await loading).provider.settle();
    },
  };
}
