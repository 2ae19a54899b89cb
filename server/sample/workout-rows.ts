import { weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import { weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import type { SampleCompletion } from "./build-habits.ts";
import { sampleChance, sampleId } from "./sample-id.ts";

const MINUTE_MS = 60 * 1000;

type Row = Readonly<Record<string, unknown>>;

/** Rows of the tables that workouts are in. */
export interface WorkoutRows {
  readonly workouts: readonly Row[];
  readonly exercises: readonly Row[];
  readonly sets: readonly Row[];
}

/** The exercises that someone did on a day, as the workout they were: timed, each set ticked when it was done. */
export function workoutRows(completions: readonly SampleCompletion[]): WorkoutRows {
  const days = new Map<string, SampleCompletion[]>();
  for (const done of completions) {
    const key = `${done.userId} ${done.date}`;
    days.set(key, [...(days.get(key) ?? []), done]);
  }
  const rows = [...days].map(([key, done]) => rowsOf(sampleId(`workout ${key}`), done));
  return {
    workouts: rows.flatMap(({ workouts }) => workouts),
    exercises: rows.flatMap(({ exercises }) => exercises),
    sets: rows.flatMap(({ sets }) => sets),
  };
}

function rowsOf(workoutId: string, done: readonly SampleCompletion[]): WorkoutRows {
  const [first] = done;
  if (first === undefined) return { workouts: [], exercises: [], sets: [] };
  const { userId, planId, date, at } = first;
  const setCount = done.reduce((sum, { sets }) => sum + sets.length, 0);
  // Nobody is quite as quick as the plan.
  const slowness = 1 + sampleChance(`slow ${workoutId}`) * 0.2;
  const lengthMs = done.reduce((sum, { minutes }) => sum + minutes, 0) * MINUTE_MS * slowness;
  const startedAt = at.getTime() - lengthMs;
  let ticked = 0;
  const tick = (): Date => {
    ticked += 1;
    return new Date(Math.round(startedAt + (lengthMs * ticked) / setCount));
  };
  return {
    workouts: [
      {
        id: workoutId,
        user_id: userId,
        date,
        started_at: new Date(Math.round(startedAt)),
        ended_at: at,
        is_timed: true,
        plan_id: planId,
        day: weekdayAt(weekdayIndex(date)),
      },
    ],
    exercises: done.map(({ id, exerciseId, minutes }, index) => ({
      id,
      workout_id: workoutId,
      exercise_id: exerciseId,
      place: index + 1,
      minutes,
    })),
    sets: done.flatMap(({ id, sets }) =>
      sets.map(({ weightKg, reps, seconds = null }, index) => ({
        id: sampleId(`set ${id} ${index}`),
        exercise_entry_id: id,
        place: index + 1,
        weight_kg: weightKg,
        reps,
        seconds,
        // Most say after the last set how many more there would have been.
        rir: weightKg !== null && index === sets.length - 1 ? Math.floor(sampleChance(`reserve ${id}`) * 4) : null,
        done_at: tick(),
      })),
    ),
  };
}
