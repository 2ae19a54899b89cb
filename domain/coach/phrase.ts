/** A phrase that may be in what someone wrote. */
export interface Phrase {
  /** Finds it in a line of words between single spaces, with one in front and behind. */
  readonly pattern: RegExp;
  /** The words it is made of. */
  readonly words: readonly string[];
  /** How much it says: a place that a word of some meaning must take counts 1, one for "what", "should" or "the" less. */
  readonly weight: number;
}

const FILLERS =
  "i|to|just|really|so|be|was|am|is|are|were|could|would|can|will|like|bad|badly|sometimes|always|only|simply|actually|literally|kind|of|sort|that|it|all|even|still|now|honestly|a|bit|very|little|been|have|had|feeling|about|myself|my|me|you|your|please";

/** Words that nearly every question has. */
const LITTLE: ReadonlySet<string> = new Set(
  "a am an and any anyone are at be can could do does for from get give got has have how hows i if in is it list me much many my of on or our see should show some something tell than that the there these they this to up want was we what whats wat when where which who why will with you your u so just need let us go going use not no".split(
    " ",
  ),
);
const LITTLE_WEIGHT = 0.4;

const GAPS: Readonly<Record<string, string>> = {
  "~": "(?:[^ .]\\S* ){0,3}",
  "~~": "(?:[^ .]\\S* ){0,7}",
  "~f": `(?:(?:${FILLERS}) ){0,5}`,
  "#": "\\d[\\d.]* ",
  "##": "\\d{2,} ",
  "^": "(?<=^ |\\. )",
  $: "(?=$|\\.)",
};

/**
 * Reads a phrase as it is written here: words apart by spaces, `|` between those that may take each other's place, `_` inside what is more than one word, `?` before what may be missing, `!`
 * before what may not follow; `~` is up to three words in between, `~~` up to seven, `~f` up to five that say nothing, `#` a number, `##` one of two digits and more, `^` and `$` the
 * ends of a sentence. Nothing reaches beyond its sentence.
 */
export function phrase(text: string): Phrase {
  const words: string[] = [];
  let weight = 0;
  const source = text
    .trim()
    .split(/\s+/)
    .map((element) => {
      const gap = GAPS[element];
      if (gap !== undefined) return gap;
      const sign = /^[?!]/.exec(element)?.[0] ?? "";
      const choices = element.slice(sign.length).split("|");
      if (sign === "")
        weight += choices.every((choice) => choice.split("_").every((word) => LITTLE.has(word))) ? LITTLE_WEIGHT : 1;
      for (const choice of choices) words.push(...choice.split("_"));
      const alternatives = choices.map((choice) => choice.replaceAll("_", " ")).join("|");
      if (sign === "!") return `(?!(?:${alternatives}) )`;
      return `(?:(?:${alternatives}) )${sign === "?" ? "?" : ""}`;
    })
    .join("");
  // A whole sentence says what it says, however small its words: "why?", "and tomorrow?".
  const isWhole = /^\^.*\$$/s.test(text.trim());
  return { pattern: new RegExp(`(?<= )${source}`, "g"), words, weight: isWhole ? Math.max(1, weight) : weight };
}

/** Phrases, read when they're first looked for: there are thousands. */
export interface Phrases {
  readonly list: readonly Phrase[];
}

/** Every phrase of a text, one a line. */
export function phrases(text: string): Phrases {
  let list: readonly Phrase[] | null = null;
  return {
    get list() {
      list ??= text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .map(phrase);
      return list;
    },
  };
}

/** The first of the phrases that is in a line, with where it is; null for none. */
export function findPhrase(line: string, { list }: Phrases): RegExpExecArray | null {
  for (const { pattern } of list) {
    pattern.lastIndex = 0;
    const match = pattern.exec(line);
    if (match !== null) return match;
  }
  return null;
}

/** The line without any of the phrases: what they are about is out of it. */
export function withoutPhrases(line: string, { list }: Phrases): string {
  return list.reduce((rest, { pattern }) => rest.replaceAll(pattern, "_ "), line);
}
