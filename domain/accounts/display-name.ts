/** Longest name a person may go by, in UTF-16 units. */
export const LONGEST_NAME = 80;

/** What a form says of a name that will not do. */
export const NAME_REFUSED = "Please use a name that others can read, on one line.";

/**
 * Whether a name can be read by others: something in it is visible, and nothing in it breaks the line, hides or turns the text around.
 * Letters of every script do; so do joiners that some scripts need inside words.
 */
export function isReadableName(name: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name);
}
