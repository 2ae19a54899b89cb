create table stripe_subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  customer_id text,
  subscription_id text unique,
  price_id text check (price_id in ('price_premium_monthly', 'price_family_monthly')),
  status text not null check (
    status in ('active', 'trialing', 'past_due', 'canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused')
  ),
  -- Seconds since 1970, as the payment provider tells it.
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create view stripe_user_subscriptions as
select user_id, customer_id, subscription_id, price_id, status as subscription_status, current_period_end, cancel_at_period_end
from stripe_subscriptions;
