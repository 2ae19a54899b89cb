import { sql } from "../../../platform/database/sql.ts";
import type { Platform } from "../../../platform/platform.ts";

/** So long a deletion is remembered: by then every device has sent what it had, and what was deleted is gone for good. */
const KEEP_DELETED_DAYS = 90;

/** Removes what was deleted long ago. */
export async function removeDeleted({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - KEEP_DELETED_DAYS * 24 * 60 * 60 * 1000);
  await db.run(sql`delete from workout_sets where deleted_at < ${before}`);
  await db.run(sql`delete from workout_exercises where deleted_at < ${before}`);
  await db.run(sql`delete from workouts where deleted_at < ${before}`);
  await db.run(sql`delete from measurements where deleted_at < ${before}`);
  await db.run(sql`delete from routines where deleted_at < ${before}`);
  // A workout or a routine that's still there keeps the name of what it has.
  await db.run(sql`
    delete from custom_exercises c where c.deleted_at < ${before}
      and not exists (
        select 1 from workouts w join workout_exercises e on e.workout_id = w.id
        where w.user_id = c.user_id and e.exercise_id = c.id::text)
      and not exists (
        select 1 from routines r
        where r.user_id = c.user_id and r.exercises @> jsonb_build_array(jsonb_build_object('exerciseId', c.id::text)))`);
}
