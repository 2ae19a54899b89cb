/** Carries the way back along the ways in: `/register?redirect=...`. */
export function keepRedirect(path: string, redirect: string | null): string {
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

/** Where the link of a verification mail leads back to, with the way back kept when it is a plain path of this site. */
export function verifyCallback(redirect: string | null): string {
  // The sign-in service takes only simple paths as a way back; anything else would make the mail fail.
  const simple = redirect !== null && /^\/?[\w\-/]*$/.test(redirect) && !redirect.startsWith("//");
  return simple ? `/verify-email?done=1&redirect=${encodeURIComponent(redirect)}` : "/verify-email?done=1";
}
