import { RANKS, type Equipment, type Exercise } from "../exercise.ts";

/** What a name of another app means here. */
export interface NameMatch {
  /** The one exercise it means; null where that isn't sure. */
  readonly exerciseId: string | null;
  /** What it may mean, the likeliest first. */
  readonly suggestions: readonly { readonly exerciseId: string; readonly name: string }[];
}

/** What matching asks of an exercise. */
export type NamedExercise = Pick<Exercise, "id" | "name" | "aliases" | "needs" | "location" | "rank">;

/** Words that say nothing about which exercise is meant. */
const EMPTY: ReadonlySet<string> = new Set(["exercise", "the", "a", "an", "with", "on", "of", "and", "to", "from", "in"]);

/** How people and apps write a word, and the words it's read as. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    db: "dumbbell",
    dbs: "dumbbell",
    kb: "kettlebell",
    bb: "barbell",
    bw: "bodyweight",
    tricep: "triceps",
    bicep: "biceps",
    flye: "fly",
    flie: "fly",
    pullup: "pull up",
    chinup: "chin up",
    pushup: "push up",
    situp: "sit up",
    stepup: "step up",
    muscleup: "muscle up",
    getup: "get up",
    pushdown: "push down",
    pulldown: "pull down",
    pressdown: "push down",
    skullcrusher: "skull crusher",
    deadbug: "dead bug",
    ezbar: "ez bar",
    stiffleg: "stiff leg",
    legged: "leg",
    one: "single",
    unilateral: "single",
    bentover: "bent over",
    smith: "smith machine",
    delt: "delt",
    deltoid: "delt",
    bulgarian: "bulgarian split",
    calves: "calf",
    hex: "trap",
    ohp: "overhead press",
    rdl: "romanian deadlift",
    trx: "suspension",
    abs: "ab",
  }),
);

const EQUIPMENT_WORDS: Readonly<Partial<Record<Equipment, readonly string[]>>> = {
  barbell: ["barbell"],
  dumbbell: ["dumbbell"],
  kettlebell: ["kettlebell"],
  cable: ["cable"],
  machine: ["machine"],
  band: ["band"],
  "smith-machine": ["smith", "machine"],
  "ez-bar": ["ez", "bar"],
  "trap-bar": ["trap", "bar"],
  landmine: ["landmine"],
  plate: ["plate"],
  "medicine-ball": ["medicine", "ball"],
  "suspension-trainer": ["suspension"],
  rings: ["ring"],
  box: ["box"],
  bench: [],
};

/** A name as its words, each once and in one order: "Bench Press (Barbell)" and "Barbell bench presses" are the same. */
function keyOf(words: Iterable<string>): string {
  return [...new Set(words)].toSorted().join(" ");
}

function wordsOf(name: string): readonly string[] {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'\u2019]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .flatMap((word) => (SAME.get(word) ?? SAME.get(singular(word)) ?? singular(word)).split(" "))
    .filter((word) => !EMPTY.has(word));
}

function singular(word: string): string {
  if (word.length <= 3 || word.endsWith("ss") || word === "biceps" || word === "triceps") return word;
  if (/(?:press|cross|push|crunch|bench|lunch|inch)es$/.test(word)) return word.slice(0, -2);
  if (word === "raises") return "raise";
  if (word === "flies") return "fly";
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** The better, the smaller: a name before an alias, one with its equipment added last. */
const BY_NAME = 0;
const BY_ALIAS = 20;
const BY_EQUIPMENT = 40;
const MOST_SUGGESTIONS = 5;
/** A suggestion shares at least so much of both names' words. */
const LEAST_SHARED = 0.34;

interface Entry {
  readonly exercise: NamedExercise;
  readonly words: readonly ReadonlySet<string>[];
}

/**
 * Finds the exercise that a name from another app means. `known` are names whose meaning is known, whatever their words say. Equal names go to the gym's exercise, and the
 * commoner one.
 */
export function nameMatcher(
  exercises: readonly NamedExercise[],
  known: Readonly<Record<string, string>>,
): (name: string) => NameMatch {
  const found = new Map<string, { readonly exercise: NamedExercise; readonly score: number }>();
  const offer = (key: string, exercise: NamedExercise, score: number): void => {
    const before = found.get(key);
    const whole = score + RANKS.indexOf(exercise.rank) + (exercise.location === "gym" ? 0 : 10);
    if (key !== "" && (before === undefined || whole < before.score)) found.set(key, { exercise, score: whole });
  };
  const entries = exercises.map((exercise): Entry => {
    const names = [exercise.name, ...exercise.aliases].map(wordsOf);
    for (const [at, words] of names.entries()) {
      const score = at === 0 ? BY_NAME : BY_ALIAS;
      offer(keyOf(words), exercise, score);
      for (const need of exercise.needs)
        offer(keyOf([...words, ...(EQUIPMENT_WORDS[need] ?? [])]), exercise, score + BY_EQUIPMENT);
      if (exercise.needs.length === 0) offer(keyOf([...words, "bodyweight"]), exercise, score + BY_EQUIPMENT);
    }
    return { exercise, words: names.map((words) => new Set(words)) };
  });
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const meant = new Map(
    Object.entries(known).flatMap(([name, id]) => {
      const exercise = byId.get(id);
      return exercise === undefined ? [] : [[keyOf(wordsOf(name)), exercise] as const];
    }),
  );
  return (name) => {
    const words = new Set(wordsOf(name));
    const key = keyOf(words);
    const sure = meant.get(key) ?? found.get(key)?.exercise;
    if (sure !== undefined) return { exerciseId: sure.id, suggestions: [] };
    return { exerciseId: null, suggestions: suggest(words, entries) };
  };
}

/** The exercises whose names share the most words, each name once. */
function suggest(words: ReadonlySet<string>, entries: readonly Entry[]): NameMatch["suggestions"] {
  const scored = entries
    .map(({ exercise, words: names }) => ({ exercise, shared: Math.max(...names.map((name) => sharedPart(words, name))) }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted(
      (a, b) =>
        b.shared - a.shared ||
        RANKS.indexOf(a.exercise.rank) - RANKS.indexOf(b.exercise.rank) ||
        (a.exercise.location === b.exercise.location ? 0 : a.exercise.location === "gym" ? -1 : 1),
    );
  const byName = new Map<string, string>();
  for (const { exercise } of scored) {
    if (byName.size === MOST_SUGGESTIONS) break;
    if (!byName.has(exercise.name)) byName.set(exercise.name, exercise.id);
  }
  return [...byName].map(([name, exerciseId]) => ({ exerciseId, name }));
}

/** Words in both, of all words in either. */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both || 1);
}
