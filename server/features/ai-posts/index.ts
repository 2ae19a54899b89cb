import type { Feature } from "../../platform/feature.ts";
import { aiPostRoutes } from "./routes.ts";

/** Posts that an AI writes for everyone's feed. */
export const aiPostsFeature: Feature = { name: "ai-posts", routes: aiPostRoutes };

/** For the sample: what the built-in writer can write. */
export { draftsOf } from "./drafts-of.ts";
