-- Questions to the coach with their answers: a conversation belongs to one person.
create table chat_queries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  query text not null,
  response text not null,
  -- The answer's own message.
  answer_id uuid not null unique,
  created_at timestamptz(3) not null default now(),
  answered_at timestamptz(3) not null default now()
);
create index chat_queries_of_user on chat_queries (user_id, created_at desc, id desc);

-- Changes that an answer suggests. Clearing the conversation drops them, and what was confirmed stays done.
create table coach_proposals (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Null when the question couldn't be kept.
  chat_query_id uuid references chat_queries (id) on delete cascade,
  place smallint not null,
  kind text not null,
  summary text not null,
  details jsonb not null,
  path text not null,
  -- What confirming takes, and what undoing has to know of what was made.
  payload jsonb not null,
  made jsonb,
  state text not null default 'open' check (state in ('open', 'confirmed', 'undone')),
  created_at timestamptz(3) not null default now()
);
create index coach_proposals_of_query on coach_proposals (chat_query_id);
create index coach_proposals_of_user on coach_proposals (user_id);
