import type { ZoneClock } from "../../calendar/zone-clock.ts";
import type { SetType } from "../set-limits.ts";
import { csvLine } from "./csv.ts";

/** Hevy's columns, in their order. */
export const HEVY_COLUMNS = [
  "title",
  "start_time",
  "end_time",
  "description",
  "exercise_title",
  "superset_id",
  "exercise_notes",
  "set_index",
  "set_type",
  "weight_kg",
  "reps",
  "distance_km",
  "duration_seconds",
  "rpe",
] as const;

/** The first line of an export. */
export const CSV_HEADER = csvLine(HEVY_COLUMNS);

/** Hevy's names of the kinds of sets; it has none for the last. */
const SET_TYPES: Readonly<Record<SetType, string>> = {
  warmup: "warmup",
  work: "normal",
  drop: "dropset",
  failure: "failure",
  amrap: "amrap",
};

/** What an export says of a workout. */
export interface ExportedWorkout {
  readonly name: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly note: string;
  readonly exercises: readonly {
    readonly exerciseName: string;
    readonly superset: number | null;
    readonly note: string;
    readonly sets: readonly {
      readonly type: SetType;
      readonly weightKg: number | null;
      readonly reps: number | null;
      readonly seconds: number | null;
      readonly metres: number | null;
      readonly rir: number | null;
      readonly doneAt: string | null;
    }[];
  }[];
}

/** A line for each set that was done, with times on the clock they're read by. Effort is RPE there: 10 less the reps in reserve. */
export function csvOfWorkout({ name, startedAt, endedAt, note, exercises }: ExportedWorkout, clock: ZoneClock): string {
  const [start, end] = [clock.format(startedAt), endedAt === null ? null : clock.format(endedAt)];
  return exercises
    .flatMap((exercise) =>
      exercise.sets
        .filter(({ doneAt }) => doneAt !== null)
        .map(({ type, weightKg, reps, seconds, metres, rir }, at) =>
          csvLine([
            name,
            start,
            end,
            note,
            exercise.exerciseName,
            exercise.superset,
            exercise.note,
            at,
            SET_TYPES[type],
            weightKg,
            reps,
            metres === null ? null : Math.round(metres * 1e6) / 1e9,
            seconds,
            rir === null ? null : 10 - rir,
          ]),
        ),
    )
    .join("");
}
