import { addDays } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import { blockWeekOn } from "./block.ts";
import type { BlockOfPlan } from "./block.ts";
import { eligibleExercises } from "./candidates.ts";
import type { PlanEdit } from "./edit.ts";
import { LEVELS } from "./exercise.ts";
import type { Exercise } from "./exercise.ts";
import { toCompactDay } from "./plan.ts";
import type { CompactDay, PlannedDay, PlannedExercise, TrainingChoices, TrainingPlan } from "./plan.ts";
import { isLight } from "./week-record.ts";
import { joinNames } from "../words/join-names.ts";
import { distance, harderThan } from "./substitutes.ts";
import type { DayRecord, DoneOnDay, WeekRecord } from "./week-record.ts";

/** After so many full weeks a lighter one is due (five to six, reference/coaching.md). */
const LIGHT_WEEK_AFTER = 5;
/** After every second full week the plan gets a little harder. */
const HARDER_EVERY = 2;
/** The planner gives no more sets than this. */
const MOST_SETS = 4;
const LIGHT_SETS = 2;
/** Exercises that a review swaps at most. */
const MOST_SWAPS = 2;
/** A plan keeps so many training days. */
const LEAST_DAYS = 2;

/** The plan's days up to and including the week from `monday` on; a review changed them after it. */
export interface EarlierDays {
  readonly monday: CalendarDay;
  readonly days: readonly CompactDay[];
}

/** What a week is reviewed from. */
export interface ReviewedWeek {
  /** As it was in the week under review. */
  readonly plan: TrainingPlan;
  readonly choices: TrainingChoices;
  /** What the person's membership opens. */
  readonly catalogue: readonly Exercise[];
  readonly monday: CalendarDay;
  /** Everything done in the week and the year before it; other days may be among it. */
  readonly done: readonly DoneOnDay[];
  /** The plan's days in earlier weeks where they differ, earliest first. */
  readonly earlier: readonly EarlierDays[];
  /** When the plan was made. */
  readonly since: CalendarDay;
  /** When the plan was last changed before it was reviewed. */
  readonly changedOn: CalendarDay;
  /** The block that the plan is in. */
  readonly block: BlockOfPlan;
}

/** A change to the plan that a coach would suggest, and why. */
export interface Proposal {
  /** The same for the same change in a review. */
  readonly id: string;
  /** The change, as an order: "Swap Pull-Up for Lat Pulldown on Monday". */
  readonly title: string;
  readonly reason: string;
  readonly edits: readonly PlanEdit[];
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** A small number as a sentence begins with it. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** A proposal before it's checked. */
export interface Candidate extends Proposal {
  /** The days it changes. */
  readonly days: readonly Weekday[];
  /** Leaves minutes unused on purpose. */
  readonly isLightWeek?: true;
}

/** What proposals are made from. */
export interface Findings extends ReviewedWeek {
  readonly week: WeekRecord;
  /** The week before; null where it says nothing: the plan is newer, or nothing was done. */
  readonly before: WeekRecord | null;
  /** Full weeks in a row, lighter ones ending them. */
  readonly hardWeeks: number;
  /** Whether an exercise has been in the plan for both weeks. */
  readonly isKnown: (exerciseId: string) => boolean;
}

/** What one day came to in both weeks. */
interface BothWeeks {
  readonly planned: PlannedDay;
  readonly now: DayRecord;
  readonly prior: DayRecord;
}

interface SkippedExercise {
  readonly day: Weekday;
  readonly exerciseId: string;
}

/** What a coach would change, most important first, and the exercises skipped in both weeks. */
export function proposalsFor(findings: Findings): {
  readonly proposals: readonly Candidate[];
  readonly skipped: readonly SkippedExercise[];
} {
  const both = bothWeeks(findings);
  const skipped = both.flatMap(({ now, prior }) =>
    now.done.length === 0 || prior.done.length === 0
      ? []
      : now.missed
          .filter((id) => prior.missed.includes(id) && findings.isKnown(id))
          .map((id) => ({ day: now.day, exerciseId: id })),
  );
  const proposals = [
    ...backToFull(findings),
    ...lightWeek(findings),
    ...both.flatMap((day) => moved(findings, day)),
    ...untrained(findings, both),
    ...both.flatMap((day) => fewerSets(day)),
    ...skipped
      .filter(({ day }) => !both.some((each) => each.now.day === day && wasCutShort(each)))
      .slice(0, MOST_SWAPS)
      .flatMap((one, place) => swapped(findings, one, place)),
    ...(skipped.length === 0 ? harder(findings) : []),
  ];
  return { proposals, skipped };
}

function bothWeeks({ plan, week, before }: Findings): readonly BothWeeks[] {
  return week.days.flatMap((now) => {
    const planned = plan.days.find(({ day }) => day === now.day);
    const prior = before?.days.find(({ day }) => day === now.day);
    return planned === undefined || prior === undefined ? [] : [{ planned, now, prior }];
  });
}

/** The week after a light one. */
function backToFull({ plan, earlier, monday }: Findings): readonly Candidate[] {
  const full = earlier.findLast((each) => each.monday < monday)?.days;
  if (full === undefined || !isLight(plan.days) || isLight(full)) return [];
  const edits = full.flatMap((day) => {
    const now = plan.days.find((each) => each.day === day.day);
    const hasSame = now !== undefined && idsOf(now) === idsOf(day);
    return hasSame && !day.isRest ? [restore(day)] : [];
  });
  if (edits.length === 0) return [];
  return [
    {
      id: "full-sets",
      title: "Go back to your full sets",
      reason:
        "Your lighter week is behind you. Start with the weights you used before it: they'll feel better than you remember.",
      edits,
      days: edits.map(({ day }) => day),
    },
  ];
}

/** Once a block is over and the next one hasn't been chosen: until then the block has its own lighter week. */
function lightWeek({ plan, hardWeeks, block, monday }: Findings): readonly Candidate[] {
  if (hardWeeks < LIGHT_WEEK_AFTER || blockWeekOn(block, addDays(monday, 7)).phase !== "over") return [];
  const edits = plan.days
    .filter(({ isRest }) => !isRest)
    .map((day) => {
      const { exercises, ...rest } = toCompactDay(day);
      return restore({ ...rest, exercises: exercises.map((each) => ({ ...each, sets: Math.min(each.sets, LIGHT_SETS) })) });
    });
  return [
    {
      id: "light-week",
      title: "Make this week a light one",
      reason: `${numberWord(hardWeeks)} full weeks in a row: now let your body catch up. Two sets of everything, with about 80% of your usual weight. Next week's review brings your sets back.`,
      edits,
      days: edits.map(({ day }) => day),
      isLightWeek: true,
    },
  ];
}

function restore({ day, focus, exercises }: CompactDay) {
  return { type: "restore-day", day, focus, exercises } as const;
}

function idsOf({ exercises }: CompactDay): string {
  return exercises.map(({ exerciseId }) => exerciseId).join();
}

/** A session done on the same other weekday in both weeks moves there. */
function moved({ plan }: Findings, { planned, now, prior }: BothWeeks): readonly Candidate[] {
  const to = now.doneOn;
  if (to === null || to === now.day || prior.doneOn !== to) return [];
  if (plan.days.find(({ day }) => day === to)?.isRest !== true) return [];
  return [
    {
      id: `move-${planned.day}`,
      title: `Move ${planned.day}'s session to ${to}`,
      reason: `You've done it on ${to} two weeks in a row. Let the plan follow your week, not the other way around.`,
      edits: [{ type: "move-day", from: planned.day, to }],
      days: [planned.day, to],
    },
  ];
}

/** A day trained in neither week: the plan does without it where the other days have all that was chosen, else it gets another weekday. */
function untrained({ plan, choices, isKnown }: Findings, both: readonly BothWeeks[]): readonly Candidate[] {
  const training = plan.days.filter(({ isRest }) => !isRest);
  return both.flatMap(({ planned, now, prior }) => {
    const { day } = planned;
    if (now.done.length > 0 || prior.done.length > 0 || !planned.exercises.some(({ exerciseId }) => isKnown(exerciseId)))
      return [];
    const left = training.filter((each) => each.day !== day);
    const groups = new Set(left.flatMap(({ exercises }) => exercises.map(({ group }) => group)));
    if (left.length >= LEAST_DAYS && choices.muscleGroups.every((group) => groups.has(group)))
      return [
        {
          // One at a time: the next review sees how it goes.
          id: "drop",
          title: `Make ${day} a rest day`,
          reason: `${day} hasn't happened for two weeks. ${numberWord(left.length)} days you finish beat ${numberWord(training.length).toLowerCase()} you don't, and the others still train everything you chose.`,
          edits: planned.exercises.map(({ exerciseId }): PlanEdit => ({ type: "remove-exercise", day, exerciseId })),
          days: [day],
        },
      ];
    return [...plan.days, ...plan.days]
      .slice(WEEKDAYS.indexOf(day) + 1, WEEKDAYS.indexOf(day) + WEEKDAYS.length)
      .filter(({ isRest }) => isRest)
      .map(({ day: to }) => ({
        id: `move-${day}`,
        title: `Move ${day}'s session to ${to}`,
        reason: `${day} hasn't happened for two weeks, and no other day covers all of it. Maybe ${to} suits you better.`,
        edits: [{ type: "move-day", from: day, to }],
        days: [day, to],
      }));
  });
}

/** Whether both weeks ended the day early: what was missed is the end of the session. That's a matter of time, not of the exercises. */
function wasCutShort({ planned, now, prior }: BothWeeks): boolean {
  return [now, prior].every(({ done, missed }) => {
    const ending = planned.exercises.slice(done.length).map(({ exerciseId }) => exerciseId);
    return done.length > 0 && missed.length > 0 && missed.every((id) => ending.includes(id));
  });
}

/** A day cut short in both weeks loses a set of its longest assistance work: of two exercises, or of one where the rules allow no more. */
function fewerSets(both: BothWeeks): readonly Candidate[] {
  if (!wasCutShort(both)) return [];
  const { day, exercises } = both.planned;
  const [now, prior] = [both.now, both.prior].map(({ done, missed }) => `${done.length} of ${done.length + missed.length}`);
  const counts = now === prior ? `${now} exercises both times` : `${prior} exercises, then ${now}`;
  const assistance = exercises
    .slice(1)
    .filter(({ sets, superset }) => sets > LIGHT_SETS && superset === null)
    .toSorted((a, b) => b.sets - a.sets || b.workSeconds / b.sets - a.workSeconds / a.sets);
  const candidate = (less: readonly PlannedExercise[]): Candidate => ({
    id: `fewer-${day}`,
    title: `Do one less set of ${joinNames(less.map(({ name }) => name))} on ${day}`,
    reason: `${day} ended early two weeks in a row: ${counts}. A shorter session that you finish does more for you.`,
    edits: less.map(({ exerciseId, sets }) => ({ type: "set-sets", day, exerciseId, sets: sets - 1 })),
    days: [day],
  });
  const [first, second] = assistance;
  const pair = first === undefined || second === undefined ? [] : [candidate([first, second])];
  return [...pair, ...assistance.map((one) => candidate([one]))];
}

/** An exercise skipped twice makes room for the one most like it; the next follow, should the first break a rule. */
function swapped(
  { plan, choices, catalogue }: Findings,
  { day, exerciseId }: SkippedExercise,
  place: number,
): readonly Candidate[] {
  const inDay = plan.days.find((each) => each.day === day)?.exercises ?? [];
  const exercise = catalogue.find(({ id }) => id === exerciseId);
  if (exercise === undefined) return [];
  const pool = eligibleExercises(choices, catalogue).filter(({ id }) => inDay.every((each) => each.exerciseId !== id));
  return likest(exercise, pool).map((other) => ({
    id: `swap-${day}-${exerciseId}`,
    title: `Swap ${exercise.name} for ${other.name} on ${day}`,
    reason:
      place === 0
        ? `You trained ${day} twice and left out ${exercise.name} both times. That's usually the exercise, not you. ${other.name} does the same job.`
        : `${exercise.name} was left out two weeks in a row. ${other.name} works the same muscles, and you may like it better.`,
    edits: [{ type: "swap-exercise", day, exerciseId, withExerciseId: other.id }],
    days: [day],
  }));
}

/** Exercises that do the same job: same pattern and main muscle, both compound or both not, both held or both counted; the nearest in level first. */
function likest(exercise: Exercise, pool: readonly Exercise[]): readonly Exercise[] {
  const levelGap = ({ level }: Exercise): number => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(exercise.level));
  const far = (other: Exercise): number => distance(exercise, other) ?? Infinity;
  return pool
    .filter((other) => far(other) <= 1 && other.compound === exercise.compound && isHold(other) === isHold(exercise))
    .toSorted((a, b) => far(a) - far(b) || levelGap(a) - levelGap(b));
}

function isHold({ dose }: Exercise): boolean {
  return dose.holdSeconds !== null;
}

/** After two full weeks something gets harder: the next variant of body-weight work, else a set more of a lift that was chosen. */
function harder({ plan, choices, catalogue, week, hardWeeks }: Findings): readonly Candidate[] {
  if (hardWeeks === 0 || hardWeeks % HARDER_EVERY !== 0) return [];
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const pool = eligibleExercises(choices, catalogue);
  const done = plan.days.flatMap(({ day, exercises }) => {
    const record = week.days.find((each) => each.day === day);
    return exercises
      .filter(({ exerciseId, role, kind }) => role === "chosen" && kind === "strength" && record?.done.includes(exerciseId))
      .map((planned) => ({ day, planned, inDay: exercises }));
  });
  const variants = done.flatMap(({ day, planned, inDay }) => {
    const exercise = byId.get(planned.exerciseId);
    const others = pool.filter(({ id }) => inDay.every(({ exerciseId }) => exerciseId !== id));
    const next = exercise === undefined ? null : harderThan(exercise, others);
    return next === null ? [] : [variantCandidate(day, planned, next, hardWeeks)];
  });
  const sets = done
    .filter(({ planned }) => planned.sets < MOST_SETS)
    .toSorted((a, b) => Number(isCompound(b.planned, byId)) - Number(isCompound(a.planned, byId)))
    .map(({ day, planned: { exerciseId, name, sets: count } }) => ({
      id: "harder",
      title: `Do ${count + 1} sets of ${name} on ${day} instead of ${count}`,
      reason: `${numberWord(hardWeeks)} full weeks: you've earned it. One more set keeps you moving up and still fits your ${choices.durationMinutes} minutes.`,
      edits: [{ type: "set-sets" as const, day, exerciseId, sets: count + 1 }],
      days: [day],
    }));
  return [...variants, ...sets];
}

function isCompound({ exerciseId }: PlannedExercise, byId: ReadonlyMap<string, Exercise>): boolean {
  return byId.get(exerciseId)?.compound === true;
}

function variantCandidate(day: Weekday, planned: PlannedExercise, next: Exercise, weeks: number): Candidate {
  return {
    id: "harder",
    title: `Move up from ${planned.name} to ${next.name} on ${day}`,
    reason: `${numberWord(weeks)} full weeks: you're ready for the next step.`,
    edits: [{ type: "swap-exercise", day, exerciseId: planned.exerciseId, withExerciseId: next.id }],
    days: [day],
  };
}
