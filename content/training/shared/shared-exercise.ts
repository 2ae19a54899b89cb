import type { Exercise } from "@lockstep/domain/training/exercise.ts";

/** An exercise that is done alike at home and in a gym, before it is put into the two catalogues: its id has no prefix. */
export type SharedExercise = Omit<Exercise, "location">;
