import { answerText, type FaqItem } from "./faq.ts";

/** Words that say nothing of what someone looks for. */
const FILLERS = new Set(
  "a an and are as at be by can could do does for from have how i if in is it me my of on or so that the there this to was what when where which who why will with would you your".split(
    " ",
  ),
);

/** Lower case, without accents: "Über" is found by "uber". */
function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a search that say something; all of them when none does. */
function termsOf(query: string): readonly string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length === 0 ? words : telling;
}

/** Whether one word becomes the other by so many changes at the most: a letter more, less, another, or two that changed places. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? most + 1) <= most;
}

/** One form for one and many: "allergies" and "allergys" are "allergy". */
function singular(word: string): string {
  return word.length < 5 ? word : word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
}

/** How well a word answers a term: 3 the same, 2 its beginning or another form of it, 1 misspelled, 0 not at all. */
function fit(term: string, word: string): number {
  if (term === word) return 3;
  if (word.startsWith(term) && term.length >= 2) return 2;
  // "cancelling" for "cancel", "trials" for "trial".
  if (term.startsWith(word) && word.length >= 4 && term.length - word.length <= 4) return 2;
  const [asked, known] = [singular(term), singular(word)];
  if (asked === known) return 2;
  const changes = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  if (changes === 0 || asked[0] !== known[0]) return 0;
  // What's still being typed is compared with a word's beginning.
  return isWithin(asked, known, changes) || isWithin(asked, known.slice(0, asked.length), changes) ? 1 : 0;
}

const WEIGHTS = { question: 4, keywords: 3, answer: 1 } as const;

function scoreOf(item: FaqItem, terms: readonly string[]): number {
  const parts = [
    { words: wordsOf(item.question), weight: WEIGHTS.question },
    { words: wordsOf(item.keywords ?? ""), weight: WEIGHTS.keywords },
    { words: wordsOf(answerText(item.answer)), weight: WEIGHTS.answer },
  ];
  const scores = terms.map((term) =>
    Math.max(0, ...parts.flatMap(({ words, weight }) => words.map((word) => fit(term, word) * weight))),
  );
  const found = scores.filter((score) => score > 0).length;
  // Someone who writes a whole sentence needn't have every word of it found.
  return found < Math.ceil(terms.length * 0.6) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The questions that answer a search, the best first; all of them, in their order, for an empty one. Misspelled words and accents are forgiven. */
export function searchFaq(items: readonly FaqItem[], query: string): readonly FaqItem[] {
  const terms = termsOf(query);
  if (terms.length === 0) return query.trim() === "" ? items : [];
  return items
    .map((item) => ({ item, score: scoreOf(item, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** A text in pieces: those that a search found are marked. */
export function markFound(text: string, query: string): ReadonlyArray<{ readonly text: string; readonly isFound: boolean }> {
  const terms = termsOf(query);
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, isFound: wordsOf(piece).some((word) => terms.some((term) => fit(term, word) > 0)) }));
}
