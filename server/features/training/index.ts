import type { Feature } from "../../platform/feature.ts";
import { trainingRoutes } from "./routes.ts";
import { exportTraining } from "./store.ts";

export const trainingFeature: Feature = {
  name: "training",
  routes: trainingRoutes,
  exports: (platform) => platform.accountExports.add("training", exportTraining),
};
