/** Why a password that meets the rules is guessed quickly all the same. */
export type PasswordWeakness = "common" | "personal";

/** The line of the checklist that both weaknesses belong to. */
export const PASSWORD_GUESSABLE_RULE = "Not a common password, your name or your email";

/** What form and server say of a password that is easy to guess. */
export const PASSWORD_WEAK: Readonly<Record<PasswordWeakness, string>> = {
  common: "This password is too common. Please choose another one.",
  personal: "Your password is too close to your name, username or email. Please choose another one.",
};

/** Digits and signs around a common word that add nothing: everyone adds them. */
const MOST_DECORATION = 6;
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const SHORTEST_PART = 3;
const LONG_REST = 8;

/**
 * Whether a password is one that people (and programs that guess) try first. `common` holds such passwords in lower case; `personal` are the name, username
 * and email of whoever chooses it.
 */
export function findPasswordWeakness(
  password: string,
  common: ReadonlySet<string>,
  personal: readonly string[],
): PasswordWeakness | null {
  const lower = password.toLowerCase();
  if (coresOf(lower).some((core) => common.has(core))) return "common";
  return isMostlyPersonal(lower, personal) ? "personal" : null;
}

/** The password itself, and what's left of it without the digits and signs at its ends and with `p@ssw0rd` read as `password`. */
function coresOf(password: string): readonly string[] {
  const withoutSigns = password.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
  const word = password.replaceAll(/^\P{L}+|\P{L}+$/gu, "");
  const cores = [password, withoutSigns];
  if (word.length > 2 && password.length - word.length <= MOST_DECORATION) cores.push(word);
  // "1234567!A": a letter beside the digits changes nothing.
  if (word.length <= 2) cores.push(password.replaceAll(/\D/g, ""));
  return [...cores, ...cores.map(readLookalikes)];
}

const readLookalikes = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** Names with little else beside them: one more letter, digits, signs. */
function isMostlyPersonal(password: string, personal: readonly string[]): boolean {
  const parts = personal
    .map((text) => text.toLowerCase().split("@")[0] ?? "")
    .flatMap((text) => [text, ...text.split(/[^\p{L}]+/u)])
    .filter((part) => part.length >= SHORTEST_PART)
    .toSorted((a, b) => b.length - a.length);
  return [password, readLookalikes(password)].some((text) => {
    const rest = parts.reduce((left, part) => left.replaceAll(part, ""), text);
    return rest !== text && rest.length < LONG_REST && (rest.match(/\p{L}/gu)?.length ?? 0) < 2;
  });
}
