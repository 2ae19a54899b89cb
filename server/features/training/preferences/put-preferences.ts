import type {
  putExercisePreferences as exerciseRoute,
  putTrainingPreferences as choicesRoute,
  TrainingPreferences as Answer,
} from "@lockstep/contract/training.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import {
  preferencesFor,
  USUAL_PREFERENCES,
  withPreferences,
  type PreferencesChange,
  type TrainingPreferences,
} from "@lockstep/domain/training/training-preferences.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findKnownExercise } from "../custom/find-known-exercises.ts";
import { lockWorkoutsOf } from "../workouts/workout-store.ts";
import { findChoices, listOfExercises, putChoices, putOfExercise } from "./preferences-store.ts";

/** How a person trains; the usual where they chose nothing. */
export async function readPreferences(db: Db, userId: string): Promise<TrainingPreferences> {
  return { ...USUAL_PREFERENCES, ...(await findChoices(db, userId)), exercises: await listOfExercises(db, userId) };
}

export async function getPreferences({ db }: Platform, actor: Actor): Promise<Answer> {
  return present(await readPreferences(db, actor.userId));
}

/** Changes how the person trains. */
export function putPreferences(platform: Platform, actor: Actor, body: RouteFields<typeof choicesRoute>): Promise<Answer> {
  return change(platform, actor, { fields: sent(body) });
}

/** Changes what the person keeps with an exercise. */
export async function putExercisePreferences(
  platform: Platform,
  actor: Actor,
  { id, ...body }: RouteFields<typeof exerciseRoute>,
): Promise<Answer> {
  if ((await findKnownExercise(platform.db, actor.userId, id)) === undefined) throw new ApiError("NOT_FOUND");
  return change(platform, actor, { exerciseId: id, fields: sent(body) });
}

/** Without the fields that weren't sent. */
function sent<Body extends object>(body: Body): { [Field in keyof Body]: Exclude<Body[Field], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never;
}

async function change(platform: Platform, actor: Actor, made: PreferencesChange): Promise<Answer> {
  const { userId } = actor;
  return platform.db.transaction(async (tx) => {
    await lockWorkoutsOf(tx, userId);
    const after = withPreferences(await readPreferences(tx, userId), made);
    if (made.exerciseId === undefined) await putChoices(tx, userId, after);
    else await putOfExercise(tx, userId, preferencesFor(after, made.exerciseId));
    return present(after);
  });
}

function present({ bars, platesKg, platesLb, exercises, ...rest }: TrainingPreferences): Answer {
  return {
    ...rest,
    bars: bars && [...bars],
    platesKg: platesKg && [...platesKg],
    platesLb: platesLb && [...platesLb],
    exercises: exercises.map((each) => ({ ...each })),
  };
}
