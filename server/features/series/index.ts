import { findSeries } from "@lockstep/content/series/index.ts";
import type { Feature } from "../../platform/feature.ts";
import { seriesRoutes } from "./routes.ts";
import { exportSeries } from "./store.ts";

/** For a member's home. */
export { findShortMobility } from "./find-short-mobility.ts";

export const seriesFeature: Feature = {
  name: "series",
  routes: seriesRoutes,
  pages: () => [{ path: /^\/series\/([^/]+)$/, exists: (id) => findSeries(id) !== undefined }],
  exports: (platform) => platform.accountExports.add("series", exportSeries),
};
