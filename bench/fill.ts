import { ACHIEVEMENTS } from "@lockstep/content/achievements/index.ts";
import { CHALLENGES } from "@lockstep/content/challenges/index.ts";
import type pg from "pg";
import { signSessionToken } from "../server/platform/auth/session-tokens.ts";
import type { Size } from "./sizes.ts";

/** Members with a session: readers, writers and open streams act as them. */
export const SIGNED_IN = 5000;
const NOTICES = 200;
const MEMBERS_PER_GROUP = 100;

/** The id of the n-th row of a kind; the digit keeps kinds apart. */
const id = (kind: number, n: string): string => `(('00000000-0000-4000-80${kind}0-' || lpad(to_hex(${n}), 12, '0'))::uuid)`;

export const memberId = (n: number): string => uuid(1, n);
export const postId = (n: number): string => uuid(2, n);
export const groupId = (n: number): string => uuid(3, n);
/** Signs the sessions of the bench: the product finds it in the database. */
export const SECRET = "a secret that signs the sessions of the bench";
export const sessionToken = (n: number): string => signSessionToken(`bench-session-${n}`, SECRET);

function uuid(kind: number, n: number): string {
  return `00000000-0000-4000-80${kind}0-${n.toString(16).padStart(12, "0")}`;
}

/** Who wrote the n-th post. */
export const authorOf = (post: number, size: Size): number => (post * 7919) % size.members;
/** Whom the n-th member blocked. */
const blockedBy = (n: number, size: Size): readonly number[] =>
  n % 2 === 0 ? [1, 2, 3].map((k) => (n + k * 41 + 1) % size.members) : [];
export const isBlockedBetween = (a: number, b: number, size: Size): boolean =>
  blockedBy(a, size).includes(b) || blockedBy(b, size).includes(a);

/** Likes of the n-th post: a few posts have most of them. Five on average over a hundred posts. */
const LIKES = (n: string): string =>
  `(case when ${n} % 100 = 0 then 150 when ${n} % 100 < 10 then 20 when ${n} % 100 < 50 then 3 else 1 end)`;
/** Comments of the n-th post, two on average. */
const COMMENTS = (n: string): string =>
  `(case when (${n} * 7) % 100 = 0 then 65 when (${n} * 7) % 100 < 20 then 5 when (${n} * 7) % 100 < 60 then 1 else 0 end)`;

/** Fills an empty database by statements of its own; counters are those of the rows. Answers how many rows there are. */
export async function fill(pool: pg.Pool, size: Size, tell: (line: string) => void): Promise<Record<string, number>> {
  const client = await pool.connect();
  const counts: Record<string, number> = {};
  const step = async (what: string, sql: string): Promise<void> => {
    const done = await client.query(sql);
    counts[what] = (counts[what] ?? 0) + (done.rowCount ?? 0);
    tell(`${size.name}: ${what} ${counts[what]}`);
  };
  try {
    // Foreign keys are right by construction; the fill needs no promise to survive a crash.
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'",
    );
    await client.query("insert into installation_secrets (name, value) values ('session', $1)", [SECRET]);
    await step(
      "users",
      `insert into users (id, email, name, email_verified, created_at)
      select ${id(1, "n")}, 'bench' || n || '@example.com', 'Member ' || n, true, now() - interval '60 days' from generate_series(0, ${size.members - 1}) n`,
    );
    await step(
      "profiles",
      `insert into profiles (id, username, full_name, created_at)
      select ${id(1, "n")}, 'bench_' || n, 'Member ' || n, now() - interval '60 days' from generate_series(0, ${size.members - 1}) n`,
    );
    await step(
      "sessions",
      `insert into sessions (token, user_id, expires_at)
      select 'sha256:' || encode(sha256(convert_to('bench-session-' || n, 'UTF8')), 'base64'), ${id(1, `n % ${size.members}`)}, now() + interval '1 day' from generate_series(0, ${SIGNED_IN - 1}) n`,
    );
    await step(
      "groups",
      `insert into groups (id, name, description, icon, created_by, member_count, post_count)
      select ${id(3, "n")}, 'Group ' || n, 'A group to measure with.', '💪', ${id(1, "n")}, ${MEMBERS_PER_GROUP},
        greatest(0, (${Math.ceil(size.posts / 7)} - 1 - n) / ${size.groups} + 1)
      from generate_series(0, ${size.groups - 1}) n`,
    );
    await step(
      "group_members",
      `insert into group_members (group_id, user_id, is_admin)
      select ${id(3, "n")}, ${id(1, `(n * 13 + m) % ${size.members}`)}, m = 0
      from generate_series(0, ${size.groups - 1}) n, generate_series(0, ${MEMBERS_PER_GROUP - 1}) m`,
    );
    // One post every few seconds up to now; every seventh in a group.
    await step(
      "posts",
      `insert into posts (id, user_id, content, post_type, group_id, like_count, comment_count, created_at)
      select ${id(2, "n")}, ${id(1, `(n::bigint * 7919 % ${size.members})::int`)},
        'Session ' || n || ' done. ' || repeat('Squats felt lighter than last week, rows still need work. ', 1 + n % 6),
        (array['general', 'workout', 'nutrition', 'motivation'])[1 + n % 4],
        case when n % 7 = 0 then ${id(3, `(n / 7) % ${size.groups}`)} end,
        ${LIKES("n")}, ${COMMENTS("n")}, now() - make_interval(secs => (${size.posts} - n) * 4)
      from generate_series(0, ${size.posts - 1}) n`,
    );
    const batch = 100_000;
    for (let from = 0; from < size.posts; from += batch) {
      const series = `generate_series(${from}, ${Math.min(size.posts, from + batch) - 1})`;
      await step(
        "likes",
        `insert into likes (post_id, user_id, created_at)
        select ${id(2, "n")}, ${id(1, `((n::bigint * 31 + k * 7) % ${size.members})::int`)}, now() - make_interval(secs => (${size.posts} - n) * 4)
        from ${series} n, lateral generate_series(1, ${LIKES("n")}) k`,
      );
      await step(
        "comments",
        `insert into comments (id, post_id, user_id, content, created_at)
        select gen_random_uuid(), ${id(2, "n")}, ${id(1, `((n::bigint * 17 + k * 11) % ${size.members})::int`)}, 'Strong. Keep it going, see you on Thursday.',
          now() - make_interval(secs => (${size.posts} - n) * 4)
        from ${series} n, lateral generate_series(1, ${COMMENTS("n")}) k`,
      );
    }
    await step(
      "notifications",
      `insert into user_notifications (user_id, type, title, message, is_read, created_at)
      select ${id(1, "n")}, 'other', 'A comment', 'bench_' || k || ' commented on your post', k > 10, now() - make_interval(mins => k)
      from generate_series(0, ${Math.min(size.members, 1000) - 1}) n, generate_series(1, ${NOTICES}) k`,
    );
    await fillPeople(step, size);
    await fillOrder(step, size);
    await client.query("set session_replication_role = default");
    tell(`${size.name}: vacuum and analyze`);
    await client.query("vacuum analyze");
    return counts;
  } finally {
    client.release(true);
  }
}

type Step = (what: string, sql: string) => Promise<void>;

/** Who follows and blocks whom, and what people train, eat and achieve. */
async function fillPeople(step: Step, size: Size): Promise<void> {
  const everybody = `generate_series(0, ${size.members - 1}) n`;
  const person = id(1, "n");
  await step(
    "follows",
    `insert into follows (follower_id, followed_id) select ${person}, ${id(1, `(n + k * 37) % ${size.members}`)} from ${everybody}, generate_series(1, 20) k`,
  );
  await step(
    "blocks",
    `insert into blocks (blocker_id, blocked_id) select ${person}, ${id(1, `(n + k * 41 + 1) % ${size.members}`)} from ${everybody}, generate_series(1, 3) k where n % 2 = 0`,
  );
  await step(
    "join requests",
    `insert into group_join_requests (group_id, user_id) select ${id(3, `n % ${size.groups}`)}, ${person} from ${everybody}`,
  );
  await step(
    "streaks",
    `insert into user_streaks (user_id, streak_type, current_count, longest_count, last_day)
      select ${person}, kind, 3, 9, current_date from ${everybody}, unnest(array['workout', 'nutrition', 'nutrition_logging']) kind`,
  );
  const kinds = CHALLENGES.map(({ id }) => `'${id}'`).join(", ");
  await step(
    "challenges",
    `insert into challenges (id, kind, week_start, goal)
      select gen_random_uuid(), kind, date_trunc('week', now())::date - 7 * week, 3 from unnest(array[${kinds}]) kind, generate_series(0, ${size.weeks - 1}) week`,
  );
  await step(
    "challenge entries",
    `insert into challenge_entries (challenge_id, user_id, progress, on_leaderboard)
      select challenges.id, ${person}, n % 4, n % 2 = 0 from challenges, ${everybody}
      where (n % 40 = 20 or n = 500) and challenges.week_start > current_date - 7 * 52`,
  );
  await step(
    "training plans",
    `insert into training_plans (id, user_id, name, choices, days, notes, is_current)
      select gen_random_uuid(), ${person}, 'Plan ' || k, '{}', '[]', '[]', k = 1 from ${everybody}, generate_series(1, 2) k`,
  );
  await step(
    "days of rest",
    `insert into streak_rest_days (user_id, since, weekdays)
      select ${person}, current_date - 30 * k, '{5,6}' from ${everybody}, generate_series(1, 3) k`,
  );
  const achievements = ACHIEVEMENTS.slice(0, 10).map(({ id }) => `'${id}'`);
  await step(
    "achievements",
    `insert into user_achievements (user_id, achievement_id, current_progress, completed, completed_at)
      select ${person}, achievement, 1, true, now() from ${everybody}, unnest(array[${achievements.join(", ")}]) achievement`,
  );
  await step(
    "workouts",
    `insert into workouts (id, user_id, date, started_at, ended_at, is_timed)
      select gen_random_uuid(), ${person}, current_date - k, now() - make_interval(days => k), now() - make_interval(days => k), true
      from ${everybody}, generate_series(0, 29) k where n < 2000`,
  );
  await step(
    "workout exercises",
    `insert into workout_exercises (id, workout_id, exercise_id, place, minutes)
      select gen_random_uuid(), id, 'g-barbell-back-squat', 1, 6 from workouts`,
  );
  await step(
    "workout sets",
    `insert into workout_sets (id, exercise_entry_id, place, weight_kg, reps, done_at)
      select gen_random_uuid(), id, k, 60, 8, now() from workout_exercises, generate_series(1, 3) k`,
  );
  await step(
    "meals logged",
    `insert into nutrition_log (id, user_id, date, meal_type, name, source, calories, protein, carbs, fat, fibre)
      select gen_random_uuid(), ${person}, current_date - k, 'Lunch', 'Lentil soup', '{"kind": "quick"}', 500, 25, 60, 15, 12
      from ${everybody}, generate_series(0, 29) k where n < 2000`,
  );
}

/** What moderators have before and behind them. */
async function fillOrder(step: Step, size: Size): Promise<void> {
  const some = `generate_series(0, ${Math.min(size.posts, 20_000) - 1}) n`;
  await step(
    "reports",
    `insert into reports (id, reporter_id, subject_type, subject_id, reason, created_at, resolved_at)
      select gen_random_uuid(), ${id(1, `n % ${size.members}`)}, 'post', ${id(2, "n")}, 'spam', now() - make_interval(mins => n),
        case when n % 10 > 0 then now() end from ${some}`,
  );
  await step(
    "moderation log",
    `insert into moderation_log (moderator_id, action, subject_type, subject_id, user_id, created_at)
      select ${id(1, "0")}, 'dismiss', 'post', ${id(2, "n")}, ${id(1, `n % ${size.members}`)}, now() - make_interval(mins => n) from ${some}`,
  );
}
