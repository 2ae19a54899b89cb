/** Words that are guessed early, each with its rank: 1 is guessed first. */
export type RankedWords = ReadonlyMap<string, number>;

/** How early a password comes up. */
export interface GuessCount {
  /** Tries until then, as a power of ten: 8 means a hundred million. */
  readonly power: number;
  /** Whether the quickest way there goes through one of the person's own words. */
  readonly usesOwn: boolean;
}

const LETTER = Math.log10(26);
const DIGIT = 1;
/** There are 32 signs, but people take one of ten. */
const SIGN = 1;
const YEAR = 2;
/** `abcdef`, `7654`: where it starts and which way it goes. */
const SEQUENCE = 1.5;
/** Neighbors on a keyboard, and each turn of the way. */
const WALK = 1.5;
const TURN = 0.5;
const REPEATED_AT_ONCE = 0.5;
const REPEATED_LATER = 1;
/** Look-alikes and words spelled backwards are tried right after the plain ones. */
const DISGUISED = 0.3;
/** Signs strewn into a word: that they are, and each different one. */
const STREWN = 1;

const SHORTEST_WORD = 2;
const SHORTEST_SEQUENCE = 3;
const SHORTEST_REPEATED_LATER = 3;
const LONGEST_WORD = 40;
const SHORTEST_WALK = 4;

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  "8": "b",
  "9": "g",
};
const readLookalikes = (text: string, one: "i" | "l"): string =>
  text.replaceAll(/[01!|34@5$7+89]/g, (sign) => LOOKALIKES[sign] ?? one);

/** Rows of keys, each without and with Shift. */
const KEYBOARD = [
  ["1234567890-=", "!@#$%^&*()_+"],
  ["qwertyuiop[]", ""],
  ["asdfghjkl;'", ""],
  ["zxcvbnm,./", ""],
];
const KEYS = new Map(
  KEYBOARD.flatMap((levels, row) => levels.flatMap((keys) => Array.from(keys, (key, column) => [key, { row, column }] as const))),
);

/** The way from a key to its neighbor: null when they aren't neighbors. Each row stands half a key to the right of the one above. */
function findStep(from: string, to: string): string | null {
  const [a, b] = [KEYS.get(from), KEYS.get(to)];
  if (a === undefined || b === undefined) return null;
  const [down, right] = [b.row - a.row, b.column - a.column];
  const isNeighbor = down === 0 ? Math.abs(right) === 1 : Math.abs(down) === 1 && (right === 0 || right === -down);
  return isNeighbor ? `${down} ${right}` : null;
}

/** A word in lower case and without accents: neither makes it another one. */
export const foldWord = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/**
 * Counts how many passwords a program tries before this one, when it puts words, sequences, years, ways over the keyboard and repetitions together, the
 * frequent ones first, and fills what's left by trying everything. Capitals cost nothing, so the count is on the low side. `common` holds words as
 * `foldWord` writes them, `own` the words of whoever chooses the password.
 */
export function countGuesses(password: string, common: RankedWords, own: ReadonlySet<string>): GuessCount {
  const text = foldWord(password);
  const readings = [{ text, extra: 0 }, leaveOut(text, /[^\p{L}\d!|@$+]/gu), leaveOut(text, /\P{L}/gu)];
  return readings
    .map((reading) => {
      const count = countPieces(reading.text, common, own);
      return { ...count, power: count.power + reading.extra };
    })
    .reduce((least, count) => (count.power < least.power ? count : least));
}

/** A text without some of its characters, and what it costs to try them between the others. */
function leaveOut(text: string, pattern: RegExp): { readonly text: string; readonly extra: number } {
  const left = new Set(text.match(pattern));
  return { text: text.replaceAll(pattern, ""), extra: left.size === 0 ? 0 : STREWN + left.size };
}

/** The cheapest way to put a text together from left to right. */
function countPieces(text: string, common: RankedWords, own: ReadonlySet<string>): GuessCount {
  const best: GuessCount[] = [{ power: 0, usesOwn: false }];
  const words = findWords(text, common, own);
  for (let start = 0; start < text.length; start += 1) {
    const from = best[start];
    if (from === undefined) throw new Error("every place is reached by single characters");
    const reach = (length: number, power: number, isOwn = false): void => {
      const known = best[start + length];
      const sum = from.power + power;
      if (known === undefined || sum < known.power) best[start + length] = { power: sum, usesOwn: from.usesOwn || isOwn };
    };
    const char = text.charAt(start);
    reach(1, /\d/.test(char) ? DIGIT : /\p{L}|\p{Surrogate}/u.test(char) ? LETTER : SIGN);
    for (const { length, power, isOwn } of words(start)) reach(length, power, isOwn);
    if (/^(?:19|20)\d\d$/.test(text.slice(start, start + 4))) reach(4, YEAR);
    for (let length = SHORTEST_SEQUENCE; length <= sequenceLength(text, start); length += 1) reach(length, SEQUENCE);
    for (const [length, power] of walksFrom(text, start)) reach(length, power);
    for (const [length, power] of repetitionsAt(text, start)) reach(length, power);
  }
  return best[text.length] ?? { power: 0, usesOwn: false };
}

interface Word {
  readonly length: number;
  readonly power: number;
  readonly isOwn: boolean;
}

/** Finds the words that start at a place: as they are, behind look-alikes, or backwards. */
function findWords(text: string, common: RankedWords, own: ReadonlySet<string>): (start: number) => readonly Word[] {
  const plain = new Set([text, readLookalikes(text, "i"), readLookalikes(text, "l")]);
  const readings = Array.from(plain, (reading) => ({ reading, backwards: Array.from(reading).toReversed().join("") }));
  return (start) => {
    const found: Word[] = [];
    for (let length = SHORTEST_WORD; length <= Math.min(LONGEST_WORD, text.length - start); length += 1) {
      for (const { reading, backwards } of readings) {
        const end = text.length - start;
        const spellings = [reading.slice(start, start + length), backwards.slice(end - length, end)];
        for (const [at, word] of spellings.entries()) {
          const isOwn = own.has(word);
          const rank = isOwn ? 1 : common.get(word);
          if (rank === undefined) continue;
          found.push({ length, power: Math.log10(rank) + (reading === text && at === 0 ? 0 : DISGUISED), isOwn });
        }
      }
    }
    return found;
  };
}

/** How far letters of the alphabet or digits follow each other from a place, upwards or downwards. */
function sequenceLength(text: string, start: number): number {
  const step = text.charCodeAt(start + 1) - text.charCodeAt(start);
  if (Math.abs(step) !== 1) return 1;
  let end = start + 1;
  while (/[\p{L}\d]/u.test(text.charAt(end)) && text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
  return end - start;
}

function walksFrom(text: string, start: number): readonly (readonly [length: number, power: number])[] {
  const walks: (readonly [number, number])[] = [];
  let power = WALK;
  let before: string | null = null;
  for (let end = start + 1; end < text.length; end += 1) {
    const step = findStep(text.charAt(end - 1), text.charAt(end));
    if (step === null) break;
    if (before !== null && step !== before) power += TURN;
    before = step;
    const length = end - start + 1;
    if (length >= SHORTEST_WALK) walks.push([length, power]);
  }
  return walks;
}

/** What was there before: right before this place, or anywhere when it's long enough. */
function repetitionsAt(text: string, start: number): readonly (readonly [length: number, power: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let length = 1; length <= Math.min(start, text.length - start); length += 1) {
    const piece = text.slice(start, start + length);
    if (text.startsWith(piece, start - length)) found.push([length, REPEATED_AT_ONCE]);
    else if (length >= SHORTEST_REPEATED_LATER && text.indexOf(piece) + length <= start) found.push([length, REPEATED_LATER]);
  }
  return found;
}
