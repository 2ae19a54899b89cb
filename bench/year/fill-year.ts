import type pg from "pg";
import { memberId, SECRET } from "../fill.ts";

/** A year of training: what the history and progress of a person have to answer from. */
export const WORKOUTS = 250;
export const SETS = 5000;
/** Others who trained as much: an index has to find one person's rows among theirs. */
export const MEMBERS = 40;
export const FOLLOWED = "g-barbell-back-squat";

/** Three days in turn, five exercises each. */
const EXERCISES = [
  [FOLLOWED, "g-barbell-bench-press", "g-barbell-row", "g-seated-leg-curl", "g-dumbbell-curl"],
  ["g-barbell-deadlift", "g-incline-dumbbell-press", "g-weighted-pull-up", "g-leg-press", "g-cable-fly"],
  [FOLLOWED, "g-dumbbell-bench-press", "g-assisted-pull-up", "g-lat-pulldown", "g-hammer-curl"],
] as const;

/** Members with a session, a year of workouts up to today and a weigh-in each morning. */
export async function fillYear(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const id = (kind: string, parts: string): string => `md5('${kind} ' || ${parts})::uuid`;
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    await client.query("insert into installation_secrets (name, value) values ('session', $1)", [SECRET]);
    const members = Array.from({ length: MEMBERS }, (_, n) => memberId(n));
    // And one who never trained.
    const people = [...members, memberId(MEMBERS)];
    await client.query(
      `insert into users (id, email, name, email_verified) select m, 'year' || n || '@example.com', 'Member ' || n, true
        from unnest($1::uuid[]) with ordinality as members (m, n)`,
      [people],
    );
    await client.query(
      `insert into profiles (id, username, full_name, units, time_zone) select m, 'year_' || n, 'Member ' || n, 'kg', 'UTC'
        from unnest($1::uuid[]) with ordinality as members (m, n)`,
      [people],
    );
    await client.query(
      `insert into sessions (token, user_id, expires_at)
        select 'sha256:' || encode(sha256(convert_to('bench-session-' || (n - 1), 'UTF8')), 'base64'), m, now() + interval '1 day'
        from unnest($1::uuid[]) with ordinality as members (m, n)`,
      [people],
    );
    const day = `(current_date - ((${WORKOUTS} - n) * 365 / ${WORKOUTS})::int)`;
    await client.query(
      `insert into workouts (id, user_id, date, started_at, ended_at, is_timed)
        select ${id("w", "m || n")}, m, ${day}, ${day} + time '06:00', ${day} + time '07:00', true
        from unnest($1::uuid[]) m cross join generate_series(1, ${WORKOUTS}) n`,
      [members],
    );
    await client.query(
      `insert into workout_exercises (id, workout_id, exercise_id, place, minutes)
        select ${id("e", "m || ' ' || n || ' ' || place")}, ${id("w", "m || n")}, ($2::text[][])[n % 3 + 1][place], place, 10
        from unnest($1::uuid[]) m cross join generate_series(1, ${WORKOUTS}) n cross join generate_series(1, 5) place`,
      [members, EXERCISES],
    );
    await client.query(
      `insert into workout_sets (id, exercise_entry_id, place, type, weight_kg, reps, rir, done_at)
        select ${id("s", "m || ' ' || n || ' ' || place || ' ' || each")}, ${id("e", "m || ' ' || n || ' ' || place")}, each, 'work',
          20 + place * 10 + n / 10 * 2.5 / 2 - (n % 7), 5 + (n + each) % 5, case when each = 4 then n % 3 end,
          ${day} + time '06:00' + (place * 10 + each * 2) * interval '1 minute'
        from unnest($1::uuid[]) m cross join generate_series(1, ${WORKOUTS}) n cross join generate_series(1, 5) place
          cross join generate_series(1, ${SETS / WORKOUTS / 5}) each`,
      [members],
    );
    await client.query(
      `insert into measurements (id, user_id, date, weight_kg, waist_cm)
        select ${id("m", "m || n")}, m, current_date - n, round((82 - n / 60.0 + sin(n) * 0.6)::numeric, 1), case when n % 7 = 0 then 84 + n / 90 end
        from unnest($1::uuid[]) m cross join generate_series(0, 364) n`,
      [members],
    );
    await client.query("analyze");
  } finally {
    await client.query("set session_replication_role = default");
    client.release();
  }
}
