-- What someone wants to eat a day: grams, and milligrams of sodium. What's null goes by their meal plan, or has no target.
create table nutrition_targets (
  user_id uuid primary key references users (id) on delete cascade,
  protein int check (protein > 0),
  carbs int check (carbs > 0),
  fat int check (fat > 0),
  fibre int check (fibre > 0),
  sugars int check (sugars > 0),
  sodium int check (sodium > 0),
  updated_at timestamptz not null default now()
);
