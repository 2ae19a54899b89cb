import { isChosen, isWorkAt, mainMuscle } from "./candidates.ts";
import { isAngled, suitsSession, welcomesSupersets, worthOf } from "./choose-exercise.ts";
import type { Exercise } from "./exercise.ts";
import { usesHousehold } from "./household.ts";
import { isLift, isLoadedHinge, isMinorPull, isPress, isPull, MOVEMENT_FACTS, serves, spendsBack } from "./movements.ts";
import type { Movement, SlotRole } from "./movements.ts";
import type { TrainingGroup } from "./muscles.ts";
import type { TrainingChoices } from "./plan.ts";
import { rampUpSeconds } from "./ramp-up.ts";
import { inSessionOrder, isOneLegged } from "./session-order.ts";
import { aimOf, slotDose, type SlotDose } from "./slot-dose.ts";
import { isOff, type DayTemplate, type Slot } from "./split.ts";
import { suitEachOther, supersetSaving } from "./supersets.ts";
import { leastFill, sessionSeconds, WARM_UP_SECONDS } from "./timing.ts";
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
  /** What the person may be given for each movement. */
  readonly serving: Readonly<Record<Movement, readonly Exercise[]>>;
  /** Each exercise's place in the pool, which its luck is drawn by. */
  readonly places: ReadonlyMap<Exercise, number>;
  readonly ledger: WeekLedger;
  /** Seconds kept free at the end of a session for conditioning. */
  readonly finisherSeconds: number;
}

/** A slot with what the week wants of it. */
export interface WantedSlot extends Slot {
  readonly isOwed: boolean;
  /** A ticked group isn't itself without it: it comes before more of the same. What's owed as well is a second pull. */
  readonly isNeeded: boolean;
  /** It's of a chosen group. */
  readonly isChosen: boolean;
  /** What's otherwise a second pull may be the day's only one: the week has no room for both. */
  readonly isAlone?: boolean;
}

/** So many points below the best, or with so few, nobody would write an exercise. */
const MUCH_WORSE = 65;
const LEAST_WORTH = -25;

/** No exercise makes a session longer by less, in seconds, where nothing is paired. */
const LEAST_SECONDS = 120;

type Fitting = readonly DraftItem[] | null;

/** One session on its way from slots to exercises. */
export class SessionDraft {
  items: readonly DraftItem[] = [];
  readonly day: DayTemplate;
  readonly frame: DraftFrame;
  /** What the week wants of the day. */
  readonly wishes: readonly WantedSlot[];
  /** The day before or after is to have a hinge. */
  isBesideHinge = false;
  /** More is owed than the clock easily has room for. */
  private readonly isTight: boolean;

  constructor(day: DayTemplate, frame: DraftFrame, wishes: readonly WantedSlot[] = []) {
    this.day = day;
    this.frame = frame;
    this.wishes = wishes;
    const owesMuch = day.isFullBody || wishes.filter(({ isOwed }) => isOwed).length >= 4;
    this.isTight = frame.choices.durationMinutes <= 30 && owesMuch;
  }

  /** Whether the day asks for a movement that it doesn't have yet, or for more of it than it has. */
  isOpen({ movement }: Slot, mayRepeat = false): boolean {
    const [asked, had] = [this.wishes, this.items].map((list) => list.filter((one) => one.movement === movement).length);
    return (asked ?? 0) > (had ?? 0) && (mayRepeat || had === 0);
  }

  /** The items in their order, dosed: the first lift is the day's main lift, another main lift comes second. */
  settle(items: readonly DraftItem[] = this.items): readonly DraftItem[] {
    const { choices } = this.frame;
    let opens = true;
    return inSessionOrder(items).map((item) => {
      if (item.movement === null || item.role === "power") return item;
      const isHeavy = item.role === "main" || item.role === "second";
      const asLift = opens ? "main" : item.isChosen ? (isHeavy ? "second" : item.role) : "accessory";
      const role = isHeavy || isLift(item.exercise) ? asLift : item.role;
      opens = false;
      return { ...item, dose: slotDose(item.exercise, role, aimOf(choices), choices.durationMinutes) };
    });
  }

  /** Seconds that warm-up, ramp-up sets and work take: room is kept for all of them, in a quarter of an hour for the first lift's. */
  seconds(settled: readonly DraftItem[] = this.settle()): number {
    const minutes = this.frame.choices.durationMinutes;
    const work = settled.map(({ exercise, dose }) => ({ exercise, ...dose }));
    const lifting = sessionSeconds(settled.map(timedOf));
    return WARM_UP_SECONDS[minutes] + rampUpSeconds(work, minutes, minutes === 15 ? lifting : 0) + lifting;
  }

  /** Whether the session uses the minutes it should. */
  isFilled(): boolean {
    const { durationMinutes } = this.frame.choices;
    return this.seconds() >= durationMinutes * 60 * leastFill(durationMinutes);
  }

  /** Takes the best exercise for a slot that the clock, the muscles and the session have room for. What is owed may come in as a superset. */
  take(asked: WantedSlot): boolean {
    const { choices, ledger } = this.frame;
    // The first lift of a session is its main lift, whatever the slot calls it: chosen before balance, on two legs before one.
    const isBefore = ({ exercise, isChosen: isOwn }: DraftItem): boolean =>
      isLift(exercise) && !isOneLegged(exercise) && (isOwn || !asked.isChosen);
    const opens = asked.role === "secondary" && !this.items.some(isBefore);
    const slot: WantedSlot = opens ? { ...asked, role: "main" } : asked;
    const { movement, isOwed } = slot;
    // A session that's full needn't try what it can't hold.
    const mayPair = isOwed || slot.isNeeded || welcomesSupersets(choices);
    if (!mayPair && this.fitted(this.items, null, this.frame.finisherSeconds + LEAST_SECONDS) === null) return false;
    const isOfDay = ({ group }: Exercise): boolean => this.day.groups.some((own) => own === group);
    const taken = this.ranked(slot).find((exercise) => {
      if (!this.mayTake(exercise, slot)) return false;
      const dose = slotDose(exercise, slot.role, aimOf(choices), choices.durationMinutes);
      const isOwn = {
        isChosen: isChosen(exercise, choices.muscleGroups),
        isOwed: isOwed || (slot.isNeeded && isOfDay(exercise)),
      };
      const item: DraftItem = { exercise, movement, role: asked.role, ...isOwn, sets: 3, dose, superset: null };
      return this.fit([...this.items, item], slot, mayPair);
    });
    if (taken === undefined) return false;
    ledger.add(this.day.index, taken, 3);
    return true;
  }

  private mayTake(exercise: Exercise, slot: WantedSlot): boolean {
    const { ledger, choices } = this.frame;
    const { index, groups } = this.day;
    const isOwn = (group: TrainingGroup): boolean => groups.length === 0 || groups.includes(group);
    // A quarter of an hour tires only who's new, but for the lower back.
    const isTiring = choices.skillLevel === "beginner" || isLoadedHinge(exercise) || spendsBack(exercise);
    if (!slot.isOwed && (isTiring || choices.durationMinutes > 15) && ledger.wantsRest(index, exercise)) return false;
    if (!slot.isOwed && !isOwn(exercise.group) && !isOff(this.day)) {
      const sum = (own: boolean): number =>
        this.items.reduce((sets, item) => sets + (isOwn(item.exercise.group) === own ? item.sets : 0), 0);
      if (sum(false) + 3 > sum(true)) return false;
    }
    const session = this.items.map((item) => item.exercise);
    const isMinor = isMinorPull(exercise) || slot.movement === "shrug";
    if (isMinor && !slot.isAlone && this.frame.serving.row.some(isPull) && !session.some(isPull)) return false;
    // What balances a week isn't done on two days in a row.
    const isAgain = (other: Exercise): boolean => isLift(other) && other.pattern === exercise.pattern;
    if (!slot.isOwed && !slot.isNeeded && !slot.isChosen && isLift(exercise) && ledger.beside(index).some(isAgain)) return false;
    if (!slot.isOwed && session.some(isPress) && this.isOnePressTooMany(exercise, 3)) return false;
    if (ledger.isSpent(exercise) || !ledger.hasRoom(index, exercise, 3)) return false;
    return suitsSession(exercise, session);
  }

  /** Whether so many more sets of a press are more than the week's pulls balance: of one that isn't chosen, or where the back is. */
  private isOnePressTooMany(exercise: Exercise, sets: number): boolean {
    const { ledger, choices } = this.frame;
    const isShort = ledger.spareOf(mainMuscle(exercise)) < 0 || !choices.muscleGroups.includes("Back");
    const isTheirs = choices.muscleGroups.includes(exercise.group) && isShort;
    return isPress(exercise) && !isTheirs && ledger.lacksPulls(sets);
  }

  /** What serves a slot, the best first. Where nothing is owed, a slot stays empty rather than take what's a lot worse than the best. */
  private ranked({ movement, role, isOwed }: WantedSlot): readonly Exercise[] {
    const { choices, ledger, serving } = this.frame;
    const session = this.items.map(({ exercise }) => exercise);
    const beside = ledger.beside(this.day.index);
    const presses = movement === "chest-press" ? serving[movement].filter((exercise) => ledger.usesOf(exercise) > 0) : [];
    const hasFlies = !choices.muscleGroups.includes("Chest") || serving.fly.length > 0;
    const wantsAngle = presses.length === 0 || presses.some(isAngled) ? null : hasFlies ? "other" : "only";
    const rated = serving[movement]
      .map((exercise) => ({
        exercise,
        worth: worthOf(exercise, role, choices, {
          // Without squats, legs have a second exercise only if the next hinge is another one.
          uses: ledger.usesOf(exercise) * (movement === "hinge" && serving.squat.length === 0 ? 5 : 1),
          isTight: isOwed && this.isTight,
          isBesideHinge: this.isBesideHinge,
          isHingeNear: this.isBesideHinge || this.wishes.some((wish) => wish.movement === "hinge"),
          wantsAngle,
          isNextDay: serving[movement].length > 1 && beside.includes(exercise),
          session,
          place: this.frame.places.get(exercise) ?? 0,
        }),
      }))
      .sort((a, b) => b.worth - a.worth);
    const least = isOwed ? -Infinity : Math.max(LEAST_WORTH, (rated[0]?.worth ?? 0) - MUCH_WORSE);
    return rated.filter(({ worth }) => worth >= least).map(({ exercise }) => exercise);
  }

  /** Keeps the items if they fit the clock, with supersets where those are welcome; the session stays as it was if they don't. */
  private fit(items: readonly DraftItem[], slot: WantedSlot, mayPair: boolean): boolean {
    const { choices, finisherSeconds } = this.frame;
    // What's owed may take every pair apart and pair again, main lifts too. It comes before endurance's conditioning, unless it's a second pull.
    const unpaired = items.map((item) => ({ ...item, superset: null }));
    const kept = choices.goal === "endurance" && !slot.isNeeded ? 0 : finisherSeconds;
    const again = (): Fitting => (slot.isOwed ? this.fitted(unpaired, choices.durationMinutes === 15 ? 0 : 1, kept) : null);
    const fitting = this.fitted(items, mayPair ? MAIN_COST : null, finisherSeconds) ?? again();
    this.items = fitting ?? this.items;
    return fitting !== null;
  }

  /** The items with as few more supersets as the clock asks for, main lifts at a cost; null where they don't fit it. No cost is no superset. */
  private fitted(items: readonly DraftItem[], mainCost: number | null, kept: number): Fitting {
    const limit = this.frame.choices.durationMinutes * 60 - kept;
    let tried: Fitting = items;
    while (tried !== null) {
      const settled = this.settle(tried);
      if (this.seconds(settled) <= limit) return settled;
      tried = mainCost === null ? null : withOneMorePair(settled, mainCost);
    }
    return null;
  }

  /** Supersets for all that can be paired, for who wants to keep moving; a main lift too if nothing else can. */
  pairAll(): void {
    this.items = this.settle();
    let paired = withOneMorePair(this.items, Infinity) ?? withOneMorePair(this.items, MAIN_COST);
    for (; paired !== null; paired = withOneMorePair(paired, Infinity)) this.items = paired;
  }

  /**
   * Where nothing is paired, takes something that what's there can be done in turn with: the first of these movements that makes a pair, in the place of the last
   * exercise that isn't owed if the clock asks for it.
   */
  takePartner(movements: readonly Movement[]): void {
    const hasPair = (): boolean => this.items.some(({ superset }) => superset !== null);
    const makesPair = (movement: Movement): boolean => {
      const before = this.items.map(({ exercise }) => exercise);
      const slot = { movement, role: MOVEMENT_FACTS[movement].role, isOwed: true, isNeeded: false, isChosen: false };
      if (this.take(slot)) this.pairAll();
      if (!hasPair()) for (const item of this.items) if (!before.includes(item.exercise)) this.drop(item);
      return hasPair();
    };
    if (hasPair() || movements.some(makesPair)) return;
    const last = this.items.findLast(({ isOwed, movement }) => !isOwed && movement !== null);
    if (last !== undefined) this.without(last, () => movements.some(makesPair));
  }

  /** Tries something without an exercise, which comes back if nothing comes of it. */
  without(item: DraftItem, attempt: () => boolean): boolean {
    const before = this.items;
    this.drop(item);
    if (attempt()) return true;
    for (const other of this.items) if (!before.some(({ exercise }) => exercise === other.exercise)) this.drop(other);
    this.items = before;
    this.frame.ledger.add(this.day.index, item.exercise, item.sets);
    return false;
  }

  /** Gives lifts a fourth set, where muscles and minutes allow one; the two of a superset get it together. */
  addSets(wanted: (item: DraftItem) => boolean): void {
    const { ledger, finisherSeconds } = this.frame;
    const enter = (items: readonly DraftItem[], sets: number): void =>
      items.forEach(({ exercise }) => ledger.enter(this.day.index, exercise, sets));
    for (const { exercise, superset } of this.items) {
      const both = this.items.filter((item) => item.exercise === exercise || (superset !== null && item.superset === superset));
      if (!both.some(wanted) || !both.every((item) => item.sets === 3 && !this.isOnePressTooMany(item.exercise, 1))) continue;
      // Both are entered before either is judged, as they may share a muscle.
      enter(both, 1);
      const hasRoom = both.every((item) => ledger.hasRoom(this.day.index, item.exercise, 0));
      const more = this.items.map((item) => (both.includes(item) ? { ...item, sets: 4 } : item));
      const fitting = hasRoom ? this.fitted(more, null, finisherSeconds) : null;
      if (fitting === null) enter(both, -1);
      this.items = fitting ?? this.items;
    }
  }

  /** Takes an exercise out again; its superset partner is done alone if the clock allows it, and goes on in turn with nothing if not. */
  drop(item: DraftItem): void {
    this.items = this.items
      .filter((other) => other !== item)
      .map((other) => (other.superset !== null && other.superset === item.superset ? { ...other, superset: null } : other));
    this.frame.ledger.remove(this.day.index, item.exercise, item.sets);
  }

  /** Adds what isn't counted in sets a muscle: conditioning and drills. */
  addTimed(item: DraftItem): void {
    this.items = [...this.items, item];
    this.frame.ledger.add(this.day.index, item.exercise, item.sets);
  }
}

/**
 * The exercises that a week has for each movement, out of what the person may be given. `unavoided` is what there'd be if they avoided nothing, where they
 * avoid something.
 */
export function servingOf(
  strength: readonly Exercise[],
  { skillLevel, location, equipment = [] }: TrainingChoices,
  unavoided: readonly Exercise[] = [],
): DraftFrame["serving"] {
  const owns = location === "home" && equipment.some((one) => one !== "none" && one !== "mat");
  const isWork = (exercise: Exercise): boolean => isWorkAt(exercise, skillLevel);
  const serving = (Object.keys(MOVEMENT_FACTS) as Movement[]).map((movement) => {
    const all = strength.filter((exercise) => serves(exercise, movement));
    const fitting = all.filter(isWork);
    // What someone avoids may leave only what their level has outgrown.
    const isOutgrown = fitting.length === 0 && unavoided.some((exercise) => isWork(exercise) && serves(exercise, movement));
    const allowed = isOutgrown ? all : fitting;
    // Whoever ticked anything gets bottles and bags only where nothing else serves.
    const proper = owns ? allowed.filter((exercise) => !usesHousehold(exercise)) : [];
    return [movement, proper.length > 0 ? proper : allowed];
  });
  return Object.fromEntries(serving) as DraftFrame["serving"];
}

/** A draft's item as it is timed. */
export function timedOf({ exercise, sets, dose, superset }: DraftItem) {
  return { ...dose, sets, superset, perSide: exercise.perSide };
}

/** Whether two of a session's own exercises may be done in turn. */
function canPair(one: DraftItem, other: DraftItem, mainCost: number): boolean {
  const isFree = one.movement !== null && other.movement !== null && one.superset === null && other.superset === null;
  const reps = mainCost === 0 ? undefined : ([one.dose.repsMax, other.dose.repsMax] as const);
  return isFree && one.sets === other.sets && suitEachOther(one.exercise, other.exercise, reps);
}

/** Seconds that a pair has to save more for each main lift in it: those are paired last. At no cost even a heavy squat is done in turn with anything, rather than alone all day. */
const MAIN_COST = 500;

/** The items with the pair that saves the most time, main lifts at a cost. */
function withOneMorePair(items: readonly DraftItem[], mainCost: number): Fitting {
  const superset = Math.max(0, ...items.map((item) => item.superset ?? 0)) + 1;
  let best: readonly [DraftItem, DraftItem] | null = null;
  let most = -Infinity;
  for (const [at, one] of items.entries()) {
    for (const other of items.slice(at + 1)) {
      const isMain = [one, other].some(({ role }) => role === "main" || role === "second");
      if ((isMain && mainCost === Infinity) || !canPair(one, other, mainCost)) continue;
      const saved = supersetSaving(timedOf(one), timedOf(other));
      const worth = saved - (isMain ? mainCost : 0);
      if (saved > 0 && worth > most) [best, most] = [[one, other], worth];
    }
  }
  if (best === null) return null;
  const [first, second] = best;
  return items.map((item) => (item === first || item === second ? { ...item, superset } : item));
}
