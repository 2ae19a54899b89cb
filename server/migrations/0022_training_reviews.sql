-- A plan's days in a week, kept when a review of that week changes the plan: later reviews compare each week with the plan it was trained by.
create table training_reviewed_weeks (
  user_id uuid not null references users (id) on delete cascade,
  plan_id uuid not null references training_plans (id) on delete cascade,
  monday date not null,
  days jsonb not null,
  -- When the plan had last been changed before.
  changed_at timestamptz not null,
  primary key (user_id, plan_id, monday)
);
create index training_reviewed_weeks_of_plan on training_reviewed_weeks (plan_id);
