/** The names of what the query cache keeps of a member's training; invalidating `all` reads everything again. */
export const trainingKeys = {
  all: ["training"] as const,
  plans: ["training", "plans"] as const,
  current: ["training", "plans", "current"] as const,
  completions: ["training", "completions"] as const,
  favorites: ["training", "favorites"] as const,
  progress: ["training", "progress"] as const,
  review: ["training", "review"] as const,
  customExercises: ["training", "custom-exercises"] as const,
  routines: ["training", "routines"] as const,
  /** Finished and running ones: the list, one, and the days of the calendar. */
  workouts: ["training", "workouts"] as const,
  records: ["training", "records"] as const,
  history: ["training", "history"] as const,
  measurements: ["training", "measurements"] as const,
  running: ["training", "running"] as const,
  preferences: ["training", "preferences"] as const,
};
