/** Carries the way back along the ways in: `/register?redirect=...`. */
export function keepRedirect(path: string, redirect: string | null): string {
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

/** Handed to the sign-in page by a guard whose session went away while the page was open. */
export const SESSION_ENDED = { sessionEnded: true };

/** Did a guard send the person here because the session went away? */
export function cameFromEnded(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sessionEnded" in state;
}

/** Where the link of a verification mail leads back to, with the way back kept when it's a plain path of this site. */
export function verifyCallback(redirect: string | null): string {
  // The sign-in service takes only simple paths as a way back; anything else would make the mail fail.
  const simple = redirect !== null && /^\/?[\w\-/]*$/.test(redirect) && !redirect.startsWith("//");
  return simple ? `/verify-email?done=1&redirect=${encodeURIComponent(redirect)}` : "/verify-email?done=1";
}
