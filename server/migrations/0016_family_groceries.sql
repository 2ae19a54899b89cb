-- A family's grocery list. Each field has the number of changes that led to it and who made the last one: copies of the list that got the same changes in
-- any order end up equal (docs/decisions/0024).
create table family_groceries (
  family_id uuid not null references families (id) on delete cascade,
  -- Made by whoever adds it; of this family only.
  id uuid not null,
  name text not null default '',
  name_clock int not null default 0,
  name_by uuid references users (id) on delete set null,
  aisle text not null default '',
  aisle_clock int not null default 0,
  aisle_by uuid references users (id) on delete set null,
  display text not null default '',
  display_clock int not null default 0,
  display_by uuid references users (id) on delete set null,
  checked boolean not null default false,
  checked_clock int not null default 0,
  checked_by uuid references users (id) on delete set null,
  -- False while only changes of it have arrived.
  is_added boolean not null default false,
  added_by uuid references users (id) on delete set null,
  -- What a removed item said is forgotten at once; its id goes later.
  removed_at timestamptz,
  -- The food that a meal plan put it here for, and the grams that weeks of plans need.
  food_id text,
  needs jsonb not null default '{}',
  changed_at timestamptz not null default now(),
  primary key (family_id, id)
);
create index family_groceries_gone on family_groceries (changed_at) where removed_at is not null or not is_added;
create index family_groceries_name_by on family_groceries (name_by) where name_by is not null;
create index family_groceries_aisle_by on family_groceries (aisle_by) where aisle_by is not null;
create index family_groceries_display_by on family_groceries (display_by) where display_by is not null;
create index family_groceries_checked_by on family_groceries (checked_by) where checked_by is not null;
create index family_groceries_added_by on family_groceries (added_by) where added_by is not null;
