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

/** What's asked of zxcvbn. Server and page each bring theirs, made with the words of `rankPasswords`: it looks at the clock, which nothing here does. */
export interface Zxcvbn {
  check(text: string, own: string[]): { readonly sequence: readonly Piece[] };
}

/** A part of a text that is guessed as one. */
interface Piece {
  readonly pattern: string;
  readonly token: string;
  readonly guessesLog10?: number;
  readonly dictionaryName?: string;
  readonly baseToken?: string | readonly string[];
}

/** How early a text comes up. */
interface GuessCount {
  /** Tries until then, as a power of ten: 8 means a hundred million. */
  readonly power: number;
  /** Whether the quickest way there goes through one of the person's own words. */
  readonly usesOwn: boolean;
}

/** Passwords that come up within a hundred million tries are refused, the bound above which zxcvbn calls a password safe from guessing at a sign-in. */
const FEWEST_TRIES_POWER = 8;
const PRODUCT = "lockstep";
const SMALL_WORDS = ["my", "the", "is", "me", "our"];
const SHORTEST_PART = 3;
/** zxcvbn takes much longer for long texts. */
const LONGEST_STRETCH = 40;
/** Read once: cut off within a word, a long repetition would look like more than it is. */
const REPEATED = /(.{8,}?)\1+/gsu;
/** What may be strewn between the characters of a word: signs that look like no letter, all signs, digits too. */
const STREWN = [/[^\p{L}\d!|@$+]/gu, /[^\p{L}\d]/gu, /\P{L}/gu];
/** zxcvbn counts ten tries for any unknown character. */
const LETTER = Math.log10(26 / 10);
/** Of many characters a few that repeat would cost too little. */
const FOUR_TRIES = Math.log10(4);

/** A word in lower case and without accents: neither makes it another one. */
const foldWord = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/**
 * Common words, the most frequent first, from a list of passwords in that order: before them the product's name, which whoever guesses here tries early,
 * and the small words that go with others. Ranking the result again changes nothing, so server and page agree.
 */
export function rankPasswords(passwords: Iterable<string>): string[] {
  return [...new Set([PRODUCT, ...SMALL_WORDS, ...passwords].map(foldWord))];
}

/**
 * Whether a password is one that people (and programs that guess) try early. `personal` are the name, username and email of whoever chooses it. An empty
 * password has no weakness.
 */
export function findPasswordWeakness(password: string, zxcvbn: Zxcvbn, personal: readonly string[]): PasswordWeakness | null {
  if (password === "") return null;
  const own = partsOf(personal);
  const read = foldWord(password.slice(0, PASSWORD_MAX_LENGTH)).replaceAll(REPEATED, "$1");
  const { power, usesOwn } = Array.from(readingsOf(read), ([text, extra]) => {
    const count = countGuesses(text, zxcvbn, own);
    return { ...count, power: count.power + extra };
  }).reduce((least, count) => (count.power < least.power ? count : least));
  if (power >= FEWEST_TRIES_POWER) return null;
  return usesOwn ? "personal" : "common";
}

/** Names and addresses whole, without their signs, and word by word. */
function partsOf(personal: readonly string[]): string[] {
  const parts = personal
    .map((text) => foldWord(text).split("@")[0] ?? "")
    .flatMap((text) => [text, text.replaceAll(/[^\p{L}\d]/gu, ""), ...text.split(/[^\p{L}]+/u)]);
  return parts.filter((part) => part.length >= SHORTEST_PART);
}

/** A text as it is and without what may be strewn into it, each with what that costs: ten tries for each different character, and four for each. */
function readingsOf(text: string): ReadonlyMap<string, number> {
  const readings = new Map([[text, 0]]);
  for (const strewn of STREWN) {
    const reading = text.replaceAll(strewn, "");
    const left = text.match(strewn) ?? [];
    const power = Math.max(new Set(left).size, left.length * FOUR_TRIES);
    if (power < FEWEST_TRIES_POWER && !readings.has(reading)) readings.set(reading, power);
  }
  return readings;
}

/** Counts how many texts are tried before this one, or before the harder end of a long one. */
function countGuesses(text: string, zxcvbn: Zxcvbn, own: string[]): GuessCount {
  let most: GuessCount = { power: 0, usesOwn: false };
  for (const stretch of new Set([text.slice(0, LONGEST_STRETCH), text.slice(-LONGEST_STRETCH)])) {
    const { sequence } = zxcvbn.check(stretch, own);
    const power = sequence.reduce((sum, piece, before) => sum + powerOf(piece) + Math.log10(before + 1), 0);
    if (power >= most.power) most = { power, usesOwn: sequence.some((piece) => isOwn(piece, own)) };
    if (power >= FEWEST_TRIES_POWER) break;
  }
  return most;
}

/**
 * The pieces are multiplied, with the orders they could have. zxcvbn's own sum adds 10,000 tries for each further piece, so that any three would pass.
 */
function powerOf({ pattern, token, guessesLog10 = 0 }: Piece): number {
  return guessesLog10 + (pattern === "bruteforce" ? LETTER * (token.match(/\p{L}/gu)?.length ?? 0) : 0);
}

/** What's repeated is looked up without the person's words. */
function isOwn({ dictionaryName, baseToken }: Piece, own: readonly string[]): boolean {
  return dictionaryName === "userInputs" || (typeof baseToken === "string" && own.includes(baseToken));
}
