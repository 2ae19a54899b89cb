import { eligibleAhead, eligibleExercises, refusalOf } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { planName } from "./explain.ts";
import type { CompactDay, PlannedDay, PlanNote, TrainingChoices, TrainingPlan } from "./plan.ts";
import { planWeek } from "./plan-week.ts";
import { notesFor } from "./plan-notes.ts";
import { poolsOf, restDay, withPreparation } from "./planned-day.ts";
import { planExercise, type DosedExercise } from "./plan-exercise.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";

/** A rebuilt week, or why it can't be one. */
export type RebuildResult = { readonly ok: true; readonly plan: TrainingPlan } | { readonly ok: false; readonly message: string };

/**
 * Rebuilds a week from the catalogue: names, texts, times, warm-up and cool-down are generated, so that nothing but ids and doses comes
 * from outside. `days` are the seven, Monday first. Refused: an exercise that the catalogue has not, one of the other place, one that loads what
 * is to be avoided, one twice in a day, a rest day with exercises, a training day without.
 */
export function rebuildPlan(
  choices: TrainingChoices,
  days: readonly CompactDay[],
  catalogue: readonly Exercise[],
): RebuildResult {
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const inWeek = idsOf(days);
  const built: PlannedDay[] = [];
  for (const day of days) {
    const rebuilt = rebuildDay(day, choices, byId, catalogue, inWeek);
    if (!rebuilt.ok) return rebuilt;
    built.push(rebuilt.day);
  }
  return { ok: true, plan: { name: planName(choices), days: built, notes: notesOf(choices, built) } };
}

/** What is only true of a week as the planner made it: its own forms, and what it could not find, where now a person may have chosen so. */
const OF_THE_PLANNER: ReadonlySet<PlanNote["code"]> = new Set([
  "FIXED_FIVE_DAY_WEEK",
  "LIGHT_DAY",
  "GROUP_LEFT_OUT",
  "GROUP_BY_SYNERGISTS",
  "FILLED_WITH_MOBILITY",
  "SESSION_BELOW_TIME",
  "CONDITIONING_ADDED",
  "FEWER_DAYS_BETTER",
]);

/** Whether a note speaks for the planner: the days alone don't show whether it's true. */
export function isOfPlanner(code: PlanNote["code"]): boolean {
  return OF_THE_PLANNER.has(code);
}

/** The notes of a week that a person may have changed: none that speaks for the planner. */
export function notesOf(choices: TrainingChoices, days: readonly PlannedDay[]): TrainingPlan["notes"] {
  return notesFor(choices, days).filter(({ code }) => !isOfPlanner(code));
}

/**
 * The planner's own notes for a week that's still as it makes it from these choices and `catalogue`: the same exercises and sets in the same
 * places. Null for any other, which a person has changed.
 */
export function plannersNotes(
  choices: TrainingChoices,
  days: readonly CompactDay[],
  catalogue: readonly Exercise[],
): TrainingPlan["notes"] | null {
  const made = planWeek(choices, catalogue);
  return made.ok && outlineOf(made.plan.days) === outlineOf(days) ? made.plan.notes : null;
}

function outlineOf(days: readonly CompactDay[]): string {
  return days.map(({ exercises }) => exercises.map(({ exerciseId, sets }) => `${exerciseId} ${sets}`).join(", ")).join("; ");
}

function faultOf(day: CompactDay, choices: TrainingChoices, byId: ReadonlyMap<string, Exercise>): string | null {
  if (day.isRest) return day.exercises.length > 0 ? "a rest day has no exercises." : null;
  if (day.exercises.length === 0) return "a training day needs an exercise.";
  const seen = new Set<string>();
  for (const { exerciseId, repsMin, repsMax } of day.exercises) {
    const exercise = byId.get(exerciseId);
    if (exercise === undefined) return `there is no exercise ${exerciseId}.`;
    const refusal = refusalOf(exercise, choices);
    if (refusal !== null) return refusal;
    if (seen.has(exerciseId)) return `${exercise.name} is listed twice.`;
    if (repsMin > repsMax) return `${exercise.name} has a rep minimum above its maximum.`;
    seen.add(exerciseId);
  }
  return null;
}

/** The ids of a week's exercises. */
export function idsOf(days: readonly Pick<CompactDay, "exercises">[]): ReadonlySet<string> {
  return new Set(days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
}

/** One day of {@link rebuildPlan}, under the same refusals. `byId` finds what `catalogue` holds, and `inWeek` has the ids of the week's exercises. */
export function rebuildDay(
  day: CompactDay,
  choices: TrainingChoices,
  byId: ReadonlyMap<string, Exercise>,
  catalogue: readonly Exercise[],
  inWeek: ReadonlySet<string>,
): { readonly ok: true; readonly day: PlannedDay } | { readonly ok: false; readonly message: string } {
  const fault = faultOf(day, choices, byId);
  if (fault !== null) return { ok: false, message: `${day.day}: ${fault}` };
  if (day.isRest) return { ok: true, day: restDay(WEEKDAYS.indexOf(day.day)) };
  const dosed: DosedExercise[] = day.exercises.flatMap(({ exerciseId, ...dose }) => {
    const exercise = byId.get(exerciseId);
    return exercise === undefined ? [] : [{ ...dose, exercise }];
  });
  const pool = eligibleExercises(choices, catalogue);
  const inSession = new Set(day.exercises.map((exercise) => exercise.exerciseId));
  const context = { choices, pool, ahead: eligibleAhead(choices, catalogue, inWeek), inSession };
  const exercises = dosed.map((item, place) => planExercise(item, { ...context, opens: place === 0 }));
  return {
    ok: true,
    day: withPreparation({ day: day.day, focus: day.focus, exercises }, choices, byId, poolsOf(choices, catalogue)),
  };
}
