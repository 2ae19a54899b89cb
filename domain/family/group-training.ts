import { pick } from "../plans/field.ts";
import { weekdayIndex, type CalendarDay } from "../calendar/calendar.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import { planName } from "../training/explain.ts";
import type { TrainingChoices } from "../training/plan.ts";
import { splitWeek } from "../training/split.ts";

/** What a family trains together: the choices that are the same in everyone's copy. */
export type GroupFrame = Pick<TrainingChoices, "muscleGroups" | "durationMinutes" | "daysPerWeek" | "seed">;

/** The choices that are each member's own. Equipment counts at home only. */
export type OwnTraining = Required<Pick<TrainingChoices, "skillLevel" | "location" | "equipment" | "avoid">>;

/** What a member's copy is planned from. */
export function copyChoices(frame: GroupFrame, { skillLevel, location, equipment, avoid }: OwnTraining): TrainingChoices {
  return {
    ...pick(frame, ["muscleGroups", "durationMinutes", "daysPerWeek"]),
    ...(frame.seed === undefined ? {} : { seed: frame.seed }),
    skillLevel,
    location,
    avoid,
    ...(location === "home" ? { equipment } : {}),
  };
}

/** A copy's name among its owner's plans: "Family: Core and Legs, 3 days at home". */
export function copyName(frame: GroupFrame, own: OwnTraining): string {
  return `Family: ${planName(copyChoices(frame, own))}`;
}

/** The weekdays everyone trains on, Monday first. */
export function frameDays({ daysPerWeek, muscleGroups }: GroupFrame): readonly Weekday[] {
  return splitWeek(daysPerWeek, muscleGroups).map(({ weekday }) => weekday);
}

/**
 * What others see of someone's week: the days they train on, and whether each is done. `trained` are the days of this week with any training; null when
 * they don't share their workouts, and then nothing is said of any day.
 */
export function weekShown(
  days: readonly { readonly day: Weekday; readonly isRest: boolean }[],
  trained: readonly CalendarDay[] | null,
): { readonly day: Weekday; readonly isDone: boolean | null }[] {
  const done = trained && new Set(trained.map(weekdayIndex));
  return days.flatMap(({ day, isRest }, place) => (isRest ? [] : [{ day, isDone: done && done.has(place) }]));
}
