import { luckOf, mainMuscle } from "./candidates.ts";
import type { Candidate } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import type { DurationMinutes } from "./plan.ts";
import { MIN_FILL, restRoom, setWorkSeconds } from "./timing.ts";
import type { UnfittedExercise } from "./fit-session.ts";
import { RECOVERY_SETS } from "./volume.ts";
import type { WeekDraft } from "./week-draft.ts";

/** Easy core exercises of a light day by the session's minutes; the rest is mobility. */
const EASY_CORE: Readonly<Record<DurationMinutes, number>> = { 15: 1, 30: 1, 45: 2, 60: 2 };

/** Easy core takes at most this share of the light day's minutes, at its shortest, so that drills have theirs. */
const CORE_SHARE = 0.5;

function usualSeconds(exercise: Exercise, minutes: DurationMinutes): number {
  const { dose, perSide, compound } = exercise;
  return (
    setWorkSeconds({ repetitions: dose.repsMax, holdSeconds: dose.holdSeconds, perSide }) +
    restRoom(dose, compound, minutes).usual
  );
}

function leastSeconds(exercise: Exercise, minutes: DurationMinutes): number {
  const { dose, perSide, compound } = exercise;
  return (
    setWorkSeconds({ repetitions: dose.repsMin, holdSeconds: dose.holdSeconds, perSide }) +
    restRoom(dose, compound, minutes).least
  );
}

/** The easy core work of the light day: beginner's core exercises of three sets, of different muscles, none near 4 effective sets. */
export function easyCore(draft: WeekDraft, weekday: number, minutes: DurationMinutes): readonly Candidate[] {
  const picked: Candidate[] = [];
  const longest = (minutes * 60 * CORE_SHARE) / EASY_CORE[minutes];
  const byEase = draft.frame.candidates
    .filter((candidate) => candidate.group === "Core" && candidate.exercise.level === "beginner" && !candidate.exercise.perSide)
    .sort((a, b) => a.shares.length - b.shares.length || a.luck - b.luck);
  for (const candidate of byEase) {
    if (picked.length >= EASY_CORE[minutes]) break;
    if (picked.some((other) => other.main === candidate.main)) continue;
    const light = candidate.shares.every((share) => draft.volumeOn(weekday, share.muscle) + share.weight * 3 < RECOVERY_SETS);
    if (!light || !draft.hasRoom(weekday, candidate, 3) || candidate.leastSeconds * 3 > longest) continue;
    picked.push(candidate);
    draft.placeBeside(weekday, candidate, 3);
  }
  return picked;
}

/**
 * Mobility drills that fill a session up to its minutes beside its work, as many different regions as there are.
 * Drills have three sets; where there are too few drills, they get a fourth set.
 */
export function mobilityFor(
  drills: readonly Exercise[],
  work: readonly UnfittedExercise[],
  minutes: DurationMinutes,
  seed: number,
): readonly UnfittedExercise[] {
  const limit = minutes * 60;
  const order = drills
    .map((exercise, place) => ({ exercise, luck: luckOf(seed, place + 1000) }))
    .sort((a, b) => a.luck - b.luck)
    .map(({ exercise }) => exercise);
  const picked: { exercise: Exercise; sets: number }[] = [];
  const regions = new Map<string, number>();
  let least = work.reduce((sum, item) => sum + leastSeconds(item.exercise, minutes) * item.sets, 0);
  let usual = work.reduce((sum, item) => sum + usualSeconds(item.exercise, minutes) * item.sets, 0);
  while (usual < limit * 0.92) {
    let next: Exercise | null = null;
    for (const exercise of order) {
      if (picked.some((item) => item.exercise === exercise) || least + leastSeconds(exercise, minutes) * 3 > limit) continue;
      if (usual >= limit * MIN_FILL && usual + usualSeconds(exercise, minutes) * 3 > limit) continue;
      if (next === null || (regions.get(mainMuscle(exercise)) ?? 0) < (regions.get(mainMuscle(next)) ?? 0)) next = exercise;
    }
    if (next === null) break;
    picked.push({ exercise: next, sets: 3 });
    regions.set(mainMuscle(next), (regions.get(mainMuscle(next)) ?? 0) + 1);
    least += leastSeconds(next, minutes) * 3;
    usual += usualSeconds(next, minutes) * 3;
  }
  for (const item of picked) {
    if (usual >= limit * MIN_FILL) break;
    item.sets = 4;
    usual += usualSeconds(item.exercise, minutes);
  }
  return picked.map(({ exercise, sets }) => ({ exercise, sets, paired: false }));
}
