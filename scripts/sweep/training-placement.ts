import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { MUSCLE_GROUP_OF } from "@lockstep/domain/training/muscles.ts";
import type { Book, Entry } from "./training-book.ts";
import { dosedSetSeconds, isEqual, plainSeconds, weightsOf } from "./training-book.ts";
import { COMPOUND_REST, FIVE_DAY_WEEK, HARD_DAY_SETS, MINUTES_A_SET, REST_BOUNDS, SESSION_CEILING } from "./training-tables.ts";

// The checker asks "could a better exercise legally stand here?" in several rules. This file answers it: one exercise of the
// plan taken out (or none), one of the catalogue put in with three sets, and every rule that precedes the asking one still held.

const SETS = 3;
const REST_STEP = 5;
/** Sums of halves are exact in binary; the margin only guards products such as 0.8 x minutes. */
const EPSILON = 1e-9;

/** Whether every chosen muscle has to reach its range in this week (rule 7, third sentence). */
export function rangesAreDue(book: Book): boolean {
  const { daysPerWeek, durationMinutes } = book.choices;
  const lowerSum = book.chosenMuscles.reduce((sum, muscle) => sum + (book.lower[muscle] ?? 0), 0);
  return daysPerWeek !== 5 && daysPerWeek * durationMinutes >= MINUTES_A_SET * lowerSum;
}

/**
 * Rule 2 in the five-day week: an Upper, Lower or Core day takes exercises of its own kind; Friday takes all. Full-Body work
 * may stand on other days where it is needed (rule 8), but nobody has to put it there, so it is no legal replacement.
 */
function fitsFocus(book: Book, day: number, exercise: Exercise): boolean {
  if (book.choices.daysPerWeek !== 5) return true;
  const focus = FIVE_DAY_WEEK[day];
  return focus === "Full-Body" || focus === MUSCLE_GROUP_OF[exercise.group];
}

/** Seconds the rest of a session takes once `out` is gone; a superset partner left alone takes its plain time again. */
function secondsWithout(book: Book, day: number, out: Entry | null): number {
  const entries = book.days[day] ?? [];
  const total = book.daySeconds[day] ?? 0;
  if (out === null) return total;
  let left = total - out.planned.workSeconds;
  if (out.planned.superset === null) return left;
  const partners = entries.filter((entry) => entry !== out && entry.planned.superset === out.planned.superset);
  for (const partner of partners) left += plainSeconds(partner.planned) - partner.planned.workSeconds;
  return left;
}

/** Rules 3 and 4: some legal rest lets three sets of the exercise end inside the session's minutes. */
function fitsTime(book: Book, day: number, out: Entry | null, exercise: Exercise, needsFloor: boolean): boolean {
  const most = book.choices.durationMinutes * 60;
  const others = secondsWithout(book, day, out);
  const work = dosedSetSeconds(exercise);
  const floor = needsFloor ? 0.8 * most : 0;
  const leastRest = exercise.compound ? COMPOUND_REST[book.choices.durationMinutes] : REST_BOUNDS.least;
  const from = Math.max(leastRest, (floor - others) / SETS - work);
  const to = Math.min(REST_BOUNDS.most, (most - others) / SETS - work);
  return Math.ceil(from / REST_STEP - EPSILON) * REST_STEP <= to + EPSILON;
}

/** Rules 5, 6 and the ranges of rule 7, with `out` replaced by three sets of the exercise. */
function fitsVolume(book: Book, day: number, out: Entry | null, exercise: Exercise): boolean {
  const gained = weightsOf(exercise);
  const lost = out === null ? null : weightsOf(out.exercise);
  const lostSets = out?.planned.sets ?? 0;
  const today = book.daySets[day] ?? [];
  const before = book.daySets[(day + 6) % 7] ?? [];
  const after = book.daySets[(day + 1) % 7] ?? [];
  for (let muscle = 0; muscle < gained.length; muscle += 1) {
    const gain = SETS * (gained[muscle] ?? 0);
    if (gain === 0) continue;
    const change = gain - lostSets * (lost?.[muscle] ?? 0);
    const session = (today[muscle] ?? 0) + change;
    if (session > SESSION_CEILING || (book.weekSets[muscle] ?? 0) + change > (book.upper[muscle] ?? 0)) return false;
    const hardNextDoor = (before[muscle] ?? 0) >= HARD_DAY_SETS || (after[muscle] ?? 0) >= HARD_DAY_SETS;
    if (session >= HARD_DAY_SETS && hardNextDoor) return false;
  }
  if (lost === null || !rangesAreDue(book)) return true;
  return book.chosenMuscles.every((muscle) => {
    const change = SETS * (gained[muscle] ?? 0) - lostSets * (lost[muscle] ?? 0);
    return change >= 0 || (book.weekSets[muscle] ?? 0) + change >= (book.lower[muscle] ?? 0);
  });
}

/** Rule 9: no exercise twice a session, none more than twice a week, none repeated while an equal one is unused. */
function fitsVariety(book: Book, day: number, out: Entry | null, exercise: Exercise): boolean {
  if ((book.days[day] ?? []).some((entry) => entry.exercise === exercise)) return false;
  const used = book.uses.get(exercise.id) ?? 0;
  if (used >= 2) return false;
  const unused = (other: Exercise): boolean => (book.uses.get(other.id) ?? 0) - (other.id === out?.exercise.id ? 1 : 0) === 0;
  if (used === 1 && book.eligible.some((other) => isEqual(other, exercise) && unused(other))) return false;
  // Taking `out` away must not leave an equal of it repeated while it lies unused itself.
  if (out === null || !unused(out.exercise)) return true;
  return !book.eligible.some((other) => isEqual(other, out.exercise) && (book.uses.get(other.id) ?? 0) >= 2);
}

/**
 * Whether three sets of an exercise may stand on a day in the place of `out` (null: beside what is there), with rules 1 to 6 and
 * 9 held. `needsFloor` asks for the session's 80 % too; without it only the minutes' upper end counts.
 */
export function canStand(book: Book, day: number, out: Entry | null, exercise: Exercise, needsFloor = true): boolean {
  return (
    exercise.kind === "strength" &&
    fitsFocus(book, day, exercise) &&
    fitsTime(book, day, out, exercise, needsFloor) &&
    fitsVolume(book, day, out, exercise) &&
    fitsVariety(book, day, out, exercise)
  );
}

/** The first exercise that may stand there, for the message of a violation; undefined when none may. */
export function findStandIn(
  book: Book,
  day: number,
  out: Entry | null,
  wanted: (exercise: Exercise) => boolean,
  needsFloor = true,
): Exercise | undefined {
  return book.eligible.find((exercise) => wanted(exercise) && canStand(book, day, out, exercise, needsFloor));
}
