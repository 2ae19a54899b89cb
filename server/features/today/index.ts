import type { Feature } from "../../platform/feature.ts";
import { todayRoutes } from "./routes.ts";

/** A member's home: it stores nothing, and reads what other features know. */
export const todayFeature: Feature = { name: "today", routes: todayRoutes };
