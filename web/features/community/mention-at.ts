/** A mention being typed: the position of its @, and the lowercase text after it so far. */
export interface Mention {
  readonly from: number;
  readonly prefix: string;
}

// The beginning of what domain/community/safe-text.ts takes for a name.
const BEGUN = /(?<![\p{L}\p{N}_@/.])@(?<prefix>[a-z][a-z0-9_]{0,29})$/iu;
const GOES_ON = /^[\p{L}\p{N}_]/u;

/** The name that ends at the caret; null when none does. */
export function mentionAt(text: string, caret: number): Mention | null {
  if (GOES_ON.test(text.slice(caret))) return null;
  const prefix = BEGUN.exec(text.slice(0, caret))?.groups?.["prefix"];
  return prefix === undefined ? null : { from: caret - prefix.length - 1, prefix: prefix.toLowerCase() };
}

/** The text with the completed name and a space, and the caret's new position. */
export function completeMention(text: string, { from, prefix }: Mention, username: string): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${username} `;
  const after = text.slice(from + 1 + prefix.length);
  return { text: before + (after.startsWith(" ") ? after.slice(1) : after), caret: before.length };
}
