alter table profiles
  add column hide_calories boolean not null default false,
  add column energy_unit text not null default 'kcal' check (energy_unit in ('kcal', 'kJ')),
  add column food_units text not null default 'metric' check (food_units in ('metric', 'us'));

create table meal_plans (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  choices jsonb not null,
  days jsonb not null,
  notes jsonb not null,
  -- The day number 1 falls on; a plan of seven days repeats every week from there.
  starts_on date not null,
  -- Rises with every change; a change made on an older state is refused.
  version int not null default 1,
  is_current boolean not null default false,
  share_token text unique,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now()
);
create unique index meal_plans_current on meal_plans (user_id) where is_current;
create index meal_plans_of_user on meal_plans (user_id, created_at desc, id desc);

-- Foods of a plan's list that were ticked off.
create table grocery_ticks (
  plan_id uuid not null references meal_plans (id) on delete cascade,
  food_id text not null,
  ticked_at timestamptz not null default now(),
  primary key (plan_id, food_id)
);

-- Lines a person added to a plan's list.
create table own_groceries (
  id uuid primary key,
  plan_id uuid not null references meal_plans (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 120),
  ticked boolean not null default false,
  created_at timestamptz not null default now()
);
create index own_groceries_of_plan on own_groceries (plan_id, created_at, id);

create table recipe_favorites (
  user_id uuid not null references users (id) on delete cascade,
  recipe_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);

-- Something eaten on a calendar day of the person's own time zone, with its figures as they were when it was logged.
create table nutrition_log (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  meal_type text not null check (meal_type in ('Breakfast', 'Lunch', 'Snack', 'Dinner')),
  name text not null,
  source jsonb not null,
  -- Set when a planned meal was eaten: the plan may be gone, the meal counts once a day all the same.
  plan_id uuid,
  meal_id text,
  -- Meals the plan had that day: what "kept to the plan" is measured by.
  plan_meals smallint,
  calories numeric(8, 1) not null check (calories >= 0),
  protein numeric(7, 1) not null check (protein >= 0),
  carbs numeric(7, 1) not null check (carbs >= 0),
  fat numeric(7, 1) not null check (fat >= 0),
  fibre numeric(7, 1) not null check (fibre >= 0),
  logged_at timestamptz not null default now(),
  check ((plan_id is null) = (meal_id is null) and (plan_id is null) = (plan_meals is null))
);
create index nutrition_log_of_user on nutrition_log (user_id, date);
create unique index nutrition_log_meal on nutrition_log (user_id, date, plan_id, meal_id) where plan_id is not null;

create table dismissed_meal_reminders (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  meal_id text not null,
  primary key (user_id, date, meal_id)
);

create table user_streaks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  streak_type text not null check (streak_type in ('workout', 'nutrition', 'nutrition_logging', 'meditation', 'others')),
  current_count int not null default 0 check (current_count >= 0),
  longest_count int not null default 0 check (longest_count >= current_count),
  last_day date,
  updated_at timestamptz not null default now(),
  unique (user_id, streak_type)
);
