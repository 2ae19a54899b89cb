import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { MUSCLE_GROUP_OF } from "@lockstep/domain/training/muscles.ts";
import type { Book, Entry } from "./training-book.ts";
import { dosedSetSeconds, isEqual, plainSeconds, weightsOf } from "./training-book.ts";
import { COMPOUND_REST, FIVE_DAY_WEEK, HARD_DAY_SETS, MINUTES_A_SET, REST_BOUNDS, SESSION_CEILING } from "./training-tables.ts";

// The checker asks "could a better exercise legally be here?" in several rules. This file answers it: one exercise of the
// plan taken out (or none), one of the catalogue put in, and every rule that precedes the asking one still held.

/** How an exercise is to stand: its sets, and whether the session must take 80 % of its minutes with it. */
export interface Asked {
  readonly sets: 3 | 4;
  readonly needsFloor: boolean;
}

/** Three sets, however short the session stays. */
export const NO_FLOOR: Asked = { sets: 3, needsFloor: false };

const THREE: Asked = { sets: 3, needsFloor: true };

/** Sums of halves are exact in binary; the margin only guards products such as 0.8 x minutes. */
const EPSILON = 1e-9;

/** Whether every chosen muscle has to reach its range in this week (rule 7, third sentence). */
export function rangesAreDue(book: Book): boolean {
  const { daysPerWeek, durationMinutes } = book.choices;
  const lowerSum = book.chosenMuscles.reduce((sum, muscle) => sum + (book.lower[muscle] ?? 0), 0);
  return daysPerWeek !== 5 && daysPerWeek * durationMinutes >= MINUTES_A_SET * lowerSum;
}

/**
 * Rule 2 in the five-day week: an Upper, Lower or Core day takes exercises of its own kind; Friday takes all. The one guest that
 * rule 8 asks for (docs/decisions/0006) is all that may be elsewhere, so Full-Body work is no legal replacement there.
 */
function fitsFocus(book: Book, day: number, exercise: Exercise): boolean {
  if (book.choices.daysPerWeek !== 5) return true;
  const focus = FIVE_DAY_WEEK[day];
  return focus === "Full-Body" || focus === MUSCLE_GROUP_OF[exercise.group];
}

/**
 * The least and the most seconds the rest of a session can take once `out` is gone: its rests may move as far as rule 3 lets them. A superset
 * partner left alone takes its plain time again.
 */
function othersRange(book: Book, day: number, out: Entry | null): readonly [number, number] {
  const others = (book.days[day] ?? []).filter((entry) => entry !== out);
  let least = 0;
  let most = 0;
  for (const { planned, exercise } of others) {
    const paired =
      planned.superset !== null &&
      others.some((other) => other.planned !== planned && other.planned.superset === planned.superset);
    const share = paired ? planned.workSeconds / plainSeconds(planned) : 1;
    const work = plainSeconds(planned) - planned.sets * planned.restSeconds;
    least += share * (work + planned.sets * leastRest(book, exercise));
    most += share * (work + planned.sets * REST_BOUNDS.most);
  }
  return [least, most];
}

const leastRest = (book: Book, exercise: Exercise): number =>
  exercise.compound ? COMPOUND_REST[book.choices.durationMinutes] : REST_BOUNDS.least;

/** Rules 3 and 4: with some legal rests the session, with so many sets of the exercise, keeps to its minutes. */
function fitsTime(book: Book, day: number, out: Entry | null, exercise: Exercise, asked: Asked): boolean {
  const minutes = book.choices.durationMinutes * 60;
  const [least, most] = othersRange(book, day, out);
  const work = dosedSetSeconds(exercise);
  if (least + asked.sets * (work + leastRest(book, exercise)) > minutes + EPSILON) return false;
  return !asked.needsFloor || most + asked.sets * (work + REST_BOUNDS.most) >= 0.8 * minutes - EPSILON;
}

/** Rules 5, 6 and the ranges of rule 7, with `out` replaced by so many sets of the exercise. */
function fitsVolume(book: Book, day: number, out: Entry | null, exercise: Exercise, sets: number): boolean {
  const gained = weightsOf(exercise);
  const lost = out === null ? null : weightsOf(out.exercise);
  const lostSets = out?.planned.sets ?? 0;
  const today = book.daySets[day] ?? [];
  const before = book.daySets[(day + 6) % 7] ?? [];
  const after = book.daySets[(day + 1) % 7] ?? [];
  for (let muscle = 0; muscle < gained.length; muscle += 1) {
    const gain = sets * (gained[muscle] ?? 0);
    if (gain === 0) continue;
    const change = gain - lostSets * (lost?.[muscle] ?? 0);
    const session = (today[muscle] ?? 0) + change;
    if (session > SESSION_CEILING || (book.weekSets[muscle] ?? 0) + change > (book.upper[muscle] ?? 0)) return false;
    const hardNextDoor = (before[muscle] ?? 0) >= HARD_DAY_SETS || (after[muscle] ?? 0) >= HARD_DAY_SETS;
    if (session >= HARD_DAY_SETS && hardNextDoor) return false;
  }
  if (lost === null || !rangesAreDue(book)) return true;
  return book.chosenMuscles.every((muscle) => {
    const change = sets * (gained[muscle] ?? 0) - lostSets * (lost[muscle] ?? 0);
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
 * Whether an exercise may be on a day in the place of `out` (null: beside what is there), with rules 1 to 6 and 9 held: three sets of it
 * in a session of at least 80 % of the minutes, unless asked otherwise.
 */
export function canStand(book: Book, day: number, out: Entry | null, exercise: Exercise, asked: Asked = THREE): boolean {
  return (
    exercise.kind === "strength" &&
    fitsFocus(book, day, exercise) &&
    fitsTime(book, day, out, exercise, asked) &&
    fitsVolume(book, day, out, exercise, asked.sets) &&
    fitsVariety(book, day, out, exercise)
  );
}

/** The first exercise that may be there, for the message of a violation; undefined when none may. */
export function findStandIn(
  book: Book,
  day: number,
  out: Entry | null,
  wanted: (exercise: Exercise) => boolean,
  asked: Asked = THREE,
): Exercise | undefined {
  return book.eligible.find((exercise) => wanted(exercise) && canStand(book, day, out, exercise, asked));
}
