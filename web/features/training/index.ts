/** For other features: what they changed of a member's training. */
export { trainingKeys } from "./queries.ts";
