/** Shortest and longest username. */
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;

/** Names that would speak for the product or for those who keep order in it, without digits and underscores. */
const RESERVED: ReadonlySet<string> = new Set(
  ["admin", "administrator", "mod", "moderator", "moderation", "root", "system", "staff", "team", "official"].concat([
    "support",
    "help",
    "helpcenter",
    "security",
    "billing",
    "everyone",
    "anonymous",
    "deleted",
    "null",
    "undefined",
  ]),
);

/** What a form says of a username that is kept. */
export const USERNAME_RESERVED = "That username is reserved. Please choose another.";

/** Whether a username could be taken for the product itself or its moderators; digits and underscores hide nothing. */
export function isReservedUsername(username: string): boolean {
  const letters = username.replaceAll(/[0-9_]/g, "");
  return RESERVED.has(letters) || letters.includes("lockstep");
}

/**
 * A first username out of a name: small letters, digits and underscores, starting with a letter, 3 to 30 of them. Accents are taken off;
 * a name without any usable letter, or with the product's own, becomes `member`, and one that is kept gets `_fit` behind it. `suffix` (digits) tells it from one that is taken; empty for the first try.
 */
export function usernameFromName(name: string, suffix: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[_0-9]+|_+$/g, "");
  const base = plain === "" || plain.replaceAll("_", "").includes("lockstep") ? "member" : plain;
  const long = base.length < USERNAME_MIN_LENGTH || isReservedUsername(base) ? `${base}_fit` : base;
  return `${long.slice(0, USERNAME_MAX_LENGTH - suffix.length).replace(/_+$/, "")}${suffix}`;
}
