import { latinTwin, withoutDisguises } from "../words/disguises.ts";

/** What people type in a hurry, and what contractions stand for. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  y: "why",
  yr: "your",
  pls: "please",
  plz: "please",
  thx: "thanks",
  ty: "thanks",
  bc: "because",
  cuz: "because",
  coz: "because",
  wat: "what",
  wut: "what",
  wot: "what",
  wich: "which",
  hw: "how",
  hwo: "how",
  ad: "add",
  wen: "when",
  dis: "this",
  da: "the",
  teh: "the",
  mi: "my",
  n: "and",
  nd: "and",
  ppl: "people",
  rn: "right now",
  atm: "right now",
  tmr: "tomorrow",
  tmrw: "tomorrow",
  tmw: "tomorrow",
  "2day": "today",
  "2moro": "tomorrow",
  "2morrow": "tomorrow",
  "2nite": "tonight",
  tonite: "tonight",
  gd: "good",
  b4: "before",
  "4": "4",
  wanna: "want to",
  wana: "want to",
  wannna: "want to",
  gonna: "going to",
  gona: "going to",
  gunna: "going to",
  gotta: "have to",
  gimme: "give me",
  lemme: "let me",
  dunno: "do not know",
  im: "i am",
  ima: "i am going to",
  imma: "i am going to",
  ive: "i have",
  ill: "ill",
  whats: "what is",
  wats: "what is",
  hows: "how is",
  wheres: "where is",
  whens: "when is",
  whos: "who is",
  thats: "that is",
  theres: "there is",
  hes: "he is",
  shes: "she is",
  youre: "you are",
  theyre: "they are",
  youve: "you have",
  lets: "let us",
  dont: "do not",
  dnt: "do not",
  doesnt: "does not",
  didnt: "did not",
  cant: "can not",
  cnt: "can not",
  cannot: "can not",
  wont: "will not",
  wouldnt: "would not",
  couldnt: "could not",
  shouldnt: "should not",
  isnt: "is not",
  aint: "is not",
  arent: "are not",
  wasnt: "was not",
  werent: "were not",
  hasnt: "has not",
  havent: "have not",
  hadnt: "had not",
  noone: "no one",
  anymore: "any more",
  anymor: "any more",
  ru: "are you",
  hav: "have",
  kil: "kill",
  kll: "kill",
  liv: "live",
  wnt: "want",
  hrt: "hurt",
  ded: "dead",
  myslef: "myself",
  doc: "doctor",
  preg: "pregnant",
  cals: "calories",
  cal: "calories",
  kcals: "kcal",
  bday: "birthday",
  docs: "doctors",
};

/** Read with their apostrophe, which "ill", "well", "id" and "shed" have lost already. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bi['’`]ll\b/gu, "i will"],
  [/\bi['’`]d\b/gu, "i would"],
  [/\b(he|she|we|they|you|it)['’`]ll\b/gu, "$1 will"],
  [/\b(he|she|we|they|you|it)['’`]d\b/gu, "$1 would"],
  [/\b(we)['’`]re\b/gu, "$1 are"],
];

/** Where a sentence ends: phrases don't reach beyond it. */
export const END = ".";

/**
 * What someone wrote, as words in small letters without accents, signs nobody sees, letters of other scripts or contractions ("can't" is "can not"), with
 * {@link END} between sentences. Letters written apart ("s u g a r") are one word, and drawn-out ones ("sooo") at most two. Digits and signs inside words
 * stay: {@link Speller} reads them.
 */
export function plainWords(text: string): readonly string[] {
  let bare = withoutDisguises(text).toLowerCase();
  for (const [short, long] of CONTRACTIONS) bare = bare.replaceAll(short, long);
  const pieces = bare
    .replaceAll(/['’`´]/g, "")
    .replaceAll(/(\d)\s*[x×]\s*(?=\d)/g, "$1 x ")
    .replaceAll(/(\d)[.,](?=\d)/g, "$1^")
    .replaceAll(/\b(?:[a-z][._-]){2,}[a-z]\b/g, (letters) => letters.replaceAll(/[._-]/g, ""))
    // A line that just goes on is one sentence: only an empty line and a list's next point end it.
    .replaceAll(/(?<=[^\s])[^\S\n]*\r?\n(?!\s*(?:[-*•#]|\d+[.)]|\n|$))/g, " ")
    .replaceAll(/[.!?;]+(?=\s|$)|[\n\r]+/g, " . ")
    .split(/[^\p{L}\p{N}@$!*|+^%<>=.]+|(?<=\p{L})\.(?=\p{L})/u);
  const words = pieces
    .map(lookLatin)
    .map(trimSigns)
    .filter((word) => word !== "");
  return joinSelf(joinApart(words)).flatMap((word) => {
    const short = word.replaceAll(/(\p{L})\1{2,}/gu, "$1$1");
    return longForm(short === word ? word : (shortFormOf(short) ?? undouble(short)));
  });
}

/** What a word is short for ("dont", "tmrw"), or the word itself. */
export function longForm(word: string): readonly string[] {
  return (SHORT_FORMS[word] ?? word).split(" ");
}

/** Drawn out, "dooont" is "dont" and "soooo" "soo", which a {@link Speller} knows as "so". */
function shortFormOf(word: string): string | null {
  return word in SHORT_FORMS ? word : null;
}

function undouble(word: string): string {
  const single = word.replaceAll(/([a-z])\1/g, "$1");
  return single in SHORT_FORMS ? single : word;
}

function trimSigns(word: string): string {
  if (word === END) return word;
  const trimmed = word
    .replaceAll(/(?<=\d)\^(?=\d)/g, ".")
    .replaceAll("^", "")
    .replaceAll(/^[@*|!.=]+|[@*|!+.=]+$/g, "");
  return trimmed;
}

function lookLatin(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replaceAll(/[^ -~]/g, (sign) => latinTwin(sign) ?? sign);
}

/** Letters that are words in a hurry: "r u a robot". */
const WORDS_OF_ONE: ReadonlySet<string> = new Set(["a", "i", "r", "u", "n", "y", "k", "o", "b", "c"]);

/** "My self" is one word. */
function joinSelf(words: readonly string[]): readonly string[] {
  return words.flatMap((word, index) => {
    if (/^sel(?:f|ves)$/.test(word) && /^(?:my|your|him|her|them|our|it)$/.test(words[index - 1] ?? "")) return [];
    return /^sel(?:f|ves)$/.test(words[index + 1] ?? "") && /^(?:my|your|him|her|them|our|it)$/.test(word)
      ? [`${word}${words[index + 1]}`]
      : [word];
  });
}

/** Letters that are alone, three and more in a row, are one word. */
function joinApart(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  const isLetter = (word: string | undefined): boolean => word !== undefined && /^[\p{L}@$!|]$/u.test(word);
  for (let index = 0; index < words.length;) {
    let end = index;
    while (isLetter(words[end])) end += 1;
    // "I w a n t": the first is a word.
    if (end - index >= 4 && words[index] === "i") {
      joined.push("i");
      index += 1;
    }
    if (end - index >= 4 || (end - index === 3 && !words.slice(index, end).every((letter) => WORDS_OF_ONE.has(letter)))) {
      joined.push(words.slice(index, end).join(""));
      index = end;
    } else {
      joined.push(words[index] ?? "");
      index += 1;
    }
  }
  return joined;
}
