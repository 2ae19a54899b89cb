import type { LoadModel } from "./exercise.ts";
import { estimateOneRepMaxKg, movedKg } from "./one-rep-max.ts";
import type { SetType } from "./set-limits.ts";

/** The numbers of repetitions that records are kept for (reference/coaching.md and issue "Live workouts"). */
export const RECORD_REPS = [1, 3, 5, 8, 10, 12] as const;
export type RecordReps = (typeof RECORD_REPS)[number];

/** The estimate that's shown is the median of so many exposures: one good day is no new level. */
const SHOWN_EXPOSURES = 3;

/** A set as records read it. */
export interface RecordedSet {
  readonly type: SetType;
  readonly weightKg: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly rir: number | null;
}

/** One session's sets of an exercise, and what the person weighed, if that's known. */
export interface RecordedSession {
  readonly sets: readonly RecordedSet[];
  readonly bodyWeightKg: number | null;
}

/**
 * The bests of an exercise. `weightAt` has the best weight with at least so many repetitions, as it's logged: where a machine takes weight off, the least; a pull-up's is
 * what was added. Missing where nothing was done.
 */
export interface Bests {
  readonly weightAt: Readonly<Partial<Record<RecordReps, number>>>;
  /** Most repetitions with the body alone. */
  readonly mostReps: number | null;
  /** Longest hold with the body alone, seconds. */
  readonly longestSeconds: number | null;
  /** Highest estimate of any set, kg; for pull-ups, dips and assisted work the body counts. */
  readonly oneRepMaxKg: number | null;
}

/** A record that a set made, and what it beat; `before` is null for a first. */
export interface NewRecord {
  readonly kind: "weight" | "reps" | "hold" | "one-rep-max";
  /** Of a weight: with how many repetitions. */
  readonly atReps: RecordReps | null;
  readonly value: number;
  readonly before: number | null;
}

const NOTHING: Bests = { weightAt: {}, mostReps: null, longestSeconds: null, oneRepMaxKg: null };

/** Whether a weight beats another: less is stronger where it's assistance. */
function isBetter(loadModel: LoadModel, weight: number, than: number | undefined): boolean {
  return than === undefined || (loadModel === "assistance" ? weight < than : weight > than);
}

/** Whether a set can be a record: a drop set says nothing of strength, because it's done tired, and a warm-up doesn't either. */
export function counts({ type, reps }: RecordedSet): boolean {
  return type !== "warmup" && type !== "drop" && (reps ?? 1) >= 1;
}

/** What one set estimates, kg; null for holds, bands, drop sets, warm-ups, and beyond ten repetitions with those in reserve. */
export function estimateOf(set: RecordedSet, loadModel: LoadModel, bodyWeightKg: number | null): number | null {
  if (!counts(set) || set.seconds !== null || set.reps === null) return null;
  const moved = movedKg(loadModel, set.weightKg, bodyWeightKg);
  return moved === null ? null : estimateOneRepMaxKg(moved, set.reps, set.rir ?? 0);
}

/** The highest estimate of a session. */
export function estimateOfSession({ sets, bodyWeightKg }: RecordedSession, loadModel: LoadModel): number | null {
  const estimates = sets.flatMap((set) => estimateOf(set, loadModel, bodyWeightKg) ?? []);
  return estimates.length === 0 ? null : Math.max(...estimates);
}

/** The estimate to show: the median of the last three sessions that have one, newest first. */
export function shownOneRepMaxKg(sessions: readonly RecordedSession[], loadModel: LoadModel): number | null {
  const estimates = sessions.flatMap((session) => estimateOfSession(session, loadModel) ?? []).slice(0, SHOWN_EXPOSURES);
  const sorted = estimates.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Bests with one more session. */
export function withSession(bests: Bests, { sets, bodyWeightKg }: RecordedSession, loadModel: LoadModel): Bests {
  const weightAt = { ...bests.weightAt };
  let { mostReps, longestSeconds, oneRepMaxKg } = bests;
  for (const set of sets.filter(counts)) {
    const { weightKg, reps, seconds } = set;
    const isAlone = weightKg === null || weightKg === 0;
    if (seconds !== null) {
      if (isAlone) longestSeconds = Math.max(longestSeconds ?? 0, seconds);
      continue;
    }
    if (reps === null) continue;
    if (isAlone) mostReps = Math.max(mostReps ?? 0, reps);
    // A band's number can't be compared, and nothing taken off is the body alone.
    if (weightKg !== null && loadModel !== "none" && (!isAlone || loadModel === "assistance"))
      for (const least of RECORD_REPS)
        if (reps >= least && isBetter(loadModel, weightKg, weightAt[least])) weightAt[least] = weightKg;
    const estimate = estimateOf(set, loadModel, bodyWeightKg);
    if (estimate !== null) oneRepMaxKg = Math.max(oneRepMaxKg ?? 0, estimate);
  }
  return { weightAt, mostReps, longestSeconds, oneRepMaxKg };
}

/** The bests of all sessions. */
export function bestsOf(sessions: readonly RecordedSession[], loadModel: LoadModel): Bests {
  return sessions.reduce((bests, session) => withSession(bests, session, loadModel), NOTHING);
}

/**
 * What a session did better than all before it. Of weights only the heaviest is named, at the most repetitions it was done for: 100 kg five times is also the
 * best at three and one. The first session of an exercise makes no records: there's nothing to beat.
 */
export function newRecords(before: Bests, session: RecordedSession, loadModel: LoadModel): readonly NewRecord[] {
  if (before === NOTHING || JSON.stringify(before) === JSON.stringify(NOTHING)) return [];
  const after = withSession(before, session, loadModel);
  const records: NewRecord[] = [];
  const improved = RECORD_REPS.filter((reps) => after.weightAt[reps] !== before.weightAt[reps]);
  const named = improved.filter(
    (reps, at) => after.weightAt[improved[at + 1] ?? 1] !== after.weightAt[reps] || at === improved.length - 1,
  );
  for (const atReps of named)
    records.push({ kind: "weight", atReps, value: after.weightAt[atReps] ?? 0, before: before.weightAt[atReps] ?? null });
  if (after.mostReps !== null && after.mostReps !== before.mostReps)
    records.push({ kind: "reps", atReps: null, value: after.mostReps, before: before.mostReps });
  if (after.longestSeconds !== null && after.longestSeconds !== before.longestSeconds)
    records.push({ kind: "hold", atReps: null, value: after.longestSeconds, before: before.longestSeconds });
  if (after.oneRepMaxKg !== null && after.oneRepMaxKg !== before.oneRepMaxKg)
    records.push({ kind: "one-rep-max", atReps: null, value: after.oneRepMaxKg, before: before.oneRepMaxKg });
  return records;
}

/** Weight times repetitions of every set that counts, kg; with the body where it's moved and known. A hold and a band add nothing. */
export function volumeKg({ sets, bodyWeightKg }: RecordedSession, loadModel: LoadModel): number {
  return sets
    .filter(({ type, seconds }) => type !== "warmup" && seconds === null)
    .reduce((sum, { weightKg, reps }) => {
      const moved = movedKg(loadModel, weightKg, bodyWeightKg) ?? (loadModel === "added" ? weightKg : null);
      return sum + (moved ?? 0) * (reps ?? 0) * (loadModel === "per-hand" ? 2 : 1);
    }, 0);
}
