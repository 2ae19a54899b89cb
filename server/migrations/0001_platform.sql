-- Secrets and keys that this installation made for itself, shared by all its machines.
create table installation_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- What happened, written in the transaction that caused it, and worked by jobs.
create table domain_events (
  id uuid primary key,
  sequence bigint generated always as identity unique,
  type text not null,
  actor_id uuid,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  processed_at timestamptz
);
create index domain_events_waiting on domain_events (next_attempt_at, sequence) where processed_at is null;
create index domain_events_processed on domain_events (processed_at) where processed_at is not null;

-- One row for each handler that has done its part: a repeated delivery changes nothing.
create table domain_event_deliveries (
  event_id uuid not null references domain_events (id) on delete cascade,
  handler text not null,
  delivered_at timestamptz not null default now(),
  primary key (event_id, handler)
);

-- Counters of writes by caller; a row lives as long as its window.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index rate_limits_expired on rate_limits (expires_at);
