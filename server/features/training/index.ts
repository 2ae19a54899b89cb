import type { Feature } from "../../platform/feature.ts";
import { mountPosters } from "./mount-posters.ts";
import { mountFigures } from "./mount-figures.ts";
import { trainingRoutes } from "./routes.ts";
import { findExercise } from "./catalogue.ts";
import { importJobs } from "./imports/import-jobs.ts";
import { exportTraining } from "./store.ts";
import { removeDeleted } from "./workouts/remove-deleted.ts";
import { trainingPlans } from "./training-plans.ts";

/** For other features: what someone did, and their plans. */
export { findRestWeekdays, hasTrainingPlan, listTrainingDays, sumTraining, type TrainingSums } from "./activity-store.ts";
export { addCompletion } from "./add-completion.ts";
export { findExercise, openExercises } from "./catalogue.ts";
export { ensureCustomExercises, removeUnusedCustomExercises } from "./custom/ensure-custom-exercises.ts";
export { findKnownExercises } from "./custom/find-known-exercises.ts";
export { createPlanWith } from "./create-plan.ts";
export { lockWorkoutsOf } from "./workouts/workout-store.ts";
export { findCurrentPlan, listPlans } from "./training-plans.ts";

/** For posts. */
export { buildWorkoutCard } from "./workouts/build-workout-card.ts";

/** For a member's home. */
export { findPlannedDays } from "./find-planned-days.ts";
export { listCompletedOn } from "./workouts/completed-store.ts";

/** For the coach: what a person can look up and do themselves. */
export { completeExercise, listOwnCompletions, uncompleteExercise } from "./complete-exercise.ts";
export { createPlan, previewPlan } from "./create-plan.ts";
export { editPlan, editPreview } from "./edit-plan.ts";
export { getExercise } from "./get-exercise.ts";
export { getProgress } from "./get-progress.ts";
export { listExercises } from "./list-exercises.ts";
export { putWeek } from "./put-week.ts";
export { applyReview, getReview } from "./review-week.ts";
export { trainingPlans } from "./training-plans.ts";

export const trainingFeature: Feature = {
  name: "training",
  routes: trainingRoutes,
  mount: (app) => {
    mountPosters(app);
    mountFigures(app);
  },
  pages: ({ db }) => [
    { path: /^\/exercises\/([^/]+)$/, exists: (id) => findExercise(id) !== undefined },
    // Links of meal plans begin with `meal-` and are the nutrition feature's.
    {
      path: /^\/shared\/((?!meal-)[^/]+)$/,
      exists: async (token) => (await trainingPlans.store.findByToken(db, token)) !== null,
    },
  ],
  exports: (platform) => platform.accountExports.add("training", exportTraining),
  jobs: (platform) => {
    platform.jobs.define({ name: "trim-deleted-workouts", cron: "11 4 * * *", run: () => removeDeleted(platform) });
    importJobs(platform);
  },
};
