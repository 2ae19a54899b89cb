import type { MealPlan, PlannedMeal } from "./meal-plan.ts";

/** Minutes before a meal at which its reminder comes. */
export const REMINDER_MINUTES = 15;

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** A moment of a plan in the person's own time zone. */
export interface PlanMoment {
  /** The plan's day, 1 is its first; 0 is the day before it begins. */
  readonly day: number;
  /** Since midnight. */
  readonly minutes: number;
}

export interface NextMeal {
  readonly meal: PlannedMeal;
  readonly day: number;
  /** 0 when it's now. */
  readonly minutesUntil: number;
  /** Within the reminder's minutes. */
  readonly isDue: boolean;
}

/** Minutes since midnight of "12:30". */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * The meal that comes next, and whether it is time to remind of it. Before the plan begins it is its first. A plan of seven days begins again
 * after its last meal; a shorter one is over then, and null.
 */
export function nextMeal(plan: Pick<MealPlan, "days">, now: PlanMoment): NextMeal | null {
  const from = (now.day - 1) * DAY_MINUTES + now.minutes;
  const hasBegun = now.day >= 1;
  const repeats = plan.days.length * DAY_MINUTES === WEEK_MINUTES;
  let next: NextMeal | null = null;
  for (const { number, meals } of plan.days) {
    for (const meal of meals) {
      const at = (number - 1) * DAY_MINUTES + minutesOfTime(meal.time);
      if (!repeats && at < from) continue;
      const ahead = at - from;
      // Before it begins nothing comes round: a week's last day would stand for the day before its first.
      const minutesUntil = hasBegun ? ((ahead % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES : ahead;
      if (next === null || minutesUntil < next.minutesUntil) {
        next = { meal, day: number, minutesUntil, isDue: minutesUntil <= REMINDER_MINUTES };
      }
    }
  }
  return next;
}
