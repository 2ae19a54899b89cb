import { createAuthClient } from "better-auth/react";
import { refreshSession } from "./session.ts";

/** Calls after which the session may be another one. */
const CHANGES_SESSION = /\/(sign-in|sign-out|sign-up|verify-email|change-|update-user|delete-user|reset-password|revoke-)/;

/**
 * All account actions: `authClient.signIn.email`, `signUp.email`, `signOut`, `requestPasswordReset`, ... Who only wants to
 * know who is there takes `useSession`, which is a twentieth of the size.
 */
export const authClient = createAuthClient({
  ...(typeof window === "undefined" ? { baseURL: "http://localhost" } : {}),
  fetchOptions: {
    onSuccess: async ({ request }) => {
      if (CHANGES_SESSION.test(String(request.url))) await refreshSession();
    },
  },
});
