import type { Exercise } from "@lockstep/domain/training/exercise.ts";

/** A mobility drill before it is put into a catalogue: its id has no prefix and it belongs to no place yet. */
export type Drill = Omit<Exercise, "location">;
