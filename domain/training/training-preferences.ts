import { mondayOf, type CalendarDay } from "../calendar/calendar.ts";
import type { Exercise } from "./exercise.ts";
import type { Stepped } from "./next-load.ts";
import type { BarId } from "./plates.ts";
import { POUND_KG } from "./pound-kg.ts";

/** How effort is asked for: repetitions in reserve (0 is failure), or the rate of perceived exertion, which is 10 minus those. */
export const EFFORT_SCALES = ["rir", "rpe"] as const;
export type EffortScale = (typeof EFFORT_SCALES)[number];

/** What a person keeps with an exercise for every time they train it. */
export interface ExercisePreferences {
  readonly exerciseId: string;
  /** Empty for none. */
  readonly note: string;
  /** False: no weights are suggested for it. */
  readonly suggestsWeights: boolean;
  /** The bar it's done with; null for the usual one. */
  readonly bar: BarId | null;
}

/** How a person trains, wherever they do. */
export interface TrainingPreferences {
  readonly effort: EffortScale;
  /** What their plates are made in; null as the units they see weights in. */
  readonly plateUnits: "kg" | "lb" | null;
  /** Bars they have; null for all. The first is the usual one. */
  readonly bars: readonly BarId[] | null;
  /** Plates they have pairs of, each in its own unit; null for all. */
  readonly platesKg: readonly number[] | null;
  readonly platesLb: readonly number[] | null;
  /** Whether lighter weeks are offered when they're due. */
  readonly offersLighterWeeks: boolean;
  /** The last day on which one was declined. */
  readonly lighterWeekDeclinedOn: string | null;
  readonly exercises: readonly ExercisePreferences[];
}

/** What holds until a person chooses otherwise. */
export const USUAL_PREFERENCES: TrainingPreferences = {
  effort: "rir",
  plateUnits: null,
  bars: null,
  platesKg: null,
  platesLb: null,
  offersLighterWeeks: true,
  lighterWeekDeclinedOn: null,
  exercises: [],
};

/** What's kept with an exercise; the usual where nothing is. */
export function preferencesFor({ exercises }: TrainingPreferences, exerciseId: string): ExercisePreferences {
  return exercises.find((each) => each.exerciseId === exerciseId) ?? { exerciseId, note: "", suggestsWeights: true, bar: null };
}

/** Whether a lighter week may be offered on a day: not in a week in which one was declined, and never to a person who doesn't want to be asked. */
export function mayOfferLighterWeek(
  { offersLighterWeeks, lighterWeekDeclinedOn }: TrainingPreferences,
  today: CalendarDay,
): boolean {
  return offersLighterWeeks && (lighterWeekDeclinedOn === null || lighterWeekDeclinedOn < mondayOf(today));
}

/** A change of what's kept with an exercise; without `exerciseId`, of the rest. Fields that aren't there stay. */
export type PreferencesChange =
  | { readonly exerciseId: string; readonly fields: Partial<Omit<ExercisePreferences, "exerciseId">> }
  | { readonly exerciseId?: undefined; readonly fields: Partial<Omit<TrainingPreferences, "exercises">> };

/** Preferences after a change. */
export function withPreferences(preferences: TrainingPreferences, change: PreferencesChange): TrainingPreferences {
  if (change.exerciseId === undefined) return { ...preferences, ...change.fields };
  const changed = { ...preferencesFor(preferences, change.exerciseId), ...change.fields };
  const others = preferences.exercises.filter(({ exerciseId }) => exerciseId !== change.exerciseId);
  return { ...preferences, exercises: [...others, changed] };
}

/**
 * A lift as it's done with the person's own plates: where they said which they have, no weight is asked for that those don't make. Only what's loaded on a
 * bar has plates.
 */
export function withOwnPlates<Lift extends Pick<Exercise, "loadModel" | "needs">>(
  lift: Lift,
  { plateUnits, platesKg, platesLb }: TrainingPreferences,
  units: "kg" | "lb",
): Lift & Pick<Stepped, "plateStepKg"> {
  const isKg = (plateUnits ?? units) === "kg";
  const plates = (isKg ? platesKg : platesLb) ?? [];
  const isOnBar = lift.loadModel === "total" && lift.needs.some((need) => need === "barbell" || need === "ez-bar");
  if (!isOnBar || plates.length === 0) return lift;
  // One on each side.
  return { ...lift, plateStepKg: 2 * Math.min(...plates) * (isKg ? 1 : POUND_KG) };
}
