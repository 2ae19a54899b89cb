-- What people write to support, with or without an account.
create table contact_submissions (
  id uuid primary key,
  -- Null for visitors.
  user_id uuid references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  subject text not null check (subject in ('General Inquiry', 'Subscription Support', 'Technical Issue', 'Feature Request', 'Other')),
  message text not null check (char_length(message) between 1 and 5000),
  -- Of the message's words: the same message from many addresses is spam.
  words_hash text not null,
  -- The writer's membership had priority support.
  is_priority boolean not null default false,
  is_spam boolean not null default false,
  -- What the filter saw.
  spam_signs text[] not null default '{}',
  answered_at timestamptz(3),
  answered_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index contact_submissions_unanswered on contact_submissions (is_priority desc, created_at, id) where answered_at is null and not is_spam;
create index contact_submissions_answered on contact_submissions (created_at desc, id desc) where answered_at is not null and not is_spam;
create index contact_submissions_spam on contact_submissions (created_at desc, id desc) where is_spam;
create index contact_submissions_words on contact_submissions (words_hash, created_at);
create index contact_submissions_of_user on contact_submissions (user_id, created_at) where user_id is not null;
create index contact_submissions_answered_by on contact_submissions (answered_by) where answered_by is not null;
