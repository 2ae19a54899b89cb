import type { Feature } from "../../platform/feature.ts";
import { mountPosters } from "./exercise-poster.ts";
import { mountFigures } from "./figure-drawing.ts";
import { trainingRoutes } from "./routes.ts";
import { exportTraining } from "./store.ts";

export const trainingFeature: Feature = {
  name: "training",
  routes: trainingRoutes,
  mount: (app) => {
    mountPosters(app);
    mountFigures(app);
  },
  exports: (platform) => platform.accountExports.add("training", exportTraining),
};
