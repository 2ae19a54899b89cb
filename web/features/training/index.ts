/** For other features: what they changed of a member's training. */
export { trainingKeys } from "./queries.ts";
/** For the family's plan: how someone trains, asked as in the wizard. */
export { Considerations } from "./wizard/considerations.tsx";
export { LEVEL_TEXTS, LOCATION_TEXTS } from "./wizard/setup-texts.ts";
