import { isBlank, SHOWN_EMPTY } from "../words/is-blank.ts";

/** Longest name a person may go by, in UTF-16 units. */
export const LONGEST_NAME = 80;

/** What a form says of a name that won't do. */
export const NAME_REFUSED = "Please use a readable, one-line name.";

/** Scripts in which a joiner changes how the letters beside it are drawn. In others it shows as nothing. */
const JOINING = ["Arabic", "Syriac", "Nko", "Adlam", "Hanifi_Rohingya", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"]
  .concat(["Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Myanmar"])
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");

/** Signs without their own look where they mean something: they join or part letters, or choose between shapes. */
const MEANT = new RegExp(
  [
    String.raw`(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])`,
    // A Malayalam letter without its vowel, as older keyboards write it, also at the end of a word.
    String.raw`(?<=\u0d4d)\u200d`,
    // Emoji made of several, shown in colour, on a key.
    String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
    String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
    // The flags of England, Scotland and Wales.
    String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
    // The very shape of a character that a name is written with.
    String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  ].join("|"),
  "gu",
);

/** What hides in a name, breaks its line or turns the text around: also halves of characters. */
const HIDING = new RegExp(String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb${SHOWN_EMPTY}]`, "u");

/** More marks above and below one letter than any script's names have: they run over the lines around. */
const TOWERING = /[\p{Mn}\p{Me}]{5}/u;

/**
 * Whether a name can be read by others: something in it is visible, and nothing in it breaks the line, hides, turns the text around or runs over it.
 * Letters of every script do; so do the joiners that some scripts need inside words, and emoji need.
 */
export function isReadableName(name: string): boolean {
  return !isBlank(name) && !HIDING.test(name.replaceAll(MEANT, "")) && !TOWERING.test(name);
}
