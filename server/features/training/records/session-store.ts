import type { SetType, Side } from "@lockstep/domain/training/set-limits.ts";
import { sql, type Db, type Sql } from "../../../platform/database/sql.ts";

/** A set of a session: type, weight, repetitions, seconds, repetitions in reserve, side. A list, because there are thousands. */
export type SetTuple = readonly [
  type: SetType,
  weightKg: number | null,
  reps: number | null,
  seconds: number | null,
  rir: number | null,
  side: Side | null,
];

/** What was done of an exercise in one entry of a workout. */
export interface SessionRow {
  readonly workoutId: string;
  readonly date: string;
  readonly startedAt: string;
  readonly exerciseId: string;
  readonly note: string;
  /** Weighed at that workout. */
  readonly bodyWeightKg: number | null;
  readonly isCompleted: boolean;
  /** Done ones in their order, warm-ups included; null without any. */
  readonly sets: readonly SetTuple[] | null;
}

/** Entries of a person's workouts with something done, the latest first; of one exercise, or of all. */
export function sessionsQuery(userId: string, exerciseId: string | null): Sql {
  const isAsked = exerciseId === null ? sql`true` : sql`e.exercise_id = ${exerciseId}`;
  return sql`
    select w.id as "workoutId", w.date, w.started_at as "startedAt", e.exercise_id as "exerciseId", e.note,
      w.body_weight_kg as "bodyWeightKg", e.completed_at is not null as "isCompleted", done.sets
    from workouts w
    join workout_exercises e on e.workout_id = w.id and e.deleted_at is null and ${isAsked}
    cross join lateral (
      select json_agg(json_build_array(s.type, s.weight_kg, s.reps, s.seconds, s.rir, s.side) order by s.place, s.id) as sets
      from workout_sets s where s.exercise_entry_id = e.id and s.deleted_at is null and s.done_at is not null
    ) done
    where w.user_id = ${userId} and w.deleted_at is null and (e.completed_at is not null or done.sets is not null)
    order by w.started_at desc, w.id desc, e.place, e.id`;
}

export function listSessionRows(db: Db, userId: string, exerciseId: string | null): Promise<readonly SessionRow[]> {
  return db.rows<SessionRow>(sessionsQuery(userId, exerciseId));
}
