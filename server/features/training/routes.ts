import * as contract from "@lockstep/contract/training.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Platform } from "../../platform/platform.ts";
import { completeExercise, listOwnCompletions, uncompleteExercise } from "./complete-exercise.ts";
import { editPlan, editPreview } from "./edit-plan.ts";
import { addFavorite, listFavorites, removeFavorite } from "./favorites.ts";
import { deleteCustomExercise, listCustomExercises, putCustomExercise } from "./custom/put-custom-exercise.ts";
import { exportWorkoutsCsv, exportWorkoutsJson } from "./exports/export-workout-files.ts";
import { applyImport } from "./imports/apply-import.ts";
import { createImport } from "./imports/create-import.ts";
import { getImport, listImports } from "./imports/list-imports.ts";
import { undoImport } from "./imports/undo-import.ts";
import { getCatalogue } from "./get-catalogue.ts";
import { getExercise } from "./get-exercise.ts";
import { getProgress } from "./get-progress.ts";
import { listDayOffers } from "./list-day-offers.ts";
import { listExercises } from "./list-exercises.ts";
import { downloadPlan } from "./download-plan.ts";
import { startNextBlock, varyPreview } from "./next-block.ts";
import { deleteMeasurement, listMeasurements, putMeasurement } from "./measurements/put-measurement.ts";
import { copySharedPlan } from "./copy-shared-plan.ts";
import { createPlan, previewPlan } from "./create-plan.ts";
import { getExerciseHistory, listRecords } from "./records/list-records.ts";
import { putLighterWeek } from "./put-lighter-week.ts";
import { getPreferences, putExercisePreferences, putPreferences } from "./preferences/put-preferences.ts";
import { applyReview, getReview } from "./review-week.ts";
import { trainingPlans } from "./training-plans.ts";
import { deleteRoutine, listRoutines, putRoutine } from "./routines/put-routine.ts";
import { listWorkoutDays } from "./workouts/list-workout-days.ts";
import { getWorkout, listRunningWorkouts, listWorkouts } from "./workouts/list-workouts.ts";
import { deleteWorkout, finishWorkout, putWorkout } from "./workouts/put-workout.ts";
import { deleteWorkoutExercise, putWorkoutExercise } from "./workouts/put-workout-exercise.ts";
import { deleteWorkoutSet, putWorkoutSet } from "./workouts/put-workout-set.ts";

/** Mounts the training routes. */
export function trainingRoutes(api: Api, platform: Platform): void {
  api.forAnyone(contract.listExercises, ({ actor, query }) => listExercises(platform, actor, query));
  // Before the one exercise, whose path it fits too.
  api.forMembers(contract.listCustomExercises, ({ actor }) => listCustomExercises(platform, actor));
  api.forMembers(contract.putCustomExercise, ({ actor, params, body }) =>
    putCustomExercise(platform, actor, { ...body, ...params }),
  );
  api.forMembers(contract.deleteCustomExercise, ({ actor, params }) => deleteCustomExercise(platform, actor, params.id));
  api.forAnyone(contract.getCatalogue, ({ actor }) => getCatalogue(platform, actor));
  api.forAnyone(contract.getExercise, ({ actor, params }) => getExercise(platform, actor, params.id));

  api.forAnyone(contract.previewTrainingPlan, ({ actor, body }) => previewPlan(platform, actor, body));
  api.forAnyone(contract.editTrainingPreview, ({ actor, body }) => editPreview(platform, actor, body));
  api.forAnyone(contract.listDayOffers, ({ actor, body }) => listDayOffers(platform, actor, body));
  api.forMembers(contract.createTrainingPlan, ({ actor, body }) => createPlan(platform, actor, body));
  api.forMembers(contract.listTrainingPlans, ({ actor, query }) => trainingPlans.list(platform, actor, query.cursor));
  api.forMembers(contract.getCurrentTrainingPlan, ({ actor }) => trainingPlans.getCurrent(platform, actor));
  api.forMembers(contract.getTrainingPlan, ({ actor, params }) => trainingPlans.get(platform, actor, params.id));
  api.forMembers(contract.getTrainingPlanPdf, ({ actor, params }) => downloadPlan(platform, actor, params.id));
  api.forMembers(contract.patchTrainingPlan, ({ actor, params, body }) =>
    trainingPlans.change(platform, actor, { ...body, ...params }),
  );
  api.forMembers(contract.deleteTrainingPlan, ({ actor, params }) => trainingPlans.remove(platform, actor, params.id));
  api.forMembers(contract.duplicateTrainingPlan, ({ actor, params, body }) =>
    trainingPlans.duplicate(platform, actor, { ...body, ...params }),
  );
  api.forMembers(contract.editTrainingPlan, ({ actor, params, body }) => editPlan(platform, actor, { ...body, ...params }));
  api.forAnyone(contract.varyTrainingPreview, ({ actor, body }) => varyPreview(platform, actor, body));
  api.forMembers(contract.startNextBlock, ({ actor, params, body }) => startNextBlock(platform, actor, { ...body, ...params }));
  api.forMembers(contract.putLighterWeek, ({ actor, params, body }) => putLighterWeek(platform, actor, { ...body, ...params }));

  api.forMembers(contract.shareTrainingPlan, ({ actor, params }) => trainingPlans.share(platform, actor, params.id));
  api.forMembers(contract.unshareTrainingPlan, ({ actor, params }) => trainingPlans.unshare(platform, actor, params.id));
  api.forAnyone(contract.getSharedPlan, ({ actor, params }) => trainingPlans.getShared(platform, actor, params.token));

  api.forMembers(contract.copySharedPlan, ({ actor, params, body }) => copySharedPlan(platform, actor, { ...body, ...params }));

  api.forMembers(contract.listFavorites, ({ actor }) => listFavorites(platform, actor));
  api.forMembers(contract.putFavorite, ({ actor, params }) => addFavorite(platform, actor, params.exerciseId));
  api.forMembers(contract.deleteFavorite, ({ actor, params }) => removeFavorite(platform, actor, params.exerciseId));

  api.forMembers(contract.getTrainingPreferences, ({ actor }) => getPreferences(platform, actor));
  api.forMembers(contract.putTrainingPreferences, ({ actor, body }) => putPreferences(platform, actor, body));
  api.forMembers(contract.putExercisePreferences, ({ actor, params, body }) =>
    putExercisePreferences(platform, actor, { ...body, ...params }),
  );

  api.forMembers(contract.listCompletions, ({ actor, query }) => listOwnCompletions(platform, actor, query));
  api.forMembers(contract.putCompletion, ({ actor, params, body }) => completeExercise(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteCompletion, ({ actor, params }) => uncompleteExercise(platform, actor, params.id));
  api.forMembers(contract.listWorkouts, ({ actor, query }) => listWorkouts(platform, actor, query));
  api.forMembers(contract.listRunningWorkouts, ({ actor }) => listRunningWorkouts(platform, actor));
  api.forMembers(contract.listWorkoutDays, ({ actor, query }) => listWorkoutDays(platform, actor, query));
  api.forMembers(contract.getWorkout, ({ actor, params }) => getWorkout(platform, actor, params.id));
  api.forMembers(contract.putWorkout, ({ actor, params, body }) => putWorkout(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteWorkout, ({ actor, params }) => deleteWorkout(platform, actor, params.id));
  api.forMembers(contract.finishWorkout, ({ actor, params, body }) => finishWorkout(platform, actor, { ...body, ...params }));
  api.forMembers(contract.putWorkoutExercise, ({ actor, params, body }) =>
    putWorkoutExercise(platform, actor, { ...body, ...params }),
  );
  api.forMembers(contract.deleteWorkoutExercise, ({ actor, params }) => deleteWorkoutExercise(platform, actor, params));
  api.forMembers(contract.putWorkoutSet, ({ actor, params, body }) => putWorkoutSet(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteWorkoutSet, ({ actor, params }) => deleteWorkoutSet(platform, actor, params));

  api.forMembers(contract.listRoutines, ({ actor }) => listRoutines(platform, actor));
  api.forMembers(contract.putRoutine, ({ actor, params, body }) => putRoutine(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteRoutine, ({ actor, params }) => deleteRoutine(platform, actor, params.id));
  api.forMembers(contract.listRecords, ({ actor }) => listRecords(platform, actor));
  api.forMembers(contract.getExerciseHistory, ({ actor, params, query }) =>
    getExerciseHistory(platform, actor, { ...query, ...params }),
  );
  api.forMembers(contract.listMeasurements, ({ actor, query }) => listMeasurements(platform, actor, query));
  api.forMembers(contract.putMeasurement, ({ actor, params, body }) => putMeasurement(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteMeasurement, ({ actor, params }) => deleteMeasurement(platform, actor, params.id));

  api.forMembers(contract.createImport, ({ actor, request }) => createImport(platform, actor, { request }));
  api.forMembers(contract.listImports, ({ actor }) => listImports(platform, actor));
  api.forMembers(contract.getImport, ({ actor, params }) => getImport(platform, actor, params.id));
  api.forMembers(contract.applyImport, ({ actor, params, body }) => applyImport(platform, actor, { ...body, ...params }));
  api.forMembers(contract.deleteImport, ({ actor, params }) => undoImport(platform, actor, params.id));
  api.forMembers(contract.exportWorkoutsCsv, ({ actor }) => exportWorkoutsCsv(platform, actor));
  api.forMembers(contract.exportWorkoutsJson, ({ actor }) => exportWorkoutsJson(platform, actor));

  api.forMembers(contract.getTrainingProgress, ({ actor, query }) => getProgress(platform, actor, query));
  api.forMembers(contract.getTrainingReview, ({ actor }) => getReview(platform, actor));
  api.forMembers(contract.applyTrainingReview, ({ actor, body }) => applyReview(platform, actor, body));
}
