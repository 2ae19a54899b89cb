import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { applyMigrations, readMigrations, type Migration } from "../../../platform/database/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/shared-cluster.ts";

let database: TestDatabase;
let client: pg.Client;
let workouts: Migration;

beforeAll(async () => {
  database = await createTestDatabase(inject("sharedCluster"), "template0");
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const migrations = await readMigrations();
  const found = migrations.find(({ name }) => name === "0030_workouts.sql");
  if (found === undefined) throw new Error("The migration is gone.");
  workouts = found;
  await client.query("begin");
  await applyMigrations(
    client,
    migrations.filter(({ version }) => version < found.version),
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const id = (group: number, n: number): string => `0000000${group}-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [ANNA, BEN] = [id(1, 1), id(1, 2)];
const PLAN = id(2, 1);

/** Rows as every version so far has written them, and some that none should have. */
const OLD: readonly (readonly [
  n: number,
  who: string,
  date: string,
  exercise: string,
  plan: string | null,
  sets: unknown,
  at: string,
])[] = [
  [
    1,
    ANNA,
    "2026-03-02",
    "g-barbell-back-squat",
    PLAN,
    [
      { weightKg: 60, reps: 8 },
      { weightKg: 62.5, reps: 6 },
    ],
    "2026-03-02T18:10:00Z",
  ],
  [2, ANNA, "2026-03-02", "g-plank", PLAN, [{ weightKg: null, reps: 1, seconds: 45 }], "2026-03-02T18:20:00Z"],
  [3, ANNA, "2026-03-02", "h-push-up", null, [], "2026-03-02T07:00:00Z"],
  // Another person, on the same day, with the same exercise.
  [4, BEN, "2026-03-02", "g-barbell-back-squat", null, [{ weightKg: 100, reps: 5, seconds: null }], "2026-03-02T18:10:00Z"],
  // Logged a month late, and on a day of another time zone.
  [5, ANNA, "2026-02-01", "h-push-up", null, [{ weightKg: null, reps: 12 }], "2026-03-02T20:00:00Z"],
  [6, ANNA, "2026-03-03", "h-push-up", null, [{ weightKg: null, reps: 12 }], "2026-03-02T23:30:00Z"],
  // What was allowed then and is refused now, weights to the gram, an exercise that's gone, sets that are none.
  [
    7,
    BEN,
    "2026-03-04",
    "g-leg-press",
    null,
    [
      { weightKg: 1000, reps: 1000 },
      { weightKg: 0, reps: 0 },
    ],
    "2026-03-04T18:00:00Z",
  ],
  [8, BEN, "2026-03-04", "g-no-longer-there", null, [{ weightKg: 61.235, reps: 5 }], "2026-03-04T18:05:00Z"],
  [9, BEN, "2026-03-04", "h-odd-one", null, { weightKg: 5 }, "2026-03-04T18:06:00Z"],
  [10, BEN, "2026-03-04", "h-odder-one", null, [{ weightKg: "5", reps: 3 }, 7, {}], "2026-03-04T18:07:00Z"],
];

test("everything that was completed is in workouts, and reads as before", async () => {
  for (const [n, user] of [ANNA, BEN].entries())
    await client.query("insert into users (id, email, name, email_verified) values ($1, $2, 'Someone', true)", [
      user,
      `p${n}@example.com`,
    ]);
  await client.query(
    "insert into training_plans (id, user_id, name, choices, days, notes) values ($1, $2, 'Plan', '{}', '[]', '[]')",
    [PLAN, ANNA],
  );
  for (const [n, user, date, exercise, plan, sets, at] of OLD)
    await client.query(
      `insert into training_completions (id, user_id, date, exercise_id, plan_id, minutes, sets, completed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id(3, n), user, date, exercise, plan, 5.25 + n, JSON.stringify(sets), at],
    );
  await client.query(workouts.sql);

  const { rows } = await client.query<{ id: string; [column: string]: unknown }>(
    `select id, user_id, date::text, exercise_id, plan_id, minutes::float8, sets, completed_at from completed_exercises order by id`,
  );
  const plain = (sets: unknown): unknown => {
    if (!Array.isArray(sets)) return [];
    return sets.map((set: { weightKg?: unknown; reps?: number; seconds?: number | null }) => ({
      weightKg: typeof set.weightKg === "number" ? set.weightKg : null,
      reps: set.reps ?? 1,
      ...(typeof set.seconds === "number" ? { seconds: set.seconds } : {}),
    }));
  };
  expect(rows).toEqual(
    OLD.map(([n, user_id, date, exercise_id, plan_id, sets, at]) => ({
      id: id(3, n),
      user_id,
      date,
      exercise_id,
      plan_id,
      minutes: 5.25 + n,
      sets: plain(sets),
      completed_at: new Date(at),
    })),
  );
});

test("exercises of a day and plan are one workout, which nobody timed and which is over", async () => {
  const { rows } = await client.query(`
    select w.user_id, w.date::text, w.plan_id, w.is_timed, w.started_at, w.ended_at, array_agg(e.id::text order by e.place) as exercises
    from workouts w join workout_exercises e on e.workout_id = w.id group by w.id order by w.user_id, w.date, w.plan_id`);
  const workout = (
    user_id: string,
    date: string,
    plan_id: string | null,
    from: string,
    to: string,
    exercises: readonly number[],
  ) => ({
    user_id,
    date,
    plan_id,
    is_timed: false,
    started_at: new Date(from),
    ended_at: new Date(to),
    exercises: exercises.map((n) => id(3, n)),
  });
  expect(rows).toEqual([
    workout(ANNA, "2026-02-01", null, "2026-02-01T12:00:00Z", "2026-02-01T12:00:00Z", [5]),
    workout(ANNA, "2026-03-02", PLAN, "2026-03-02T18:10:00Z", "2026-03-02T18:20:00Z", [1, 2]),
    workout(ANNA, "2026-03-02", null, "2026-03-02T07:00:00Z", "2026-03-02T07:00:00Z", [3]),
    workout(ANNA, "2026-03-03", null, "2026-03-02T23:30:00Z", "2026-03-02T23:30:00Z", [6]),
    workout(BEN, "2026-03-02", null, "2026-03-02T18:10:00Z", "2026-03-02T18:10:00Z", [4]),
    workout(BEN, "2026-03-04", null, "2026-03-04T18:00:00Z", "2026-03-04T18:07:00Z", [7, 8, 9, 10]),
  ]);
});
