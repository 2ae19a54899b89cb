import { GROUP_OF_MUSCLE, MUSCLE_GROUP_OF, VOLUME_MUSCLE_OF } from "./muscles.ts";
import type { Muscle, MuscleGroup, TrainingGroup, VolumeMuscle } from "./muscles.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import type { DaysPerWeek, DurationMinutes } from "./plan.ts";

/** What a training day is for. `open` days take every group; the fixed ones are those of the five-day week (SPEC 4). */
export type DayKind = "open" | "upper" | "lower" | "core" | "full" | "light";

/** A training day before exercises are chosen. */
export interface TrainingDay {
  /** 0 is Monday. */
  readonly index: number;
  readonly weekday: Weekday;
  readonly kind: DayKind;
  /** Muscles that sit well on this day (upper/lower, push/pull/legs); a preference, never a rule. Empty: all. */
  readonly theme: ReadonlySet<VolumeMuscle>;
}

const DAY_INDEXES: Readonly<Record<DaysPerWeek, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
  7: [0, 1, 2, 3, 4, 5, 6],
};

const FIXED_WEEK: Readonly<Record<number, DayKind>> = { 0: "upper", 1: "lower", 2: "core", 4: "full", 5: "upper" };

const EVERYTHING: ReadonlySet<VolumeMuscle> = new Set();
const UPPER: ReadonlySet<VolumeMuscle> = new Set(["chest", "back", "shoulders", "biceps", "triceps", "forearms"]);
const PUSH: ReadonlySet<VolumeMuscle> = new Set(["chest", "shoulders", "triceps"]);
const PULL: ReadonlySet<VolumeMuscle> = new Set(["back", "biceps", "forearms"]);
const LOWER: ReadonlySet<VolumeMuscle> = new Set([
  "glutes",
  "quadriceps",
  "hamstrings",
  "calves",
  "abdominals",
  "obliques",
  "lower-back",
]);

function themeOf(days: DaysPerWeek, position: number, mixed: boolean): ReadonlySet<VolumeMuscle> {
  if (!mixed) return EVERYTHING;
  if (days === 4) return position % 2 === 0 ? UPPER : LOWER;
  if (days === 6 || days === 7) return [PUSH, PULL, LOWER][position % 3] ?? EVERYTHING;
  return EVERYTHING;
}

/**
 * The training days of a week: exactly as many as asked for, no two rest days together where that can be had (4 days and more).
 * Five days are the fixed week of SPEC 4. With seven, Sunday is the light day: its neighbours are the fullest days.
 * Four days alternate upper and lower, six and seven push, pull and legs, as a preference, where the wish holds both upper body and legs.
 */
export function trainingDays(days: DaysPerWeek, groups: readonly TrainingGroup[]): readonly TrainingDay[] {
  const mixed = groups.includes("Legs") && groups.some((group) => MUSCLE_GROUP_OF[group] === "Upper Body");
  return DAY_INDEXES[days].map((index, position) => {
    const fixed = days === 5 ? FIXED_WEEK[index] : undefined;
    const kind: DayKind = fixed ?? (days === 7 && index === 6 ? "light" : "open");
    return {
      index,
      weekday: WEEKDAYS[index] ?? "Monday",
      kind,
      theme: kind === "open" ? themeOf(days, position, mixed) : EVERYTHING,
    };
  });
}

/**
 * Whether an exercise belongs on a day. On the fixed days of the five-day week upper, lower and core days take their own groups (so core work
 * stands on Wednesday and Friday only); Full-Body exercises stand on Friday and on the upper and lower days, since a group that is chosen
 * is to be trained twice. The light day is filled by its own rule.
 */
export function suitsDay(kind: DayKind, group: TrainingGroup): boolean {
  switch (kind) {
    case "open":
    case "full":
      return true;
    case "upper":
      return MUSCLE_GROUP_OF[group] === "Upper Body" || group === "Full-Body";
    case "lower":
      return group === "Legs" || group === "Full-Body";
    case "core":
      return group === "Core";
    case "light":
      return false;
  }
}

const TWICE_AT_15: Readonly<Record<DaysPerWeek, number>> = { 2: 2, 3: 3, 4: 4, 5: 3, 6: 6, 7: 6 };

/** How many groups can each be trained twice a week (T of the planner's rules); with more groups each is trained once at least. */
export function groupsTrainedTwice(days: DaysPerWeek, minutes: DurationMinutes): number {
  if (minutes === 15) return TWICE_AT_15[days];
  if (days === 2 && minutes === 30) return 3;
  if (days === 2 && minutes === 45) return 5;
  return 6;
}

/** Whether Arms may count by the muscles that help: five or more groups at two sessions of 15 minutes. */
export function armsMayCountBySynergists(groups: number, days: DaysPerWeek, minutes: DurationMinutes): boolean {
  return groups >= 5 && days === 2 && minutes === 15;
}

/** The group whose muscles an exercise's first target belongs to: where a Full-Body exercise feels most at home. */
export function regionOf(targets: readonly Muscle[]): MuscleGroup {
  const first = targets[0];
  return first === undefined ? "Full-Body" : MUSCLE_GROUP_OF[GROUP_OF_MUSCLE[VOLUME_MUSCLE_OF[first]]];
}

/** The name of a training day by what it holds: the part of the body with at least 60 % of the sets, a pair of them, or Full-Body. */
export function focusName(
  kind: DayKind,
  exercises: readonly { readonly muscleGroup: MuscleGroup; readonly sets: number }[],
): string {
  if (kind === "light") return "Mobility and easy core";
  if (kind === "upper") return "Upper Body";
  if (kind === "lower") return "Lower Body";
  if (kind === "core") return "Core";
  if (kind === "full") return "Full-Body";
  const sets = new Map<MuscleGroup, number>();
  let total = 0;
  for (const exercise of exercises) {
    sets.set(exercise.muscleGroup, (sets.get(exercise.muscleGroup) ?? 0) + exercise.sets);
    total += exercise.sets;
  }
  const share = (group: MuscleGroup): number => (sets.get(group) ?? 0) / Math.max(1, total);
  for (const group of ["Upper Body", "Lower Body", "Core", "Full-Body"] as const) if (share(group) >= 0.6) return group;
  if (share("Upper Body") + share("Core") >= 0.99) return "Upper Body and Core";
  if (share("Lower Body") + share("Core") >= 0.99) return "Lower Body and Core";
  return "Full-Body";
}
