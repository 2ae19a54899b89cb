import { isWorkAt } from "./candidates.ts";
import { suitsSession, worthOf } from "./choose-exercise.ts";
import type { Exercise } from "./exercise.ts";
import { isMakeshift, usesHousehold } from "./household.ts";
import { isLift, MOVEMENT_FACTS, serves } from "./movements.ts";
import type { Movement, SlotRole } from "./movements.ts";
import type { TrainingGroup } from "./muscles.ts";
import { VOLUME_MUSCLE_OF } from "./muscles.ts";
import type { PlannedRole, TrainingChoices } from "./plan.ts";
import { WARM_UP_SECONDS } from "./prepare.ts";
import { rampUpsFor } from "./ramp-up.ts";
import { inSessionOrder } from "./session-order.ts";
import { slotDose } from "./slot-dose.ts";
import type { SlotDose } from "./slot-dose.ts";
import type { DayTemplate, Slot } from "./split.ts";
import { goInTurn, isPoorPair, supersetSaving } from "./supersets.ts";
import { leastFill, sessionSeconds } from "./timing.ts";
import type { WeekLedger } from "./week-ledger.ts";

/** An exercise that a session has taken. */
export interface DraftItem {
  readonly exercise: Exercise;
  readonly movement: Movement | null;
  readonly role: SlotRole;
  readonly isChosen: boolean;
  /** The week owes it: it stays when balance work has to go. */
  readonly isOwed: boolean;
  readonly sets: number;
  readonly dose: SlotDose;
  readonly superset: number | null;
}

/** What all sessions of a week are drafted with. */
export interface DraftFrame {
  readonly choices: TrainingChoices;
  readonly pool: readonly Exercise[];
  /** Each exercise's place in the pool, which its luck is drawn by. */
  readonly places: ReadonlyMap<Exercise, number>;
  readonly ledger: WeekLedger;
  /** Seconds kept free at the end of a session for conditioning. */
  readonly finisherSeconds: number;
  /** Exercises by movement, made once for a week. */
  readonly byMovement: Map<Movement, readonly Exercise[]>;
}

/** A slot with what the week wants of it. */
export interface WantedSlot extends Slot {
  readonly isOwed: boolean;
  /** The most effective sets its muscle should have on this day, so that other days get theirs. */
  readonly mostSets: number;
}

/** One session on its way from slots to exercises. */
export class SessionDraft {
  items: readonly DraftItem[] = [];
  readonly day: DayTemplate;
  private readonly frame: DraftFrame;

  constructor(day: DayTemplate, frame: DraftFrame) {
    this.day = day;
    this.frame = frame;
  }

  /** How often the week has an exercise already. */
  usesOf(exercise: Exercise): number {
    return this.frame.ledger.usesOf(exercise);
  }

  /** The items in their order, dosed: the first lift is the day's main lift, another main lift comes second. */
  settle(items: readonly DraftItem[] = this.items): readonly DraftItem[] {
    const { goal, durationMinutes } = this.frame.choices;
    let opens = true;
    return inSessionOrder(items).map((item) => {
      if (item.movement === null || item.role === "power") return item;
      const isHeavy = item.role === "main" || item.role === "second";
      const role = opens ? (isLift(item.exercise) ? "main" : item.role) : isHeavy ? "second" : item.role;
      opens = false;
      return { ...item, dose: slotDose(item.exercise, role, goal, durationMinutes) };
    });
  }

  /** Seconds that warm-up, ramp-up sets and work take. */
  seconds(items: readonly DraftItem[] = this.items): number {
    const ordered = this.settle(items);
    const minutes = this.frame.choices.durationMinutes;
    const work = ordered.map(({ exercise, dose }) => ({ exercise, repsMax: dose.holdSeconds === null ? dose.repsMax : null }));
    const ramps = rampUpsFor(work, minutes).reduce((sum, { seconds }) => sum + seconds, 0);
    return WARM_UP_SECONDS[minutes] + ramps + sessionSeconds(ordered.map(timedOf));
  }

  get limit(): number {
    return this.frame.choices.durationMinutes * 60 - this.frame.finisherSeconds;
  }

  /** Whether the session uses the minutes it should. */
  isFilled(): boolean {
    const { durationMinutes } = this.frame.choices;
    return this.seconds() >= durationMinutes * 60 * leastFill(durationMinutes);
  }

  /** Takes the best exercise for a slot that the clock, the muscles and the session have room for. What is owed may come in as a superset. */
  take(slot: WantedSlot, by: "itself" | "or instead" = "or instead"): boolean {
    const instead = slot.isOwed && by === "or instead" ? MOVEMENT_FACTS[slot.movement].instead : [];
    for (const movement of [slot.movement, ...instead]) {
      for (const exercise of this.ranked(movement, slot.role)) {
        if (!this.mayTake(exercise, slot)) continue;
        const item: DraftItem = {
          exercise,
          movement,
          role: slot.role,
          isChosen: isChosen(exercise, this.frame.choices.muscleGroups),
          isOwed: slot.isOwed,
          sets: 3,
          dose: slotDose(exercise, slot.role, this.frame.choices.goal, this.frame.choices.durationMinutes),
          superset: null,
        };
        if (this.fit([...this.items, item], slot.isOwed)) {
          this.frame.ledger.enter(this.day.index, exercise, 3);
          this.frame.ledger.count(exercise, 1);
          return true;
        }
      }
    }
    return false;
  }

  private mayTake(exercise: Exercise, slot: WantedSlot): boolean {
    const { ledger } = this.frame;
    const { index, groups } = this.day;
    const isOwn = (group: TrainingGroup): boolean => groups.length === 0 || groups.includes(group);
    if (!slot.isOwed && !isOwn(exercise.group)) {
      const sum = (own: boolean): number =>
        this.items.reduce((sets, item) => sets + (isOwn(item.exercise.group) === own ? item.sets : 0), 0);
      if (sum(false) + 3 > sum(true)) return false;
    }
    if (ledger.isSpent(exercise, slot.isOwed || slot.role === "main") || !ledger.hasRoom(index, exercise, 3)) return false;
    const first = exercise.targets[0];
    if (!slot.isOwed && first !== undefined && ledger.on(index, VOLUME_MUSCLE_OF[first]) + 3 > slot.mostSets) return false;
    return suitsSession(
      exercise,
      this.items.map((item) => item.exercise),
    );
  }

  private ranked(movement: Movement, role: SlotRole): readonly Exercise[] {
    const { choices, ledger } = this.frame;
    return this.serving(movement)
      .map((exercise) => ({
        exercise,
        worth: worthOf(exercise, role, choices, { uses: ledger.usesOf(exercise), place: this.frame.places.get(exercise) ?? 0 }),
      }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ exercise }) => exercise);
  }

  private serving(movement: Movement): readonly Exercise[] {
    const { byMovement, pool, choices } = this.frame;
    const known = byMovement.get(movement);
    if (known !== undefined) return known;
    const all = pool.filter((exercise) => serves(exercise, movement));
    const fitting = all.filter((exercise) => isWorkAt(exercise, choices.skillLevel));
    // What someone avoids may leave only what their level has outgrown.
    const allowed = fitting.length === 0 && (choices.avoid ?? []).length > 0 ? all : fitting;
    // Whoever ticked anything gets bottles and bags only where nothing else serves.
    const proper = (choices.equipment ?? []).some((one) => one !== "none" && one !== "mat")
      ? [usesHousehold, isMakeshift].map((poor) => allowed.filter((one) => !poor(one)))
      : [];
    const found = (choices.location === "home" && proper.find((some) => some.length > 0)) || allowed;
    byMovement.set(movement, found);
    return found;
  }

  /** Keeps the items if they fit the clock, with supersets where those are welcome; the session stays as it was if they don't. */
  private fit(items: readonly DraftItem[], isOwed: boolean): boolean {
    const { durationMinutes, goal } = this.frame.choices;
    let tried = this.settle(items);
    while (this.seconds(tried) > this.limit) {
      const paired = isOwed || durationMinutes <= 30 || goal === "lose-weight" ? withOneMorePair(tried) : null;
      if (paired === null) return false;
      tried = paired;
    }
    this.items = tried;
    return true;
  }

  /** Supersets for all that can be paired, for who wants to keep moving; a main lift too if nothing else can. */
  pairAll(): void {
    this.items = this.settle();
    if (withOneMorePair(this.items, false) === null) this.items = withOneMorePair(this.items) ?? this.items;
    for (let paired = withOneMorePair(this.items, false); paired !== null; paired = withOneMorePair(this.items, false))
      this.items = paired;
  }

  /** Gives lifts a fourth set, where muscles and minutes allow one. */
  addSets(wanted: (item: DraftItem) => boolean): void {
    for (const item of this.items) {
      if (!wanted(item) || item.sets !== 3 || item.superset !== null) continue;
      const more = this.items.map((other) => (other === item ? { ...item, sets: 4 } : other));
      if (this.seconds(more) > this.limit || !this.frame.ledger.hasRoom(this.day.index, item.exercise, 1)) continue;
      this.items = more;
      this.frame.ledger.enter(this.day.index, item.exercise, 1);
    }
  }

  /** Takes an exercise out again; its superset partner is done alone if the clock allows it, and goes on in turn with nothing if not. */
  drop(item: DraftItem): void {
    this.items = this.items
      .filter((other) => other !== item)
      .map((other) => (other.superset !== null && other.superset === item.superset ? { ...other, superset: null } : other));
    this.frame.ledger.enter(this.day.index, item.exercise, -item.sets);
    this.frame.ledger.count(item.exercise, -1);
  }

  /** Adds what isn't counted in sets a muscle: conditioning and drills. */
  addTimed(item: DraftItem): void {
    this.items = [...this.items, item];
    this.frame.ledger.count(item.exercise, 1);
  }
}

/** Whether an exercise is work of the chosen groups. Full-Body chooses everything. */
export function isChosen(exercise: Exercise, groups: readonly TrainingGroup[]): boolean {
  return groups.includes("Full-Body") || groups.includes(exercise.group);
}

/** The role a plan shows. */
export function plannedRole({ exercise, isChosen: chosen }: DraftItem, isLight: boolean): PlannedRole {
  if (isLight || exercise.kind !== "strength") return "light";
  return chosen ? "chosen" : "balance";
}

/** A draft's item as it is timed. */
export function timedOf({ exercise, sets, dose, superset }: DraftItem) {
  return { ...dose, sets, superset, perSide: exercise.perSide };
}

/** Whether two exercises can be done in turn: they don't compete for muscles, and neither is done fast or walked with. */
function canPair(one: DraftItem, other: DraftItem): boolean {
  if (one.movement === null || other.movement === null || one.sets !== other.sets || isPoorPair(one.exercise, other.exercise))
    return false;
  const [a, b] = [MOVEMENT_FACTS[one.movement].region, MOVEMENT_FACTS[other.movement].region];
  const isFree = one.superset === null && other.superset === null;
  return isFree && goInTurn({ region: a, pattern: one.exercise.pattern }, { region: b, pattern: other.exercise.pattern });
}

/** The items with the pair that saves the most time; main lifts are paired last, or not at all. */
function withOneMorePair(items: readonly DraftItem[], withMains = true): readonly DraftItem[] | null {
  const numbers = items.map(({ superset }) => superset ?? 0);
  const superset = Math.max(0, ...numbers) + 1;
  let best: readonly [DraftItem, DraftItem] | null = null;
  let most = -Infinity;
  for (const [at, one] of items.entries()) {
    for (const other of items.slice(at + 1)) {
      if (!canPair(one, other)) continue;
      const mains = [one, other].filter(({ role }) => role === "main" || role === "second").length;
      if (mains > 0 && !withMains) continue;
      const saved = supersetSaving(timedOf(one), timedOf(other));
      const worth = saved - 500 * mains;
      if (saved > 0 && worth > most) [best, most] = [[one, other], worth];
    }
  }
  if (best === null) return null;
  const [first, second] = best;
  return items.map((item) => (item === first || item === second ? { ...item, superset } : item));
}
