-- A guided session that someone finished on a calendar day of their own time zone: at most once a day. The exercises in it are in training_completions.
create table series_completions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  series_id text not null,
  session smallint not null check (session >= 1),
  date date not null,
  completed_at timestamptz not null default now(),
  unique (user_id, series_id, session, date)
);
