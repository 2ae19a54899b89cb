import type { ExercisePreferences, TrainingPreferences } from "@lockstep/domain/training/training-preferences.ts";
import { sql, type Db } from "../../../platform/database/sql.ts";

type Choices = Omit<TrainingPreferences, "exercises">;

/** How a person trains; null while everything is as usual. */
export function findChoices(db: Db, userId: string): Promise<Choices | null> {
  return db.first<Choices>(sql`
    select effort, plate_units as "plateUnits", bars, plates_kg as "platesKg", plates_lb as "platesLb",
      offers_lighter_weeks as "offersLighterWeeks", lighter_week_declined_on as "lighterWeekDeclinedOn"
    from training_preferences where user_id = ${userId}`);
}

/** What a person keeps with exercises. */
export function listOfExercises(db: Db, userId: string): Promise<readonly ExercisePreferences[]> {
  return db.rows<ExercisePreferences>(sql`
    select exercise_id as "exerciseId", note, suggests_weights as "suggestsWeights", bar
    from exercise_preferences where user_id = ${userId} order by exercise_id`);
}

/** Writes all of how a person trains. */
export async function putChoices(
  tx: Db,
  userId: string,
  { effort, plateUnits, bars, platesKg, platesLb, offersLighterWeeks, lighterWeekDeclinedOn }: Choices,
): Promise<void> {
  await tx.run(sql`
    insert into training_preferences
      (user_id, effort, plate_units, bars, plates_kg, plates_lb, offers_lighter_weeks, lighter_week_declined_on)
    values (${userId}, ${effort}, ${plateUnits}, ${bars}, ${platesKg}, ${platesLb}, ${offersLighterWeeks}, ${lighterWeekDeclinedOn})
    on conflict (user_id) do update set effort = excluded.effort, plate_units = excluded.plate_units, bars = excluded.bars,
      plates_kg = excluded.plates_kg, plates_lb = excluded.plates_lb, offers_lighter_weeks = excluded.offers_lighter_weeks,
      lighter_week_declined_on = excluded.lighter_week_declined_on`);
}

/** Writes all of what a person keeps with an exercise. */
export async function putOfExercise(
  tx: Db,
  userId: string,
  { exerciseId, note, suggestsWeights, bar }: ExercisePreferences,
): Promise<void> {
  await tx.run(sql`
    insert into exercise_preferences (user_id, exercise_id, note, suggests_weights, bar)
    values (${userId}, ${exerciseId}, ${note}, ${suggestsWeights}, ${bar})
    on conflict (user_id, exercise_id) do update set note = excluded.note, suggests_weights = excluded.suggests_weights, bar = excluded.bar`);
}
