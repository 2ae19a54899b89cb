-- Who may see a profile, and what its owner does.
alter table profiles
  add column profile_visibility text not null default 'everyone' check (profile_visibility in ('everyone', 'members', 'only_me')),
  add column activity_visibility text not null default 'everyone' check (activity_visibility in ('everyone', 'members', 'only_me')),
  -- Until when somebody may not write anything others see; 'infinity' for good.
  add column suspended_until timestamptz,
  add column warnings int not null default 0;

create table follows (
  follower_id uuid not null references users (id) on delete cascade,
  followed_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id, created_at desc, follower_id);
create index follows_follower on follows (follower_id, created_at desc, followed_id);

-- A block silences both sides.
create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);
create index blocks_by_age on blocks (blocker_id, created_at desc, blocked_id);
-- Names that begin with a text, whatever the database's collation.
create index profiles_username_prefix on profiles (username text_pattern_ops);

create table groups (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  description text not null check (char_length(description) between 1 and 1000),
  icon text not null default '👥',
  cover_image text,
  rules text not null default '' check (char_length(rules) <= 2000),
  is_private boolean not null default false,
  -- Opens a private group to whoever has the link; null when there is none.
  invite_token text unique,
  created_by uuid references users (id) on delete set null,
  pinned_post_id uuid,
  -- Counters are kept in the transaction of what they count.
  member_count int not null default 0 check (member_count >= 0),
  post_count int not null default 0 check (post_count >= 0),
  -- Set by a moderator.
  hidden_at timestamptz,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now()
);
create index groups_by_name on groups (lower(name), id) where hidden_at is null;
create index groups_of_founder on groups (created_by) where created_by is not null;

create table group_members (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references groups (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_admin boolean not null default false,
  -- The member wants no notifications of the group.
  is_muted boolean not null default false,
  joined_at timestamptz(3) not null default now(),
  unique (group_id, user_id)
);
create index group_members_by_age on group_members (group_id, joined_at desc, id desc);
create index group_members_by_rank on group_members (group_id, is_admin desc, joined_at desc, id desc);
create index group_members_of_user on group_members (user_id, group_id);

create table group_join_requests (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references groups (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  message text not null default '' check (char_length(message) <= 300),
  created_at timestamptz(3) not null default now(),
  unique (group_id, user_id)
);
create index group_join_requests_by_age on group_join_requests (group_id, created_at, id);
create index group_join_requests_of_user on group_join_requests (user_id);

-- Who was invited by name: opens a private group to them, once.
create table group_invitations (
  group_id uuid not null references groups (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (group_id, user_id)
);
create index group_invitations_of_user on group_invitations (user_id);

create table posts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 5000),
  image_url text,
  image_alt text check (char_length(image_alt) <= 300),
  image_width int,
  image_height int,
  ai_generated boolean not null default false,
  post_type text not null default 'general' check (post_type in ('general', 'workout', 'nutrition', 'motivation')),
  group_id uuid references groups (id) on delete cascade,
  -- held: waits for a moderator; hidden: taken away by one; deleted: by its author, who may undo it for a while.
  state text not null default 'visible' check (state in ('visible', 'held', 'hidden', 'deleted')),
  -- What a deleted post goes back to when that is undone.
  state_before text check (state_before in ('visible', 'held', 'hidden')),
  like_count int not null default 0 check (like_count >= 0),
  comment_count int not null default 0 check (comment_count >= 0),
  -- Held from the beginning: nobody was told of it yet.
  never_shown boolean not null default false,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  -- Who deleted it, and may take that back: its author or an admin of the group.
  deleted_by uuid
);
create index posts_feed on posts (created_at desc, id desc) where group_id is null and state = 'visible';
create index posts_feed_by_type on posts (post_type, created_at desc, id desc) where group_id is null and state = 'visible';
-- Whole, for a group's or an author's posts of every state must be found when these are deleted.
create index posts_of_group on posts (group_id, created_at desc, id desc) where group_id is not null;
create index posts_of_author on posts (user_id, created_at desc, id desc);
create index posts_waiting on posts (created_at, id) where state = 'held';
create index posts_deleted on posts (deleted_at) where state = 'deleted';
create index posts_image on posts (image_url) where image_url is not null;
alter table groups add foreign key (pinned_post_id) references posts (id) on delete set null;
create index groups_pinned on groups (pinned_post_id) where pinned_post_id is not null;

create table likes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  unique (post_id, user_id)
);
create index likes_of_user on likes (user_id, created_at desc);

create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 2000),
  state text not null default 'visible' check (state in ('visible', 'held', 'hidden', 'deleted')),
  state_before text check (state_before in ('visible', 'held', 'hidden')),
  -- Held from the beginning: nobody was told of it yet.
  never_shown boolean not null default false,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  -- Who deleted it, and may take that back: its author or an admin of the group.
  deleted_by uuid
);
create index comments_of_post on comments (post_id, created_at, id);
create index comments_of_author on comments (user_id, created_at desc, id desc);
create index comments_waiting on comments (created_at, id) where state = 'held';
create index comments_deleted on comments (deleted_at) where state = 'deleted';

create table user_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('group_post', 'achievement', 'challenge', 'streak', 'group_invite', 'system', 'other')),
  title text not null check (char_length(title) between 1 and 200),
  message text not null check (char_length(message) between 1 and 1000),
  reference_id text check (char_length(reference_id) <= 200),
  reference_type text check (char_length(reference_type) <= 40),
  activity_type text check (char_length(activity_type) <= 40),
  -- Who caused it; of folded notices the latest of them.
  actor_id uuid references users (id) on delete set null,
  -- Notices with one key are one line: all likes of a post.
  fold_key text,
  -- The switch it belongs to (notification_preferences); null always comes.
  kind text,
  -- How many happenings the line stands for, since it was last read.
  fold_count int not null default 1,
  -- When devices were last told of it.
  pushed_at timestamptz,
  is_read boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index user_notifications_of_user on user_notifications (user_id, created_at desc, id desc);
create index user_notifications_unread on user_notifications (user_id) where not is_read;
create unique index user_notifications_folded on user_notifications (user_id, fold_key) where fold_key is not null;
create index user_notifications_of_actor on user_notifications (actor_id) where actor_id is not null;
create index user_notifications_by_age on user_notifications (created_at);

create table notification_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  -- Kinds that were switched off: in the app, and as pushed messages.
  off_in_app text[] not null default '{}',
  off_push text[] not null default '{}',
  -- Minutes after midnight in the person's own time zone; both null: no quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_to is null))
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The device's session: when that ends, wherever, nothing is pushed to the device any more.
  session_id uuid references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  last_success_at timestamptz,
  failures int not null default 0
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Days a streak was kept by a freeze: one a week.
create table streak_freezes (
  user_id uuid not null references users (id) on delete cascade,
  streak_type text not null,
  day date not null,
  primary key (user_id, streak_type, day)
);

-- Weekdays of rest that the person's plan had from a day on (0 is Monday): a plan that changes does not judge the days before it anew.
create table streak_rest_days (
  user_id uuid not null references users (id) on delete cascade,
  since date not null,
  weekdays smallint[] not null,
  primary key (user_id, since)
);

-- Lengths of streaks that were told: each once, however often the days are counted anew.
create table streak_milestones (
  user_id uuid not null references users (id) on delete cascade,
  streak_type text not null,
  days int not null,
  reached_at timestamptz(3) not null default now(),
  primary key (user_id, streak_type, days)
);

create table user_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  achievement_id text not null,
  current_progress int not null default 0 check (current_progress >= 0),
  completed boolean not null default false,
  completed_at timestamptz(3),
  updated_at timestamptz not null default now(),
  unique (user_id, achievement_id),
  check (completed = (completed_at is not null))
);
create index user_achievements_by_completion on user_achievements (user_id, completed_at desc nulls last, id desc);

-- A kind of challenge in one week; group_id is null for those everybody does for themselves.
create table challenges (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  week_start date not null,
  group_id uuid references groups (id) on delete cascade,
  goal int not null check (goal > 0),
  -- A group's members fill one goal together.
  is_shared boolean not null default false,
  -- Counted in the transaction that joins or leaves.
  participants int not null default 0 check (participants >= 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (kind, week_start, group_id)
);
create index challenges_of_week on challenges (week_start, group_id, kind);

create table challenge_entries (
  id uuid primary key default gen_random_uuid(),
  challenge_id uuid not null references challenges (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The person's own, by the level they had when they joined; null where the challenge's counts.
  goal int check (goal > 0),
  progress int not null default 0 check (progress >= 0),
  completed_at timestamptz(3),
  on_leaderboard boolean not null default false,
  joined_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (challenge_id, user_id)
);
create index challenge_entries_of_user on challenge_entries (user_id, joined_at desc, id desc);
create index challenge_entries_leaders on challenge_entries (challenge_id, progress desc, updated_at, id) where on_leaderboard;

create table reports (
  id uuid primary key,
  reporter_id uuid references users (id) on delete set null,
  subject_type text not null check (subject_type in ('post', 'comment', 'member', 'group')),
  subject_id uuid not null,
  reason text not null check (reason in ('spam', 'harassment', 'hate', 'unsafe_advice', 'sexual', 'violence', 'self_harm', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz(3) not null default now(),
  resolved_at timestamptz(3),
  resolved_by uuid references users (id) on delete set null,
  unique nulls distinct (reporter_id, subject_type, subject_id)
);
create index reports_open on reports (created_at, id) where resolved_at is null;
create index reports_of_subject on reports (subject_type, subject_id);

create table moderation_log (
  id uuid primary key default gen_random_uuid(),
  moderator_id uuid references users (id) on delete set null,
  action text not null check (action in ('hide', 'restore', 'approve', 'dismiss', 'warn', 'suspend', 'unsuspend')),
  subject_type text not null check (subject_type in ('post', 'comment', 'member', 'group')),
  subject_id uuid not null,
  -- Whom it concerned; kept as an id after the account is gone.
  user_id uuid,
  reason text not null default '' check (char_length(reason) <= 1000),
  created_at timestamptz(3) not null default now()
);
create index moderation_log_by_age on moderation_log (created_at desc, id desc);
create index moderation_log_of_user on moderation_log (user_id, created_at desc);
create index users_moderators on users (id) where role = 'moderator';

-- Pictures that were sent in; a job removes those that nothing refers to.
create table uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  bucket text not null check (bucket in ('post-images', 'avatars', 'groups')),
  key text not null,
  url text not null unique,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null default now(),
  unique (bucket, key)
);
create index uploads_by_age on uploads (created_at, id);
create index uploads_of_user on uploads (user_id, created_at);
-- Whether somebody or a group still shows a picture.
create index profiles_avatar on profiles (avatar_url) where avatar_url is not null;
create index groups_cover on groups (cover_image) where cover_image is not null;

-- What open browsers are told of, kept for a while so that a stream can be taken up where it broke off.
create table live_events (
  sequence bigint generated always as identity primary key,
  -- Sequence numbers commit out of order: only rows below the oldest running transaction are delivered.
  transaction xid8 not null default pg_current_xact_id(),
  type text not null,
  -- Whom it is for: everybody, the members of a group, or one person.
  audience text not null check (audience in ('public', 'group', 'person')),
  audience_id uuid,
  -- Whose doing it is: people who blocked each other hear nothing of one another.
  actor_id uuid,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  check ((audience = 'public') = (audience_id is null))
);
-- For the hourly clearing alone: it costs a write next to nothing.
create index live_events_by_age on live_events using brin (created_at);
-- The order they are told in: nothing comes before what was told already.
create index live_events_in_order on live_events (transaction, sequence);

-- Streams know whose messages their person may hear. Whatever changes that stands in the same order as the messages, so that none is told under an older right.
create function tell_changed_rights() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'group_members' then
    insert into live_events (type, audience, audience_id, payload)
      select 'rights.changed', 'person', user_id, '{}' from (select distinct user_id from changed) people;
  else
    insert into live_events (type, audience, audience_id, payload)
      select 'rights.changed', 'person', id, '{}'
      from (select blocker_id as id from changed union select blocked_id from changed) people;
  end if;
  return null;
end
$$;
create trigger group_members_came after insert on group_members referencing new table as changed
  for each statement execute function tell_changed_rights();
create trigger group_members_went after delete on group_members referencing old table as changed
  for each statement execute function tell_changed_rights();
create trigger blocks_came after insert on blocks referencing new table as changed
  for each statement execute function tell_changed_rights();
create trigger blocks_went after delete on blocks referencing old table as changed
  for each statement execute function tell_changed_rights();
