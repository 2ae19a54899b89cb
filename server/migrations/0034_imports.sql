-- Files of workouts that people bring from other apps. A file is kept, compressed, until its workouts are stored, so that a server that's restarted goes on where it was.
create table imports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  source text not null check (source in ('hevy', 'strong', 'lockstep')),
  file_name text not null,
  status text not null default 'preview' check (status in ('preview', 'running', 'done', 'failed', 'undone')),
  -- Gzip of the file as UTF-8; null once it isn't needed anymore.
  file bytea,
  -- The file has weights or distances and doesn't say in what; `unit` is the person's answer.
  needs_unit boolean not null,
  unit text check (unit in ('kg', 'lb')),
  -- Its times are those of this zone's clocks.
  time_zone text not null,
  -- Names of exercises in it: name, sets, exerciseId (null while nobody knows).
  names jsonb not null,
  -- What's left out of it: line, message; the first of them.
  problems jsonb not null,
  problem_count int not null,
  workouts int not null,
  sets int not null,
  new_workouts int not null,
  first_date date,
  last_date date,
  done_workouts int not null default 0,
  added_workouts int not null default 0,
  added_sets int not null default 0,
  -- Exercises of the person's own that it made.
  made_exercises uuid[] not null default '{}',
  -- Which run of which process stores it, and when it last said so: another takes over from one that says nothing anymore.
  runner uuid,
  runner_seen_at timestamptz,
  attempts int not null default 0,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3)
);
create index imports_of_user on imports (user_id, created_at desc);
create index imports_running on imports (runner_seen_at) where status = 'running';

-- What a person said that a name of another app means.
create table import_names (
  user_id uuid not null references users (id) on delete cascade,
  -- In lower case.
  name text not null,
  exercise_id text not null,
  primary key (user_id, name)
);

-- The import that brought it; null for a workout that was recorded here.
alter table workouts add column import_id uuid references imports (id) on delete set null;
create index workouts_of_import on workouts (import_id) where import_id is not null;

