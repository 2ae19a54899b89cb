import { addDays, daysBetween, mondayOf, parseCalendarDay, weekdayIndex } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import type { Level } from "./exercise.ts";
import { lighterDays } from "./lighter-week.ts";
import type { CompactDay, PlannedDay } from "./plan.ts";

/**
 * Hard weeks of a block, before its lighter one: four to six (reference/coaching.md, section 2). The stronger someone is, the more a hard week takes out
 * of them. Beginners lift weights they recover from within days and gain most from repeating the same lifts, so their block is the longest; advanced
 * lifters need the lighter week soonest.
 */
export const HARD_WEEKS: Readonly<Record<Level, number>> = { beginner: 6, intermediate: 5, advanced: 4 };

/** Weeks of a block with the lighter one at its end. */
export function blockWeeks(level: Level): number {
  return HARD_WEEKS[level] + 1;
}

/** Weeks of the same lifts that get harder, and a lighter one. */
export interface Block {
  /** The Monday of its first week, in the person's own calendar. */
  readonly startsOn: string;
  /** With the lighter week at the end. */
  readonly weeks: number;
}

/** `ahead`: it begins next Monday. `lighter`: its last week. `over`: the next one hasn't been chosen. */
export type BlockPhase = "ahead" | "hard" | "lighter" | "over";

/** Where in a block a day is. */
export interface BlockWeek {
  /** From 1 to `weeks`; the first while the block is ahead, the last once it's over. */
  readonly week: number;
  readonly weeks: number;
  readonly phase: BlockPhase;
}

/**
 * The week of a block that a day is in. A clock that was set back by weeks shows the first week: no block begins later than on the Monday after it was
 * chosen. Weeks are calendar weeks, so neither a change of the hour nor of the year moves one.
 */
export function blockWeekOn({ startsOn, weeks }: Block, today: CalendarDay): BlockWeek {
  const days = daysBetween(readDay(startsOn), today);
  if (days < 0) return { week: 1, weeks, phase: days >= -7 ? "ahead" : "hard" };
  const week = Math.floor(days / 7) + 1;
  if (week > weeks) return { week: weeks, weeks, phase: "over" };
  return { week, weeks, phase: week === weeks ? "lighter" : "hard" };
}

/** How many weeks a block has when the week of this Monday is its lighter one; null for a week before it. */
export function weeksWhenLighter({ startsOn }: Pick<Block, "startsOn">, monday: CalendarDay): number | null {
  const days = daysBetween(readDay(startsOn), monday);
  return days < 0 ? null : Math.floor(days / 7) + 1;
}

type Rest = Pick<CompactDay, "isRest">;

/** The Monday that a new block begins on: this week's if there's a training day left, today included, else the next. */
export function blockStart(days: readonly Rest[], today: CalendarDay): CalendarDay {
  const isLeft = days.slice(weekdayIndex(today)).some(({ isRest }) => !isRest);
  return isLeft ? mondayOf(today) : addDays(mondayOf(today), 7);
}

/** Whether it's time to choose the next block: from the last training day of the lighter week on. */
export function isNextBlockDue(block: Block, days: readonly Rest[], today: CalendarDay): boolean {
  const { phase } = blockWeekOn(block, today);
  return phase === "over" || (phase === "lighter" && weekdayIndex(today) >= days.findLastIndex(({ isRest }) => !isRest));
}

/** The Monday that the next block begins on: after the lighter week, or as {@link blockStart} has it once that's over. */
export function nextBlockStart(block: Block, days: readonly Rest[], today: CalendarDay): CalendarDay {
  return blockWeekOn(block, today).phase === "lighter" ? addDays(mondayOf(today), 7) : blockStart(days, today);
}

/** A block that the next one followed, with the days it was trained by until then; they're null once the next one has begun. */
export interface BlockBefore extends Block {
  readonly days: readonly PlannedDay[] | null;
}

/** What a plan says about its block. */
export interface BlockOfPlan extends Block {
  /** Null in a plan's first block. */
  readonly before: BlockBefore | null;
}

/** The week that's trained on a day. */
export interface TrainedWeek {
  readonly days: readonly PlannedDay[];
  readonly at: BlockWeek;
  /** The Monday that the chosen next block begins on, while this one still runs; else null. */
  readonly nextStartsOn: string | null;
}

/**
 * The week that's trained on a day, of a plan's stored days: until the next block begins those of the block before, and the lighter doses in a lighter
 * week. Page, paper, coach and log all ask here.
 */
export function weekOn(days: readonly PlannedDay[], block: BlockOfPlan, today: CalendarDay): TrainedWeek {
  const { before } = block;
  const isAhead = blockWeekOn(block, today).phase === "ahead";
  const kept = isAhead && before?.days ? { days: before.days, block: before } : null;
  const at = blockWeekOn(kept?.block ?? block, today);
  const trained = kept?.days ?? days;
  return {
    days: at.phase === "lighter" ? lighterDays(trained) : trained,
    at,
    nextStartsOn: kept === null ? null : block.startsOn,
  };
}

/** Whether a day was in a lighter week, of a plan's block or of the one before it: its weights aren't what to go on from. */
export function isInLighterWeek(block: BlockOfPlan, day: string): boolean {
  const { startsOn, before } = block;
  const isLighter = (one: Block): boolean => blockWeekOn(one, readDay(day)).phase === "lighter";
  return day < startsOn ? before !== null && isLighter(before) : isLighter(block);
}

function readDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === null) throw new Error(`${text} is not a calendar day.`);
  return day;
}
