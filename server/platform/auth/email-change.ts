import { APIError, getSessionFromCtx } from "better-auth/api";
import type { createAuthMiddleware } from "better-auth/api";
import { deleteSessionCookie } from "better-auth/cookies";
import { isStorable } from "../http/read-body.ts";
import type { AuthUser } from "./auth.ts";

/** What the accounts feature decides and does when someone moves to another address. */
export interface EmailChangeHooks {
  /** Whether it's the person's password; counts the guesses. */
  confirmPassword(userId: string, password: string): Promise<boolean>;
  /** Stores the change as the only pending one, and notifies the old address. */
  emailChangeAsked(user: AuthUser, newEmail: string): Promise<void>;
  /** Whether this change is the one that waits and the address is still free. */
  mayChangeEmail(oldEmail: string, newEmail: string): Promise<boolean>;
  /** Ends all sessions but one, and what else the old address could open; notifies the old address. */
  emailChanged(user: AuthUser, oldEmail: string, keptSessionId: string | null): Promise<void>;
}

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

interface Change {
  readonly from: string;
  readonly to: string;
}

/** better-auth changes an address for whoever holds a session: here it takes the password too. */
export async function beforeEmailChange(context: HookContext, hooks: EmailChangeHooks): Promise<void> {
  if (context.path === "/change-email") {
    const session = await getSessionFromCtx(context);
    if (session === null) return;
    const password = textOf(context.body, "password");
    const isRight = password !== null && password !== "" && (await hooks.confirmPassword(session.user.id, password));
    if (!isRight) throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "That's not your password." });
  }
  if (context.path === "/verify-email") {
    const change = changeOf(context);
    if (change === null || (await hooks.mayChangeEmail(change.from, change.to))) return;
    const callbackURL = textOf(context.query, "callbackURL");
    if (callbackURL === null) throw new APIError("UNAUTHORIZED", { code: "INVALID_TOKEN", message: "Invalid token" });
    throw context.redirect(`${callbackURL}${callbackURL.includes("?") ? "&" : "?"}error=INVALID_TOKEN`);
  }
}

/** Runs after better-auth: what it did is told and made safe. */
export async function afterEmailChange(
  context: HookContext,
  hooks: EmailChangeHooks,
  background: (task: Promise<unknown>) => Promise<void>,
): Promise<void> {
  if (context.path === "/change-email" && !(context.context.returned instanceof APIError)) {
    const user = context.context.session?.user;
    const newEmail = textOf(context.body, "newEmail");
    if (user !== undefined && newEmail !== null) await background(hooks.emailChangeAsked(user, newEmail.toLowerCase()));
  }
  if (context.path === "/verify-email") {
    const change = changeOf(context);
    const made = context.context.newSession;
    if (change === null || made === null || made.user.email !== change.to) return;
    // A link opened where nobody was signed in proves the address and no more: better-auth's new session there ends too.
    const before = await getSessionFromCtx(context);
    if (before === null) deleteSessionCookie(context);
    await background(hooks.emailChanged(made.user, change.from, before?.session.id ?? null));
  }
}

function textOf(values: unknown, name: string): string | null {
  if (typeof values !== "object" || values === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(values, name)?.value;
  return typeof value === "string" ? value : null;
}

/** The change a link is about; better-auth checks the link's signature, this only reads it. */
function changeOf(context: HookContext): Change | null {
  const token = textOf(context.query, "token");
  if (token === null) return null;
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    if (typeof payload !== "object" || payload === null || !("updateTo" in payload) || !("email" in payload)) return null;
    const { email: from, updateTo: to } = payload;
    // Whoever made the token up may have written anything.
    if (typeof from !== "string" || typeof to !== "string" || !isStorable(from + to)) return null;
    return { from, to };
  } catch {
    return null;
  }
}
