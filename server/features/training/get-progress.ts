import type { TrainingProgress } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays, mondayOf, parseCalendarDay, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { effectiveSetsDone, strengthLines, totalByWeek, type DoneExercise } from "@lockstep/domain/training/progress.ts";
import type { Db } from "../../platform/database/database.ts";
import { findExercise } from "./catalogue.ts";
import { listCompletions, type CompletionRow } from "./store.ts";

/** What the person completed in the last weeks, added up; `today` is their own. */
export async function getProgress(db: Db, actor: Actor, today: CalendarDay, weeks: number): Promise<TrainingProgress> {
  const monday = mondayOf(today);
  const from = addDays(monday, -7 * (weeks - 1));
  const rows = await listCompletions(db, actor.userId, from, addDays(monday, 6));
  const done = rows.map(toDone);
  const totals = totalByWeek(done, today, weeks);
  const thisWeek = totals.at(-1) ?? { monday, workouts: 0, minutes: 0 };
  const muscles = effectiveSetsDone(
    done.filter((entry) => entry.date >= monday),
    findExercise,
  );
  return {
    weeks: [...totals],
    strength: strengthLines(done).map((line) => ({
      ...line,
      exerciseName: findExercise(line.exerciseId)?.name ?? line.exerciseId,
      points: [...line.points],
    })),
    muscles: [...muscles].map(([muscle, sets]) => ({ muscle, sets })).toSorted((a, b) => b.sets - a.sets),
    thisWeek,
  };
}

function toDone(row: CompletionRow): DoneExercise {
  const date = parseCalendarDay(row.date);
  if (date === null) throw new Error(`Completion ${row.id} has the date ${row.date}.`);
  return { date, exerciseId: row.exerciseId, minutes: row.minutes, sets: row.sets };
}
