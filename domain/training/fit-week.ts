import type { Weekday } from "../calendar/weekdays.ts";
import { eligibleExercises, isEligible, refusalOf, withinLevel } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import type { CompactDay, CompactExercise, TrainingChoices } from "./plan.ts";
import { inPlaceOfPiece } from "./steady.ts";
import { substitutesFor } from "./substitutes.ts";
import { apart } from "./superset-edits.ts";

/** Why an exercise of someone else's week isn't in a person's own. */
export const FIT_REASONS = ["gone", "avoided", "level", "equipment", "membership"] as const;
export type FitReason = (typeof FIT_REASONS)[number];

/** What was changed; `to` is null where nothing could take its place. */
export interface FitChange {
  readonly day: Weekday;
  readonly name: string;
  readonly to: string | null;
  readonly reason: FitReason;
}

/** Why a person isn't given an exercise; null where they are. What they avoid comes first: it's what they'd want to know. */
function reasonAgainst(exercise: Exercise, choices: TrainingChoices, open: ReadonlySet<string>): FitReason | null {
  if (exercise.location !== choices.location) return "gone";
  if (refusalOf(exercise, choices) !== null) return "avoided";
  if (!withinLevel(exercise.level, choices.skillLevel)) return "level";
  if (!isEligible(exercise, choices)) return "equipment";
  return open.has(exercise.id) ? null : "membership";
}

/**
 * Someone else's week for a person: each exercise that they can't or shouldn't do gives way to the nearest one of theirs, with the same sets and repetitions, or is left out.
 * `choices` are the week's with the person's own level, what they avoid and own; `catalogue` is everything there is, `open` the ids that their membership opens. A day with nothing
 * left is a rest day.
 */
export function fitWeek(
  days: readonly CompactDay[],
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
  open: ReadonlySet<string>,
): { readonly days: readonly CompactDay[]; readonly changes: readonly FitChange[] } {
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const pool = eligibleExercises(
    choices,
    catalogue.filter(({ id }) => open.has(id)),
  );
  const changes: FitChange[] = [];
  const fitted = days.map((day): CompactDay => {
    const held = new Set(day.exercises.map(({ exerciseId }) => exerciseId));
    const exercises = day.exercises.flatMap((planned): CompactExercise[] => {
      const exercise = byId.get(planned.exerciseId);
      const reason = exercise === undefined ? "gone" : reasonAgainst(exercise, choices, open);
      if (reason === null) return [planned];
      const substitute =
        exercise === undefined
          ? undefined
          : substitutesFor(exercise, pool, held, choices.skillLevel).find(({ exerciseId }) => !held.has(exerciseId));
      changes.push({
        day: day.day,
        name: exercise?.name ?? planned.exerciseId,
        to: substitute?.name ?? null,
        reason,
      });
      if (substitute === undefined) return [];
      held.add(substitute.exerciseId);
      const incoming = byId.get(substitute.exerciseId);
      const piece = incoming === undefined ? null : inPlaceOfPiece(planned, incoming);
      return [{ ...planned, ...(piece === null ? {} : { ...piece }), exerciseId: substitute.exerciseId }];
    });
    if (exercises.length === 0) return { ...day, focus: "Rest Day", isRest: true, exercises: [] };
    return { ...day, exercises: apart(exercises) };
  });
  return { days: fitted, changes };
}
