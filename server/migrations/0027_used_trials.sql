-- Who had a free trial and deleted their account: only what a keyed hash of their address says.
create table used_trials (
  address_hash text primary key,
  deleted_at timestamptz not null default now()
);
