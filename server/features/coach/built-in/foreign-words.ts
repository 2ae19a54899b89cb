import { FOREIGN_QUESTION_WORDS } from "@lockstep/content/coach/foreign-words.ts";

/** A question in another language has at least so many of its small words, and they're a third of it. */
const LEAST = 2;

const bare = (word: string): string => word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Words of English too, or of its slang: they say nothing of the language. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  "was die come per pro son ha lo ma al la mon le un os de du el et es y tag kan wat hat con sin mi hoe a des dia".split(" "),
);

/** Whether someone writes German, Spanish, French, Italian, Portuguese or Dutch. */
export function isForeign(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const foreign = words.filter(
    (word) => Object.hasOwn(FOREIGN_QUESTION_WORDS, bare(word)) && !ENGLISH_TOO.has(bare(word)),
  ).length;
  return foreign >= LEAST && foreign * 3 >= words.length;
}

/** A question in another language with its small words in English, so far as they're known; any other as it is. Foods and exercises have their foreign names in the catalogue. */
export function inEnglishWords(text: string): string {
  if (!isForeign(text)) return text;
  return text.replaceAll(/\p{L}+/gu, (word) => FOREIGN_QUESTION_WORDS[bare(word)] ?? word);
}
