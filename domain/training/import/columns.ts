import { DELIMITERS, readCsv, type Delimiter } from "./csv.ts";
import type { ImportSource } from "./history.ts";

/** What a column means, whoever wrote the file. */
export type Field =
  | "workoutNumber"
  | "workoutName"
  | "start"
  | "end"
  | "duration"
  | "workoutNote"
  | "exerciseName"
  | "superset"
  | "exerciseNote"
  | "setOrder"
  | "setType"
  | "weight"
  | "weightUnit"
  | "reps"
  | "distance"
  | "distanceUnit"
  | "seconds"
  | "rpe";

/** A kind of file, known by its first line. */
export interface FileFormat {
  readonly source: Exclude<ImportSource, "lockstep">;
  readonly delimiter: Delimiter;
  /** How many cells a line has. */
  readonly width: number;
  readonly columns: Readonly<Partial<Record<Field, number>>>;
  /** The unit in the header: `weight_kg`, `Distance (meters)`. Null where rows say it, or nobody does. */
  readonly weightUnit: string | null;
  readonly distanceUnit: string | null;
}

type Names = Readonly<Record<string, Field>>;

const HEVY: Names = {
  title: "workoutName",
  start_time: "start",
  end_time: "end",
  description: "workoutNote",
  exercise_title: "exerciseName",
  superset_id: "superset",
  exercise_notes: "exerciseNote",
  set_index: "setOrder",
  set_type: "setType",
  weight: "weight",
  reps: "reps",
  distance: "distance",
  duration_seconds: "seconds",
  rpe: "rpe",
};
/** Hevy writes the unit behind an underscore: `weight_kg`, `distance_miles`. */
const HEVY_UNIT = /^(weight|distance)_([a-z]+)$/;

const STRONG: Names = {
  "workout #": "workoutNumber",
  date: "start",
  "workout name": "workoutName",
  duration: "duration",
  "workout duration": "duration",
  "exercise name": "exerciseName",
  "set order": "setOrder",
  weight: "weight",
  "weight unit": "weightUnit",
  reps: "reps",
  distance: "distance",
  "distance unit": "distanceUnit",
  seconds: "seconds",
  notes: "exerciseNote",
  "workout notes": "workoutNote",
  rpe: "rpe",
};
/** Strong writes it in brackets: `Weight (kg)`, `Duration (sec)`. */
const STRONG_UNIT = /^(weight|distance|duration)\s*\(([a-z]+)\)$/;

const NEEDED: readonly Field[] = ["start", "exerciseName", "setOrder", "reps"];

/** The kind of a CSV file; null when its first line is of none we know. */
export function detectFormat(text: string): FileFormat | null {
  for (const delimiter of DELIMITERS) {
    const [header] = readCsv(text, delimiter);
    if (header === undefined || "isBroken" in header) continue;
    const names = header.cells.map((cell) => cell.trim().toLowerCase());
    for (const [source, fields, unit] of [
      ["hevy", HEVY, HEVY_UNIT],
      ["strong", STRONG, STRONG_UNIT],
    ] as const) {
      const format = read(names, { source, fields, unit, delimiter });
      if (format !== null) return format;
    }
  }
  return null;
}

function read(
  names: readonly string[],
  known: {
    readonly source: FileFormat["source"];
    readonly fields: Names;
    readonly unit: RegExp;
    readonly delimiter: Delimiter;
  },
): FileFormat | null {
  const columns: Partial<Record<Field, number>> = {};
  const units: Partial<Record<string, string>> = {};
  for (const [at, name] of names.entries()) {
    const [, base = name, unit] = known.unit.exec(name) ?? [];
    const field = Object.hasOwn(known.fields, base) ? known.fields[base] : undefined;
    if (field === undefined || columns[field] !== undefined) continue;
    columns[field] = at;
    if (unit !== undefined) units[field] = unit;
  }
  if (NEEDED.some((field) => columns[field] === undefined)) return null;
  return {
    source: known.source,
    delimiter: known.delimiter,
    width: names.length,
    columns,
    weightUnit: units["weight"] ?? null,
    distanceUnit: units["distance"] ?? null,
  };
}
