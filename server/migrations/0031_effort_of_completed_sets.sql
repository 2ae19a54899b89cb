-- The sets of a completed exercise say how many repetitions were in reserve, where that's known: the next weights follow from it.
create or replace view completed_exercises as
select w.user_id, w.date, e.exercise_id,
  (array_agg(e.id order by w.started_at, e.place, e.id))[1] as id,
  (array_agg(w.plan_id order by w.started_at, e.place, e.id))[1] as plan_id,
  sum(coalesce(e.minutes, 3 * done.count)) as minutes,
  sum(done.count)::int as set_count,
  jsonb_path_query_array(jsonb_agg(done.sets order by w.started_at, e.place, e.id), '$[*][*]') as sets,
  max(greatest(e.completed_at, done.last_done_at)) as completed_at
from workouts w
join workout_exercises e on e.workout_id = w.id and e.deleted_at is null
cross join lateral (
  select count(*) as count, max(s.done_at) as last_done_at,
    coalesce(jsonb_agg(
      jsonb_build_object('weightKg', s.weight_kg, 'reps', coalesce(s.reps, 1))
        || case when s.seconds is null then '{}' else jsonb_build_object('seconds', s.seconds) end
        || case when s.rir is null then '{}' else jsonb_build_object('rir', s.rir) end
      order by s.place, s.id), '[]') as sets
  from workout_sets s
  where s.exercise_entry_id = e.id and s.deleted_at is null and s.done_at is not null and s.type <> 'warmup'
) done
where w.deleted_at is null and (e.completed_at is not null or done.count > 0)
group by w.user_id, w.date, e.exercise_id;
