-- What someone trained: workouts, the exercises in them, and the sets of these. Rows are made on devices, under ids of theirs. What's deleted keeps its row, so
-- that a set that reaches the server late, from another device or a second time, doesn't bring it back. Numbers are checked by the operations that write them.
create table workouts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The day it counts for, in the person's own calendar.
  date date not null,
  started_at timestamptz(3) not null,
  -- Null while it's running.
  ended_at timestamptz(3),
  -- False for exercises of a day that were logged one by one: nobody timed them, and both ends are the moments of the first and the last entry.
  is_timed boolean not null,
  plan_id uuid references training_plans (id) on delete set null,
  -- The plan's day that it follows, "Monday"; null for a workout of one's own.
  day text,
  note text not null default '',
  body_weight_kg double precision,
  deleted_at timestamptz(3)
);
create index workouts_of_user on workouts (user_id, started_at desc, id desc);
create index workouts_by_date on workouts (user_id, date);
create index workouts_of_plan on workouts (plan_id) where plan_id is not null;

create table workout_exercises (
  id uuid primary key,
  workout_id uuid not null references workouts (id) on delete cascade,
  -- Of the catalogue; one that left it stays here.
  exercise_id text not null,
  -- Its order in the workout.
  place double precision not null,
  -- Exercises of a workout with the same number take turns.
  superset smallint,
  note text not null default '',
  -- Minutes it counts for, as planned; null where nothing was.
  minutes numeric(6, 2) check (minutes >= 0),
  -- When it was marked as completed, with or without sets.
  completed_at timestamptz,
  deleted_at timestamptz(3)
);
create index workout_exercises_of_workout on workout_exercises (workout_id);

create table workout_sets (
  id uuid primary key,
  exercise_entry_id uuid not null references workout_exercises (id) on delete cascade,
  -- Its order in the exercise.
  place double precision not null,
  type text not null default 'work' check (type in ('warmup', 'work', 'drop', 'failure', 'amrap')),
  -- As the exercise's load model reads it; null for the body alone.
  weight_kg double precision,
  reps int,
  seconds int,
  metres double precision,
  -- Repetitions in reserve.
  rir smallint,
  side text check (side in ('left', 'right')),
  -- Null until it's done.
  done_at timestamptz(3),
  deleted_at timestamptz(3)
);
create index workout_sets_of_exercise on workout_sets (exercise_entry_id);

-- The completed exercises of before: those of a day and plan become one workout. An exercise keeps its id, and its sets their order.
insert into workouts (id, user_id, date, started_at, ended_at, is_timed, plan_id)
select gen_random_uuid(), user_id, date, min(moment), max(moment), false, plan_id
from (
  select user_id, date, plan_id,
    -- One that was entered for another day happened at a time that nobody knows.
    case when (completed_at at time zone 'UTC')::date between date - 1 and date + 1 then completed_at
      else (date + time '12:00') at time zone 'UTC' end as moment
  from training_completions
) done
group by user_id, date, plan_id;

insert into workout_exercises (id, workout_id, exercise_id, place, minutes, completed_at)
select c.id, w.id, c.exercise_id, row_number() over (partition by w.id order by c.completed_at, c.id), c.minutes, c.completed_at
from training_completions c
join workouts w on w.user_id = c.user_id and w.date = c.date
  and coalesce(w.plan_id, '00000000-0000-0000-0000-000000000000') = coalesce(c.plan_id, '00000000-0000-0000-0000-000000000000');

insert into workout_sets (id, exercise_entry_id, place, weight_kg, reps, seconds, done_at)
select gen_random_uuid(), c.id, each.place,
  case when jsonb_typeof(each.done -> 'weightKg') = 'number' then (each.done ->> 'weightKg')::double precision end,
  case when jsonb_typeof(each.done -> 'reps') = 'number' then (each.done ->> 'reps')::double precision::int end,
  case when jsonb_typeof(each.done -> 'seconds') = 'number' then (each.done ->> 'seconds')::double precision::int end,
  c.completed_at
from training_completions c
cross join lateral jsonb_array_elements(case when jsonb_typeof(c.sets) = 'array' then c.sets else '[]' end)
  with ordinality as each (done, place);

drop table training_completions;

-- An exercise done on a day, however many workouts of that day had it: with a set done that isn't a warm-up, or marked as completed. Streaks, challenges,
-- progress and "last time" read this. Where no minutes were planned, a set with its rest counts for three.
create view completed_exercises as
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
