import type { Feature } from "../../platform/feature.ts";
import { familyTrainingRoutes } from "./routes.ts";
import { exportFamilyTraining } from "./store.ts";

export const familyTrainingFeature: Feature = {
  name: "family-training",
  routes: familyTrainingRoutes,
  exports: (platform) => platform.accountExports.add("familyTraining", exportFamilyTraining),
};
