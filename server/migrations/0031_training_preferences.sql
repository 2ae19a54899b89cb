-- How someone trains, wherever they do: what's shown, offered and loaded. Without a row everything is as usual; a null takes the usual value.
create table training_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  -- Effort in repetitions in reserve, or as RPE.
  effort text not null default 'rir' check (effort in ('rir', 'rpe')),
  -- What their plates are made in; null as the person's units.
  plate_units text check (plate_units in ('kg', 'lb')),
  bars text[],
  -- Sizes they have pairs of, in their own unit; null for all.
  plates_kg double precision[],
  plates_lb double precision[],
  -- Whether lighter weeks are offered, and the last day on which one was declined.
  offers_lighter_weeks boolean not null default true,
  lighter_week_declined_on date
);

-- What someone keeps with an exercise for every time it's trained.
create table exercise_preferences (
  user_id uuid not null references users (id) on delete cascade,
  exercise_id text not null,
  note text not null default '',
  -- False: no weights are suggested for it.
  suggests_weights boolean not null default true,
  -- The bar it's done with; null for the usual one.
  bar text,
  primary key (user_id, exercise_id)
);

-- Nothing more of it is done in this workout; what was done of it counts.
alter table workout_exercises add column is_skipped boolean not null default false;

-- Set when a block's lighter week came early, or late: so many weeks it has. Null for as many as the level says.
alter table training_plans add column block_weeks int check (block_weeks between 1 and 1000);
