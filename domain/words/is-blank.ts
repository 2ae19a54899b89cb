/** Counts as a letter or sign and shows as nothing: blank Braille, Egyptian and musical signs. Written for a character class with `u`. */
export const SHOWN_EMPTY = String.raw`\u2800\u{13441}\u{13442}\u{1d159}`;

const VISIBLE = new RegExp(String.raw`(?![\p{Default_Ignorable_Code_Point}${SHOWN_EMPTY}])[\p{L}\p{N}\p{P}\p{S}]`, "u");

/** Whether nothing of a text is visible: no letter, digit or sign, only blanks, fillers and signs that steer others. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
