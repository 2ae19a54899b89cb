import { sql, type Db } from "../../../platform/database/sql.ts";

/** Everything of a person's workouts, for their data export: what they deleted too, as long as it's kept. */
export function exportWorkouts(db: Db, userId: string): Promise<readonly object[]> {
  return db.rows(sql`
    select w.id, w.date, w.started_at as "startedAt", w.ended_at as "endedAt", w.is_timed as "isTimed", w.plan_id as "planId", w.day,
      w.routine_id as "routineId", w.name, w.note,
      w.body_weight_kg as "bodyWeightKg", w.deleted_at as "deletedAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'exerciseId', e.exercise_id, 'place', e.place, 'superset', e.superset, 'note', e.note,
          'minutes', e.minutes, 'dose', e.dose, 'completedAt', e.completed_at, 'isSkipped', e.is_skipped, 'deletedAt', e.deleted_at, 'sets', coalesce((
            select jsonb_agg(jsonb_build_object('id', s.id, 'place', s.place, 'type', s.type, 'weightKg', s.weight_kg, 'reps', s.reps,
              'seconds', s.seconds, 'metres', s.metres, 'rir', s.rir, 'side', s.side, 'doneAt', s.done_at, 'deletedAt', s.deleted_at)
              order by s.place, s.id)
            from workout_sets s where s.exercise_entry_id = e.id), '[]')) order by e.place, e.id)
        from workout_exercises e where e.workout_id = w.id), '[]') as exercises
    from workouts w where w.user_id = ${userId} order by w.started_at, w.id`);
}
