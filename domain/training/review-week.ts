import { addDays } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { applyEdits, isMade } from "./apply-edits.ts";
import { isInLighterWeek } from "./block.ts";
import type { CompactDay, TrainingPlan } from "./plan.ts";
import { numberWord, proposalsFor } from "./review-proposals.ts";
import type { Candidate, Proposal, ReviewedWeek } from "./review-proposals.ts";
import { factsOf, isFullWeek, isLight, recordWeek } from "./week-record.ts";
import type { WeekFacts, WeekRecord } from "./week-record.ts";

/** A review proposes no more than this: who changes everything at once learns nothing from the next week. */
export const MOST_PROPOSALS = 3;

/** Full weeks in a row are counted over so many before the one under review: a year. */
export const WEEKS_BACK = 52;

/** An exercise that was left out in two weeks although its day was trained. */
export interface SkippedTwice {
  readonly exerciseId: string;
  readonly name: string;
  readonly day: CompactDay["day"];
}

/** A week in review. */
export interface WeekReview {
  /** Null while there's nothing to look back on: the plan is newer than the week. */
  readonly facts: WeekFacts | null;
  readonly skippedTwice: readonly SkippedTwice[];
  /** Full weeks in a row, the week under review being the last; 0 when it wasn't one. */
  readonly fullWeeks: number;
  /** What a coach says first. */
  readonly summary: string;
  readonly proposals: readonly Proposal[];
}

/**
 * Looks back on a week and proposes what to change in the plan. Every proposal can be made by {@link applyEdits}, alone or with those before it, and
 * breaks no rule that the plan keeps (only a light week leaves minutes unused). With nothing done in the week, nothing is proposed.
 */
export function reviewWeek(input: ReviewedWeek): WeekReview {
  const { monday, since } = input;
  const empty = { skippedTwice: [], fullWeeks: 0, proposals: [] };
  if (since > addDays(monday, 6))
    return {
      ...empty,
      facts: null,
      summary: "Your plan is new. Train with it this week, and you'll find your first review here.",
    };
  const week = recordOf(input, monday);
  const facts = factsOf(week);
  if (facts.daysDone === 0) return { ...empty, facts, summary: withoutRecords(input) };
  const before = recordOf(input, addDays(monday, -7));
  const isComparable = since <= before.monday && factsOf(before).daysDone > 0;
  const fullWeeks = countFullWeeks(input, () => true);
  const hardWeeks = countFullWeeks(input, (days, each) => !isLight(days) && !isInLighterWeek(input.block, each));
  const candidates = proposalsFor({ ...input, week, before: isComparable ? before : null, hardWeeks, isKnown: isKnown(input) });
  const names = new Map(input.plan.days.flatMap(({ exercises }) => exercises.map(({ exerciseId, name }) => [exerciseId, name])));
  return {
    facts,
    skippedTwice: candidates.skipped.map(({ day, exerciseId }) => ({
      day,
      exerciseId,
      name: names.get(exerciseId) ?? exerciseId,
    })),
    fullWeeks,
    summary: summaryOf(facts, fullWeeks, since > monday),
    proposals: choose(input, candidates.proposals),
  };
}

function daysIn({ plan, earlier }: ReviewedWeek, monday: CalendarDay): readonly CompactDay[] {
  return earlier.find((each) => each.monday >= monday)?.days ?? plan.days;
}

function recordOf(input: ReviewedWeek, monday: CalendarDay): WeekRecord {
  return recordWeek(daysIn(input, monday), input.done, monday, input.since);
}

function countFullWeeks(input: ReviewedWeek, counts: (days: readonly CompactDay[], monday: CalendarDay) => boolean): number {
  for (let weeks = 0; weeks <= WEEKS_BACK; weeks += 1) {
    const monday = addDays(input.monday, -7 * weeks);
    if (monday < input.since || !counts(daysIn(input, monday), monday) || !isFullWeek(recordOf(input, monday))) return weeks;
  }
  return WEEKS_BACK + 1;
}

/** Whether an exercise has been in the plan for long enough to be skipped: a plan that was changed lately may have got it yesterday. */
function isKnown({ changedOn, monday, done }: ReviewedWeek): (exerciseId: string) => boolean {
  const wasDone = new Set(done.map(({ exerciseId }) => exerciseId));
  return (exerciseId) => changedOn <= addDays(monday, -7) || wasDone.has(exerciseId);
}

/** The first proposals that hold what a proposal promises, each on days that no other changes. */
function choose({ plan, choices, catalogue, monday }: ReviewedWeek, candidates: readonly Candidate[]): readonly Proposal[] {
  const chosen: Proposal[] = [];
  const taken = new Set<string>();
  let together = plan;
  for (const { days, isLightWeek, ...candidate } of candidates) {
    if (chosen.length === MOST_PROPOSALS) break;
    const proposal = { ...candidate, id: `${monday}-${candidate.id}` };
    const isAlternative = chosen.some(({ id }) => id === proposal.id);
    if (isAlternative || days.some((day) => taken.has(day)) || isMade(plan.days, proposal.edits)) continue;
    const isSound = (week: TrainingPlan): TrainingPlan | null => {
      const applied = applyEdits(week, proposal.edits, choices, catalogue);
      return applied.ok && (isLightWeek || applied.warnings.length === 0) ? applied.plan : null;
    };
    const next = isSound(together);
    if (next === null || isSound(plan) === null) continue;
    for (const day of days) taken.add(day);
    chosen.push(proposal);
    together = next;
  }
  return chosen;
}

function withoutRecords({ done, monday }: ReviewedWeek): string {
  return done.some(({ date }) => date >= monday && date <= addDays(monday, 6))
    ? "You trained, just not from this plan. Log a week with it, and the review can suggest what to change."
    : "Nothing logged last week. It happens to everyone. Pick one session and start there; your plan stays as it is.";
}

function summaryOf(
  { daysDone, daysPlanned, exercisesDone, exercisesPlanned }: WeekFacts,
  fullWeeks: number,
  isFirst: boolean,
): string {
  if (fullWeeks > 1) return `${numberWord(fullWeeks)} full weeks in a row. This is how people get strong.`;
  if (fullWeeks === 1) return "A full week. Do it again and we'll turn things up a little.";
  if (daysDone === daysPlanned && exercisesDone === exercisesPlanned)
    return isFirst ? "You've started your plan and done all of it so far. Keep going." : "Every session done.";
  if (daysDone === daysPlanned)
    return `You showed up every time, and got through ${exercisesDone} of ${exercisesPlanned} exercises. Showing up is the hard part.`;
  if (daysDone * 2 >= daysPlanned) return `${daysDone} of ${daysPlanned} sessions done. That's a week to build on.`;
  return `You trained ${daysDone === 1 ? "once" : `${daysDone} times`}, and that counts. The next session matters more than the missed ones.`;
}
