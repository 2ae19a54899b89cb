-- Emails about a membership. Each is written down in the transaction that queues it, so that it's sent once.
create table billing_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- Which one it is: receipt:in_1A2b, payment-failed:in_1A2b:2.
  key text not null,
  -- In their order, also those of one transaction.
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, key)
);

-- When time alone changes something about it next, in seconds since 1970 by the provider's clock.
alter table stripe_subscriptions add column wakes_at bigint;
create index stripe_subscriptions_waking on stripe_subscriptions (wakes_at) where wakes_at is not null;

-- Kinds of emails that were switched off. Those about money and the account always come.
alter table notification_preferences add column off_email text[] not null default '{}';
