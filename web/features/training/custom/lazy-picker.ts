import { lazy } from "react";

/** {@link AnyExercisePicker} behind a tap: the search through the library is large. */
export const LazyExercisePicker = lazy(() =>
  import("./any-exercise-picker.tsx").then((module) => ({ default: module.AnyExercisePicker })),
);
