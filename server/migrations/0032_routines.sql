-- Exercises that people made, theirs alone. A deleted one keeps its row: workouts that have it keep its name, and what's sent late doesn't bring it back.
create table custom_exercises (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- Muscles and equipment as the catalogue names them.
  targets text[] not null,
  synergists text[] not null,
  needs text[] not null,
  load_model text not null,
  -- Its sets are seconds.
  is_hold boolean not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz(3)
);
create index custom_exercises_of_user on custom_exercises (user_id);

-- What a set of an exercise is meant to be, for the workouts that come of it: a routine's, or an earlier workout's.
create table routines (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  note text not null,
  -- In their order: exerciseId, sets, repsMin, repsMax, seconds, restSeconds, superset, note.
  exercises jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create index routines_of_user on routines (user_id, created_at);

-- What the workout is called; empty for none. It stays when its routine or plan goes.
alter table workouts add column name text not null default '';
alter table workouts add column routine_id uuid references routines (id) on delete set null;
create index workouts_of_routine on workouts (routine_id) where routine_id is not null;

-- What was meant to be done, where it isn't a plan's day: sets, repsMin, repsMax, seconds, restSeconds.
alter table workout_exercises add column dose jsonb;
