import { MOST_RIR, type SetType } from "../set-limits.ts";
import { detectFormat, type Field, type FileFormat } from "./columns.ts";
import { readCsv, withoutGuard } from "./csv.ts";
import { momentAfter, readMoment, slashOrderOf, type FileMoment, type SlashOrder } from "./file-moment.ts";
import type {
  FileUnits,
  ImportedExercise,
  ImportedSet,
  ImportedWorkout,
  ImportProblem,
  ImportSource,
  TrainingHistory,
  UnreadableFile,
} from "./history.ts";
import { kgPer, metresPer, readDuration, readNumber, readSeconds, toThousandth } from "./numbers.ts";

type Growing<T> = { -readonly [Key in keyof T]: T[Key] };
interface GrowingExercise extends Growing<Omit<ImportedExercise, "sets">> {
  readonly sets: ImportedSet[];
  lastOrder: number;
}
interface GrowingWorkout extends Growing<Omit<ImportedWorkout, "exercises">> {
  readonly exercises: GrowingExercise[];
  /** A superset's number by the name the file has for it. */
  readonly supersets: Map<string, number>;
}

/** One line of the file, by what its columns mean. */
type Row = { readonly line: number } & Readonly<Record<Field, string>>;

const MOST_SUPERSET = 50;

/** Between so many lines the reader lets its caller do something else. */
const LINES_AT_ONCE = 2000;

const NOT_OURS =
  "We don't recognize this file. Export your workouts from Hevy, Strong or Lockstep as CSV (or JSON from Lockstep), and choose that file.";

const SET_TYPES: ReadonlyMap<string, SetType> = new Map(
  Object.entries<SetType>({
    warmup: "warmup",
    "warm-up": "warmup",
    w: "warmup",
    normal: "work",
    work: "work",
    dropset: "drop",
    drop: "drop",
    d: "drop",
    failure: "failure",
    f: "failure",
    amrap: "amrap",
    a: "amrap",
  }),
);

/**
 * Reads a CSV of Hevy, Strong (all three of its formats) or our own export. Yields the number of lines so far now and then, so that the caller can take a breath. `units` are the person's answer where
 * the file doesn't say them; until there is one, numbers are read as kilograms and kilometres.
 */
export function* readCsvHistory(text: string, units: FileUnits | null): Generator<number, TrainingHistory | UnreadableFile> {
  const format = detectFormat(text);
  if (format === null) return { unreadable: NOT_OURS };
  const reader = new CsvHistory(format, units);
  let lines = 0;
  const rows: Row[] = [];
  for (const record of readCsv(text, format.delimiter)) {
    if ("isBroken" in record)
      reader.report(record.line, "The quotes in this line don't match up. Fix it in a spreadsheet, or leave it out.");
    else if (lines > 0) {
      const row = reader.rowOf(record.line, record.cells);
      if (row !== null) rows.push(row);
    }
    lines += 1;
    if (lines % LINES_AT_ONCE === 0) yield lines;
  }
  reader.source = isOwnExport(format, rows) ? "lockstep" : format.source;
  reader.slashes = slashOrderOf(rows.map(({ start }) => start));
  for (const [at, row] of rows.entries()) {
    reader.add(row);
    if (at % LINES_AT_ONCE === 0) yield lines;
  }
  return reader.history();
}

/** Our export has Hevy's columns and, unlike Hevy's, says which time zone its times are in. */
function isOwnExport({ source }: FileFormat, rows: readonly Row[]): boolean {
  const [first] = rows;
  return source === "hevy" && first !== undefined && readMoment(first.start)?.endsWith("Z") === true;
}

class CsvHistory {
  source: ImportSource;
  slashes: SlashOrder | null = null;
  readonly #format: FileFormat;
  readonly #units: FileUnits | null;
  readonly #problems: ImportProblem[] = [];
  readonly #workouts = new Map<string, GrowingWorkout>();
  #needsUnits = false;

  constructor(format: FileFormat, units: FileUnits | null) {
    this.#format = format;
    this.#units = units;
    this.source = format.source;
  }

  report(line: number, message: string): void {
    this.#problems.push({ line, message });
  }

  rowOf(line: number, cells: readonly string[]): Row | null {
    const { width, columns } = this.#format;
    // Spreadsheets leave out empty cells at the end, or add some.
    const last = Math.max(columns.reps ?? 0, columns.exerciseName ?? 0, columns.setOrder ?? 0);
    if (cells.length <= last || cells.slice(width).some((cell) => cell.trim() !== "")) {
      this.report(line, `This line has ${cells.length} cells where ${width} belong.`);
      return null;
    }
    const cell = (field: Field): string => {
      const at = columns[field];
      return at === undefined ? "" : (cells[at] ?? "").trim();
    };
    return {
      line,
      workoutNumber: cell("workoutNumber"),
      workoutName: cell("workoutName"),
      start: cell("start"),
      end: cell("end"),
      duration: cell("duration"),
      workoutNote: cell("workoutNote"),
      exerciseName: cell("exerciseName"),
      superset: cell("superset"),
      exerciseNote: cell("exerciseNote"),
      setOrder: cell("setOrder"),
      setType: cell("setType"),
      weight: cell("weight"),
      weightUnit: cell("weightUnit"),
      reps: cell("reps"),
      distance: cell("distance"),
      distanceUnit: cell("distanceUnit"),
      seconds: cell("seconds"),
      rpe: cell("rpe"),
    };
  }

  add(row: Row): void {
    // Strong writes its rest timer as a row of its own.
    if (/^rest timer$/i.test(row.setOrder)) return;
    const workout = this.#workoutOf(row);
    if (workout === null) return;
    if (row.exerciseName === "") return this.report(row.line, "There's no exercise in this line.");
    const order = Number(row.setOrder);
    const exercise = exerciseOf(workout, row, order, (text) => this.#text(text));
    if (/^note$/i.test(row.setOrder)) {
      exercise.note = joined(exercise.note, this.#text(row.exerciseNote));
      return;
    }
    const set = this.#setOf(row);
    if (set !== null) exercise.sets.push(set);
    if (Number.isFinite(order)) exercise.lastOrder = order;
  }

  history(): TrainingHistory {
    const keys = new Map<string, number>();
    const workouts = [...this.#workouts.values()].map(({ supersets: _supersets, exercises, key, ...workout }) => ({
      ...workout,
      key: distinctKey(keys, key),
      exercises: exercises.flatMap(({ lastOrder: _lastOrder, ...exercise }) => (exercise.sets.length > 0 ? [exercise] : [])),
    }));
    return {
      source: this.source,
      needsUnits: this.#needsUnits,
      workouts: workouts.filter(({ exercises }) => exercises.length > 0),
      problems: this.#problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
      customExercises: [],
    };
  }

  /** Apostrophes in front are ours only in our own files. */
  #text(text: string): string {
    return this.source === "lockstep" ? withoutGuard(text) : text;
  }

  #workoutOf(row: Row): GrowingWorkout | null {
    const id = `${row.workoutNumber}\n${row.start}\n${row.workoutName}`;
    const known = this.#workouts.get(id);
    if (known !== undefined) return known;
    const startedAt = readMoment(row.start, this.slashes);
    if (startedAt === null) {
      this.report(row.line, `We can't read the date "${shortened(row.start)}".`);
      return null;
    }
    const name = this.#text(row.workoutName);
    const endedAt = this.#endOf(row, startedAt);
    const made: GrowingWorkout = {
      line: row.line,
      key: `${startedAt} ${name}`,
      name,
      startedAt,
      endedAt,
      date: null,
      isTimed: endedAt !== null,
      planId: null,
      day: null,
      routineId: null,
      note: this.#text(row.workoutNote),
      bodyWeightKg: null,
      exercises: [],
      supersets: new Map(),
    };
    this.#workouts.set(id, made);
    return made;
  }

  #endOf({ line, end, duration }: Row, startedAt: FileMoment): FileMoment | null {
    if (end !== "") {
      const endedAt = readMoment(end, this.slashes);
      if (endedAt === null)
        this.report(line, `We can't read the date "${shortened(end)}", so we left out when the workout ended.`);
      return endedAt;
    }
    const seconds = readDuration(duration);
    if (seconds === null || seconds === 0) return null;
    if (Number.isNaN(seconds)) {
      this.report(line, `We can't read the duration "${shortened(duration)}", so we left out when the workout ended.`);
      return null;
    }
    return momentAfter(startedAt, seconds);
  }

  #setOf(row: Row): ImportedSet | null {
    const isStrong = this.#format.source === "strong";
    const values = {
      weight: readNumber(row.weight),
      reps: readNumber(row.reps),
      distance: readNumber(row.distance),
      seconds: readSeconds(row.seconds),
      rpe: readNumber(row.rpe),
    };
    for (const [field, value] of Object.entries(values))
      if (Number.isNaN(value)) {
        this.report(
          row.line,
          `"${shortened(row[field as keyof typeof values])}" isn't a number we can read as ${FIELD_WORDS[field as keyof typeof values]}.`,
        );
        return null;
      }
    const type = isStrong ? typeOfOrder(row.setOrder) : SET_TYPES.get(row.setType.toLowerCase() || "normal");
    if (type === undefined) {
      this.report(row.line, `We don't know the kind of set "${shortened(isStrong ? row.setOrder : row.setType)}".`);
      return null;
    }
    // Strong writes 0 where nothing was entered; no app means a distance or a time of 0.
    const nothing = (value: number | null): number | null => (value === 0 ? null : value);
    const weight = isStrong ? nothing(values.weight) : values.weight;
    const distance = nothing(values.distance);
    const seconds = nothing(values.seconds);
    const reps = distance !== null || seconds !== null || isStrong ? nothing(values.reps) : values.reps;
    if (reps === null && seconds === null && distance === null) {
      this.report(row.line, "This set has no reps, time or distance.");
      return null;
    }
    const perKg = weight === null ? 1 : this.#factor(row, "weight");
    const perMetre = distance === null ? 1 : this.#factor(row, "distance");
    if (perKg === null || perMetre === null) return null;
    return {
      line: row.line,
      type,
      weightKg: weight === null ? null : toThousandth(weight * perKg),
      reps,
      seconds: seconds === null ? null : Math.round(seconds),
      metres: distance === null ? null : toThousandth(distance * perMetre),
      rir: this.#rirOf(row.line, values.rpe),
      side: null,
      doneAt: null,
      isDone: true,
    };
  }

  /** Kilograms or metres of what the row counts in. */
  #factor(row: Row, what: "weight" | "distance"): number | null {
    const { columns, weightUnit, distanceUnit } = this.#format;
    const inHeader = what === "weight" ? weightUnit : distanceUnit;
    const inRow = what === "weight" ? row.weightUnit : row.distanceUnit;
    const hasColumn = columns[what === "weight" ? "weightUnit" : "distanceUnit"] !== undefined;
    const said = inHeader ?? (hasColumn && inRow !== "" ? inRow : null);
    if (said === null) {
      this.#needsUnits = true;
      return what === "weight" ? (kgPer(this.#units ?? "kg") ?? 1) : (metresPer(this.#units === "lb" ? "mi" : "km") ?? 1);
    }
    const factor = what === "weight" ? kgPer(said) : metresPer(said);
    if (factor === undefined) this.report(row.line, `We don't know the unit "${shortened(said)}".`);
    return factor ?? null;
  }

  /** RPE 8 is two more in reserve; of a half, the lower: "one more for sure, maybe two" is one. */
  #rirOf(line: number, rpe: number | null): number | null {
    if (rpe === null || rpe === 0) return null;
    if (rpe <= 10 && rpe >= 10 - MOST_RIR) return Math.floor(10 - rpe);
    this.report(line, `RPE ${rpe} isn't from ${10 - MOST_RIR} to 10, so we left it out and kept the set.`);
    return null;
  }
}

const FIELD_WORDS = { weight: "a weight", reps: "reps", distance: "a distance", seconds: "a time", rpe: "an RPE" } as const;

/** Strong's order of a set is its number, or a letter for its type. */
function typeOfOrder(order: string): SetType | undefined {
  return /^\d+$/.test(order) ? "work" : SET_TYPES.get(order.toLowerCase());
}

/** The exercise a row belongs to: the one before, unless its name is another or its sets begin again. */
function exerciseOf(workout: GrowingWorkout, row: Row, order: number, plain: (text: string) => string): GrowingExercise {
  const name = plain(row.exerciseName);
  const last = workout.exercises.at(-1);
  const begins = Number.isFinite(order) && order <= (last?.lastOrder ?? -1);
  const isNote = /^note$/i.test(row.setOrder);
  if (last !== undefined && last.name === name && !begins) {
    if (!isNote && row.exerciseNote !== "")
      last.note = last.note.includes(plain(row.exerciseNote)) ? last.note : joined(last.note, plain(row.exerciseNote));
    return last;
  }
  const superset = row.superset === "" ? null : supersetOf(workout.supersets, row.superset);
  const made: GrowingExercise = {
    name,
    exerciseId: null,
    superset,
    note: isNote ? "" : plain(row.exerciseNote),
    minutes: null,
    completedAt: null,
    dose: null,
    isSkipped: false,
    sets: [],
    lastOrder: -1,
  };
  workout.exercises.push(made);
  return made;
}

/** The number of a superset: the file's own where it is one of ours, else the next that's free. */
function supersetOf(known: Map<string, number>, name: string): number {
  const taken = new Set(known.values());
  const given = /^\d{1,2}$/.test(name) ? Number(name) : MOST_SUPERSET + 1;
  let free = 0;
  while (taken.has(free)) free += 1;
  const number = known.get(name) ?? (given <= MOST_SUPERSET && !taken.has(given) ? given : free);
  known.set(name, number);
  return number;
}

/** Two workouts of one minute and name are told apart by their order. */
function distinctKey(seen: Map<string, number>, key: string): string {
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? key : `${key} ${count}`;
}

function joined(note: string, more: string): string {
  return [note, more].filter((each) => each !== "").join("\n");
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
