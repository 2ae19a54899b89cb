import type { RouteFields } from "@lockstep/contract/route.ts";
import type { getTrainingProgress, TrainingProgress } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { weekOn } from "@lockstep/domain/training/block.ts";
import { bodyWeightOn, movesWholeBody, type WeighIn } from "@lockstep/domain/training/body-weight.ts";
import type { Exercise, Level } from "@lockstep/domain/training/exercise.ts";
import {
  effectiveSetsDone,
  isMainLift,
  setsPlanned,
  strengthLines,
  totalByWeek,
  volumeByWeek,
  type DoneAsPlanned,
  type DoneExercise,
} from "@lockstep/domain/training/progress.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import { findProfile } from "../accounts/index.ts";
import { findKnownExercises } from "./custom/find-known-exercises.ts";
import { listWeighIns } from "./measurements/measurement-store.ts";
import { blockOf } from "./present-plan.ts";
import { listNewestCompletions, type WeighedCompletionRow } from "./workouts/completed-store.ts";
import { trainingPlans } from "./training-plans.ts";

/** So far back best sets are looked for: some eight years of four full workouts a week. */
const MOST_COMPLETIONS = 10_000;

/** What the person completed, added up: strength over all time, everything else in the last weeks. */
export async function getProgress(
  { db, now }: Platform,
  actor: Actor,
  { weeks }: RouteFields<typeof getTrainingProgress>,
): Promise<TrainingProgress> {
  const profile = await findProfile(db, actor.userId);
  const today = dayIn(profile?.timeZone ?? "UTC", now());
  const monday = mondayOf(today);
  const from = addDays(monday, -7 * (weeks - 1));
  const [rows, weighIns, level] = await Promise.all([
    listNewestCompletions(db, actor.userId, addDays(monday, 6), MOST_COMPLETIONS),
    listWeighIns(db, actor.userId),
    profile?.skillLevel ?? levelOfPlan(db, actor.userId),
  ]);
  const known = await findKnownExercises(
    db,
    actor.userId,
    rows.map(({ exerciseId }) => exerciseId),
  );
  const movesBody = (exercise: Exercise | undefined): boolean => exercise !== undefined && movesWholeBody(exercise);
  const done = rows.map((row) => toDone(row, movesBody(known.get(row.exerciseId)) ? weighIns : null));
  const lately = await withPlannedSets(
    db,
    rows.filter(({ date }) => date >= from),
    known,
  );
  const totals = totalByWeek(lately, today, weeks);
  const thisWeek = totals.at(-1) ?? { monday, workouts: 0, minutes: 0 };
  const muscles = effectiveSetsDone(
    lately.filter(({ date }) => date >= monday),
    (id) => known.get(id),
  );
  return {
    weeks: [...totals],
    hasCompleted: done.length > 0,
    strength: strengthLines(done, from, (id) => known.get(id)?.loadModel).map((line) => {
      const exercise = known.get(line.exerciseId);
      return {
        ...line,
        exerciseName: exercise?.name ?? line.exerciseId,
        isMainLift: exercise !== undefined && isMainLift(exercise),
        points: [...line.points],
      };
    }),
    muscles: [...muscles].map(([muscle, sets]) => ({ muscle, sets })).toSorted((a, b) => b.sets - a.sets),
    level,
    volume: volumeByWeek(lately, today, weeks, (id) => known.get(id)).map(({ sets, ...week }) => ({
      ...week,
      sets: { ...sets },
    })),
    thisWeek,
  };
}

/** For whom no profile says it: the level that their plan was made for. */
async function levelOfPlan(db: Db, userId: string): Promise<Level> {
  return (await trainingPlans.store.findCurrent(db, userId))?.choices.skillLevel ?? "beginner";
}

/** What was done, each with the sets that its plan asks for, or else the catalogue. */
async function withPlannedSets(
  db: Db,
  rows: readonly WeighedCompletionRow[],
  known: ReadonlyMap<string, Exercise>,
): Promise<readonly DoneAsPlanned[]> {
  const planIds = [...new Set(rows.flatMap(({ planId }) => planId ?? []))];
  const plans = new Map((await trainingPlans.store.listById(db, planIds)).map((plan) => [plan.id, plan]));
  return rows.map((row) => {
    const done = toDone(row, null);
    const plan = row.planId === null ? undefined : plans.get(row.planId);
    const days = plan === undefined ? [] : weekOn(plan.days, blockOf(plan), done.date).days;
    const asked = setsPlanned(days, done.date, done.exerciseId) ?? known.get(done.exerciseId)?.dose.sets ?? 0;
    return { ...done, plannedSets: asked };
  });
}

/** What was done; with the body's weight if there are weigh-ins to find it in. */
function toDone(row: WeighedCompletionRow, weighIns: readonly WeighIn[] | null): DoneExercise {
  const date = parseCalendarDay(row.date);
  if (date === null) throw new Error(`Completion ${row.id} has the date ${row.date}.`);
  const bodyWeightKg = weighIns === null ? null : (row.bodyWeightKg ?? bodyWeightOn(weighIns, date));
  return { date, exerciseId: row.exerciseId, minutes: row.minutes, sets: row.sets, bodyWeightKg };
}
