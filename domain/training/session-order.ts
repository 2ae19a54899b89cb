import { mainMuscle } from "./candidates.ts";
import { RANKS, type Exercise } from "./exercise.ts";
import { usesHousehold } from "./household.ts";
import { isBentRow, isLift, isLoadedHinge, isMinorPull, isPower, type SlotRole } from "./movements.ts";
import type { DraftItem } from "./session-draft.ts";
import { isLoaded } from "./slot-dose.ts";
import { MUSCLES_BY_SIZE } from "./volume.ts";

const STEPS: readonly (readonly SlotRole[])[] = [["power"], ["main", "second", "secondary"], ["accessory"], ["core"], ["carry"]];

/** The role an exercise has by what it is, where no slot gives it another. */
export function roleOfExercise(exercise: Exercise): SlotRole {
  if (isPower(exercise)) return "power";
  if (exercise.pattern === "carry") return "carry";
  if (exercise.group === "Core") return "core";
  return isLift(exercise) || (exercise.compound && exercise.pattern === "hip-extension") || exercise.group === "Full-Body"
    ? "secondary"
    : "accessory";
}

/** Steps are so far apart that nothing within one reaches the next. */
const STEP = 100;

/**
 * An exercise's place in its session, smaller first: power, compound lifts (two-legged before one-legged and bridges), isolation by the size of its muscle, core
 * with the staples first, carries, then conditioning and mobility.
 */
export function sessionRank(exercise: Exercise): number {
  if (exercise.kind !== "strength") return (exercise.kind === "conditioning" ? STEPS.length : STEPS.length + 1) * STEP;
  const role = roleOfExercise(exercise);
  const step = STEPS.findIndex((roles) => roles.includes(role)) * STEP;
  if (role === "accessory") return step + MUSCLES_BY_SIZE.indexOf(mainMuscle(exercise));
  const usual = step + RANKS.indexOf(exercise.rank);
  return role !== "core" && (isOneLegged(exercise) || exercise.pattern === "hip-extension") ? usual + STEP / 2 : usual;
}

/** Whether it's a lift on one leg. */
export function isOneLegged(exercise: Exercise): boolean {
  return isLift(exercise) && exercise.group === "Legs" && (exercise.perSide || exercise.pattern === "lunge");
}

type Orderable = Pick<DraftItem, "exercise" | "role" | "isChosen" | "superset">;

/** Exercises in the order of a session; chosen work before balance work within a step, main lifts before others, a superset's second behind its first. */
export function inSessionOrder<Item extends Orderable>(items: readonly Item[]): readonly Item[] {
  const hasLoad = items.some(({ exercise }) => isLoaded(exercise) && isLift(exercise));
  const hasHinge = items.some(({ exercise }) => isLoadedHinge(exercise));
  const hasSquat = items.some(({ exercise, isChosen }) => !isChosen && exercise.pattern === "squat");
  const keyed = items.map((item) => {
    const rank = sessionRank(item.exercise);
    // Bent rows come after hinges, and balance hinges after balance squats: the lower back does the heavier work first.
    const isLate =
      rank % STEP >= STEP / 2 ||
      (hasHinge && isBentRow(item.exercise)) ||
      (hasSquat && !item.isChosen && isLoadedHinge(item.exercise)) ||
      (item.exercise.compound && isMinorPull(item.exercise));
    // The heaviest first: a towel or a backpack leads only where nothing is loaded.
    const isMain = (item.role === "main" || item.role === "second") && !(hasLoad && usesHousehold(item.exercise));
    const key = Math.floor(rank / STEP) * 8 + (item.isChosen ? 0 : 4) + (isLate ? 2 : 0) + (isMain ? 0 : 1);
    return { item, key, rank };
  });
  const sorted = keyed.sort((a, b) => a.key - b.key || a.rank - b.rank).map(({ item }) => item);
  return sorted.flatMap((item) => {
    if (item.superset === null) return [item];
    const partners = sorted.filter(({ superset }) => superset === item.superset);
    // What's done in turn with a lift on one leg waits for those on two, and with a second pull for the first.
    const waits = ({ exercise }: Item): boolean => isOneLegged(exercise) || (exercise.compound && isMinorPull(exercise));
    const leader = partners.find(waits) ?? partners[0];
    return leader === item ? partners : [];
  });
}
