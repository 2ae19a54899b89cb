import { request } from "../api/client.ts";
import { refreshSession } from "./session.ts";

/** Calls of the sign-in service and what they send. */
interface AuthCalls {
  "/sign-in/email": { email: string; password: string; rememberMe: true };
  "/sign-up/email": { name: string; email: string; password: string; callbackURL: string };
  "/send-verification-email": { email: string; callbackURL: string };
  "/request-password-reset": { email: string; redirectTo: string };
  "/reset-password": { newPassword: string; token: string };
  "/change-password": { currentPassword: string; newPassword: string; revokeOtherSessions: true };
  "/change-email": { newEmail: string; password: string; callbackURL: string };
  "/revoke-session": { id: string };
  "/revoke-other-sessions": object;
}

/** After these the session is the same: no need to check it again. */
const KEEPS_SESSION: ReadonlySet<keyof AuthCalls> = new Set(["/send-verification-email", "/request-password-reset"]);

/** Asks the sign-in service for something; throws `ApiError`. */
export async function callAuth<Path extends keyof AuthCalls>(path: Path, body: AuthCalls[Path]): Promise<void> {
  await request("POST", `/api/auth${path}`, { body });
  if (!KEEPS_SESSION.has(path)) await refreshSession();
}
