import type { Exercise, Level } from "@lockstep/domain/training/exercise.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLE_OF } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import type { PlannedDay, PlannedExercise, TrainingChoices, TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { isDynamicDrillName, isMakeshiftName, readMovement } from "./coach-sheet-names.ts";
import type { Movement, Reading } from "./coach-sheet-names.ts";

/** The profile's goals the sheet knows; null is a profile without one. */
export const SHEET_GOALS = ["build-strength", "build-muscle", "endurance", "lose-weight", null] as const;
export type SheetGoal = (typeof SHEET_GOALS)[number];

/** What a week is made from. */
export interface SheetChoices extends TrainingChoices {
  readonly goal: SheetGoal;
}

/** One planned exercise with what the catalogue and its name say. */
export interface Lift {
  readonly planned: PlannedExercise;
  readonly facts: Exercise;
  readonly movement: Movement;
}

/** A training day, read. */
export interface Session {
  readonly day: PlannedDay;
  readonly at: number;
  readonly isLight: boolean;
  readonly lifts: readonly Lift[];
  /** Strength work alone. */
  readonly work: readonly Lift[];
}

/** A week as the rules read it, with every exercise this person could get. */
export interface SheetWeek {
  readonly choices: SheetChoices;
  readonly plan: TrainingPlan;
  readonly byId: ReadonlyMap<string, Exercise>;
  readonly pool: readonly { readonly facts: Exercise; readonly movement: Movement }[];
  /** Movements that something of the pool does with equipment. */
  readonly equipped: ReadonlySet<Movement>;
  readonly sessions: readonly Session[];
  /** Sessions without the light day. */
  readonly hard: readonly Session[];
  readonly reading: Reading;
  readonly weeklyMinutes: number;
}

const LEVEL_STEP = { beginner: 0, intermediate: 1, advanced: 2 } as const;

/** Whether the level may use it, and whether it's still work for the level. */
export function isInLevelRange(facts: Exercise, level: Level): boolean {
  const most = facts.until;
  return LEVEL_STEP[facts.level] <= LEVEL_STEP[level] && (most === null || LEVEL_STEP[level] <= LEVEL_STEP[most]);
}

/** Whether place, equipment and the avoid list allow it. */
export function isAllowed(facts: Exercise, choices: SheetChoices): boolean {
  if (facts.location !== choices.location) return false;
  if (facts.loads.some((load) => (choices.avoid ?? []).includes(load))) return false;
  const owned: readonly string[] = choices.equipment ?? [];
  return choices.location === "gym" || facts.needs.every((need) => owned.includes(need));
}

/** Reads a week in one of the two readings. */
export function readWeek(choices: SheetChoices, catalogue: readonly Exercise[], plan: TrainingPlan, reading: Reading): SheetWeek {
  const byId = new Map(catalogue.map((facts) => [facts.id, facts]));
  const sessions = plan.days.flatMap((day, at): Session[] => {
    if (day.isRest) return [];
    const lifts = day.exercises.flatMap((planned): Lift[] => {
      const facts = byId.get(planned.exerciseId);
      return facts === undefined ? [] : [{ planned, facts, movement: readMovement(facts, reading) }];
    });
    const isLight = choices.daysPerWeek === 7 && /mobility|light|easy|recovery/i.test(day.focus);
    return [{ day, at, isLight, lifts, work: lifts.filter(({ facts }) => facts.kind === "strength") }];
  });
  const pool = catalogue
    .filter((facts) => facts.kind === "strength" && isAllowed(facts, choices) && isInLevelRange(facts, choices.skillLevel))
    .map((facts) => ({ facts, movement: readMovement(facts, reading) }));
  return {
    choices,
    plan,
    byId,
    pool,
    equipped: new Set(pool.flatMap(({ facts, movement }) => (facts.needs.length > 0 ? [movement] : []))),
    reading,
    sessions,
    hard: sessions.filter(({ isLight }) => !isLight),
    weeklyMinutes: choices.durationMinutes * choices.daysPerWeek,
  };
}

/** All strength work outside the light day. */
export function workOf(week: SheetWeek): readonly Lift[] {
  return week.hard.flatMap(({ work }) => work);
}

export const BASICS = [
  ["squat or lunge", ["squat", "lunge"]],
  ["hinge", ["hinge"]],
  ["horizontal push", ["horizontal-push"]],
  ["vertical push", ["vertical-push"]],
  ["horizontal pull", ["horizontal-pull"]],
  ["vertical pull", ["vertical-pull"]],
] as const satisfies readonly (readonly [string, readonly Movement[]])[];

const LEGS: readonly Movement[] = ["squat", "lunge", "hinge", "glutes", "knee-extension", "knee-flexion", "hips", "calves"];
const PUSHES: readonly Movement[] = ["horizontal-push", "vertical-push", "chest-fly", "elbow-extension"];
const PULLS: readonly Movement[] = ["horizontal-pull", "vertical-pull", "rear-raise", "shrug", "elbow-flexion"];
const CORE: readonly Movement[] = ["trunk-flexion", "anti-extension", "rotation", "lateral-flexion", "trunk-extension"];

export const isLeg = (movement: Movement): boolean => LEGS.includes(movement);
export const isPush = (movement: Movement): boolean => PUSHES.includes(movement);
export const isPull = (movement: Movement): boolean => PULLS.includes(movement);
export const isCore = (movement: Movement): boolean => CORE.includes(movement);
export const isLegLift = (movement: Movement): boolean => ["squat", "lunge", "hinge"].includes(movement);
export const isPress = (movement: Movement): boolean => ["horizontal-push", "vertical-push"].includes(movement);
export const isRow = (movement: Movement): boolean => ["horizontal-pull", "vertical-pull"].includes(movement);

/** Whether this person has an exercise with one of these movements at all. */
export function canDo(week: SheetWeek, is: (movement: Movement) => boolean): boolean {
  return week.pool.some(({ movement }) => is(movement));
}

/** The wizard's group an exercise trains first: its own group, or its first target's. */
export function trains({ facts }: Lift, group: TrainingGroup): boolean {
  const first = facts.targets[0];
  return facts.group === group || (first !== undefined && GROUP_OF_MUSCLE[VOLUME_MUSCLE_OF[first]] === group);
}

/** Whether the choices include both upper body and legs, so that the week is a split of the whole body. */
export function isWholeBody({ choices }: SheetWeek): boolean {
  const chosen = new Set(choices.muscleGroups);
  return chosen.has("Full-Body") || (chosen.has("Legs") && (chosen.has("Chest") || chosen.has("Back") || chosen.has("Arms")));
}

/** Whether the six basics are owed. */
export function owesBasics({ choices, weeklyMinutes }: SheetWeek): boolean {
  const chosen = new Set(choices.muscleGroups);
  const many = chosen.size >= 4 || chosen.has("Full-Body") || (chosen.has("Chest") && chosen.has("Back") && chosen.has("Legs"));
  return many && weeklyMinutes >= 90;
}

/** Someone who trains at home with what every home has. */
export function ownsNothing({ choices }: Pick<SheetWeek, "choices">): boolean {
  return choices.location === "home" && (choices.equipment ?? []).every((piece) => piece === "none" || piece === "mat");
}

/** Loaded so that weight can be added. */
export function isLoaded({ needs, loadModel }: Exercise): boolean {
  return needs.length > 0 && ["total", "per-hand", "added", "stack"].includes(loadModel);
}

/** Sets of some lifts. */
export function setsOf(lifts: readonly Lift[]): number {
  return lifts.reduce((sum, { planned }) => sum + planned.sets, 0);
}

/** The middle of the repetitions. */
export const middleOf = ({ planned }: Lift): number => (planned.repsMin + planned.repsMax) / 2;

/** A muscle as volume is counted in, the shoulder's three heads apart. */
export type CountedMuscle = Exclude<VolumeMuscle, "shoulders"> | "front-shoulders" | "side-shoulders" | "rear-shoulders";

/** The muscle without the shoulder's heads. */
export function wholeMuscle(muscle: CountedMuscle): VolumeMuscle {
  return muscle === "front-shoulders" || muscle === "side-shoulders" || muscle === "rear-shoulders" ? "shoulders" : muscle;
}

/** The wizard's group of a muscle. */
export const groupOf = (muscle: CountedMuscle): TrainingGroup => GROUP_OF_MUSCLE[wholeMuscle(muscle)];

/** What one set gives each muscle: target 1, synergist 0.5, each muscle once. */
export function sharesOf({ facts, movement }: Lift): ReadonlyMap<CountedMuscle, number> {
  const shares = new Map<CountedMuscle, number>();
  if (facts.kind !== "strength") return shares;
  const head = isPull(movement) ? "rear-shoulders" : movement === "shoulder-raise" ? "side-shoulders" : "front-shoulders";
  const counted = (muscle: VolumeMuscle): CountedMuscle => (muscle === "shoulders" ? head : muscle);
  for (const muscle of facts.synergists) shares.set(counted(VOLUME_MUSCLE_OF[muscle]), 0.5);
  for (const muscle of facts.targets) shares.set(counted(VOLUME_MUSCLE_OF[muscle]), 1);
  return shares;
}

/** Effective sets by muscle. */
export function effectiveSetsOf(lifts: readonly Lift[]): ReadonlyMap<CountedMuscle, number> {
  const sums = new Map<CountedMuscle, number>();
  for (const lift of lifts) {
    for (const [muscle, share] of sharesOf(lift)) sums.set(muscle, (sums.get(muscle) ?? 0) + share * lift.planned.sets);
  }
  return sums;
}

/** Exercises done in turn, or one on its own. */
export function stationsOf(lifts: readonly Lift[]): readonly (readonly Lift[])[] {
  const stations: Lift[][] = [];
  for (const lift of lifts) {
    const last = stations.at(-1);
    const joins = lift.planned.superset !== null && last?.[0]?.planned.superset === lift.planned.superset;
    if (joins) last?.push(lift);
    else stations.push([lift]);
  }
  return stations;
}

/** Seconds of one set: 15 s to start and 4 s a repetition at the middle of the range, or the hold; twice when done side by side. */
function setSeconds(lift: Lift): number {
  const { holdSeconds, perSide } = lift.planned;
  return 15 + (holdSeconds ?? 4 * middleOf(lift)) * (perSide ? 2 : 1);
}

/** Seconds of a station: rests between sets, and a superset's sets in turn. */
export function stationSeconds(station: readonly Lift[]): number {
  const [first] = station;
  if (first === undefined) return 0;
  const sets = Math.max(...station.map(({ planned }) => planned.sets));
  if (station.length === 1) return sets * setSeconds(first) + (sets - 1) * first.planned.restSeconds;
  const alone = station.map((lift) => setSeconds(lift) + lift.planned.restSeconds);
  const inTurn = station.reduce((sum, lift) => sum + setSeconds(lift), 60);
  return sets * Math.max(...alone, inTurn);
}

/** Warm-up steps that prepare one lift, not the body: ramp-up sets. */
export function rampStepsOf(week: SheetWeek, { day }: Session): PlannedDay["warmUp"] {
  return day.warmUp.filter((step) => week.byId.get(step.exerciseId)?.kind === "strength" && !isDynamicDrillName(step.name));
}

/** Seconds of the drills alone. */
export function drillSecondsOf(week: SheetWeek, session: Session): number {
  const ramps = new Set(rampStepsOf(week, session));
  return session.day.warmUp.filter((step) => !ramps.has(step)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Household things in place of weights. */
export const isMakeshift = ({ name, needs, loadModel }: Exercise): boolean =>
  needs.length === 0 && (isMakeshiftName(name) || ["total", "per-hand", "added"].includes(loadModel));

/** A share, kept within 1e-9 so that 60 % of five sets is 60 %. */
export const reaches = (part: number, whole: number, share: number): boolean => part + 1e-9 >= share * whole;
