import { singular } from "./dislikes.ts";

/**
 * Endings that say what a compound is: "berry" finds blueberries. Others mislead: a pineapple is no apple, buckwheat no wheat, a coconut no nut and an
 * eggplant no plant that anyone looks for.
 */
const KINDS = new Set([
  "berry",
  "melon",
  "fruit",
  "bread",
  "crumb",
  "milk",
  "fish",
  "bean",
  "sprout",
  "corn",
  "cress",
  "seed",
  "flour",
]);

/** A word that's as short is more likely to be the beginning of one: "s" isn't what "baker's" leaves. */
const SHORTEST_WORD = 3;

/** The words of a text as a search reads them: lower case, no accents; "sesame-free" is one word, which isn't sesame. */
export function searchWordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:-free(?![\p{L}\p{N}]))?/gu) ?? []
  );
}

/** What's found by a text. "Gluten-free" names a kind of food, which "gluten" should find too. */
function foundBy(text: string): readonly string[] {
  const words = searchWordsOf(text);
  return words.includes("gluten-free") ? [...words, "gluten"] : words;
}

/**
 * A search of texts by their words, by id: answers whether a text has every word of a query, in any order, in the singular or plural. The last word may
 * be half typed, unless it's a word of these texts itself: "blueb" finds blueberries, but "egg" doesn't find eggplant. A compound is found by the kind
 * it names at its end too. A query without words finds everything, one of signs alone nothing.
 */
export function createSearch(texts: ReadonlyMap<string, string>): (query: string) => (id: string) => boolean {
  const wordsById = new Map([...texts].map(([id, text]) => [id, [...new Set(foundBy(text))]]));
  const all = [...new Set([...wordsById.values()].flat())];
  const known = new Set(all.map(singular));

  /** The words of the texts that a typed one stands for. */
  const meantBy = (typed: string, mayBeHalf: boolean): ReadonlySet<string> => {
    const whole = singular(typed);
    const isHalf = mayBeHalf && (typed.length < SHORTEST_WORD || !known.has(whole));
    const isMeant = (word: string): boolean =>
      singular(word) === whole ||
      (KINDS.has(whole) && singular(word).endsWith(whole)) ||
      (isHalf && word.startsWith(typed) && !word.endsWith("-free"));
    return new Set(all.filter(isMeant));
  };

  return (query) => {
    const typed = searchWordsOf(query.replaceAll(/(\S+) free\b/gi, "$1-free"));
    if (typed.length === 0) return () => query.trim() === "";
    // "Egg plant" and "chick peas" are written as one word too.
    const readings = (typed.length > 1 ? [typed, [typed.join("")]] : [typed]).map((reading) =>
      reading.map((word, place) => meantBy(word, place === reading.length - 1)),
    );
    return (id) => {
      const words = wordsById.get(id) ?? [];
      return readings.some((reading) => reading.every((meant) => words.some((word) => meant.has(word))));
    };
  };
}
