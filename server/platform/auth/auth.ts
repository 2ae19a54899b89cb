import { createKyselyAdapter, kyselyAdapter } from "@better-auth/kysely-adapter";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { bearer } from "better-auth/plugins/bearer";
import type pg from "pg";
import { createOriginRule, knownOrigins } from "../http/origin-check.ts";
import type { Logger } from "../logging/logger.ts";
import { afterEmailChange, beforeEmailChange, type EmailChangeHooks } from "./email-change.ts";
import { endSessions } from "./end-sessions.ts";
import { withHashedSessionTokens } from "./session-tokens.ts";

/** A person as the hooks see them. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Who chooses a password, as far as the form says; `id` is null for an account that doesn't exist yet. */
export interface PasswordOwner {
  readonly id: string | null;
  readonly name: string;
  readonly email: string;
}

/** What the accounts feature adds to signing up and in: its rules, its mails, its profile row. */
export interface AuthHooks extends EmailChangeHooks {
  /** Null when the password will do for this person, else the sentence that says why not. */
  refusePassword(password: string, who: PasswordOwner): Promise<string | null>;
  /** Null when the sign-up will do, else what to answer. */
  refuseSignUp(body: Readonly<Record<string, unknown>>): { readonly code: string; readonly message: string } | null;
  userCreated(user: AuthUser): Promise<void>;
  sendVerification(user: AuthUser, url: string): Promise<void>;
  sendReset(user: AuthUser, token: string): Promise<void>;
  sendAlreadyRegistered(user: AuthUser): Promise<void>;
  /** Counts a guess at the person's password; throws when there were too many. */
  countPasswordGuess(userId: string): Promise<void>;
  passwordChanged(user: AuthUser): Promise<void>;
}

/** How passwords are kept. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { readonly password: string; readonly hash: string }): Promise<boolean>;
}

export interface AuthOptions {
  readonly pool: pg.Pool;
  readonly secret: string;
  readonly appUrl: string;
  readonly port: number;
  /** True with a real mail server: then a sign-in needs a verified address. */
  readonly requireVerification: boolean;
  readonly rateLimits: boolean;
  /** On an installation of one machine everyone comes from one address: limits by address are wider there. */
  readonly isLocalInstallation: boolean;
  /** Whom this is false of can't sign in: to them every password is a wrong one. */
  readonly mayHaveSession: (userId: string) => boolean;
  readonly hooks: AuthHooks;
  /** Without it, better-auth's own. */
  readonly hashing?: PasswordHashing | undefined;
  readonly log: Logger;
}

/** The header with which the platform tells better-auth who calls; a caller's own value is discarded. */
export const ADDRESS_HEADER = "x-lockstep-client-address";

/** Columns of every table of its own (migration 0002). */
const CHANGED = { createdAt: "created_at", updatedAt: "updated_at" } as const;
const DAY_SECONDS = 24 * 60 * 60;
/** How many people may share one address. */
const SHARED_ADDRESS = 20;
const PASSWORD_FIELDS: Readonly<Record<string, string>> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** What better-auth itself says to a wrong password. */
const WRONG_PASSWORD = { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" };

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** Sign-up, sign-in and sessions, by better-auth on this installation's database. */
export async function createAuth(options: AuthOptions) {
  const known = knownOrigins(options.appUrl, options.port);
  const isOwnOrigin = createOriginRule(options.appUrl, options.port);
  const most = (calls: number): number => (options.isLocalInstallation ? calls * SHARED_ADDRESS : calls);
  const pending = new Set<Promise<unknown>>();
  const background = (task: Promise<unknown>): Promise<void> => {
    const settled = task
      .then(
        () => undefined,
        (error: unknown) => options.log.error({ error }, "a task after an answer failed"),
      )
      .finally(() => pending.delete(settled));
    pending.add(settled);
    return settled;
  };
  const { kysely } = await createKyselyAdapter({ database: options.pool });
  if (kysely === null) throw new Error("better-auth does not know this pool.");
  const auth = betterAuth({
    appName: "Lockstep",
    baseURL: options.appUrl,
    basePath: "/api/auth",
    secret: options.secret,
    database: withHashedSessionTokens(kyselyAdapter(kysely, { type: "postgres", transaction: true })),
    trustedOrigins: (request) => {
      const origin = request?.headers.get("origin") ?? null;
      const host = request?.headers.get("host") ?? undefined;
      return [...known, ...(origin !== null && isOwnOrigin(origin, host) ? [origin] : [])];
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      requireEmailVerification: options.requireVerification,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      ...(options.hashing && { password: options.hashing }),
      sendResetPassword: ({ user, token }) => options.hooks.sendReset(user, token),
      onExistingUserSignUp: ({ user }) => options.hooks.sendAlreadyRegistered(user),
      onPasswordReset: ({ user }) => options.hooks.passwordChanged(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: options.requireVerification,
      autoSignInAfterVerification: false,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, url }) => options.hooks.sendVerification(user, url),
    },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", ...CHANGED },
      // Never before its link was opened: else it shows at once whether an address was free.
      changeEmail: { enabled: true, updateEmailWithoutVerification: false },
      additionalFields: { role: { type: "string", required: false, input: false, defaultValue: "member" } },
    },
    session: {
      modelName: "sessions",
      fields: { userId: "user_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent", ...CHANGED },
      expiresIn: 30 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: "accounts",
      fields: {
        accountId: "account_id",
        providerId: "provider_id",
        userId: "user_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...CHANGED,
      },
    },
    verification: { modelName: "verifications", storeIdentifier: "hashed", fields: { expiresAt: "expires_at", ...CHANGED } },
    rateLimit: {
      modelName: "auth_rate_limits",
      fields: { lastRequest: "last_request" },
      enabled: options.rateLimits,
      storage: "database",
      window: 60,
      max: most(300),
      customRules: {
        "/sign-in/email": { window: 60, max: most(20) },
        "/sign-up/email": { window: 600, max: most(10) },
        "/request-password-reset": { window: 600, max: most(5) },
        "/reset-password": { window: 600, max: most(10) },
        // Its path holds the token, and each would be counted on its own. It only asks whether a link still works.
        "/reset-password/*": false,
        "/send-verification-email": { window: 600, max: most(5) },
        "/change-email": { window: 600, max: most(5) },
        "/change-password": { window: 600, max: most(10) },
        "/get-session": false,
      },
    },
    // A profile's name is changed where profiles are; an account is deleted with its password at DELETE /api/account.
    // Its page for errors isn't in our words: links that don't work lead to one of ours.
    // A session alone may not try passwords forever, either.
    disabledPaths: ["/update-user", "/delete-user", "/error", "/verify-password"],
    databaseHooks: {
      user: { create: { after: (user) => options.hooks.userCreated(user) } },
      session: {
        create: {
          before: async ({ userId }) => {
            if (!options.mayHaveSession(userId)) throw new APIError("UNAUTHORIZED", WRONG_PASSWORD);
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        await beforeEmailChange(context, options.hooks);
        const body: unknown = context.body;
        if (!isRecord(body)) return;
        if (context.path === "/sign-up/email") {
          const refused = options.hooks.refuseSignUp(body);
          if (refused !== null) throw new APIError("UNPROCESSABLE_ENTITY", refused);
        }
        const password = body[PASSWORD_FIELDS[context.path] ?? ""];
        const complaint =
          typeof password === "string" ? await options.hooks.refusePassword(password, await passwordOwner(context)) : null;
        if (complaint !== null) throw new APIError("UNPROCESSABLE_ENTITY", { code: "PASSWORD_REQUIREMENTS", message: complaint });
        // A changed password ends the other sessions, whatever the caller asked for.
        if (context.path !== "/change-password") return;
        const session = await getSessionFromCtx(context);
        if (session !== null) await options.hooks.countPasswordGuess(session.user.id);
        return { context: { body: { ...body, revokeOtherSessions: true } } };
      }),
      after: createAuthMiddleware(async (context) => {
        const user = context.context.session?.user;
        if (context.path === "/change-password" && user !== undefined && !(context.context.returned instanceof APIError)) {
          await background(options.hooks.passwordChanged(user));
        }
        await afterEmailChange(context, options.hooks, background);
      }),
    },
    plugins: [bearer({ requireSignature: true }), endSessions],
    advanced: {
      useSecureCookies: options.appUrl.startsWith("https:"),
      disableCSRFCheck: false,
      disableOriginCheck: false,
      // Our own migrations make the tables and check themselves.
      database: { generateId: "uuid", validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Mails are sent after the answer: it takes the same time whether or not there's one to send.
      backgroundTasks: { handler: (task) => void background(task) },
    },
    // Expected refusals become answers all the same; faults reach this application, which answers 503 or 500.
    onAPIError: { throw: true, errorURL: `${options.appUrl}/verify-email` },
    telemetry: { enabled: false },
    logger: {
      // Its own words may hold addresses of people: only what went wrong is kept.
      log: (level, message, ...details) => {
        if (level === "error")
          options.log.error(
            { error: details.find((detail) => detail instanceof Error) },
            `sign-in: ${message.split(":")[0] ?? ""}`,
          );
      },
    },
  });
  return {
    handler: auth.handler,
    context: auth.$context,
    /** The routes it has, below its base path. */
    paths: Object.values(auth.api).map((endpoint) => endpoint.path),
    findSession: (headers: Headers) => auth.api.getSession({ headers, query: { disableRefresh: true } }),
    hashPassword: async (password: string) => (await auth.$context).password.hash(password),
    verifyPassword: async (password: string, hash: string) => (await auth.$context).password.verify({ password, hash }),
    /** Waits for what still runs after its answer. */
    settle: async () => {
      await Promise.all(pending);
    },
  };
}

const NO_OWNER: PasswordOwner = { id: null, name: "", email: "" };

/** Whose password a form sets: of a reset, whoever the link was sent to. */
async function passwordOwner(context: Parameters<typeof getSessionFromCtx>[0]): Promise<PasswordOwner> {
  const body: Readonly<Record<string, unknown>> = isRecord(context.body) ? context.body : {};
  const text = (name: string): string => (typeof body[name] === "string" ? body[name] : "");
  if (context.path === "/sign-up/email") return { id: null, name: text("name"), email: text("email") };
  if (context.path === "/change-password") return (await getSessionFromCtx(context))?.user ?? NO_OWNER;
  const { internalAdapter } = context.context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${text("token")}`);
  return (link === null ? null : await internalAdapter.findUserById(link.value)) ?? NO_OWNER;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
