-- The payment provider's customer of each person who ever began to pay. Everything else about them is asked of the provider.
create table stripe_customers (
  user_id uuid primary key references users (id) on delete cascade,
  customer_id text not null unique,
  -- Counts how often their subscription was written: who read an older one reads again.
  version int not null default 0,
  -- When they last went to the provider's pages: what they did there may not have been reported.
  sent_at timestamptz,
  created_at timestamptz not null default now()
);

-- What the provider reported, each event once. Events of customers who aren't ours, or aren't anymore, name nobody.
create table stripe_events (
  id text primary key,
  type text not null,
  -- Seconds since 1970, by the provider's clock.
  created bigint not null,
  customer_id text references stripe_customers (customer_id) on delete set null,
  handled_at timestamptz,
  received_at timestamptz not null default now()
);
create index stripe_events_waiting on stripe_events (customer_id) where handled_at is null and customer_id is not null;
create index stripe_events_created on stripe_events (created);

drop view stripe_user_subscriptions;
alter table stripe_subscriptions
  -- Seconds since 1970, as the payment provider tells them.
  add column trial_end bigint,
  add column past_due_since bigint,
  add column latest_invoice_status text;
create index stripe_subscriptions_not_over on stripe_subscriptions (user_id) where status not in ('canceled', 'incomplete_expired');

create view stripe_user_subscriptions as
select
  user_id, customer_id, subscription_id, price_id, status as subscription_status, current_period_end, cancel_at_period_end,
  trial_end, past_due_since, latest_invoice_status
from stripe_subscriptions;
