import { lazy } from "react";
import type { addRoutine as add } from "./routines/add-routine.ts";

/** For other features: what they changed of a member's training. */
export { trainingKeys } from "./queries.ts";
/** For posts of workouts. Routines come with the first one that's copied. */
export const addRoutine = async (...routine: Parameters<typeof add>): Promise<void> =>
  (await import("./routines/add-routine.ts")).addRoutine(...routine);
export { formatWeight, fromKg } from "./units.ts";
export type { Units } from "./units.ts";
/** For the family's plan: how someone trains, asked as in the wizard. */
export const Considerations = lazy(() =>
  import("./wizard/considerations.tsx").then((module) => ({ default: module.Considerations })),
);
/** For the settings: effort, rests, bars and plates, as in a running workout. */
export const WorkoutSettingsSheet = lazy(() => import("./workout/workout-settings-sheet.tsx"));
export { LEVEL_TEXTS, LOCATION_TEXTS } from "./wizard/setup-texts.ts";
