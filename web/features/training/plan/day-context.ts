import type { CompletedSet, Completion, PlannedExercise } from "@lockstep/contract/training.ts";
import type { Units } from "../units.ts";

/** What an exercise of the person's own week can do; null on a read-only copy. */
export interface DayActions {
  /** Whose rows these are and of which day of which plan, so that two people on one device keep apart and midnight changes nothing. */
  readonly place: string;
  readonly units: Units;
  /** The calendar date that marking counts for. */
  readonly date: string;
  readonly completion: (exerciseId: string) => Completion | null;
  /** The last time with sets, of a week that wasn't a lighter one if there is such. */
  readonly last: (exerciseId: string) => Completion | null;
  /** The date is in a lighter week: it takes less than last time. */
  readonly isLighter: boolean;
  /** False when the exercise counts for that date already and nothing was written. */
  readonly complete: (exercise: PlannedExercise, sets: CompletedSet[]) => boolean;
  readonly takeBack: (completion: Completion) => void;
  readonly isFavorite: (exerciseId: string) => boolean;
  readonly setFavorite: (exercise: { id: string; name: string }, on: boolean) => void;
  /** Whether weights are suggested for it. */
  readonly suggestsWeights: (exerciseId: string) => boolean;
  /** Null where there are no suggestions (a guest). */
  readonly setSuggests: ((exerciseId: string, isOn: boolean) => void) | null;
  /** Null where the week can't be changed (the sample). */
  readonly swap: ((exercise: PlannedExercise, to: { exerciseId: string; name: string }) => void) | null;
  /** Stands in the shown day already: nothing of the day is swapped for it. */
  readonly standsInDay: (exerciseId: string) => boolean;
  readonly swapping: boolean;
}

/** Which exercises are open and which one plays; leaving or closing an exercise stops it. */
export interface OpenState {
  readonly isOpen: (exerciseId: string) => boolean;
  readonly toggle: (exerciseId: string) => void;
  readonly playing: string | null;
  readonly play: (exerciseId: string | null) => void;
}
