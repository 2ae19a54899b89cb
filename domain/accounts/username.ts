/** Shortest and longest username. */
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 30;

/**
 * A first username out of a name: small letters, digits and underscores, starting with a letter, 3 to 30 of them. Accents are taken off;
 * a name without any usable letter becomes `member`. `suffix` (digits) tells it from one that is taken; empty for the first try.
 */
export function usernameFromName(name: string, suffix: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[_0-9]+|_+$/g, "");
  const base = plain.length >= USERNAME_MIN_LENGTH ? plain : plain === "" ? "member" : `${plain}_fit`;
  return `${base.slice(0, USERNAME_MAX_LENGTH - suffix.length).replace(/_+$/, "")}${suffix}`;
}
