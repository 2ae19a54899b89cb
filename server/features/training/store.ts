import { sql, type Db } from "../../platform/database/sql.ts";
import { trainingPlans } from "./training-plans.ts";
import { exportCustomExercises } from "./custom/custom-exercise-store.ts";
import { exportImports } from "./imports/import-store.ts";
import { exportMeasurements } from "./measurements/measurement-store.ts";
import { readPreferences } from "./preferences/put-preferences.ts";
import { exportRoutines } from "./routines/routine-store.ts";
import { exportWorkouts } from "./workouts/export-workouts.ts";

export async function listFavoriteIds(db: Db, userId: string): Promise<readonly string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select exercise_id as id from exercise_favorites where user_id = ${userId} order by created_at desc, exercise_id`);
  return rows.map(({ id }) => id);
}

export async function insertFavorite(db: Db, userId: string, exerciseId: string): Promise<void> {
  await db.run(
    sql`insert into exercise_favorites (user_id, exercise_id) values (${userId}, ${exerciseId}) on conflict do nothing`,
  );
}

export async function deleteFavorite(db: Db, userId: string, exerciseId: string): Promise<void> {
  await db.run(sql`delete from exercise_favorites where user_id = ${userId} and exercise_id = ${exerciseId}`);
}

/** Everything of a person's training, for their data export. */
export async function exportTraining(db: Db, userId: string): Promise<unknown> {
  const [plans, workouts, measurements, customExercises, routines, favorites, preferences, reviewedWeeks, imports] =
    await Promise.all([
      trainingPlans.store.listAll(db, userId),
      exportWorkouts(db, userId),
      exportMeasurements(db, userId),
      exportCustomExercises(db, userId),
      exportRoutines(db, userId),
      listFavoriteIds(db, userId),
      readPreferences(db, userId),
      db.rows(
        sql`select plan_id as "planId", monday, days from training_reviewed_weeks where user_id = ${userId} order by monday`,
      ),
      exportImports(db, userId),
    ]);
  return { plans, workouts, measurements, customExercises, routines, favorites, preferences, reviewedWeeks, ...imports };
}
