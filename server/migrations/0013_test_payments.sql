-- The built-in payment provider in test mode: what it answers, as Stripe would write it. It has no keys to the product's own tables, as Stripe has none.
create table test_payment_objects (
  id text primary key,
  -- As the objects name it: customer, checkout.session, subscription, event, ...
  kind text not null,
  customer_id text,
  -- Newest first means by this: many are created in the same second.
  position bigint generated always as identity,
  created bigint not null,
  -- Seconds since 1970 of the provider's clock at which something happens to it on its own.
  due_at bigint,
  data jsonb not null
);
create index test_payment_objects_kind on test_payment_objects (kind, position desc);
create index test_payment_objects_customer on test_payment_objects (customer_id, kind, position desc);
create index test_payment_objects_due on test_payment_objects (due_at, position) where due_at is not null;

-- Events that the webhook hasn't taken yet.
create table test_payment_deliveries (
  event_id text primary key references test_payment_objects (id) on delete cascade,
  attempts int not null default 0
);

-- Answers given for an Idempotency-Key, so that the same request gets the same one.
create table test_payment_answers (
  key text primary key,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now()
);
create index test_payment_answers_age on test_payment_answers (created_at);

-- How far the provider's clock is ahead of the real one; no row means not at all. Whoever changes anything locks this table.
create table test_payment_clock (
  one boolean primary key default true check (one),
  ahead_seconds bigint not null
);
