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
}
