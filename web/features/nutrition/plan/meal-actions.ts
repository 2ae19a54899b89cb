import type { LogEntry, PlannedMeal } from "@lockstep/contract/nutrition.ts";

/** The actions for the shown day's meals; null where this person or plan doesn't have them. */
export interface MealActions {
  /** The log of a member. A guest is invited to sign in (`signInTo`). */
  readonly log: {
    readonly entryOf: (meal: PlannedMeal) => LogEntry | null;
    readonly toggle: (meal: PlannedMeal) => void;
  } | null;
  readonly signInTo: string | null;
  readonly swap: ((meal: PlannedMeal) => void) | null;
  readonly lock: ((meal: PlannedMeal, locked: boolean) => void) | null;
  /** The membership doesn't include locking: `lock` says so. */
  readonly lockNeedsPremium: boolean;
  /** The meal whose lock is being changed. */
  readonly locking: string | null;
  readonly cook: (meal: PlannedMeal) => void;
  readonly isFavorite: (recipeId: string) => boolean;
  readonly setFavorite: ((recipe: { readonly id: string; readonly name: string }, on: boolean) => void) | null;
}
