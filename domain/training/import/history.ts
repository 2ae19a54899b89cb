import type { WEEKDAYS } from "../../calendar/weekdays.ts";
import type { Equipment, LoadModel } from "../exercise.ts";
import type { ExerciseDose } from "../exercise-dose.ts";
import type { Muscle } from "../muscles.ts";
import type { SetType, Side } from "../set-limits.ts";
import type { FileMoment } from "./file-moment.ts";

/** Where a file of workouts comes from. */
export const IMPORT_SOURCES = ["hevy", "strong", "lockstep"] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** What a file's weights are in: pounds go with miles. */
export type FileUnits = "kg" | "lb";

type Weekday = (typeof WEEKDAYS)[number];

/** A set as a file has it, done. Weights in kilograms, distances in metres; nothing is checked against our limits yet. */
export interface ImportedSet {
  /** Where it is in the file; null where lines say nothing (JSON). */
  readonly line: number | null;
  readonly type: SetType;
  readonly weightKg: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
  readonly rir: number | null;
  readonly side: Side | null;
  /** Null where the file doesn't say when. */
  readonly doneAt: string | null;
  /** False for one of our own export that was planned and not done. */
  readonly isDone: boolean;
}

/** An exercise of a workout in a file. */
export interface ImportedExercise {
  /** As the file calls it. */
  readonly name: string;
  /** Our own id of it, where the file has one. */
  readonly exerciseId: string | null;
  /** Exercises of a workout with the same number take turns. */
  readonly superset: number | null;
  readonly note: string;
  readonly minutes: number | null;
  readonly completedAt: string | null;
  /** What was meant to be done; only our own export says it. */
  readonly dose: ExerciseDose | null;
  readonly isSkipped: boolean;
  readonly sets: readonly ImportedSet[];
}

/** A workout in a file. */
export interface ImportedWorkout {
  readonly line: number | null;
  /** The same for the same workout in every export of its source, and for no other of a person's. */
  readonly key: string;
  readonly name: string;
  readonly startedAt: FileMoment;
  readonly endedAt: FileMoment | null;
  /** The calendar day it counts for, where the file says one. */
  readonly date: string | null;
  readonly isTimed: boolean;
  /** The plan and its day, or the routine, that it followed; only our own export says them. */
  readonly planId: string | null;
  readonly day: Weekday | null;
  readonly routineId: string | null;
  readonly note: string;
  readonly bodyWeightKg: number | null;
  readonly exercises: readonly ImportedExercise[];
}

/** Something of a file that can't be taken over as it is, in a sentence for the person. */
export interface ImportProblem {
  readonly line: number | null;
  readonly message: string;
}

/** A file, read. */
export interface TrainingHistory {
  readonly source: ImportSource;
  /** The file has weights or distances and doesn't say in what; they were read in the units that were asked for. */
  readonly needsUnits: boolean;
  /** In the file's order. */
  readonly workouts: readonly ImportedWorkout[];
  /** What was left out, and why. */
  readonly problems: readonly ImportProblem[];
  /** What the file says of exercises that the person made, by name; only our own says it. */
  readonly customExercises: readonly ImportedCustomExercise[];
}

/** An exercise that the person made, in our own export. */
export interface ImportedCustomExercise {
  readonly name: string;
  readonly targets: readonly Muscle[];
  readonly synergists: readonly Muscle[];
  readonly needs: readonly Equipment[];
  readonly loadModel: LoadModel;
  readonly isHold: boolean;
}

/** A file that can't be read at all, in a sentence for the person. */
export interface UnreadableFile {
  readonly unreadable: string;
}
