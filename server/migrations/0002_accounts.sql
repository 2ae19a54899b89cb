create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'member' check (role in ('member', 'moderator')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expired on sessions (expires_at);

create table accounts (
  id uuid primary key default gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expired on verifications (expires_at);

create table auth_rate_limits (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  count int not null,
  last_request bigint not null
);

create table profiles (
  id uuid primary key references users (id) on delete cascade,
  username text not null unique check (username ~ '^[a-z][a-z0-9_]{2,29}$'),
  full_name text not null check (char_length(full_name) <= 80),
  bio text not null default '' check (char_length(bio) <= 500),
  fitness_goals text not null default '' check (char_length(fitness_goals) <= 500),
  avatar_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  goal text check (goal in ('build-strength', 'build-muscle', 'lose-weight', 'feel-healthy', 'endurance')),
  skill_level text check (skill_level in ('beginner', 'intermediate', 'advanced')),
  units text not null default 'kg' check (units in ('kg', 'lb')),
  time_zone text not null default 'UTC',
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  birth_year int check (birth_year between 1900 and 2100),
  equipment text[] not null default '{}',
  avoid text[] not null default '{}',
  health_concerns text[]
);

-- A session that ends, or a person whose rights change, is told to every process that remembers it.
create function notify_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', case when tg_table_name = 'sessions' then old.user_id::text else old.id::text end);
  return null;
end
$$;
create trigger sessions_ended after delete on sessions for each row execute function notify_session_change();
create trigger users_changed after update of role, email, email_verified on users for each row execute function notify_session_change();
