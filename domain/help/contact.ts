/** What a message to support can be about, the default first (SPEC 9). */
export const CONTACT_SUBJECTS = [
  "General Inquiry",
  "Subscription Support",
  "Technical Issue",
  "Feature Request",
  "Other",
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Most characters of a name and a message. */
export const LONGEST_CONTACT_NAME = 100;
export const LONGEST_CONTACT_MESSAGE = 5000;

/** Messages of people without an account are kept for this many days. */
export const KEEP_VISITORS_MESSAGES_DAYS = 365;
/** What the filter took for spam is kept for this many days, whoever wrote it. */
export const KEEP_SPAM_DAYS = 30;

/** What makes a message look like spam. */
export const SPAM_SIGNS = ["trap", "too-fast", "links", "markup", "copy", "repetition", "advertising"] as const;
export type SpamSign = (typeof SPAM_SIGNS)[number];

/** How much each sign says: a trap alone is enough for anyone, most others are for a visitor. */
const WEIGHTS: Readonly<Record<SpamSign, number>> = {
  trap: 3,
  "too-fast": 1,
  links: 2,
  markup: 2,
  copy: 2,
  repetition: 2,
  advertising: 2,
};

/** A message as the filter looks at it. */
export interface ContactFacts {
  readonly name: string;
  readonly message: string;
  /** What stands in the field that people don't see. */
  readonly trap: string;
  /** Milliseconds from the form's first sight to its sending; null when the sender doesn't say, as programs of their own needn't. */
  readonly elapsedMs: number | null;
  /** Messages with the same words that came from other addresses in the last days. */
  readonly copies: number;
  /** Origin of the site: links to it are no sign. */
  readonly ownOrigin: string;
}

/** Nobody reads the form and writes a message in less. */
const FASTEST_MS = 2500;
/** "How do I cancel?" is asked by many in the same words. */
const SHORTEST_COPY = 40;
const MOST_LINKS = 2;
const FEWEST_WORDS = 20;
const LEAST_VARIETY = 0.25;

const LINK = /(?:https?:\/\/|www\.)\S+/giu;
const MARKUP = /\[(?:url|link)\b|<a\s|href\s*=/iu;
const RUN = /(\p{L})\1{14,}/u;
const ADVERTISING = [
  /\bback ?links?\b/iu,
  /\bguest posts?\b/iu,
  /\bseo\b/iu,
  /\b(?:rank|ranking|first page)\b.*\bgoogle\b/iu,
  /\b(?:website|web) traffic\b/iu,
  /\bcasinos?\b/iu,
  /\b(?:viagra|cialis)\b/iu,
  /\b(?:crypto|bitcoin)\b.*\b(?:invest|profit|returns?)/iu,
  /\bbusiness loans?\b/iu,
  /\bbuy followers\b/iu,
];

/** The signs of spam that a message has. */
export function spamSigns({ name, message, trap, elapsedMs, copies, ownOrigin }: ContactFacts): readonly SpamSign[] {
  const links = [...`${name} ${message}`.matchAll(LINK)].map(([link]) => link).filter((link) => !link.startsWith(ownOrigin));
  const words = message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isRepeating = words.length >= FEWEST_WORDS && new Set(words).size / words.length < LEAST_VARIETY;
  const found: Readonly<Record<SpamSign, boolean>> = {
    trap: trap.trim() !== "",
    "too-fast": elapsedMs !== null && elapsedMs < FASTEST_MS,
    links: links.length > MOST_LINKS || name.search(LINK) >= 0,
    markup: MARKUP.test(message) || MARKUP.test(name),
    copy: copies > 0 && message.length >= SHORTEST_COPY,
    repetition: isRepeating || RUN.test(message),
    advertising: ADVERTISING.filter((pattern) => pattern.test(message)).length > 1,
  };
  return SPAM_SIGNS.filter((sign) => found[sign]);
}

/** Whether a message is for the spam view. Members have an account to lose: it takes more than one sign to doubt them. */
export function isSpam(signs: readonly SpamSign[], isMember: boolean): boolean {
  const weight = signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0);
  return weight >= (isMember ? 3 : 2);
}

/** A message's words, for comparing: case, spaces and signs don't count. */
export function wordsOf(message: string): string {
  return (message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
