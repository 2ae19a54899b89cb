import type { Exercise, Level } from "./exercise.ts";
import { isLift, isLoadedHinge, isPress, isPull, spendsBack } from "./movements.ts";
import type { VolumeMuscle } from "./muscles.ts";
import type { DaysPerWeek } from "./plan.ts";
import { regionOf } from "./supersets.ts";
import { MAX_SESSION_SETS, RECOVERY_SETS, volumeShares, weeklyRange } from "./volume.ts";

/** How often an exercise may be in a week, and the days with a loaded hinge, but for what the week owes. */
const MOST = { uses: 4, hinged: 2 } as const;

/** Whether two days of a week, which goes round, come one after the other. */
export function areNeighbors(one: number, other: number): boolean {
  return (one + 1) % 7 === other || (other + 1) % 7 === one;
}

/** What a week has so far: effective sets by day and muscle, and how often it uses each exercise. It says what there's still room for. */
export class WeekLedger {
  private readonly sets = Array.from({ length: 7 }, () => new Map<VolumeMuscle, number>());
  private readonly used = Array.from({ length: 7 }, () => new Set<Exercise>());
  private readonly level: Level;
  private readonly days: DaysPerWeek;
  private readonly pullShare: number;
  private sparePulls = 0;

  /** `pullShare` is how many sets of pulls a week has for each of its presses. */
  constructor(level: Level, days: DaysPerWeek, pullShare = 0) {
    this.level = level;
    this.days = days;
    this.pullShare = pullShare;
  }

  /** Enters sets of an exercise on a day, or takes them out again where `sets` is negative. */
  enter(day: number, exercise: Exercise, sets: number): void {
    const today = this.sets[day];
    this.sparePulls += sets * (isPull(exercise) ? 1 : isPress(exercise) ? -this.pullShare : 0);
    for (const { muscle, weight } of volumeShares(exercise)) today?.set(muscle, (today.get(muscle) ?? 0) + weight * sets);
  }

  /** Enters an exercise that a day takes. */
  add(day: number, exercise: Exercise, sets: number): void {
    this.enter(day, exercise, sets);
    this.used[day]?.add(exercise);
  }

  /** Takes an exercise of a day out of the count again. */
  remove(day: number, exercise: Exercise, sets: number): void {
    this.enter(day, exercise, -sets);
    this.used[day]?.delete(exercise);
  }

  /** Whether the week has an exercise as often as it should. */
  isSpent(exercise: Exercise): boolean {
    return this.usesOf(exercise) >= MOST.uses;
  }

  usesOf(exercise: Exercise): number {
    return this.used.filter((day) => day.has(exercise)).length;
  }

  /** The exercises of the days before and after one. */
  beside(day: number): readonly Exercise[] {
    return this.used.flatMap((exercises, other) => (areNeighbors(other, day) ? [...exercises] : []));
  }

  /**
   * Whether an exercise is too near to others: what spends the lower back to a loaded hinge, which two days a week have at most; in weeks of six and more days
   * a press to presses, and anything that a beginner lifts to its kind.
   */
  wantsRest(day: number, exercise: Exercise): boolean {
    const hinged = this.used.flatMap((exercises, other) => ([...exercises].some(isLoadedHinge) ? [other] : []));
    const isNear = hinged.some((other) => areNeighbors(other, day));
    if (isLoadedHinge(exercise) ? isNear || hinged.length >= MOST.hinged : isNear && spendsBack(exercise)) return true;
    const region = this.days > 5 && isLift(exercise) ? regionOf(exercise) : null;
    if (region === null || (region !== "push" && this.level !== "beginner")) return false;
    return this.beside(day).some((other) => isLift(other) && regionOf(other) === region);
  }

  /** Whether the presses, with so many more sets of them, are too many for the week's pulls. */
  lacksPulls(morePresses: number): boolean {
    return this.sparePulls < morePresses * this.pullShare;
  }

  /** Effective sets of a muscle in the whole week. */
  inWeek(muscle: VolumeMuscle): number {
    return this.sets.reduce((sum, day) => sum + (day.get(muscle) ?? 0), 0);
  }

  /** Whether a day may take so many more sets of an exercise: no muscle over its sets a day or a week, none hard on two days in a row. */
  hasRoom(day: number, exercise: Exercise, sets: number): boolean {
    return volumeShares(exercise).every(({ muscle, weight }) => {
      const today = (this.sets[day]?.get(muscle) ?? 0) + weight * sets;
      if (today > MAX_SESSION_SETS || this.inWeek(muscle) + weight * sets > weeklyRange(this.level, muscle).upper) return false;
      if (this.days > 5 || today < RECOVERY_SETS) return true;
      return [day + 1, day + 6].every((next) => (this.sets[next % 7]?.get(muscle) ?? 0) < RECOVERY_SETS);
    });
  }

  /** The effective sets that a muscle has beyond those that make it grow. */
  spareOf(muscle: VolumeMuscle): number {
    return this.inWeek(muscle) - weeklyRange(this.level, muscle).lower;
  }

  /** The share of its useful sets that the least trained of some muscles has. */
  leastShare(muscles: readonly VolumeMuscle[]): number {
    return Math.min(...muscles.map((muscle) => this.inWeek(muscle) / weeklyRange(this.level, muscle).upper));
  }
}
