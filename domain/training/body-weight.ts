import type { CalendarDay } from "../calendar/calendar.ts";
import type { Exercise } from "./exercise.ts";

/** What someone weighed on a day. */
export interface WeighIn {
  readonly date: CalendarDay;
  readonly weightKg: number;
}

/**
 * What someone weighed on a day, kg, as far as that's known: the last time they weighed themselves up to that day, or else the first time after it. The weigh-ins come
 * oldest first; null without any.
 */
export function bodyWeightOn(weighIns: readonly WeighIn[], day: CalendarDay): number | null {
  let [from, to] = [0, weighIns.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((weighIns[middle]?.date ?? day) <= day) from = middle + 1;
    else to = middle;
  }
  return (weighIns[from - 1] ?? weighIns[0])?.weightKg ?? null;
}

/**
 * Whether the whole body is the weight of an exercise, so that what someone weighs counts in its estimates and its volume: pull-ups, chin-ups and dips, with weight, without,
 * or assisted. Of a push-up or a crunch only a part is moved, and nobody knows which: those count repetitions.
 */
export function movesWholeBody({ loadModel, name }: Pick<Exercise, "loadModel" | "name">): boolean {
  if (loadModel === "assistance") return true;
  if (loadModel === "added") return !/push-?up/i.test(name);
  return loadModel === "body-weight" && WHOLE_BODY.test(name) && !PART_OF_IT.test(name);
}

const WHOLE_BODY = /(?:pull|chin|muscle)[- ]?ups?\b|\bdips?\b/i;
/** Feet on the floor, only the shoulder blades move, or only the way down. */
const PART_OF_IT = /bench|chair|hip|scapular|negative/i;
