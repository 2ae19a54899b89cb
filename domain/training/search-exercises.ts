import { spellerOf } from "../coach/spelling.ts";
import { nameMuscles } from "./describe-exercise.ts";
import type { ExerciseFacts } from "./exercise.ts";
import type { Muscle } from "./muscles.ts";

/** Abbreviations lifters type for a word of a name. */
const SHORT_FOR: Readonly<Record<string, string>> = {
  db: "dumbbell",
  dbs: "dumbbell",
  kb: "kettlebell",
  bb: "barbell",
  bw: "bodyweight",
  sl: "single leg",
  sa: "single arm",
  oh: "overhead",
  trx: "suspension trainer",
  ghr: "glute ham raise",
  ghd: "glute ham raise",
  med: "medicine",
  ez: "ez",
};

/** Words that say nothing about which exercise is meant. */
const EMPTY: ReadonlySet<string> = new Set([
  "exercise",
  "workout",
  "the",
  "a",
  "an",
  "for",
  "with",
  "on",
  "of",
  "and",
  "to",
  "my",
  "best",
]);

/** Where a word was found: the better, the smaller. */
const IN_NAME = 1;
const IN_TARGET = 2;
const IN_HELPER = 3;

interface Entry<E> {
  readonly exercise: E;
  /** Name and aliases, each as plain words in one string: a search for exactly one of them comes first. */
  readonly names: ReadonlySet<string>;
  readonly fields: readonly (readonly [place: number, words: ReadonlySet<string>])[];
}

/** How well an exercise answers a search: 0 is its name or alias, 3 a muscle that only helps. */
export interface Found<E = ExerciseFacts> {
  readonly exercise: E;
  readonly score: number;
}

/** Lower case, without accents, apostrophes and plurals. */
function plainWords(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'\u2019]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .map(singular);
}

/** The words of a text that say which exercise is meant. */
const tellingWords = (text: string): readonly string[] => plainWords(text).filter((word) => !EMPTY.has(word));

function singular(word: string): string {
  if (word.length <= 2 || word.endsWith("ss") || word === "biceps" || word === "triceps") return word;
  if (/(?:press|cross|push|crunch|bench|reach|lunch)es$/.test(word)) return word.slice(0, -2);
  if (word === "calves") return "calf";
  if (word.endsWith("flies") || word === "flye" || word === "flyes") return "fly";
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** The words of a text and each two of them run together: "push-up" is also found as "pushup". */
function withJoined(text: string): readonly string[] {
  const words = plainWords(text);
  return words.flatMap((word, at) => [word, ...(at > 0 ? [`${words[at - 1] ?? ""}${word}`] : [])]);
}

/**
 * A search over exercises: every word must begin a word of the name, an alias, the equipment, the group or a muscle, however people call it
 * (`muscleWords`). Abbreviations, plurals, words run together or apart and misspellings are understood. Unordered; see {@link Found}.
 */
export function exerciseSearch<E extends ExerciseFacts>(
  exercises: readonly E[],
  muscleWords: Readonly<Record<string, readonly Muscle[]>>,
): (query: string) => readonly Found<E>[] {
  const said = (muscles: readonly Muscle[]): readonly string[] =>
    Object.entries(muscleWords).flatMap(([words, meant]) => (meant.some((muscle) => muscles.includes(muscle)) ? [words] : []));
  const entries = exercises.map((exercise): Entry<E> => {
    const { name, aliases, targets, synergists, equipment, group } = exercise;
    const names = [name, ...aliases];
    return {
      exercise,
      names: new Set(names.map((each) => tellingWords(each).join(" "))),
      fields: [
        [IN_NAME, new Set(names.flatMap(withJoined))],
        [IN_TARGET, new Set([equipment, group, ...nameMuscles(targets), ...said(targets)].flatMap(withJoined))],
        [IN_HELPER, new Set([...nameMuscles(synergists), ...said(synergists)].flatMap(withJoined))],
      ],
    };
  });
  const vocabulary = new Set(entries.flatMap(({ fields }) => fields.flatMap(([, words]) => [...words])));
  const known = [...vocabulary];
  const speller = spellerOf(known);
  const begins = (word: string): boolean =>
    vocabulary.has(word) || (word.length > 1 && known.some((each) => each.startsWith(word)));

  /** A word as the catalogue writes it. */
  const meant = (word: string): readonly string[] => {
    const long = Object.hasOwn(SHORT_FOR, word) ? SHORT_FOR[word] : undefined;
    if (long !== undefined) return plainWords(long);
    return begins(word) ? [word] : speller.read(word).map(singular);
  };

  const placeOf = ({ fields }: Entry<E>, word: string): number | null => {
    for (const [place, words] of fields)
      if (words.has(word) || (word.length > 2 && [...words].some((each) => each.startsWith(word)))) return place;
    return null;
  };

  return (query) => {
    const typed = tellingWords(query);
    // "dead lift" is one word here, "facepull" two.
    const joined = typed.flatMap((word, at) => {
      const isSecond = at > 0 && vocabulary.has(`${typed[at - 1] ?? ""}${word}`);
      const pair = `${word}${typed[at + 1] ?? ""}`;
      return isSecond ? [] : [at + 1 < typed.length && vocabulary.has(pair) ? pair : word];
    });
    const ways = [typed, joined].map((words) => words.flatMap(meant));
    const whole = new Set([typed, ...ways].map((words) => words.join(" ")));
    return entries.flatMap((entry) => {
      if ([...whole].some((text) => entry.names.has(text))) return [{ exercise: entry.exercise, score: 0 }];
      const scores = ways.flatMap((words) => {
        const places = words.map((word) => placeOf(entry, word));
        return words.length === 0 || places.includes(null) ? [] : [Math.max(...places.map((place) => place ?? 0))];
      });
      return scores.length === 0 ? [] : [{ exercise: entry.exercise, score: Math.min(...scores) }];
    });
  };
}
