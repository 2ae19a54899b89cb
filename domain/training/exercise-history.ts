import type { CalendarDay } from "../calendar/calendar.ts";
import type { LoadModel } from "./exercise.ts";
import {
  bestsOf,
  counts,
  estimateOfSession,
  RECORD_REPS,
  shownOneRepMaxKg,
  volumeKg,
  withSession,
  type Bests,
  type RecordedSession,
  type RecordedSet,
  type RecordReps,
} from "./records.ts";

/** A session with its day. */
export interface DatedSession extends RecordedSession {
  readonly date: CalendarDay;
}

/** The best set of a session or of all: the heaviest (of an assisted exercise the one with the least help), then the longest, then the one with the most repetitions. */
export type BestSet = Pick<RecordedSet, "weightKg" | "reps" | "seconds">;

/** A weight in kilograms and the day it was first reached. */
export interface DatedKg {
  readonly kg: number;
  readonly date: CalendarDay;
}

/** Everything that's a record of one exercise, each with the day it was first reached; null, or missing, where nothing was done that makes one. */
export interface ExerciseRecords {
  /** As {@link Bests}' `weightAt`: the best weight with at least so many repetitions. */
  readonly weightAt: readonly { readonly reps: RecordReps; readonly weightKg: number; readonly date: CalendarDay }[];
  readonly mostReps: { readonly reps: number; readonly date: CalendarDay } | null;
  readonly longestHold: { readonly seconds: number; readonly date: CalendarDay } | null;
  /** The highest estimate that any set made; the one to show is {@link shownOneRepMaxKg}. */
  readonly bestOneRepMax: DatedKg | null;
  /** The most that was moved in one session. */
  readonly bestVolume: DatedKg | null;
  readonly bestSet: (BestSet & { readonly date: CalendarDay }) | null;
}

/** An exercise's records, and what it comes to in all. */
export interface ExerciseSummary extends ExerciseRecords {
  readonly sessions: number;
  readonly lastDate: CalendarDay;
  /** The estimate as it is now: {@link shownOneRepMaxKg}. */
  readonly oneRepMaxKg: number | null;
  readonly totalVolumeKg: number;
}

/** What a session comes to. */
export interface SessionSums {
  /** The highest estimate of its sets, kg. */
  readonly oneRepMaxKg: number | null;
  /** The estimate to show after it: the median of the last three sessions that have one; null where this one has none. */
  readonly shownOneRepMaxKg: number | null;
  readonly volumeKg: number;
  readonly bestSet: BestSet | null;
}

/** Whether a set is better than another one of the same exercise. The body alone counts as no weight. */
function isBetterSet(a: BestSet, b: BestSet, loadModel: LoadModel): boolean {
  const weight = (a.weightKg ?? 0) - (b.weightKg ?? 0);
  if (weight !== 0) return loadModel === "assistance" ? weight < 0 : weight > 0;
  const seconds = (a.seconds ?? 0) - (b.seconds ?? 0);
  return seconds === 0 ? (a.reps ?? 0) > (b.reps ?? 0) : seconds > 0;
}

/** The best of some sets, of equal ones the first; null where none counts. */
export function bestSetOf(sets: readonly RecordedSet[], loadModel: LoadModel): BestSet | null {
  let best: BestSet | null = null;
  for (const set of sets) if (counts(set) && (best === null || isBetterSet(set, best, loadModel))) best = set;
  return best && { weightKg: best.weightKg, reps: best.reps, seconds: best.seconds };
}

/** The records of these sessions, which come oldest first: of equal values the earlier day has the record. */
export function recordsOfExercise(sessions: readonly DatedSession[], loadModel: LoadModel): ExerciseRecords {
  const dayOf = new Map<string, CalendarDay>();
  let bests: Bests = bestsOf([], loadModel);
  let bestVolume: DatedKg | null = null;
  let bestSet: ExerciseRecords["bestSet"] = null;
  for (const session of sessions) {
    const { date } = session;
    const after = withSession(bests, session, loadModel);
    for (const reps of RECORD_REPS) if (after.weightAt[reps] !== bests.weightAt[reps]) dayOf.set(`at ${reps}`, date);
    for (const key of DATED) if (after[key] !== bests[key]) dayOf.set(key, date);
    bests = after;
    const kg = volumeKg(session, loadModel);
    if (kg > (bestVolume?.kg ?? 0)) bestVolume = { kg, date };
    const own = bestSetOf(session.sets, loadModel);
    if (own !== null && (bestSet === null || isBetterSet(own, bestSet, loadModel))) bestSet = { ...own, date };
  }
  const { weightAt, mostReps, longestSeconds, oneRepMaxKg } = bests;
  const dated = <Named extends object>(value: number | null | undefined, key: string, as: (value: number) => Named) => {
    const date = dayOf.get(key);
    return typeof value !== "number" || date === undefined ? null : { ...as(value), date };
  };
  return {
    weightAt: RECORD_REPS.flatMap((reps) => dated(weightAt[reps], `at ${reps}`, (weightKg) => ({ reps, weightKg })) ?? []),
    mostReps: dated(mostReps, "mostReps", (reps) => ({ reps })),
    longestHold: dated(longestSeconds, "longestSeconds", (seconds) => ({ seconds })),
    bestOneRepMax: dated(oneRepMaxKg, "oneRepMaxKg", (kg) => ({ kg })),
    bestVolume,
    bestSet,
  };
}

const DATED = ["mostReps", "longestSeconds", "oneRepMaxKg"] as const;

/** The records of an exercise, and what it comes to; null without a session. Sessions come oldest first. */
export function summarizeExercise(sessions: readonly DatedSession[], loadModel: LoadModel): ExerciseSummary | null {
  const last = sessions.at(-1);
  if (last === undefined) return null;
  return {
    sessions: sessions.length,
    lastDate: last.date,
    oneRepMaxKg: shownOneRepMaxKg(sessions.toReversed(), loadModel),
    totalVolumeKg: sessions.reduce((sum, session) => sum + volumeKg(session, loadModel), 0),
    ...recordsOfExercise(sessions, loadModel),
  };
}

/** What each of these sessions comes to; they come oldest first, and so do the answers. */
export function sumSessions(sessions: readonly RecordedSession[], loadModel: LoadModel): readonly SessionSums[] {
  const estimated: RecordedSession[] = [];
  return sessions.map((session) => {
    const oneRepMaxKg = estimateOfSession(session, loadModel);
    if (oneRepMaxKg !== null) estimated.unshift(session);
    // More than three are never looked at.
    estimated.length = Math.min(estimated.length, 3);
    return {
      oneRepMaxKg,
      shownOneRepMaxKg: oneRepMaxKg === null ? null : shownOneRepMaxKg(estimated, loadModel),
      volumeKg: volumeKg(session, loadModel),
      bestSet: bestSetOf(session.sets, loadModel),
    };
  });
}
