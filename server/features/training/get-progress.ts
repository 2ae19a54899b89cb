import type { RouteFields } from "@lockstep/contract/route.ts";
import type { getTrainingProgress, TrainingProgress } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { weekOn } from "@lockstep/domain/training/block.ts";
import {
  effectiveSetsDone,
  setsPlanned,
  strengthLines,
  totalByWeek,
  type DoneAsPlanned,
  type DoneExercise,
} from "@lockstep/domain/training/progress.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { findKnownExercises } from "./custom/find-known-exercises.ts";
import { blockOf } from "./present-plan.ts";
import { listNewestCompletions, type CompletionRow } from "./workouts/completed-store.ts";
import { trainingPlans } from "./training-plans.ts";

/** So far back best sets are looked for: some eight years of four full workouts a week. */
const MOST_COMPLETIONS = 10_000;

/** What the person completed, added up: strength over all time, everything else in the last weeks. */
export async function getProgress(
  { db, now }: Platform,
  actor: Actor,
  { weeks }: RouteFields<typeof getTrainingProgress>,
): Promise<TrainingProgress> {
  const today = await ownToday(db, actor.userId, now());
  const monday = mondayOf(today);
  const from = addDays(monday, -7 * (weeks - 1));
  const rows = await listNewestCompletions(db, actor.userId, addDays(monday, 6), MOST_COMPLETIONS);
  const known = await findKnownExercises(
    db,
    actor.userId,
    rows.map(({ exerciseId }) => exerciseId),
  );
  const done = rows.map(toDone);
  const lately = done.filter(({ date }) => date >= from);
  const totals = totalByWeek(lately, today, weeks);
  const thisWeek = totals.at(-1) ?? { monday, workouts: 0, minutes: 0 };
  const muscles = effectiveSetsDone(
    await withPlannedSets(
      db,
      rows.filter(({ date }) => date >= monday),
      known,
    ),
    (id) => known.get(id),
  );
  return {
    weeks: [...totals],
    hasCompleted: done.length > 0,
    strength: strengthLines(done, from, (id) => known.get(id)?.loadModel).map((line) => ({
      ...line,
      exerciseName: known.get(line.exerciseId)?.name ?? line.exerciseId,
      points: [...line.points],
    })),
    muscles: [...muscles].map(([muscle, sets]) => ({ muscle, sets })).toSorted((a, b) => b.sets - a.sets),
    thisWeek,
  };
}

/** What was done, each with the sets that its plan asks for, or else the catalogue. */
async function withPlannedSets(
  db: Db,
  rows: readonly CompletionRow[],
  known: ReadonlyMap<string, Exercise>,
): Promise<readonly DoneAsPlanned[]> {
  const planIds = [...new Set(rows.flatMap(({ planId }) => planId ?? []))];
  const plans = new Map((await trainingPlans.store.listById(db, planIds)).map((plan) => [plan.id, plan]));
  return rows.map((row) => {
    const done = toDone(row);
    const plan = row.planId === null ? undefined : plans.get(row.planId);
    const days = plan === undefined ? [] : weekOn(plan.days, blockOf(plan), done.date).days;
    const asked = setsPlanned(days, done.date, done.exerciseId) ?? known.get(done.exerciseId)?.dose.sets ?? 0;
    return { ...done, plannedSets: asked };
  });
}

function toDone(row: CompletionRow): DoneExercise {
  const date = parseCalendarDay(row.date);
  if (date === null) throw new Error(`Completion ${row.id} has the date ${row.date}.`);
  return { date, exerciseId: row.exerciseId, minutes: row.minutes, sets: row.sets };
}
