import { WEEKDAYS } from "../../calendar/weekdays.ts";
import { MUSCLES, type Muscle } from "../muscles.ts";
import { ROUTINE_LIMITS, type ExerciseDose } from "../exercise-dose.ts";
import { EQUIPMENT, LOAD_MODELS, type Equipment, type LoadModel } from "../exercise.ts";
import { SET_TYPES, SIDES } from "../set-limits.ts";
import { readMoment } from "./file-moment.ts";
import type {
  ImportedCustomExercise,
  ImportedExercise,
  ImportedSet,
  ImportedWorkout,
  ImportProblem,
  TrainingHistory,
  UnreadableFile,
} from "./history.ts";

/** Says in a JSON file that it's our export of workouts. */
export const JSON_FORMAT = "lockstep-workouts";

type Fields = Readonly<Record<string, unknown>>;

/** Reads our own export as JSON. A workout that isn't as we write them is left out and reported. */
export function* readJsonHistory(text: string): Generator<number, TrainingHistory | UnreadableFile> {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { unreadable: "This JSON file is broken. Export it again, and choose the new file." };
  }
  if (!isFields(file) || file["format"] !== JSON_FORMAT || !Array.isArray(file["workouts"]))
    return { unreadable: "This JSON file isn't an export of workouts from Lockstep." };
  const workouts: ImportedWorkout[] = [];
  const problems: ImportProblem[] = [];
  for (const [at, each] of (file["workouts"] as unknown[]).entries()) {
    const read = readWorkout(each);
    if (typeof read === "string") problems.push({ line: null, message: `Workout ${at + 1} in the file: ${read}` });
    else workouts.push(read);
    if (at % 100 === 99) yield at + 1;
  }
  const custom = Array.isArray(file["customExercises"]) ? (file["customExercises"] as unknown[]).flatMap(readCustom) : [];
  return { source: "lockstep", needsUnits: false, workouts, problems, customExercises: custom };
}

/** The workout, or what's wrong with it. */
function readWorkout(value: unknown): ImportedWorkout | string {
  if (!isFields(value)) return "it isn't a workout.";
  const { id, startedAt, endedAt, date, name, note, isTimed, planId, day, routineId, bodyWeightKg, exercises } = value;
  const start = momentOf(startedAt);
  if (typeof id !== "string" || start === null || !Array.isArray(exercises)) return "its id, start or exercises are missing.";
  const read = (exercises as unknown[]).map(readExercise);
  const broken = read.find((each) => typeof each === "string");
  if (broken !== undefined) return broken;
  return {
    line: null,
    key: id,
    name: textOf(name),
    startedAt: start,
    endedAt: momentOf(endedAt),
    date: typeof date === "string" ? date : null,
    isTimed: isTimed !== false,
    planId: typeof planId === "string" ? planId : null,
    day: WEEKDAYS.find((each) => each === day) ?? null,
    routineId: typeof routineId === "string" ? routineId : null,
    note: textOf(note),
    bodyWeightKg: numberOf(bodyWeightKg),
    exercises: read.filter((each) => typeof each !== "string"),
  };
}

function readExercise(value: unknown): ImportedExercise | string {
  if (!isFields(value) || textOf(value["exerciseName"]) === "" || !Array.isArray(value["sets"]))
    return "an exercise has no name or sets.";
  const sets = (value["sets"] as unknown[]).map(readSet);
  if (sets.includes(null)) return "a set isn't one we know.";
  return {
    name: textOf(value["exerciseName"]),
    exerciseId: typeof value["exerciseId"] === "string" ? value["exerciseId"] : null,
    superset: numberOf(value["superset"]),
    note: textOf(value["note"]),
    minutes: numberOf(value["minutes"]),
    completedAt: momentOf(value["completedAt"]),
    dose: readDose(value["dose"]),
    isSkipped: value["isSkipped"] === true,
    sets: sets.filter((set) => set !== null),
  };
}

/** A dose as we write them; null for anything else, which says nothing that a set doesn't. */
function readDose(value: unknown): ExerciseDose | null {
  if (!isFields(value)) return null;
  const within = (field: keyof ExerciseDose, [least, most]: readonly [number, number]): number | null => {
    const number = value[field];
    return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most ? number : null;
  };
  const [sets, repsMin] = [within("sets", ROUTINE_LIMITS.sets), within("repsMin", ROUTINE_LIMITS.reps)];
  const repsMax = within("repsMax", [repsMin ?? 1, ROUTINE_LIMITS.reps[1]]);
  if (sets === null || repsMin === null || repsMax === null) return null;
  return {
    sets,
    repsMin,
    repsMax,
    holdSeconds: within("holdSeconds", ROUTINE_LIMITS.seconds),
    restSeconds: within("restSeconds", ROUTINE_LIMITS.restSeconds),
  };
}

function readSet(value: unknown): ImportedSet | null {
  if (!isFields(value)) return null;
  const type = SET_TYPES.find((each) => each === value["type"]);
  if (type === undefined) return null;
  return {
    line: null,
    type,
    weightKg: numberOf(value["weightKg"]),
    reps: numberOf(value["reps"]),
    seconds: numberOf(value["seconds"]),
    metres: numberOf(value["metres"]),
    rir: numberOf(value["rir"]),
    side: SIDES.find((each) => each === value["side"]) ?? null,
    doneAt: momentOf(value["doneAt"]),
    isDone: value["doneAt"] !== null && value["doneAt"] !== undefined,
  };
}

function readCustom(value: unknown): readonly ImportedCustomExercise[] {
  if (!isFields(value) || textOf(value["name"]) === "") return [];
  const loadModel: LoadModel | undefined = LOAD_MODELS.find((each) => each === value["loadModel"]);
  return [
    {
      name: textOf(value["name"]),
      targets: listOf<Muscle>(value["targets"], MUSCLES).slice(0, 2),
      synergists: listOf<Muscle>(value["synergists"], MUSCLES),
      needs: listOf<Equipment>(value["needs"], EQUIPMENT).slice(0, 4),
      loadModel: loadModel ?? "total",
      isHold: value["isHold"] === true,
    },
  ];
}

function listOf<Item extends string>(value: unknown, known: readonly Item[]): readonly Item[] {
  return Array.isArray(value) ? known.filter((each) => (value as unknown[]).includes(each)) : [];
}

function momentOf(value: unknown): string | null {
  const moment = typeof value === "string" ? readMoment(value) : null;
  return moment?.endsWith("Z") === true ? moment : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** A text without what the database can't store: NUL, and half of a character that takes two units. */
function textOf(value: unknown): string {
  return typeof value === "string"
    ? value
        .replaceAll("\0", "")
        .replaceAll(/\p{Cs}/gu, "")
        .trim()
    : "";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
