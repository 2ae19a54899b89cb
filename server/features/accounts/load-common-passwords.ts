import { rankPasswords, type Zxcvbn } from "@lockstep/domain/accounts/password-guess.ts";

/**
 * So many of a maintained list are used, the most frequent ones. OWASP's verification standard asks for 3,000 (ASVS 5, 6.2.4); a word further down
 * than this is rare enough to pass with a year and a sign.
 */
const MOST = 10_000;
const SHORTEST_WORD = 3;
const SHORTEST_NUMBER = 6;

interface CommonPasswords {
  readonly words: readonly string[];
  readonly zxcvbn: Zxcvbn;
}

let loaded: Promise<CommonPasswords> | null = null;

/** What passwords that are guessed first are made of, the most frequent first, and what counts guesses with it. They're loaded when first needed. */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  loaded ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const words = rankPasswords(dictionary["passwords-common"].slice(0, MOST).map(trim).filter(isWorthKnowing));
      return { words, zxcvbn: new ZxcvbnFactory({ dictionary: { common: words }, graphs: adjacencyGraphs }) };
    },
  );
  return loaded;
}

/** "dragon12" is "dragon" and two digits, which is how the check reads it: the list needn't have both. */
function trim(password: string): string {
  const [, word = ""] = /^\d*(\D{4,}?)[\d!.]*$/.exec(password) ?? [];
  return word === "" ? password : word;
}

const isWorthKnowing = (word: string): boolean => word.length >= (/^\d+$/.test(word) ? SHORTEST_NUMBER : SHORTEST_WORD);
