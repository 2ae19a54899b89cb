import type { Feature } from "../../platform/feature.ts";
import { communityRoutes } from "./routes.ts";

/** For other features: what somebody wrote and was told. Visible posts and comments only. */
export {
  countCommentsOf,
  countLikesGiven,
  countLikesReceived,
  countPostsByDay,
  countPostsOf,
  type Span,
} from "./activity-store.ts";

export const communityFeature: Feature = {
  name: "community",
  routes: communityRoutes,
};
