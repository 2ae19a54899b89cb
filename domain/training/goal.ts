/** What a person trains for. */
export const GOALS = ["build-strength", "build-muscle", "lose-weight", "feel-healthy", "endurance"] as const;
export type Goal = (typeof GOALS)[number];
