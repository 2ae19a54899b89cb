import type { Feature } from "../../platform/feature.ts";
import { mountPosters } from "./exercise-poster.ts";
import { trainingRoutes } from "./routes.ts";
import { exportTraining } from "./store.ts";

export const trainingFeature: Feature = {
  name: "training",
  routes: trainingRoutes,
  mount: mountPosters,
  exports: (platform) => platform.accountExports.add("training", exportTraining),
};
