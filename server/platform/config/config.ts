import { z } from "zod";
import { parseProxyList } from "./trusted-proxies.ts";

/** All configuration of the installation, parsed once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin under which people reach the installation, without a slash at the end; null when it follows from the port. */
  readonly appUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly s3: {
    readonly endpoint: string | null;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  readonly smtpUrl: string | null;
  /** Sender of all mails. */
  readonly mailFrom: string;
  /** Where messages to support are mailed, and what the help center shows; null: they only reach the moderators' inbox. */
  readonly supportEmail: string | null;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string | null } | null;
  readonly ai: {
    readonly baseUrl: string;
    readonly apiKey: string | null;
    readonly model: string;
    /** How long the next piece of an answer may take. */
    readonly timeoutMs: number;
  } | null;
  /** Hours between two AI posts in the feed; 0: there are none. */
  readonly aiPostsHours: number;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string; readonly subject: string } | null;
  /** Null: one is made at the first start and kept in the database. */
  readonly sessionSecret: string | null;
  /** Addresses of proxies whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  readonly sampleData: boolean;
  /** Whether this web process also works the jobs. */
  readonly jobs: boolean;
  readonly metricsToken: string | null;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
}

/** A configuration that can't be used; its message is the one line a person reads. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === "" ? undefined : value.trim();
const text = z.string().optional();
const webAddress = z.url({ protocol: /^https?$/, error: "must be an address starting with http:// or https://" });
const onOff = z
  .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
  .transform((value) => value === "on" || value === "true" || value === "1");

const Environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a number from 0 to 65535")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be a number from 0 to 65535")
    .default(3000),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, "must be a host name or an address")
    .default("localhost"),
  APP_URL: webAddress
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url), "must be an origin without a path")
    .transform((url) => (URL.canParse(url) ? new URL(url).origin : url))
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    // PostgreSQL's own tools leave the host out when a socket's folder is named: postgres://user@/name?host=/folder
    .transform((url) => url.replace(/^(postgres(?:ql)?:\/\/[^/?#]*@)(?=\/)/i, "$1localhost"))
    .pipe(z.url({ protocol: /^postgres(ql)?$/, error: "must be an address starting with postgres:// or postgresql://" }))
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be an address starting with redis:// or rediss://" }).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an address starting with smtp:// or smtps://" }).optional(),
  MAIL_FROM: z.string().default("Lockstep <hello@lockstep.example>"),
  SUPPORT_EMAIL: z.email("must be an email address").optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_test_\S+$/, "must be a test-mode key (sk_test_...); live keys are refused")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must start with whsec_").optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_TIMEOUT_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, "must be a number of seconds from 1 to 600")
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= 600, "must be a number of seconds from 1 to 600")
    .default(20),
  AI_POSTS_HOURS: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,4})?$/, "must be a number of hours, or 0 for none")
    .transform(Number)
    .default(6),
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/, "must start with mailto: or https:")
    .default("mailto:hello@lockstep.example"),
  SESSION_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ""))
    .refine((entries) => parseProxyList(entries) !== null, "must list addresses, networks (10.0.0.0/8) or the word loopback")
    .default([]),
  RATE_LIMITS: onOff.default(true),
  SAMPLE_DATA: onOff.default(true),
  JOBS: onOff.default(true),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters long").optional(),
  SOCIAL_FACEBOOK: webAddress.optional(),
  SOCIAL_INSTAGRAM: webAddress.optional(),
  SOCIAL_X: webAddress.optional(),
  SOCIAL_YOUTUBE: webAddress.optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, silent",
    })
    .default("info"),
});

/** Names that must be given together or not at all. */
const TOGETHER: readonly (readonly (keyof z.infer<typeof Environment>)[])[] = [
  ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["AI_BASE_URL", "AI_MODEL"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
];

/** Reads the configuration; throws {@link ConfigError} with one line naming every variable that doesn't fit. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable means the same as none: compose files and CI set them that way.
  const given = Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, filled(environment[name])]));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`Configuration: ${[...new Set(problems)].join("; ")}.`);
  }
  const env = parsed.data;
  for (const names of TOGETHER) {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      throw new ConfigError(
        `Configuration: ${missing.join(", ")} must be set too when ${names.filter((name) => env[name] !== undefined).join(", ")} is.`,
      );
    }
  }
  if (env.STRIPE_WEBHOOK_SECRET !== undefined && env.STRIPE_SECRET_KEY === undefined) {
    throw new ConfigError("Configuration: STRIPE_SECRET_KEY must be set too when STRIPE_WEBHOOK_SECRET is.");
  }
  const social: [string, string | undefined][] = [
    ["Facebook", env.SOCIAL_FACEBOOK],
    ["Instagram", env.SOCIAL_INSTAGRAM],
    ["X", env.SOCIAL_X],
    ["YouTube", env.SOCIAL_YOUTUBE],
  ];
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: env.APP_URL ?? null,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    s3:
      env.S3_BUCKET !== undefined && env.S3_ACCESS_KEY_ID !== undefined && env.S3_SECRET_ACCESS_KEY !== undefined
        ? {
            endpoint: env.S3_ENDPOINT ?? null,
            region: env.S3_REGION,
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    // Without a mail server nothing leaves this machine: the mailbox shows what would be sent.
    supportEmail: env.SUPPORT_EMAIL ?? (env.SMTP_URL === undefined ? "support@lockstep.example" : null),
    stripe:
      env.STRIPE_SECRET_KEY === undefined
        ? null
        : { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null },
    ai:
      env.AI_BASE_URL !== undefined && env.AI_MODEL !== undefined
        ? {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY ?? null,
            model: env.AI_MODEL,
            timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
          }
        : null,
    aiPostsHours: env.AI_POSTS_HOURS,
    vapid:
      env.VAPID_PUBLIC_KEY !== undefined && env.VAPID_PRIVATE_KEY !== undefined
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY, subject: env.VAPID_SUBJECT }
        : null,
    sessionSecret: env.SESSION_SECRET ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimits: env.RATE_LIMITS,
    sampleData: env.SAMPLE_DATA,
    jobs: env.JOBS,
    metricsToken: env.METRICS_TOKEN ?? null,
    socialLinks: social.flatMap(([name, url]) => (url === undefined ? [] : [{ name, url }])),
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether a host name or address means this machine. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    bare === "localhost" ||
    bare.endsWith(".localhost") ||
    bare === "::1" ||
    /^127(\.\d{1,3}){3}$/.test(bare) ||
    /^::ffff:127(\.\d{1,3}){3}$/.test(bare)
  );
}
