-- People who share one Family membership. The owner pays, and is one of the members.
create table families (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique references users (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Nobody is in two families.
create table family_members (
  user_id uuid primary key references users (id) on delete cascade,
  family_id uuid not null references families (id) on delete cascade,
  joined_at timestamptz not null default now(),
  -- What the others may see of their progress.
  shares text[] not null default '{}' check (shares <@ array['workouts', 'minutes', 'streak', 'achievements'])
);
create index family_members_family on family_members (family_id, joined_at);

-- Links that let one person in. Only the hash of a link's token is kept.
create table family_invitations (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null references families (id) on delete cascade,
  token_hash text not null unique,
  -- Whom it was mailed to; nobody else may use it. Null for a link that whoever has it may use.
  email text check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index family_invitations_family on family_invitations (family_id, created_at);

-- Everyone the family cooks for: members who said how they eat, and children and guests without an account.
create table family_eaters (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  -- Null for someone without an account.
  user_id uuid unique references family_members (user_id) on delete cascade,
  name text not null,
  diet text not null,
  allergies text[] not null,
  -- As a share of an adult's.
  portion real not null check (portion > 0),
  created_at timestamptz not null default now()
);
create index family_eaters_family on family_eaters (family_id, created_at);

-- Who pays for whom: a member's tier is that of their family's owner.
create view family_payers as
select m.user_id, f.owner_id as payer_id
from family_members m join families f on f.id = m.family_id
where m.user_id <> f.owner_id;
