/** So many are refused: what OWASP's verification standard asks for (ASVS 5, 6.2.4), the most frequent ones of a maintained list. */
const MOST = 3000;

let loaded: Promise<ReadonlySet<string>> | null = null;

/** Passwords that are guessed first, in lower case, the most frequent first. The list is loaded when it's first needed. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, MOST)),
  );
  return loaded;
}
