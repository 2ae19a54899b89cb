import { pageAt } from "@lockstep/contract/pages.ts";

/** What a guarded page does for the person in front of it. */
export type GuardDecision = { kind: "wait" } | { kind: "show" } | { kind: "unreached" } | { kind: "login"; to: string };

/** Whether someone who looks around first may read this path. */
export function isGuestPath(pathname: string): boolean {
  return pageAt(pathname)?.audience === "guests";
}

/** Whether a page needs a session, or a guest who may read there. */
function isGuarded(pathname: string): boolean {
  const audience = pageAt(pathname)?.audience;
  return audience === "guests" || audience === "members";
}

/** A page for everyone, or signed in: show. Unknown, or already being left for another address: wait. A guest on a readable path: show. Nobody could say who is there: say so. Otherwise sign in first, with the way back. */
export function decideGuard(
  person: { pending: boolean; signedIn: boolean; guest: boolean; failed?: boolean },
  location: { pathname: string; search: string; hash: string },
  address = location.pathname,
): GuardDecision {
  if (person.signedIn || !isGuarded(location.pathname)) return { kind: "show" };
  if (person.pending) return { kind: "wait" };
  if (person.guest && isGuestPath(location.pathname)) return { kind: "show" };
  if (person.failed) return { kind: "unreached" };
  if (address !== location.pathname) return { kind: "wait" };
  return { kind: "login", to: loginPath(location.pathname + location.search + location.hash) };
}

/** The sign-in page, with the way back. */
export function loginPath(back: string): string {
  return `/login?redirect=${encodeURIComponent(back)}`;
}

/**
 * Where a sign-in leads: `pricing` is the landing page's prices with the checkout resumed, a path of this site is itself, and everything
 * else (other sites, `//host` also where dots in the path hide it, backslashes, control characters, the sign-in page itself) is the fallback.
 */
export function redirectTarget(redirect: string | null | undefined, fallback: string): string {
  if (!redirect) return fallback;
  if (redirect === "pricing") return "/?checkout=resume#pricing";
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
  if (!redirect.startsWith("/") || redirect.startsWith("//") || /[\\\u0000-\u001f]/.test(redirect)) return fallback;
  const base = "https://own.invalid";
  if (!URL.canParse(redirect, base)) return fallback;
  const url = new URL(redirect, base);
  // `/.//host` is a path of this site whose dots, resolved, leave `//host`: as a link that is another site.
  if (url.origin !== base || url.pathname.startsWith("//") || url.pathname === "/login" || url.pathname === "/register")
    return fallback;
  return url.pathname + url.search + url.hash;
}
