-- Addresses without an account that turned off emails to them; only what a keyed hash of each says.
create table refused_addresses (
  address_hash text primary key,
  refused_at timestamptz not null default now()
);
