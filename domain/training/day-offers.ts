import { joinNames } from "../words/join-names.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import type { PlanEdit } from "./edit.ts";
import type { Exercise } from "./exercise.ts";
import { isLift, isPower } from "./movements.ts";
import type { SlotRole } from "./movements.ts";
import type { CompactDay, CompactExercise, TrainingChoices } from "./plan.ts";
import { secondsPlanned } from "./seconds-planned.ts";
import { roleOfExercise } from "./session-order.ts";
import { apart, pairExercises, pairsToFit } from "./superset-edits.ts";
import { wholeMinutes } from "./timing.ts";

/** A way to get a day back into its minutes. */
export interface DayOffer {
  /** What to do, as a coach says it: "Drop Hammer Curl". */
  readonly message: string;
  readonly savesMinutes: number;
  /** Minutes that the day still takes too long; 0 when it fits. */
  readonly overMinutes: number;
  /** The change of the week that does it. */
  readonly edit: PlanEdit;
}

/** A week's day that may take too long. */
export interface OfferedDay {
  readonly days: readonly CompactDay[];
  readonly day: Weekday;
  readonly choices: TrainingChoices;
  readonly byId: ReadonlyMap<string, Exercise>;
  /** The exercise that a person has just put in: it isn't the one to go. */
  readonly keep?: string | null | undefined;
}

/** Fewer sets than this aren't worth going to the station for; the main lift keeps what a plan gives at most. */
const LEAST_SETS = { main: 4, other: 2 } as const;
/** The most sets that a plan gives an exercise. */
const USUAL_SETS = 4;
/** Whoever reads it should see at a glance what changes. */
const MOST_TRIMMED = 3;

/** What a session would miss an exercise by, from its role. */
const ROLE_WORTH: Readonly<Record<SlotRole, number>> = {
  power: 3,
  main: 3,
  second: 3,
  secondary: 3,
  core: 2,
  accessory: 1,
  carry: 1,
};
/** Chosen work counts for more than any balance work, and what the week has nowhere else for more than its like. */
const CHOSEN_WORTH = 6;
const ONLY_WORTH = 1.5;
/** A second curl on the same day counts for no more than balance work. */
const DOUBLE_COST = CHOSEN_WORTH;
/** Conditioning is filler, unless it's what the person trains for: then it's worth as much as chosen core work. */
const CONDITIONING_WORTH = CHOSEN_WORTH + ROLE_WORTH.core;

/** An exercise that may give way. */
interface Candidate {
  readonly planned: CompactExercise;
  readonly exercise: Exercise;
  readonly isMain: boolean;
  readonly isKept: boolean;
  readonly worth: number;
}

/**
 * Up to three ways to get a day that takes longer than the chosen minutes back into them: fewer sets, a superset, one exercise less. Each is a change that
 * anyone may make; what it saves is what the day takes less once it's made. Those that are enough come first. None for a day that fits.
 */
export function offersFor(offered: OfferedDay): readonly DayOffer[] {
  const { days, day: weekday, choices, byId } = offered;
  const exercises = days.find(({ day }) => day === weekday)?.exercises ?? [];
  const limit = choices.durationMinutes;
  const secondsOf = (changed: readonly CompactExercise[]): number => secondsPlanned(changed, limit, byId);
  const now = secondsOf(exercises);
  if (exercises.some(({ exerciseId }) => !byId.has(exerciseId)) || now <= limit * 60) return [];
  const session: Session = { weekday, exercises, candidates: candidatesOf(exercises, offered), limit, byId, secondsOf };
  const found = [fewerSets(session), superset(session), oneLess(session)].flatMap((change) => {
    const after = change === null ? now : secondsOf(change.exercises);
    const savesMinutes = wholeMinutes(now) - wholeMinutes(after);
    if (change === null || savesMinutes < 1) return [];
    const { message, edit } = change;
    return [{ message, savesMinutes, overMinutes: Math.max(0, wholeMinutes(after) - limit), edit }];
  });
  return found.toSorted((a, b) => Number(a.overMinutes > 0) - Number(b.overMinutes > 0));
}

interface Session {
  readonly weekday: Weekday;
  readonly exercises: readonly CompactExercise[];
  readonly candidates: readonly Candidate[];
  readonly limit: TrainingChoices["durationMinutes"];
  readonly byId: ReadonlyMap<string, Exercise>;
  readonly secondsOf: (exercises: readonly CompactExercise[]) => number;
}

/** A change of the day, and the day as it leaves it. */
interface Change {
  readonly message: string;
  readonly edit: PlanEdit;
  readonly exercises: readonly CompactExercise[];
}

/** The day's exercises, the least important one first. Of two that are as important the later one gives way. */
function candidatesOf(
  exercises: readonly CompactExercise[],
  { days, choices: { goal }, byId, keep }: OfferedDay,
): readonly Candidate[] {
  const week = days.flatMap((day) => day.exercises.flatMap(({ exerciseId }) => byId.get(exerciseId)?.pattern ?? []));
  const known = exercises.flatMap((planned) => {
    const exercise = byId.get(planned.exerciseId);
    return exercise === undefined ? [] : [{ planned, exercise }];
  });
  const main = known.find(({ exercise }) => isLift(exercise) && !isPower(exercise)) ?? known[0];
  return known
    .map(({ planned, exercise }): Candidate => {
      const isDouble =
        roleOfExercise(exercise) === "accessory" &&
        known.some(({ exercise: other }) => other !== exercise && trainsTheSame(other, exercise));
      const isOnly = week.filter((pattern) => pattern === exercise.pattern).length === 1;
      return {
        planned,
        exercise,
        isMain: planned === main?.planned,
        isKept: planned.exerciseId === keep,
        worth: worthOf(planned, exercise, goal) + (isOnly ? ONLY_WORTH : 0) - (isDouble ? DOUBLE_COST : 0),
      };
    })
    .toReversed()
    .toSorted((a, b) => Number(a.isMain) - Number(b.isMain) || a.worth - b.worth);
}

function trainsTheSame(one: Exercise, other: Exercise): boolean {
  return one.kind === other.kind && one.pattern === other.pattern && one.targets[0] === other.targets[0];
}

function worthOf({ role }: CompactExercise, exercise: Exercise, goal: TrainingChoices["goal"]): number {
  if (exercise.kind === "mobility") return 0;
  if (exercise.kind === "conditioning") return goal === "lose-weight" || goal === "endurance" ? CONDITIONING_WORTH : 0;
  return (role === "chosen" ? CHOSEN_WORTH : 0) + ROLE_WORTH[roleOfExercise(exercise)];
}

/** What loses sets together: the two of a superset, or an exercise done on its own. */
type Unit = readonly Candidate[];

function unitsOf(candidates: readonly Candidate[]): readonly Unit[] {
  const units = candidates.map((one) =>
    one.planned.superset === null ? [one] : candidates.filter(({ planned }) => planned.superset === one.planned.superset),
  );
  return units.filter(([first], place) => units.findIndex(([earlier]) => earlier === first) === place);
}

/** A set less of this and that until the day fits: first of what has more sets than a plan gives, then of the least important. */
function fewerSets({ weekday, exercises, candidates, limit, secondsOf }: Session): Change | null {
  const units = unitsOf(candidates.toSorted((a, b) => Number(a.isKept) - Number(b.isKept)));
  /** Whose set goes in each step: of two in a superset both, or the one that has more. */
  let steps: readonly (readonly CompactExercise[])[] = [];
  const setsOf = (planned: CompactExercise): number => planned.sets - steps.filter((step) => step.includes(planned)).length;
  const mostSets = (unit: Unit): number => Math.max(...unit.map(({ planned }) => setsOf(planned)));
  const longest = (unit: Unit): Unit => unit.filter(({ planned }) => setsOf(planned) === mostSets(unit));
  const trimmed = (): CompactExercise[] => exercises.map((planned) => ({ ...planned, sets: setsOf(planned) }));
  const fits = (): boolean => secondsOf(trimmed()) <= limit * 60;
  const isTrimmed = (unit: Unit): boolean => unit.some(({ planned }) => setsOf(planned) < planned.sets);
  const mayTrim = (unit: Unit): boolean =>
    (isTrimmed(unit) || new Set(steps.flat()).size + unit.length <= MOST_TRIMMED) &&
    longest(unit).every(({ planned, isMain }) => setsOf(planned) > LEAST_SETS[isMain ? "main" : "other"]);
  const excess = (unit: Unit): number => Math.max(0, mostSets(unit) - USUAL_SETS);
  while (!fits()) {
    const open = units.filter(mayTrim).toSorted((a, b) => excess(b) - excess(a) || Number(isTrimmed(a)) - Number(isTrimmed(b)));
    const [next] = open;
    if (next === undefined) break;
    steps = [...steps, longest(next).map(({ planned }) => planned)];
  }
  // A step that saved too little on its own may not have been needed in the end.
  for (const step of fits() ? steps : []) {
    const all = steps;
    steps = steps.filter((other) => other !== step);
    if (!fits()) steps = all;
  }
  const fewer = candidates.filter(({ planned }) => setsOf(planned) < planned.sets);
  const changes = fewer.map(({ planned }) => ({ exerciseId: planned.exerciseId, sets: setsOf(planned) }));
  const [first] = changes;
  if (first === undefined) return null;
  const edit: PlanEdit =
    changes.length === 1
      ? { type: "set-sets", day: weekday, ...first }
      : { type: "set-day-sets", day: weekday, exercises: changes };
  const words = setsWords(fewer.map(({ planned, exercise: { name } }) => ({ name, sets: setsOf(planned) })));
  return { message: words, edit, exercises: trimmed() };
}

/** "Do 2 sets of Leg Curl and Calf Raise, 3 of Bench Press". */
function setsWords(changes: readonly { readonly name: string; readonly sets: number }[]): string {
  const counts = [...new Set(changes.map(({ sets }) => sets))].toSorted((a, b) => a - b);
  const parts = counts.map((count, place) => {
    const names = joinNames(changes.filter(({ sets }) => sets === count).map(({ name }) => name));
    return place === 0 ? `${count} sets of ${names}` : `${count} of ${names}`;
  });
  return `Do ${parts.join(", ")}`;
}

/** A main lift is paired only where nothing else can be: seconds that another pair may save less. */
const MAIN_COST = 500;

/** The superset that saves the most, of two that don't compete. */
function superset({ weekday, exercises, candidates, limit, byId, secondsOf }: Session): Change | null {
  const now = secondsOf(exercises);
  const main = candidates.find(({ isMain }) => isMain)?.planned;
  let best: Change | null = null;
  let most = -Infinity;
  for (const [at, one] of exercises.entries()) {
    for (const other of exercises.slice(at + 1)) {
      const two = [one.exerciseId, other.exerciseId] as const;
      const paired = pairsToFit(exercises, two, limit, byId) ? pairExercises(exercises, two, true) : null;
      if (paired === null) continue;
      const saved = now - secondsOf(paired);
      const worth = saved - (one === main || other === main ? MAIN_COST : 0);
      if (saved <= 0 || worth <= most) continue;
      most = worth;
      const names = two.map((id) => byId.get(id)?.name ?? id);
      const edit: PlanEdit = { type: "pair-exercises", day: weekday, exerciseId: two[0], withExerciseId: two[1] };
      best = { message: `Do ${names.join(" and ")} as a superset`, edit, exercises: paired };
    }
  }
  return best;
}

/** The day without its least important exercise, or without a little more important one where that's enough. Never without its main lift. */
function oneLess({ weekday, exercises, candidates, limit, secondsOf }: Session): Change | null {
  const droppable = candidates.filter(({ isMain, isKept }) => !isMain && !isKept);
  const without = ({ planned }: Candidate): readonly CompactExercise[] => apart(exercises.filter((other) => other !== planned));
  const lesser = droppable.slice(0, Math.ceil(droppable.length / 2));
  const dropped = lesser.find((one) => secondsOf(without(one)) <= limit * 60) ?? droppable[0];
  if (dropped === undefined) return null;
  const edit: PlanEdit = { type: "remove-exercise", day: weekday, exerciseId: dropped.planned.exerciseId };
  return { message: `Drop ${dropped.exercise.name}`, edit, exercises: without(dropped) };
}
