/** A stretch of what someone wrote. `text` is what is shown, as text and never as HTML. */
export type TextSegment =
  | { readonly kind: "text"; readonly text: string }
  /** An address on the web; `href` begins with http:// or https://. */
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  /** A member's name after an @; `username` in small letters. Whether there is such a member isn't known here. */
  | { readonly kind: "mention"; readonly text: string; readonly username: string };

/** Most members that one text notifies of a mention. */
export const MOST_MENTIONS = 10;

// Signs that turn the direction of what follows, or that nobody sees: a link or a name could be made to read as another one. Joiners stay, for scripts and
// emojis need them.
const DECEIVES = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u00AD\u200B\u2060-\u2064\uFEFF]/g;
// An authority with an @ is left as text: `https://bank.example@evil.example` leads to the second.
const PIECES = /(?<link>\bhttps?:\/\/[^\s<>"'`@\\]+)|(?<![\p{L}\p{N}_@/.])@(?<name>[a-z][a-z0-9_]{2,29})(?![\p{L}\p{N}_])/giu;
const MENTION = /(?<![\p{L}\p{N}_@/.])@([a-z][a-z0-9_]{2,29})(?![\p{L}\p{N}_])/giu;
const OPENERS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Without the full stop or bracket that belongs to the sentence around the address. */
function withoutSentenceEnd(address: string): string {
  const counts = new Map<string, number>();
  for (const sign of address) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? "";
    const opener = OPENERS[last];
    const closers = counts.get(last) ?? 0;
    // A bracket that closes one of the address's own stays.
    if ((opener !== undefined && (counts.get(opener) ?? 0) >= closers) || !/[.,;:!?)\]}…*_~]/.test(last)) break;
    counts.set(last, closers - 1);
  }
  return address.slice(0, end);
}

/** A text cut into what is shown as text, as a link and as a member's name. Joined again, the segments are the text without the signs that only deceive. */
export function segmentsOf(text: string): TextSegment[] {
  const shown = text.replace(DECEIVES, "");
  const segments: TextSegment[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) segments.push({ kind: "text", text: shown.slice(from, to) });
  };
  for (const match of shown.matchAll(PIECES)) {
    const { link, name } = match.groups ?? {};
    const piece = link === undefined ? match[0] : withoutSentenceEnd(link);
    const at = match.index;
    if (link !== undefined && (shown[at + link.length] === "@" || !/^https?:\/\/[\p{L}\p{N}[]/iu.test(piece))) continue;
    plain(at);
    if (name === undefined) segments.push({ kind: "link", text: piece, href: piece });
    else segments.push({ kind: "mention", text: piece, username: name.toLowerCase() });
    from = at + piece.length;
  }
  plain(shown.length);
  return segments;
}

/** The usernames that a text names after an @, each once, in small letters, in the order of the text; at most {@link MOST_MENTIONS}. */
export function mentionsIn(text: string): string[] {
  const names = [...text.replace(DECEIVES, "").matchAll(MENTION)].map((match) => (match[1] ?? "").toLowerCase());
  return [...new Set(names)].slice(0, MOST_MENTIONS);
}
