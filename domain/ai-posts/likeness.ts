/** From this likeness on, two posts read as the same one. */
export const TOO_ALIKE = 0.34;

/** A text's runs of three words, which is what texts are compared by. */
export function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** How much two texts say the same: the part of the shorter one's runs that the other has too, 0 to 1; 0 where one has none. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const run of few) if (many.has(run)) shared += 1;
  return few.size === 0 ? 0 : shared / few.size;
}
