import { addDays, daysBetween, parseCalendarDay, type CalendarDay } from "../../calendar/calendar.ts";
import { momentText } from "../../calendar/moment.ts";
import type { ZoneClock } from "../../calendar/zone-clock.ts";
import type { LoadModel } from "../exercise.ts";
import { MOST_METRES, MOST_RIR, setIssues } from "../set-limits.ts";
import type { FileMoment } from "./file-moment.ts";
import type { FileUnits, ImportedExercise, ImportedSet, ImportedWorkout, ImportProblem } from "./history.ts";

/** A set of an imported workout, within our limits. `doneAt` is null for one that was planned and not done. */
export type SettledSet = Omit<ImportedSet, "line" | "isDone">;

/** An exercise of an imported workout, within our limits. */
export interface SettledExercise extends Omit<ImportedExercise, "sets"> {
  readonly sets: readonly SettledSet[];
}

/** A workout as it's stored. */
export interface SettledWorkout extends Omit<ImportedWorkout, "line" | "exercises" | "date"> {
  readonly date: CalendarDay;
  readonly exercises: readonly SettledExercise[];
}

/** What decides how a file's workouts are stored. */
export interface SettleContext {
  /** The person's: a file's times are those of their clock. */
  readonly clock: ZoneClock;
  readonly now: Date;
  /** What they count in, for sentences about weights. */
  readonly units: FileUnits;
  /** How an exercise's weights are read; undefined where nobody knows yet. */
  readonly loadModelOf: (exercise: ImportedExercise) => LoadModel | undefined;
  readonly mostExercises: number;
  readonly mostSets: number;
}

export const MOST_NOTE = 1000;
export const MOST_WORKOUT_NAME = 80;
const OLDEST = "2000-01-01";
/** So far a phone's clock may be ahead, ms. */
const MOST_AHEAD_MS = 3 * 60 * 60 * 1000;
const FUTURE_SET = "A set can't be in the future. We left this one out.";

/**
 * A file's workout with its moments on the person's clock and everything within our limits; null where nothing of it can be stored. Whatever can't be, is in
 * `problems`: left out, never changed to fit.
 */
export function settleWorkout(
  { line, date, exercises, ...workout }: ImportedWorkout,
  context: SettleContext,
): { readonly workout: SettledWorkout | null; readonly problems: readonly ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const report = (at: number | null, message: string): void => {
    problems.push({ line: at, message: at === null ? `${workout.startedAt.slice(0, 10)}: ${message}` : message });
  };
  const { clock, now } = context;
  const latest = momentText(now.getTime() + MOST_AHEAD_MS);
  const startedAt = instantOf(workout.startedAt, clock);
  const day = dayOf(date, workout.startedAt, clock);
  if (day === null || day < OLDEST || startedAt > latest || day > addDays(clock.dayOf(momentText(now.getTime())), 1)) {
    report(line, "This workout isn't from 2000 up to now, so we left it out.");
    return { workout: null, problems };
  }
  const end = workout.endedAt === null ? null : instantOf(workout.endedAt, clock);
  const endedAt = end === null || end < startedAt || end > latest ? null : end;
  const settled = exercises
    .slice(0, context.mostExercises)
    .flatMap((exercise) => settleExercise(exercise, { ...context, report, line, latest }))
    .map((exercise) => ({ ...exercise, sets: exercise.sets.map((set) => withMoment(set, endedAt ?? startedAt, clock)) }));
  for (const { name } of exercises.slice(context.mostExercises))
    report(line, `A workout has up to ${context.mostExercises} exercises, so we left out ${name}.`);
  if (settled.length === 0) return { workout: null, problems };
  if (workout.endedAt !== null && endedAt === null)
    report(
      line,
      `This workout ends ${(end ?? "") > latest ? "in the future" : "before it starts"}, so we left out when it ended.`,
    );
  return {
    workout: {
      ...workout,
      name: cut(workout.name, MOST_WORKOUT_NAME, "name", (message) => report(line, message)),
      note: cut(workout.note, MOST_NOTE, "note", (message) => report(line, message)),
      date: day,
      startedAt,
      endedAt: endedAt ?? startedAt,
      isTimed: workout.isTimed && endedAt !== null,
      bodyWeightKg: bodyWeightOf(workout.bodyWeightKg, (message) => report(line, message)),
      exercises: settled,
    },
    problems,
  };
}

interface ExerciseContext extends SettleContext {
  readonly line: number | null;
  /** Nothing was done later than this. */
  readonly latest: string;
  readonly report: (line: number | null, message: string) => void;
}

/** An exercise with the sets that can be stored; none where nothing is left of it. */
function settleExercise(exercise: ImportedExercise, context: ExerciseContext): readonly SettledExerciseOf<ImportedSet>[] {
  const { report, mostSets, units, loadModelOf, clock, latest } = context;
  const isLater = (moment: FileMoment | null): boolean => moment !== null && instantOf(moment, clock) > latest;
  const loadModel = loadModelOf(exercise);
  const first = exercise.sets[0]?.line ?? context.line;
  const kept = exercise.sets.filter((set) => {
    const problem = isLater(set.doneAt) ? FUTURE_SET : problemOf(set, loadModel, units);
    if (problem !== null) report(set.line, `${exercise.name}: ${problem}`);
    return problem === null;
  });
  for (const { line } of kept.slice(mostSets)) report(line, `An exercise has up to ${mostSets} sets, so we left this one out.`);
  // What was planned and not done is a part of the workout too; where no set could be kept, nothing of it is.
  const completedAt = isLater(exercise.completedAt) ? null : exercise.completedAt;
  if (kept.length === 0 && exercise.sets.length > 0 && completedAt === null) return [];
  const superset = exercise.superset;
  const isSuperset = superset === null || (Number.isInteger(superset) && superset >= 0 && superset <= 50);
  return [
    {
      ...exercise,
      completedAt,
      superset: isSuperset ? superset : null,
      note: cut(exercise.note, MOST_NOTE, "note", (message) => report(first, message)),
      minutes: exercise.minutes !== null && exercise.minutes >= 0 && exercise.minutes <= 300 ? exercise.minutes : null,
      sets: kept.slice(0, mostSets),
    },
  ];
}

type SettledExerciseOf<Set> = Omit<SettledExercise, "sets"> & { readonly sets: readonly Set[] };

/** Why a set can't be stored, in a sentence; null for one that can. */
function problemOf(set: ImportedSet, loadModel: LoadModel | undefined, units: FileUnits): string | null {
  const [issue] = setIssues(set, loadModel, units);
  if (issue?.field === "weightKg") return `${issue.message.replace("Enter a weight", "A weight can be")} We left this set out.`;
  if (issue !== undefined) return `${issue.message.replace("Enter", "A set has")} We left this one out.`;
  if (set.metres !== null && !(set.metres >= 0 && set.metres <= MOST_METRES))
    return "A distance can be up to 100 km. We left this set out.";
  if (set.rir !== null && !(Number.isInteger(set.rir) && set.rir >= 0 && set.rir <= MOST_RIR))
    return `Reps in reserve can be from 0 to ${MOST_RIR}. We left this set out.`;
  return null;
}

/** A set whose file doesn't say when it was done was done by the end of its workout. */
function withMoment({ line: _line, isDone, ...set }: ImportedSet, end: string, clock: ZoneClock): SettledSet {
  return { ...set, doneAt: !isDone ? null : set.doneAt === null ? end : instantOf(set.doneAt, clock) };
}

function instantOf(moment: FileMoment, clock: ZoneClock): string {
  return moment.endsWith("Z") ? moment : clock.momentOf(moment);
}

/** The day it counts for: the file's, if it goes with the start, else that of the start. */
function dayOf(date: string | null, startedAt: FileMoment, clock: ZoneClock): CalendarDay | null {
  const start = startedAt.endsWith("Z") ? clock.dayOf(startedAt) : parseCalendarDay(startedAt.slice(0, 10));
  const said = date === null ? null : parseCalendarDay(date);
  return said !== null && start !== null && Math.abs(daysBetween(said, start)) <= 1 ? said : start;
}

function cut(text: string, most: number, what: string, report: (message: string) => void): string {
  if (text.length <= most) return text;
  report(`The ${what} is longer than ${most} characters, so we kept its beginning.`);
  // Never half of a character that takes two units.
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}

function bodyWeightOf(kg: number | null, report: (message: string) => void): number | null {
  if (kg === null || (kg >= 20 && kg <= 500)) return kg;
  report("A body weight can be from 20 to 500 kg. We left this one out.");
  return null;
}
