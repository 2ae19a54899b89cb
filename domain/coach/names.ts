/** A name that something goes by, as an id. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name found in what someone wrote. */
export interface Mention {
  /** What may be meant, the likeliest first. */
  readonly ids: readonly string[];
  /** The words of the line it takes: from the first to before the last. */
  readonly from: number;
  readonly to: number;
}

/** Finds the names of a catalogue in words. */
export interface NameIndex {
  readonly find: (words: readonly string[]) => readonly Mention[];
  /** Every word that is in a name. */
  readonly words: ReadonlySet<string>;
}

/** As people write them: together or apart, short or long. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(push|pull|chin|sit|step)ups?\b/g, "$1 up"],
  [/\b(dead|face|pull|push) (lift|pull|down)s?\b/g, "$1$2"],
  [/\b(push|pull|chin|sit|step|press) ups\b/g, "$1 up"],
  [/\bwork(?:ed|ing)? out\b/g, "workout"],
  [/\bfacepull\b/g, "face pull"],
  [/\bskullcrushers?\b/g, "skull crusher"],
  [/\b(?:flyes|flies)\b/g, "fly"],
  [/\b(?:db|dbs|dumbells?)\b/g, "dumbbell"],
  [/\bbb\b/g, "barbell"],
  [/\bkbs?\b/g, "kettlebell"],
  [/\b1 arm\b/g, "one arm"],
  [/\bsingle arm\b/g, "one arm"],
  [/\btricep\b/g, "triceps"],
  [/\bbicep\b/g, "biceps"],
];

/** The words of a name as indexes have them: one of several as one, other ways to write it as the catalogue's. "Push-ups" is "push up". */
export function nameWords(text: string): readonly string[] {
  return formWords(text).map(singular);
}

/** Words written as the catalogue writes them ("pullups" is "pull up"), several still several. */
export function formWords(text: string): readonly string[] {
  let plain = text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}@.%]+/gu, " ")
    .trim();
  for (const [form, name] of FORMS) plain = plain.replaceAll(form, name);
  return plain.split(" ").filter((word) => word !== "");
}

/** "Squats" is "squat", "presses" is "press", "abs" stays. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word) || word === "triceps" || word === "biceps" || word === "hummus") return word;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/(?:tomato|potato)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Small words between the others of a name: alone with one of them they're no name. */
const BETWEEN: ReadonlySet<string> = new Set(["and", "the", "with", "from", "one", "arm", "single", "two"]);
/** Names don't end with what they're done with. */
const MEANS: ReadonlySet<string> = new Set([
  "dumbbell",
  "barbell",
  "kettlebell",
  "cable",
  "band",
  "machine",
  "bench",
  "leg",
  "bottle",
  "backpack",
]);

interface IndexOptions {
  /** Other names, short ones too, with what they mean, the likeliest first. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  /** Whether the end of a name of several words is a name too ("bench press" of "Barbell Bench Press"). */
  readonly byEnding?: boolean;
}

/** An index of names. A longer name is taken before a shorter one inside it. */
export function nameIndex(named: readonly Named[], { aliases = {}, byEnding = false }: IndexOptions = {}): NameIndex {
  const idsOf = new Map<string, string[]>();
  const words = new Set<string>();
  const add = (key: string, id: string): void => {
    const ids = idsOf.get(key);
    if (ids === undefined) idsOf.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  for (const [alias, ids] of Object.entries(aliases)) {
    const parts = nameWords(alias);
    for (const part of parts) words.add(part);
    for (const id of ids) add(parts.join(" "), id);
  }
  const parted = named.map(({ id, name }) => ({ id, parts: nameWords(name) }));
  for (const { id, parts } of parted) {
    add(parts.join(" "), id);
    for (const part of parts) words.add(part);
  }
  if (byEnding) {
    const short = parted.toSorted((a, b) => a.parts.length - b.parts.length);
    for (const { id, parts } of short) {
      const isNamed = (from: number, to: number): boolean =>
        !parts.slice(from, to).some((part) => part.length < 3 || BETWEEN.has(part));
      for (let from = 1; from < parts.length - 1; from += 1)
        if (isNamed(from, parts.length)) add(parts.slice(from).join(" "), id);
      // "Single-leg Romanian deadlifts" is also "Romanian single-leg": any two words that stand side by side.
      for (let from = 0; from < parts.length - 2; from += 1)
        if (isNamed(from, from + 2) && !MEANS.has(parts[from + 1] ?? "")) add(parts.slice(from, from + 2).join(" "), id);
    }
  }
  const longest = Math.max(1, ...[...idsOf.keys()].map((key) => key.split(" ").length));
  return {
    words,
    find: (line) => {
      const found: Mention[] = [];
      for (let from = 0; from < line.length; from += 1) {
        for (let to = Math.min(line.length, from + longest); to > from; to -= 1) {
          const ids = idsOf.get(line.slice(from, to).join(" "));
          if (ids === undefined) continue;
          found.push({ ids, from, to });
          from = to - 1;
          break;
        }
      }
      return found;
    },
  };
}

/** The line with each name as one word: `@exercise`. */
export function masked(words: readonly string[], mentions: readonly Mention[], as: string): readonly string[] {
  const masked: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const mention = mentions.find(({ from }) => from === at);
    masked.push(mention === undefined ? (words[at] ?? "") : as);
    if (mention !== undefined) at = mention.to - 1;
  }
  return masked;
}
