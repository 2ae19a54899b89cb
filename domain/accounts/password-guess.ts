import { countGuesses, foldWord, type RankedWords } from "./count-guesses.ts";
import { PASSWORD_MAX_LENGTH } from "./password.ts";

/** Why a password that meets the rules is guessed quickly all the same. */
export type PasswordWeakness = "common" | "personal";

/** The line of the checklist that both weaknesses belong to. */
export const PASSWORD_GUESSABLE_RULE = "Not a common password, your name or your email";

/** What form and server say of a password that is easy to guess. */
export const PASSWORD_WEAK: Readonly<Record<PasswordWeakness, string>> = {
  common: "This password is too common. Please choose another one.",
  personal: "Your password is too close to your name, username or email. Please choose another one.",
};

/**
 * Ranks common passwords from a list that has the most frequent first, behind the product's name, which whoever guesses here tries early, and the small words that go with others. Ranking the keys of
 * the result again changes nothing, so server and page agree.
 */
export function rankPasswords(passwords: Iterable<string>): RankedWords {
  const ranks = new Map<string, number>();
  for (const password of [PRODUCT, ...SMALL_WORDS, ...passwords]) {
    const word = foldWord(password);
    if (!ranks.has(word)) ranks.set(word, ranks.size + 1);
  }
  return ranks;
}

/** Passwords that come up within a hundred million tries are refused, the bound above which zxcvbn calls a password safe from guessing at a sign-in. */
const FEWEST_TRIES_POWER = 8;
const PRODUCT = "lockstep";
const SMALL_WORDS = ["my", "the", "is", "me", "our"];
const SHORTEST_PART = 3;

/**
 * Whether a password is one that people (and programs that guess) try early. `common` are the words to try, from `rankPasswords`; `personal` are the name,
 * username and email of whoever chooses it. An empty password has no weakness.
 */
export function findPasswordWeakness(
  password: string,
  common: RankedWords,
  personal: readonly string[],
): PasswordWeakness | null {
  if (password === "") return null;
  const { power, usesOwn } = countGuesses(password.slice(0, PASSWORD_MAX_LENGTH), common, partsOf(personal));
  if (power >= FEWEST_TRIES_POWER) return null;
  return usesOwn ? "personal" : "common";
}

/** Names and addresses whole, without their signs, and word by word. */
function partsOf(personal: readonly string[]): ReadonlySet<string> {
  const parts = personal
    .map((text) => foldWord(text).split("@")[0] ?? "")
    .flatMap((text) => [text, text.replaceAll(/[^\p{L}\d]/gu, ""), ...text.split(/[^\p{L}]+/u)]);
  return new Set(parts.filter((part) => part.length >= SHORTEST_PART));
}
