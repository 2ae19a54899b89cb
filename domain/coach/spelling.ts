import { ORDINARY_WORDS } from "./ordinary-words.ts";
import { END } from "./plain-words.ts";

/** Signs and digits that stand for letters. `1`, `!` and `|` are an i or an l. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "0": ["o"],
  "1": ["i", "l"],
  "3": ["e"],
  "4": ["a"],
  "5": ["s"],
  "7": ["t"],
  "8": ["b"],
  "9": ["g"],
  "@": ["a"],
  $: ["s"],
  "!": ["i", "l"],
  "|": ["i", "l"],
  "+": ["t"],
};

/** Shorter words are too like others to be taken for one of them. */
const LEAST_LETTERS = 4;
/** From so many letters, two may be wrong. */
const LONG = 8;
/** Run-together words are shorter than this. */
const LONGEST = 40;
/** Small words that others are run together with ("killmyself", "painin"). */
const GLUE: ReadonlySet<string> = new Set([
  "i",
  "a",
  "to",
  "my",
  "me",
  "in",
  "of",
  "is",
  "it",
  "the",
  "and",
  "on",
  "want",
  "life",
]);

/** Reads words as they were meant. */
export interface Speller {
  /** The words of the vocabulary that stand for a word: usually one, more for words run together; the word itself when nothing is near. */
  readonly read: (word: string) => readonly string[];
}

/**
 * A speller for a vocabulary. A word outside it is read without its disguise (`ch3st`, `p@in`, `s*it`), with letters dropped, doubled, swapped or wrong (one from four
 * letters, two from eight), and cut where two words were run together. Words that people use and that are only near the vocabulary ({@link ORDINARY_WORDS}) are left alone.
 */
export function spellerOf(vocabulary: Iterable<string>): Speller {
  const known: ReadonlySet<string> = new Set(vocabulary);
  const byLength = new Map<number, string[]>();
  for (const word of known) {
    if (word.length < LEAST_LETTERS) continue;
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  }
  const isKnown = (word: string): boolean => known.has(word) || ORDINARY_WORDS.has(word);

  const nearest = (word: string): string | null => {
    const most = word.length >= LONG ? 2 : 1;
    let best: string | null = null;
    let least = most + 1;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const other of byLength.get(length) ?? []) {
        // People rarely get the first letter wrong, and short words that differ in it are other words.
        if (other[0] !== word[0] && !(most === 2 || (word[0] === other[1] && word[1] === other[0]))) continue;
        const far = editDistance(word, other, Math.min(least, most));
        if (far === 2 && other.length < LONG - 1) continue;
        // Letters swapped or left out are the likelier mistakes: "pian" is pain and not plan.
        if (far < least || (far === least && isLikely(word, other) && !(best !== null && isLikely(word, best)))) {
          least = far;
          best = other;
        }
      }
    }
    return best;
  };

  const readPlain = (word: string): string | null => {
    if (isKnown(word)) return word;
    const single = word.replaceAll(/([a-z])\1/g, "$1");
    if (known.has(single)) return single;
    if (word.length < LEAST_LETTERS) return null;
    return nearest(word) ?? (single.length >= LEAST_LETTERS && single !== word ? nearest(single) : null);
  };

  const cut = (word: string): readonly string[] | null => {
    if (word.length < 7 || word.length > LONGEST || !/^[a-z]+$/.test(word)) return null;
    /** The best way to each place: fewest words. */
    const ways: (readonly string[] | null)[] = [[]];
    for (let end = 1; end <= word.length; end += 1) {
      ways[end] = null;
      for (let start = Math.max(0, end - 14); start < end; start += 1) {
        const before = ways[start];
        const part = word.slice(start, end);
        if (!before || !(GLUE.has(part) || (part.length >= 3 && known.has(part)))) continue;
        const current = ways[end];
        if (!current || before.length + 1 < current.length) ways[end] = [...before, part];
      }
    }
    const way = ways[word.length];
    return way && way.length > 1 && way.some((part) => part.length >= 4) ? way : null;
  };

  const cache = new Map<string, readonly string[]>();
  const work = (word: string): readonly string[] => {
    if (word === END || isKnown(word) || /^\d+(?:\.\d+)?$/.test(word)) return [word];
    if (!/[a-z]/.test(word)) return [word];
    if (word.includes("*")) {
      const hidden = new RegExp(`^${word.replaceAll(/[^a-z*]/g, "").replaceAll(/\*+/g, "[a-z]{1,3}")}$`);
      for (const other of known) if (other.length >= LEAST_LETTERS && hidden.test(other)) return [other];
      return [word.replaceAll("*", "")];
    }
    if (/[^a-z]/.test(word)) {
      for (const plain of unmasked(word)) {
        const read = /^\d|\d$/.test(word) ? (known.has(plain) ? plain : null) : readPlain(plain);
        if (read !== null) return [read];
        const parts = /^\d|\d$/.test(word) ? null : cut(plain);
        if (parts !== null) return parts;
      }
      const counted = /^(\d+(?:\.\d+)?)([a-z%].*)$/.exec(word);
      if (counted) return [counted[1] ?? "", ...work(counted[2] ?? "")];
      return [word];
    }
    const near = readPlain(word);
    if (near !== null) return [near];
    return cut(word) ?? [word];
  };
  return {
    read: (word) => {
      const known = cache.get(word);
      if (known !== undefined) return known;
      const read = work(word);
      if (cache.size > 5000) cache.clear();
      cache.set(word, read);
      return read;
    },
  };
}

/** A word without its disguise, in the ways it can be. A number and its unit ("500kcal", "5kg") are none. */
function unmasked(word: string): readonly string[] {
  if (
    /^\d+(?:\.\d+)?(?:kg|g|mg|lbs?|kcals?|cals?|calories?|kj|ml|l|km|m|cm|mm|min|mins|s|sec|secs|h|hrs?|x|rm|am|pm|st|nd|rd|th|k|ft|in|oz|reps?|sets?|days?|weeks?|months?|years?|yo|%)$/.test(
      word,
    )
  )
    return [];
  const read = (choice: number): string => word.replaceAll(/[^a-z]/g, (sign) => SIGNS[sign]?.[choice] ?? SIGNS[sign]?.[0] ?? "");
  return [...new Set([read(0), read(1)])].filter((plain) => plain.length >= 3);
}

/** Whether a word has the same letters as another, or all but some of them. */
function isLikely(word: string, other: string): boolean {
  const sorted = (letters: string): string => letters.split("").toSorted().join("");
  if (word.length === other.length) return sorted(word) === sorted(other);
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Letters to add, drop, replace or swap with their neighbour to get from one word to another; more than `most` is `most + 1`. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = current;
  }
  return last[to.length] ?? most + 1;
}
