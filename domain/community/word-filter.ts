import { latinTwin, withoutDisguises } from "../words/disguises.ts";

/** Why a text waits for a moderator. */
export type ReviewReason = "slur" | "harassment" | "self_harm" | "eating_disorder" | "drug_sale" | "link_spam";

/** Words that are slurs wherever they stand, turned by thirteen letters: whoever keeps this list need not have them before their eyes. */
const SLURS: ReadonlySet<string> = new Set(
  (
    "avttre avttref avttn avttnf avttnm snttbg snttbgf snttbgel xvxr xvxrf genaal genaavrf jrgonpx jrgonpxf " +
    "enturnq enturnqf gbjryurnq tbbx tbbxf qnexvr qnexvrf ergneq ergneqf furznyr furznyrf"
  )
    .split(" ")
    .map(turned),
);

/** A phrase of words between single spaces. */
interface Phrase {
  readonly reason: ReviewReason;
  readonly pattern: RegExp;
  /** The same without spaces, for those who leave them out; null where that could be another word. */
  readonly squashed: string | null;
}

function phrases(reason: ReviewReason, list: readonly string[]): readonly Phrase[] {
  return list.map((words) => ({
    reason,
    pattern: new RegExp(` ${words}(?= )`, "g"),
    squashed: words.includes(" ") && /^[\w ]+$/.test(words) ? words.replaceAll(" ", "") : null,
  }));
}

const PHRASES: readonly Phrase[] = [
  ...phrases("self_harm", [
    "kys",
    "kill yourself",
    "kill urself",
    "kill yourselves",
    "neck yourself",
    "hang yourself",
    "end (?:your|ur) life",
    "slit your wrists",
    "drink bleach",
    "(?:world|everyone|everybody) (?:is|would be) better (?:off )?without you",
    "no ?(?:body|one) would miss you",
  ]),
  ...phrases("harassment", [
    "(?:hope|wish) (?:you|u) (?:die|get raped|got raped|were dead)",
    "(?:you|u) (?:deserve|should|need) to die",
    "(?:you|u) should (?:die|be dead)",
    "go die",
    "(?:i will|ill|im going to|im gonna|gonna) (?:kill|rape|stab|shoot) (?:you|u)",
    "i know where (?:you|u) live",
    "(?:fat|filthy|disgusting|ugly) (?:pig|cow|whale|slob|whore|slut|bitch)",
    "(?:stupid|dumb|worthless) (?:bitch|whore|slut|cunt)",
  ]),
  ...phrases("eating_disorder", [
    "pro ana",
    "pro mia",
    "thinspo",
    "thinspiration",
    "bonespo",
    "meanspo",
    "ana (?:buddy|buddies|coach|tips|diet)",
    "nothing tastes as good as (?:being )?(?:skinny|thin) feels",
    "(?:starve|starving) (?:yourself|yourselves)",
    "(?:how to|you should|just) (?:purge|throw up) (?:after|your|it)",
    "hide (?:it|food|this|purging) from your (?:parents|mom|mum|doctor)",
  ]),
];

/** Any of the phrases, and all of them without spaces: nearly every text has none, which is asked once instead of phrase by phrase. */
const ANY_PHRASE = new RegExp(PHRASES.map(({ pattern }) => pattern.source).join("|"));
const SQUASHED: ReadonlySet<string> = new Set(PHRASES.flatMap(({ squashed }) => squashed ?? []));

/** "Don't starve yourself" is good advice. */
const NEGATED =
  / (?:dont|do not|not|never|wont|without|stop|please dont|instead of|rather than|no need to|anyone who says|told me to)(?: \w+){0,2}$/;

const SUBSTANCES =
  / (?:steroids?|roids?|anavar|oxandrolone|dianabol|dbol|trenbolone|tren|winstrol|stanozolol|clenbuterol|clen|testosterone (?:enanthate|cypionate|propionate)|sarms?|hgh|sustanon|deca durabolin|dnp|adderall|xanax|oxycodone|percocet|ketamine|cocaine|ozempic|semaglutide|viagra|cialis)(?= )/;
const TRADE =
  / (?:for sale|selling|we sell|i sell|buy (?:now|here|from)|order (?:now|here|yours|from)|in stock|cheap|wholesale|discreet (?:shipping|delivery|packaging)|ship(?:s|ping)? worldwide|(?:dm|pm|message|text|contact|whatsapp|telegram) me|hmu for|hit me up|best prices?|no prescription|legit (?:source|vendor|plug)|prices? list)(?= )/;

const LINK = /\bhttps?:\/\/[^\s]+|\bwww\.[^\s]+|\b(?:t\.me|bit\.ly|wa\.me|tinyurl\.com)\/[^\s]+/giu;
const MOST_LINKS = 3;
const LURE =
  / (?:earn(?:ed|ing)? (?:money|cash|usd|up to)|make money (?:online|fast|from home)|work from home|passive income|crypto(?:currency)? (?:investment|signals|trading)|forex|binary options|casino|betting tips|free (?:gift ?cards?|iphone|followers|bitcoin)|get rich|double your (?:money|bitcoin)|lose \d+ ?(?:lbs?|pounds?|kg|kilos?) in \d+ days?|guaranteed (?:profit|income|weight loss)|onlyfans|sugar (?:daddy|baby|momma))(?= )/;

/**
 * Why a text should be seen by a moderator before others see it, or null. It finds English slurs, threats and cruelty, encouragement of self-harm and of eating disorders, offers of
 * drugs and link spam, also with accents, digits and signs for letters, letters apart and signs nobody sees between them. Whole words count, so places and names that hold
 * a bad word inside are left alone, and so is a phrase that is warned of ("never starve yourself"). It only holds: people decide.
 */
export function reviewReason(text: string): ReviewReason | null {
  const links = text.match(LINK) ?? [];
  if (links.length > MOST_LINKS) return "link_spam";
  for (const line of readings(text)) {
    const words = line.trim().split(" ");
    if (words.some((word) => SLURS.has(word))) return "slur";
    if (ANY_PHRASE.test(line) || words.some((word) => SQUASHED.has(word))) {
      const found = PHRASES.find((phrase) => holds(line, words, phrase));
      if (found !== undefined) return found.reason;
    }
    if (SUBSTANCES.test(line) && TRADE.test(line)) return "drug_sale";
    if (links.length > 0 && LURE.test(line)) return "link_spam";
  }
  return null;
}

/** Whether a text waits for a moderator: see {@link reviewReason}. */
export function needsReview(text: string): boolean {
  return reviewReason(text) !== null;
}

function holds(line: string, words: readonly string[], { pattern, squashed }: Phrase): boolean {
  for (const match of line.matchAll(pattern)) if (!NEGATED.test(line.slice(0, match.index))) return true;
  return squashed !== null && squashed.length >= 7 && words.includes(squashed);
}

const SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "+": "t",
};

/** Words of the lists, and beginnings of words: of the ways a word with digits and signs can be read, one of these is meant. */
const VOCABULARY: ReadonlySet<string> = new Set([
  ...SLURS,
  ...SQUASHED,
  ...[ANY_PHRASE, SUBSTANCES, TRADE, LURE].flatMap(({ source }) => source.match(/[a-z]+/g) ?? []),
]);

/** Signs that stand for whole words of Arabic: one becomes up to eighteen letters, and a post of them a book. */
const WHOLE_PHRASES = /[\uFDF0-\uFDFD]/g;

/**
 * The text as plain words between single spaces, with one in front and behind: as it stands, and with its disguises taken off in the ways they can be: digits and signs
 * are letters, or stand at a word's ends, in it or between words only to hide it.
 */
function readings(text: string): readonly string[] {
  const bare = isPlain(text) ? text : withoutDisguises(text.replaceAll(WHOLE_PHRASES, " "));
  const plain = bare.toLowerCase().replaceAll(/[’'`]/g, "");
  const parts = plain.split(/[^\p{L}\p{N}@$+!|]+/u).map((word) => word.replace(/[@!|+]+$/, ""));
  const joined = joinApart(parts.map((word) => word.replace(/^[@$+!|]+/, "")).filter((word) => word !== ""));
  const line = ` ${joined.join(" ")} `;
  // Letters alone, none of them drawn out: there is no disguise to take off.
  if (!/[^a-z ]|([a-z])\1\1/.test(` ${parts.join(" ")} `)) return [line];
  const as = (one: string, isDrawnOut: boolean): string =>
    ` ${joined.map((word) => short(unmask(word, one), isDrawnOut ? "$1" : "$1$1")).join(" ")} `;
  const meant = withoutNumbers(joinApart(parts.filter((word) => word !== ""))).map(readMasked);
  const split = joinApart(withoutNumbers(parts).flatMap(splitMasked)).map((word) => short(word, "$1$1"));
  return [...new Set([line, as("i", false), as("l", false), as("i", true), ` ${meant.join(" ")} `, ` ${split.join(" ")} `])];
}

/** Nothing but what a typewriter writes: there's no accent and nothing unseen in it. */
function isPlain(text: string): boolean {
  return /^[\n\r\t -~]*$/.test(text);
}

/** One sign (two units beyond the basic plane), and that a letter or digit. */
function isLetter(word: string): boolean {
  return word.length <= 2 && /^[\p{L}\p{N}]$/u.test(word);
}

/** Takes letters that stand alone, three and more in a row, for one word. */
function joinApart(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length;) {
    let end = index;
    while (end < words.length && isLetter(words[end] ?? "")) end += 1;
    if (end - index >= 3) {
      joined.push(words.slice(index, end).join(""));
      index = end;
    } else {
      joined.push(words[index] ?? "");
      index += 1;
    }
  }
  return joined;
}

function unmask(word: string, one: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replaceAll(/[^a-z]/g, (sign) => (/[1!|]/.test(sign) ? one : (SIGNS[sign] ?? latinTwin(sign) ?? sign)));
}

/** What isn't a letter of a word: digits, and the signs that are read as letters. */
const GLUED = /[\p{N}@$+!|]+/u;
/** What is glued to a word's front, the word up to its last letter, and what is glued to its end. */
const ENDS = /^(\P{L}*)(.*\p{L})(\P{L}*)$/u;

/** No letter in it. */
function isNumber(word: string): boolean {
  return !/\p{L}/u.test(word);
}

/** Numbers between words are left out, except one that counts what follows: "Ana: 3 tips". */
function withoutNumbers(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => !isNumber(word) || (word !== "" && words[index + 1]?.endsWith("s") === true));
}

/** The words that digits and signs stand between. */
function splitMasked(word: string): readonly string[] {
  return isNumber(word) ? [word] : word.split(GLUED).filter((part) => part !== "");
}

/** The word of the lists that one with digits and signs can be read as; otherwise without those at its ends. */
function readMasked(word: string): string {
  if (isNumber(word) || !GLUED.test(word)) return short(word, "$1$1");
  const [, front = "", core = word, back = ""] = ENDS.exec(word) ?? [];
  // The digit next to the word can be its last letter, and those beyond only hide it. More than one would make "dark1393" a slur.
  const masked = ["", front.slice(-1)].flatMap((first) => ["", back.slice(0, 1)].map((last) => `${first}${core}${last}`));
  const reads = new Set(masked.flatMap((each) => [unmask(each, "i"), unmask(each, "l")]).concat(core.split(GLUED).join("")));
  for (const read of reads) {
    const two = short(read, "$1$1");
    if (VOCABULARY.has(two)) return two;
    if (two !== read && VOCABULARY.has(short(read, "$1"))) return short(read, "$1");
  }
  return short(unmask(core, "i"), "$1$1");
}

/** Three and more of one letter become two or one; two stay two, or a country's name would turn into a slur. */
function short(word: string, to: string): string {
  return word.replaceAll(/(\p{L})\1{2,}/gu, to);
}

function turned(word: string): string {
  return word.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint((((letter.codePointAt(0) ?? 0) - 97 + 13) % 26) + 97));
}
