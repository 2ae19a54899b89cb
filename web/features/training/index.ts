import { lazy } from "react";

/** For other features: what they changed of a member's training. */
export { trainingKeys } from "./queries.ts";
/** For the family's plan: how someone trains, asked as in the wizard. */
export const Considerations = lazy(() =>
  import("./wizard/considerations.tsx").then((module) => ({ default: module.Considerations })),
);
export { LEVEL_TEXTS, LOCATION_TEXTS } from "./wizard/setup-texts.ts";
