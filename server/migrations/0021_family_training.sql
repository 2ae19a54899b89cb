-- What a family's workout plans have in common. Each copy of it is an ordinary plan of the member it belongs to.
create table family_training (
  family_id uuid primary key references families (id) on delete cascade,
  frame jsonb not null,
  -- Rises with every change of the frame; a change made on an older one is refused.
  version int not null default 1,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null
);
create index family_training_set_by on family_training (set_by) where set_by is not null;

-- Who takes part. Leaving the family ends it, and the plan stays.
create table family_training_members (
  user_id uuid primary key references family_members (user_id) on delete cascade,
  -- Level, place, equipment and things to avoid.
  own jsonb not null,
  -- Null once its owner deleted it.
  plan_id uuid unique references training_plans (id) on delete set null,
  -- The version of the frame that the plan was made from.
  frame_version int not null
);
