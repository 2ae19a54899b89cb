import type { Feature } from "../../platform/feature.ts";
import { communityRoutes } from "./routes.ts";

export const communityFeature: Feature = {
  name: "community",
  routes: communityRoutes,
};
