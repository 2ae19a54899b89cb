import { eligibleExercises } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { fitSession } from "./fit-session.ts";
import type { UnfittedExercise } from "./fit-session.ts";
import { mobilityFor } from "./light-day.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import type { PlannedDay, PlannedExercise, PlannedRole, TrainingChoices } from "./plan.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { coolDownFor, warmUpFor } from "./prepare.ts";
import { sessionRank } from "./session-order.ts";
import { tellExercise } from "./tell-exercise.ts";
import { MIN_FILL } from "./timing.ts";

/** An exercise on its way into a planned day. */
export interface Placed extends UnfittedExercise {
  readonly role: PlannedRole;
}

/** What a person may be given, sorted by kind. */
export interface Pools {
  readonly strength: readonly Exercise[];
  readonly mobility: readonly Exercise[];
  readonly conditioning: readonly Exercise[];
}

/** Sorts what a person may be given by kind. */
export function poolsOf(choices: TrainingChoices, catalogue: readonly Exercise[]): Pools {
  const eligible = eligibleExercises(choices, catalogue);
  const ofKind = (kind: Exercise["kind"]): readonly Exercise[] => eligible.filter((exercise) => exercise.kind === kind);
  return { strength: ofKind("strength"), mobility: ofKind("mobility"), conditioning: ofKind("conditioning") };
}

/**
 * Mobility and conditioning for minutes that no set of work fits; none of it in a day that work fills, unless `always`. `spent` are drills that the week has used
 * twice already.
 */
export function fillerFor(
  placed: readonly Placed[],
  pools: Pools,
  choices: TrainingChoices,
  always: boolean,
  spent: ReadonlySet<Exercise>,
): readonly Placed[] {
  const minutes = choices.durationMinutes;
  const taken = fitSession(placed, minutes).reduce((sum, fitting) => sum + fitting.workSeconds, 0);
  if (!always && taken >= minutes * 60 * MIN_FILL) return [];
  const drills = pools.mobility.filter((exercise) => !spent.has(exercise));
  return mobilityFor(drills, placed, minutes, choices.seed ?? 0).map((item) => ({ ...item, role: "light" as const }));
}

/** Compounds by size, then isolation by size, then core; equals stay as they stand. */
export function inSessionOrder(placed: readonly Placed[]): readonly Placed[] {
  return placed
    .map((item, place) => ({ item, place }))
    .sort((a, b) => sessionRank(a.item.exercise) - sessionRank(b.item.exercise) || a.place - b.place)
    .map(({ item }) => item);
}

function plannedExercises(ordered: readonly Placed[], pools: Pools, choices: TrainingChoices): readonly PlannedExercise[] {
  const fittings = fitSession(ordered, choices.durationMinutes);
  const inSession = new Set(ordered.map((item) => item.exercise.id));
  return ordered.flatMap(({ exercise, sets, paired, role }, place) => {
    const fitting = fittings[place];
    if (fitting === undefined) return [];
    const { repsMin, repsMax, restSeconds } = fitting;
    const { holdSeconds } = exercise.dose;
    const dosed = { exercise, sets, repsMin, repsMax, holdSeconds, restSeconds, superset: paired ? 1 : null, role };
    return [tellExercise(dosed, { choices, opens: place === 0, pool: pools[exercise.kind], inSession })];
  });
}

/** What a training day is built from. */
export interface DayPlan {
  readonly day: Weekday;
  /** Names the day's focus by what it holds. */
  readonly focus: (exercises: readonly PlannedExercise[]) => string;
  /** In the order of the session. */
  readonly placed: readonly Placed[];
  readonly pools: Pools;
  readonly choices: TrainingChoices;
}

/** A training day: exercises dosed to the minutes and described, with warm-up and cool-down. */
export function trainingDay({ day, focus, placed, pools, choices }: DayPlan): PlannedDay {
  const exercises = plannedExercises(placed, pools, choices);
  const preparation = {
    work: placed.map((item) => item.exercise),
    mobility: pools.mobility,
    conditioning: pools.conditioning,
    seed: (choices.seed ?? 0) + WEEKDAYS.indexOf(day),
  };
  return {
    day,
    focus: focus(exercises),
    isRest: false,
    workMinutes: Math.ceil(exercises.reduce((sum, exercise) => sum + exercise.workSeconds, 0) / 60),
    warmUp: warmUpFor(preparation),
    coolDown: coolDownFor(preparation),
    exercises,
  };
}

/** A day without training. */
export function restDay(place: number): PlannedDay {
  const day = WEEKDAYS[place] ?? "Monday";
  return { day, focus: "Rest Day", isRest: true, workMinutes: 0, warmUp: [], coolDown: [], exercises: [] };
}
