/** The most exercises of their own that a person keeps. */
export const MOST_CUSTOM_EXERCISES = 500;
/** The most muscles an exercise targets. */
export const MOST_TARGETS = 2;
/** The most pieces of equipment an exercise needs. */
export const MOST_NEEDS = 4;
