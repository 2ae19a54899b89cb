create table training_plans (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  choices jsonb not null,
  days jsonb not null,
  notes jsonb not null,
  -- Rises with every change; a change made on an older state is refused.
  version int not null default 1,
  is_current boolean not null default false,
  share_token text unique,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now()
);
create unique index training_plans_current on training_plans (user_id) where is_current;
create index training_plans_of_user on training_plans (user_id, created_at desc, id desc);

-- An exercise done on a calendar day of the person's own time zone: at most one row a person, day and exercise.
create table training_completions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  exercise_id text not null,
  plan_id uuid references training_plans (id) on delete set null,
  minutes numeric(6, 2) not null check (minutes >= 0),
  sets jsonb not null,
  completed_at timestamptz not null default now(),
  unique (user_id, date, exercise_id)
);
create index training_completions_of_plan on training_completions (plan_id) where plan_id is not null;

create table exercise_favorites (
  user_id uuid not null references users (id) on delete cascade,
  exercise_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, exercise_id)
);
