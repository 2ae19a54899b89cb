import { createAuthClient } from "better-auth/react";

/** The session's client: `authClient.signIn.email`, `signUp.email`, `signOut`, `requestPasswordReset`, ... It speaks with /api/auth. */
export const authClient = createAuthClient({
  ...(typeof window === "undefined" ? { baseURL: "http://localhost" } : {}),
  sessionOptions: { refetchOnWindowFocus: true },
});

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image?: string | null;
}

/** The person in front of this browser. `pending` until the session was checked; a failed check counts as nobody. */
export function useSession(): {
  user: SessionUser | null;
  /** Names this browser's session in the list of sessions; null for nobody. */
  token: string | null;
  pending: boolean;
  refetch: () => void;
} {
  const { data, isPending, refetch } = authClient.useSession();
  return { user: data?.user ?? null, token: data?.session.token ?? null, pending: isPending, refetch: () => void refetch() };
}
