// oxlint-disable-next-line no-misleading-character-class -- each of these is meant on its own
const UNSEEN = /[\p{Cf}\u{34f}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{3164}\u{ffa0}]/gu;
const COMPOSED = /\p{M}/gu;
const LATIN_TWINS: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  е: "e",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  α: "a",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
};

/** A text without what disguises its letters and isn't seen: accents, joiners, fillers; fullwidth and styled letters become plain ones. */
export function withoutDisguises(text: string): string {
  return text.normalize("NFKD").replaceAll(UNSEEN, "").replaceAll(COMPOSED, "");
}

/** The Latin letter that a Greek or Cyrillic one looks like, or null; only meant inside words that are otherwise Latin. */
export function latinTwin(letter: string): string | null {
  return LATIN_TWINS[letter] ?? null;
}
