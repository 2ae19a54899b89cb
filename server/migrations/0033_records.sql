-- What someone measured of their body on a day: what isn't measured is null. A deleted row stays for a while, as a workout's does.
create table measurements (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- In the person's own calendar.
  date date not null,
  weight_kg double precision,
  waist_cm double precision,
  hips_cm double precision,
  chest_cm double precision,
  arm_cm double precision,
  thigh_cm double precision,
  body_fat_percent double precision,
  deleted_at timestamptz(3)
);
create index measurements_of_user on measurements (user_id, date desc, id desc);

-- Null until the person chooses: then they're hidden if calories are.
alter table profiles add column hide_measurements boolean;

-- All sessions of one exercise are found without looking at the other exercises of each workout.
drop index workout_exercises_of_workout;
create index workout_exercises_of_workout on workout_exercises (workout_id, exercise_id);

-- As before, and each set says its type where that's no work set: a drop set estimates nothing. And what the person weighed at the workout.
create or replace view completed_exercises as
select w.user_id, w.date, e.exercise_id,
  (array_agg(e.id order by w.started_at, e.place, e.id))[1] as id,
  (array_agg(w.plan_id order by w.started_at, e.place, e.id))[1] as plan_id,
  sum(coalesce(e.minutes, 3 * done.count)) as minutes,
  sum(done.count)::int as set_count,
  jsonb_path_query_array(jsonb_agg(done.sets order by w.started_at, e.place, e.id), '$[*][*]') as sets,
  max(greatest(e.completed_at, done.last_done_at)) as completed_at,
  max(w.body_weight_kg) as body_weight_kg
from workouts w
join workout_exercises e on e.workout_id = w.id and e.deleted_at is null
cross join lateral (
  select count(*) as count, max(s.done_at) as last_done_at,
    coalesce(jsonb_agg(
      jsonb_build_object('weightKg', s.weight_kg, 'reps', coalesce(s.reps, 1))
        || case when s.seconds is null then '{}' else jsonb_build_object('seconds', s.seconds) end
        || case when s.rir is null then '{}' else jsonb_build_object('rir', s.rir) end
        || case when s.type = 'work' then '{}' else jsonb_build_object('type', s.type) end
      order by s.place, s.id), '[]') as sets
  from workout_sets s
  where s.exercise_entry_id = e.id and s.deleted_at is null and s.done_at is not null and s.type <> 'warmup'
) done
where w.deleted_at is null and (e.completed_at is not null or done.count > 0)
group by w.user_id, w.date, e.exercise_id;
