import type { Exercise } from "./exercise.ts";
import type { DurationMinutes } from "./plan.ts";
import { exerciseSeconds, MAX_REST_SECONDS, MIN_FILL, restRoom } from "./timing.ts";

/** An exercise of a session before its rests and repetitions are settled. */
export interface UnfittedExercise {
  readonly exercise: Exercise;
  readonly sets: number;
  readonly paired: boolean;
}

/** What a session settles for one exercise. Repetitions lie within the exercise's dose, the rest within its room. */
export interface Fitting {
  readonly repsMin: number;
  readonly repsMax: number;
  readonly restSeconds: number;
  readonly workSeconds: number;
}

/** Rests move in steps that a person can remember, in seconds. */
const REST_STEP = 5;
/** A rest shorter than this is taken from single-joint work only after its repetitions have given way. */
const PLEASANT_REST = 45;
/** How far rests grow, round by round, in seconds: multi-joint work gains by long rests, single-joint work hardly. */
const GROWN_RESTS = [
  { compound: 150, single: 90 },
  { compound: MAX_REST_SECONDS, single: 120 },
  { compound: MAX_REST_SECONDS, single: MAX_REST_SECONDS },
] as const;
/** Where rests must grow, they grow to this share of the minutes: a little more than the least. */
const GROWN_FILL = 0.82;

interface Slot {
  readonly item: UnfittedExercise;
  readonly least: number;
  readonly usual: number;
  repsMax: number;
  rest: number;
}

function slotSeconds(slot: Slot): number {
  const { exercise, sets, paired } = slot.item;
  const set = { repetitions: slot.repsMax, holdSeconds: exercise.dose.holdSeconds, perSide: exercise.perSide };
  return exerciseSeconds(sets, set, slot.rest, paired);
}

function total(slots: readonly Slot[]): number {
  return slots.reduce((sum, slot) => sum + slotSeconds(slot), 0);
}

/** Shrinks rests towards `floor`, the longest first, until the session fits. */
function shrinkRests(slots: readonly Slot[], limit: number, floor: (slot: Slot) => number): void {
  for (let over = total(slots) > limit; over; over = total(slots) > limit) {
    let longest: Slot | null = null;
    for (const slot of slots) {
      if (slot.rest - REST_STEP < floor(slot)) continue;
      if (longest === null || slot.rest - floor(slot) > longest.rest - floor(longest)) longest = slot;
    }
    if (longest === null) return;
    longest.rest -= REST_STEP;
  }
}

/** Lowers the most repetitions, the longest sets first, until the session fits. */
function shrinkRepetitions(slots: readonly Slot[], limit: number): void {
  for (let over = total(slots) > limit; over; over = total(slots) > limit) {
    let longest: Slot | null = null;
    for (const slot of slots) {
      const { dose } = slot.item.exercise;
      if (dose.holdSeconds !== null || slot.repsMax <= dose.repsMin) continue;
      if (longest === null || slot.repsMax - dose.repsMin > longest.repsMax - longest.item.exercise.dose.repsMin) longest = slot;
    }
    if (longest === null) return;
    longest.repsMax -= 1;
  }
}

/** Lengthens rests up to `ceiling`, the shortest first, until the session takes at least `goal` seconds. */
function growRests(slots: readonly Slot[], goal: number, limit: number, ceiling: (slot: Slot) => number): void {
  for (let under = total(slots) < goal; under; under = total(slots) < goal) {
    let shortest: Slot | null = null;
    for (const slot of slots) {
      if (slot.rest + REST_STEP > ceiling(slot)) continue;
      if (shortest === null || slot.rest < shortest.rest) shortest = slot;
    }
    if (shortest === null) return;
    shortest.rest += REST_STEP;
    if (total(slots) > limit) {
      shortest.rest -= REST_STEP;
      return;
    }
  }
}

/**
 * Settles repetitions and rests so that a session takes 80 to 100 % of its minutes. The catalogue's doses stand where they fit; otherwise
 * rests shrink to a pleasant shortness, then the most repetitions sink within the dose, then rests go to their least; a thin session's rests
 * grow. The answer is in the order of the items. A session that can not be fitted comes out as near as it gets.
 */
export function fitSession(items: readonly UnfittedExercise[], minutes: DurationMinutes): readonly Fitting[] {
  const limit = minutes * 60;
  const slots: Slot[] = items.map((item) => {
    const room = restRoom(item.exercise.dose, item.exercise.compound, minutes);
    const usual = Math.min(MAX_REST_SECONDS, Math.ceil(room.usual / REST_STEP) * REST_STEP);
    return { item, least: room.least, usual, repsMax: item.exercise.dose.repsMax, rest: usual };
  });
  shrinkRests(slots, limit, (slot) => Math.max(slot.least, Math.min(slot.usual, PLEASANT_REST)));
  shrinkRepetitions(slots, limit);
  shrinkRests(slots, limit, (slot) => slot.least);
  if (total(slots) < limit * MIN_FILL) {
    for (const { compound, single } of GROWN_RESTS) {
      growRests(slots, limit * GROWN_FILL, limit, (slot) => (slot.item.exercise.compound ? compound : single));
    }
  }
  return slots.map((slot) => ({
    repsMin: slot.item.exercise.dose.repsMin,
    repsMax: slot.repsMax,
    restSeconds: slot.rest,
    workSeconds: slotSeconds(slot),
  }));
}
