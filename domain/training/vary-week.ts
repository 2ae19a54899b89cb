import { eligibleExercises, isWorkAt, luckOf } from "./candidates.ts";
import { suitsSession } from "./choose-exercise.ts";
import { LEVELS, RANKS } from "./exercise.ts";
import type { Exercise, Pattern } from "./exercise.ts";
import { usesHousehold } from "./household.ts";
import { isLift, isPower } from "./movements.ts";
import { toCompactDay } from "./plan.ts";
import type { CompactExercise, PlannedDay, TrainingChoices, TrainingPlan } from "./plan.ts";
import { idsOf, isOfPlanner, notesOf, rebuildDay } from "./rebuild.ts";
import { roleOfExercise } from "./session-order.ts";
import { aimOf, isLoaded, slotDose } from "./slot-dose.ts";
import { distance } from "./substitutes.ts";
import { planExercise } from "./plan-exercise.ts";
import { weekFaults } from "./week-faults.ts";

/** Candidates for an accessory's place that are tried, the best first. */
const MOST_TRIED = 4;

/** What a week is varied with. */
export interface VaryingFrame {
  readonly choices: TrainingChoices;
  /** What the person's membership opens: all that may come in. */
  readonly open: readonly Exercise[];
  /** The exercises of the week by id, with those that a membership opened which has ended. */
  readonly byId: ReadonlyMap<string, Exercise>;
  /** The same seed, the same week. */
  readonly seed: number;
}

/**
 * The week with other accessories: the days, the main lifts, sets, rests and supersets stay. An accessory gives way to an exercise of the same pattern
 * and first target that the person may be given and that's new to the week, if possible of the same rank and level; it stays where there's none, or where every
 * one would break a rule that the week keeps. Null when none can change.
 */
export function varyWeek(plan: TrainingPlan, frame: VaryingFrame): TrainingPlan | null {
  const { choices, open, byId, seed } = frame;
  const mainLifts = mainLiftsOf(plan.days, byId);
  const pool = eligibleExercises(choices, open).filter((exercise) => isWorkAt(exercise, choices.skillLevel));
  const known = new Set(weekFaults(plan.days, choices, byId));
  const keepsRules = (week: readonly PlannedDay[]): boolean => weekFaults(week, choices, byId).every((fault) => known.has(fault));
  const used = new Set(plan.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)));
  let days = plan.days;
  let drawn = 0;
  for (const [at, before] of plan.days.entries()) {
    for (const [place, { exerciseId, role, kind }] of before.exercises.entries()) {
      const exercise = byId.get(exerciseId);
      if (exercise === undefined || kind !== "strength" || role === "light" || mainLifts.has(exerciseId)) continue;
      const others = (days[at] ?? before).exercises.flatMap((each, index) =>
        index === place ? [] : (byId.get(each.exerciseId) ?? []),
      );
      const luck = luckOf(seed, drawn++);
      for (const other of candidatesFor(exercise, { pool, others, used, luck }).slice(0, MOST_TRIED)) {
        const next = days.with(at, swapAt(days[at] ?? before, place, { exercise, other, choices }));
        if (!keepsRules(next)) continue;
        used.add(other.id);
        days = next;
        break;
      }
    }
  }
  const varied = plan.days.reduce((week, before, at) => {
    const day = days[at] ?? before;
    const rebuilt = day === before ? null : rebuildDay(toCompactDay(day), choices, byId, open, idsOf(days));
    const next = rebuilt?.ok === true ? week.with(at, rebuilt.day) : week;
    return keepsRules(next) ? next : week;
  }, plan.days);
  if (varied === plan.days) return null;
  const notes = [...plan.notes.filter(({ code }) => isOfPlanner(code)), ...notesOf(choices, varied)];
  return { name: plan.name, days: varied, notes };
}

/** A split squat does a squat's work. */
const BASIC_OF: Readonly<Partial<Record<Pattern, Pattern>>> = { lunge: "squat" };

/** The lifts that a block is about: a session's first of each basic pattern and what's done fast, on whichever other day they come up too. */
export function mainLiftsOf(days: readonly PlannedDay[], byId: ReadonlyMap<string, Exercise>): ReadonlySet<string> {
  const lifts = days.flatMap(({ exercises }) => {
    const seen = new Set<Pattern>();
    return exercises.filter(({ exerciseId }) => {
      const exercise = byId.get(exerciseId);
      if (exercise === undefined || !isLift(exercise)) return exercise !== undefined && isPower(exercise);
      const basic = BASIC_OF[exercise.pattern] ?? exercise.pattern;
      const isFirst = !seen.has(basic);
      seen.add(basic);
      return isFirst;
    });
  });
  return new Set(lifts.map(({ exerciseId }) => exerciseId));
}

interface Search {
  readonly pool: readonly Exercise[];
  /** The rest of the session. */
  readonly others: readonly Exercise[];
  /** What the week has, or had. */
  readonly used: ReadonlySet<string>;
  /** From 0 to 1: draws one. */
  readonly luck: number;
}

/** What may take an accessory's place, the best first; of several that are equally good one is drawn. */
function candidatesFor(exercise: Exercise, { pool, others, used, luck }: Search): readonly Exercise[] {
  const costOf = (other: Exercise): number =>
    [
      usesHousehold(other) && !usesHousehold(exercise),
      exercise.needs.length > 0 && other.needs.length === 0,
      RANKS.indexOf(other.rank) > RANKS.indexOf(exercise.rank),
      LEVELS.indexOf(other.level) !== LEVELS.indexOf(exercise.level),
    ].reduce((cost, isWorse) => cost * 2 + Number(isWorse), 0);
  const ranked = pool
    .filter((other) => !used.has(other.id) && isVariation(exercise, other) && suitsSession(other, others))
    .map((other) => ({ other, cost: costOf(other) }))
    .sort((a, b) => a.cost - b.cost);
  const best = ranked.filter(({ cost }) => cost === ranked[0]?.cost);
  const drawn = best[Math.floor(luck * best.length)];
  const inOrder = drawn === undefined ? ranked : [drawn, ...ranked.filter((one) => one !== drawn)];
  return inOrder.map(({ other }) => other);
}

/** Whether an exercise does the work of another, takes as long, and isn't outgrown sooner: an easier one is no variation. */
function isVariation(exercise: Exercise, other: Exercise): boolean {
  const lasts = ({ until }: Exercise): number => (until === null ? LEVELS.length : LEVELS.indexOf(until));
  return distance(exercise, other) === 0 && other.perSide === exercise.perSide && lasts(other) >= lasts(exercise);
}

/** A day with another exercise in one's place; what's said about the others isn't up to date. */
function swapAt(
  day: PlannedDay,
  place: number,
  { exercise, other, choices }: { readonly exercise: Exercise; readonly other: Exercise; readonly choices: TrainingChoices },
): PlannedDay {
  const exercises = day.exercises.map((planned, index) =>
    index === place
      ? planExercise(
          { ...doseFor(exercise, other, planned, choices), exercise: other },
          { choices, opens: place === 0, pool: [], ahead: { steps: [], inWeek: new Set() }, inSession: new Set() },
        )
      : planned,
  );
  return { ...day, exercises };
}

/** The dose stays; repetitions and seconds follow the exercise where load doesn't decide how many are hard. */
function doseFor(exercise: Exercise, other: Exercise, planned: CompactExercise, choices: TrainingChoices): CompactExercise {
  const isAlike = planned.holdSeconds === null && isLoaded(exercise) && isLoaded(other);
  if (isAlike) return { ...planned, exerciseId: other.id };
  const { repsMin, repsMax, holdSeconds } = slotDose(other, roleOfExercise(other), aimOf(choices), choices.durationMinutes);
  return { ...planned, exerciseId: other.id, repsMin, repsMax, holdSeconds };
}
