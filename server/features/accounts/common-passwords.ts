import { dictionary } from "@zxcvbn-ts/language-common";

/** So many are refused: what OWASP's verification standard asks for (ASVS 5, 6.2.4), the most frequent ones of a maintained list. */
const MOST = 3000;

/** Passwords that are guessed first, in lower case, the most frequent first. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary["passwords-common"].slice(0, MOST));
